/**
 * Runs all checks, each in its own process, and all of them even when one fails: first those that only read sources,
 * as many at once as there are processors, then the others in turn. `npm test -- types unit` runs the named ones,
 * `npm test -- feature server/features/product` one of them on a path; paths alone run all tests there.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingForJourneys } from './checks/journey-needs.ts';

interface Check {
  name: string;
  command: string[];
  /** What it looks at unless paths are named; without it it looks at everything always. */
  paths?: string[];
  isTest?: boolean;
  /** Reads the sources and nothing else: it runs beside others of its kind, and what it says is shown when it ends. */
  isReader?: boolean;
  /** Runs only where it is named: it needs what hardly any machine has. */
  onlyNamed?: boolean;
  /** A sentence on what it needs and does not find here. Nothing is skipped: it fails with it. */
  missing?: () => Promise<string | undefined>;
}

const vitest = (project: string) => ['vitest', 'run', '--passWithNoTests', '--project', project];

const CHECKS: Check[] = [
  // one checker: each further one resolves the shared types again, which costs more than two cores give
  { name: 'types', command: ['tsc', '--build', '--noEmit', '--checkers', '1'], isReader: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], paths: ['.'], isReader: true },
  { name: 'promises', command: ['oxlint', '--type-aware', '--deny-warnings'], paths: ['.'], isReader: true },
  { name: 'unused', command: ['knip', '--no-progress'], isReader: true },
  { name: 'boundaries', command: ['node', 'scripts/checks/boundaries.ts'], isReader: true },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit', command: vitest('unit'), paths: [], isTest: true },
  { name: 'feature', command: vitest('feature'), paths: [], isTest: true },
  {
    name: 'journeys',
    command: [...vitest('journeys'), '--bail', '1'],
    paths: [],
    isTest: true,
    missing: missingForJourneys,
  },
  {
    name: 'cluster',
    command: vitest('cluster'),
    paths: [],
    isTest: true,
    onlyNamed: true,
    missing: async () =>
      process.env.OPENSEARCH_URL ? undefined : 'OPENSEARCH_URL names no cluster (as SEARCH_URL does).',
  },
];

/** Lines of a failed check that are said again at the end: what follows it would hide them. */
const TAIL = 60;
/** Test files that are named at the end. */
const SLOWEST = 10;
/** Failed tests that are named at the end. */
const MAX_FAILURES = 20;

const noteFile = (name: string) => path.join(os.tmpdir(), `overseas-b2b-test-${name}-${process.pid}`);
const timesFile = noteFile('times');
const longFile = noteFile('long');
const failuresFile = noteFile('failures');

/** Runs a command and hands on what it says as it comes; its exit code, and the last lines. */
const run = ([program = '', ...args]: string[], write: (said: string) => void) =>
  new Promise<{ code: number; tail: string }>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        TEST_TIMES: timesFile,
        TEST_LONG: longFile,
        TEST_FAILURES: failuresFile,
        // through the pipe no program sees that it speaks to a terminal
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      },
    });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (said: string) => {
        write(said);
        tail = `${tail}${said}`.split('\n').slice(-TAIL).join('\n');
      });
    child.on('error', (error) => resolve({ code: 1, tail: `${error.message}\n` }));
    // not "close": what a killed test has left running would hold the pipes open
    child.on('exit', (code) => setTimeout(() => resolve({ code: code ?? 1, tail }), 300));
  });

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

/** The lines that tests/support/time/times.ts has written down. */
function noted(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  fs.rmSync(file);
  return lines;
}

const slowest = (file: string, most = Number.POSITIVE_INFINITY): string[] =>
  noted(file)
    .map((line) => line.split('\t') as [string, string])
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .slice(0, most)
    .map(([what, ms]) => `${seconds(Number(ms))}  ${what}`);

const named = process.argv.slice(2);
const paths = named.filter((word) => !CHECKS.some(({ name }) => name === word));
const unknown = paths.find((word) => !fs.existsSync(word));
if (unknown) {
  const names = CHECKS.map(({ name }) => name).join(', ');
  process.stderr.write(`"${unknown}" is neither a path nor a check. Checks: ${names}.\n`);
  process.exit(1);
}
const chosen = CHECKS.filter(({ name }) => named.includes(name));
const usual = CHECKS.filter(({ onlyNamed }) => !onlyNamed);
const checks = chosen.length > 0 ? chosen : paths.length > 0 ? usual.filter(({ isTest }) => isTest) : usual;

const lines: string[] = [];
const failures: string[] = [];
async function perform(check: Check): Promise<void> {
  const missing = await check.missing?.();
  if (missing) {
    failures.push(`── ${check.name}: ${missing}`);
    lines.push(`FAILED   ${check.name}: ${missing}`);
    return;
  }
  const held: string[] = [];
  const write = (said: string) => void (check.isReader ? held.push(said) : process.stdout.write(said));
  write(`\n── ${check.name}\n`);
  const started = performance.now();
  const words = check.paths && paths.length > 0 ? paths : (check.paths ?? []);
  const { code, tail } = await run([...check.command, ...words], write);
  process.stdout.write(held.join(''));
  if (code !== 0) failures.push(`── ${check.name} said at the end:\n${tail}`);
  lines.push(`${code === 0 ? 'passed ' : 'FAILED '} ${seconds(performance.now() - started)}  ${check.name}`);
}
async function performAll(inTurn: Check[]): Promise<void> {
  for (let check = inTurn.shift(); check; check = inTurn.shift()) await perform(check);
}

const readers = checks.filter(({ isReader }) => isReader);
await Promise.all(Array.from({ length: os.availableParallelism() }, () => performAll(readers)));
await performAll(checks.filter(({ isReader }) => !isReader));
const files = slowest(timesFile, SLOWEST);
const where = files.length > 0 ? ['', 'Where the time goes: the slowest test files', ...files] : [];
const tests = slowest(longFile);
const long = tests.length > 0 ? ['', 'Tests over 60 s on quiet processors', ...tests] : [];
// last, since whoever keeps the end of a log keeps this
const failed = noted(failuresFile).slice(0, MAX_FAILURES);
const which = failed.length > 0 ? ['', 'Failed tests', ...failed] : [];
process.stdout.write(`\n${[...failures, ...lines, ...where, ...long, ...which].join('\n')}\n`);
process.exit(failures.length > 0 ? 1 : 0);
