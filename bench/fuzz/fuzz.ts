/**
 * `npm run bench -- fuzz [guest|seller|reviewer|key] … [seconds]`: a stranger's fuzzer, schemathesis, over the whole document of
 * the API, with all of its checks, as each role for so many seconds (240). It brings its own marketplace of made data on
 * the loopback, and installs the fuzzer below the system's folder for what is temporary: Python 3.10 or newer is needed.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isExplained, readExplained } from './explained.ts';
import { FUZZ_ROLES, type FuzzRole, openFuzzed, STANDING_TOKEN } from './marketplace.ts';
import { type Failure, readReport } from './report.ts';

const VERSION = '4.32.5';
const SECONDS = 240;
const EXAMPLES = 20;

const given = process.argv.slice(2);
const seconds = Number(given.find((word) => /^\d+$/.test(word)) ?? SECONDS);
const named = given.filter((word) => !/^\d+$/.test(word));
const unknown = named.find((word) => !FUZZ_ROLES.includes(word as FuzzRole));
if (unknown) throw new Error(`No role is called ${unknown}. There are: ${FUZZ_ROLES.join(', ')}.`);

/** The program, installed once for each version. */
function fuzzer(): string {
  const folder = path.join(os.tmpdir(), `marketplace-schemathesis-${VERSION}`);
  const program = path.join(folder, 'bin', 'st');
  if (fs.existsSync(program)) return program;
  const python = ['python3.13', 'python3.12', 'python3.11', 'python3'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  );
  if (!python) throw new Error('Python 3.10 or newer is needed.');
  for (const [command, ...args] of [
    [python, '-m', 'venv', folder],
    [path.join(folder, 'bin', 'pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
  ] as [string, ...string[]][])
    if (spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed.`);
  return program;
}

async function fuzz(program: string, role: FuzzRole) {
  const market = await openFuzzed(role);
  const [document, log] = ['openapi.json', 'events.ndjson'].map((name) => path.join(market.dataDir, name));
  fs.writeFileSync(document!, JSON.stringify(market.document));
  const args = [
    ...['run', document!, '--url', market.origin, '--checks', 'all', '--continue-on-failure'],
    ...['--phases', 'examples,coverage,fuzzing', '--max-time', String(seconds), '-n', String(EXAMPLES)],
    ...['--no-shrink', '--generation-database', 'none', '--no-color', '--request-timeout', '10'],
    ...['--report', 'ndjson', '--report-ndjson-path', log!],
    ...(process.env.TEST_SEED ? ['--seed', process.env.TEST_SEED] : []),
    ...(role === 'guest' ? [] : ['--header', `Authorization: Bearer ${STANDING_TOKEN}`]),
    ...market.left.flatMap((operation) => ['--exclude-operation-id', operation]),
  ];
  const child = spawn(program, args, { cwd: market.dataDir, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('close', resolve));
  // 1 says that checks have failed, which is judged here
  if (code !== 0 && code !== 1) throw new Error(`The fuzzer ended with ${code}.`);
  const seen = await readReport(log!, fs.readFileSync(document!, 'utf8'));
  await market.close();
  const offered = Object.values(market.document.paths ?? {}).flatMap((methods) =>
    Object.keys(methods),
  ).length;
  return { ...seen, missed: offered - market.left.length - seen.operations };
}

const program = fuzzer();
const explained = readExplained();
const unexplained: [FuzzRole, Failure][] = [];
const incomplete: string[] = [];
process.stdout.write('role       operations  examples    checks  failures  explained  unexplained\n');
for (const role of FUZZ_ROLES) {
  if (named.length > 0 && !named.includes(role)) continue;
  const { operations, examples, checks, failures, errors, missed } = await fuzz(program, role);
  if (missed !== 0) incomplete.push(`${role}: ${missed} operations were not called`);
  incomplete.push(...errors.map((error) => `${role}: ${error}`));
  const left = failures.filter((failure) => !isExplained(explained, failure));
  unexplained.push(...left.map((failure): [FuzzRole, Failure] => [role, failure]));
  const figures = [operations, examples, checks, failures.length, failures.length - left.length, left.length];
  process.stdout.write(`${role.padEnd(11)}${figures.map((n) => String(n).padStart(10)).join('')}\n`);
}
for (const [role, failure] of unexplained) process.stdout.write(`${role}: ${JSON.stringify(failure)}\n`);
for (const sentence of incomplete) process.stdout.write(`${sentence}\n`);
process.exit(unexplained.length + incomplete.length > 0 ? 1 : 0);
