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

/** Lines of a failed check that are said again at the end: what follows it would hide them. */
const TAIL = 60;

/** Runs a command; its exit code, and the last lines it has said. */
const run = ([program = '', ...args]: string[]) =>
  new Promise<{ code: number; tail: string }>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // through the pipe no program sees that it speaks to a terminal
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
    });
    let tail = '';
    for (const [stream, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.setEncoding('utf8').on('data', (said: string) => {
        to.write(said);
        tail = `${tail}${said}`.split('\n').slice(-TAIL).join('\n');
      });
    child.on('error', (error) => resolve({ code: 1, tail: `${error.message}\n` }));
    // not "close": what a killed test has left running would hold the pipes open
    child.on('exit', (code) => setTimeout(() => resolve({ code: code ?? 1, tail }), 300));
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
const failures: string[] = [];
for (const check of CHECKS) {
  if (named.length > 0 && !named.includes(check.name)) continue;
  const reason = check.skip?.();
  if (reason) {
    lines.push(`skipped  ${check.name}: ${reason}`);
    continue;
  }
  process.stdout.write(`\n── ${check.name}\n`);
  const started = performance.now();
  const { code, tail } = await run(check.command);
  if (code !== 0) failures.push(`── ${check.name} said at the end:\n${tail}`);
  lines.push(
    `${code === 0 ? 'passed ' : 'FAILED '}  ${check.name}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
process.stdout.write(`\n${[...failures, ...lines].join('\n')}\n`);
process.exit(failures.length > 0 ? 1 : 0);
