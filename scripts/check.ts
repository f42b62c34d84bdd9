/**
 * All checks, each in its own process, all of them even when one fails: types, lint, boundaries, build, unit and
 * feature tests, browser journeys. `npm test -- types unit` runs those named.
 */
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.ts';

interface Check {
  name: string;
  command: string[];
  /** A reason not to run it here; printed, and never counted as passed. */
  skip?: () => string | undefined;
}

const CHECKS: Check[] = [
  { name: 'types', command: ['tsc', '--build', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['node', 'scripts/boundaries.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'feature', command: ['vitest', 'run', '--project', 'feature'] },
  {
    name: 'journeys',
    command: ['vitest', 'run', '--project', 'journeys', '--bail', '1'],
    skip: () =>
      findChromium() ? undefined : 'no Chromium found (set CHROMIUM or install the package "chromium")',
  },
];

const run = ([program = '', ...args]: string[]) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const named = process.argv.slice(2);
const unknown = named.find((name) => !CHECKS.some((check) => check.name === name));
if (unknown) {
  process.stderr.write(
    `Unknown check "${unknown}". One of: ${CHECKS.map((check) => check.name).join(', ')}.\n`,
  );
  process.exit(1);
}

const lines: string[] = [];
let failed = false;
for (const check of CHECKS) {
  if (named.length > 0 && !named.includes(check.name)) continue;
  const reason = check.skip?.();
  if (reason) {
    lines.push(`skipped  ${check.name}: ${reason}`);
    continue;
  }
  process.stdout.write(`\n── ${check.name}\n`);
  const started = performance.now();
  const code = await run(check.command);
  failed ||= code !== 0;
  lines.push(
    `${code === 0 ? 'passed ' : 'FAILED '}  ${check.name}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exit(failed ? 1 : 0);
