/**
 * The door: plain JavaScript for whatever Node 20 or newer the system has. Installs what package-lock.json names,
 * then goes on under the Node that comes with it.
 *   node bin/run.js start | dev | test … | watch … | browsers … | build | seed … | admin … | backup FILE
 *   | restore FILE | doctor | release | screenshots … | bench …
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run-child.js';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const NODE = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const STAMP = path.join(ROOT, 'node_modules', '.installed');
const COMMANDS = {
  // of young objects V8 keeps 134 MB otherwise, which no request needs
  start: ['--max-semi-space-size=16', 'server/main.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/check.ts'],
  watch: ['node_modules/vitest/vitest.mjs', 'watch', '--project', 'unit', '--project', 'feature'],
  browsers: ['scripts/browsers.ts'],
  build: ['scripts/build.ts'],
  seed: ['db/seed/cli.ts'],
  admin: ['server/admin.ts'],
  backup: ['server/backup.ts'],
  restore: ['server/restore.ts'],
  doctor: ['server/doctor.ts'],
  release: ['scripts/release.ts'],
  screenshots: ['scripts/screenshots.ts'],
};

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function install() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(NODE) && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Installing what package-lock.json names …\n');
  // the dev dependencies hold Node 24 and the build: a production start needs them too
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: ROOT, stdio: 'inherit', shell: !npm && process.platform === 'win32' };
  const done = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (done.status !== 0) fail('npm ci failed: see above. Is the npm registry reachable?');
  if (!fs.existsSync(NODE))
    fail('Node 24 was not installed: allow the install script of the package "node" and try again.');
  fs.writeFileSync(STAMP, wanted);
}

/** The rows of bench/README.md: what follows `bench --`, the file, what it guards. */
function benches() {
  const table = fs.readFileSync(path.join(ROOT, 'bench', 'README.md'), 'utf8');
  return [...table.matchAll(/^\| \[`((\S+)[^`]*)`\]\((\S+)\) \| ([^|]*) \|/gm)].map(
    ([, usage, name, file, guards]) => ({ usage, name, file: `bench/${file}`, guards }),
  );
}

function benchNamed(name) {
  const found = benches().find((bench) => bench.name === name);
  if (found) return [found.file];
  const lines = benches().map(({ usage, guards }) => `  ${usage.padEnd(32)} ${guards}`);
  const list = `npm run bench -- NAME, one of:\n${lines.join('\n')}`;
  if (name) fail(`There is no bench "${name}". ${list}`);
  process.stdout.write(`${list}\n`);
  process.exit(0);
}

const go = (script, args) =>
  runChild(NODE, [...script, ...args], {
    cwd: ROOT,
    onError: (error) => fail(`Node 24 could not be started: ${error.message}`),
  });

const [command = '', ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.version}.`);
if (!COMMANDS[command] && command !== 'bench')
  fail(`Unknown command "${command}". One of: ${Object.keys(COMMANDS).join(', ')}, bench.`);
// a list needs nothing installed
const script = command === 'bench' ? benchNamed(args.shift()) : COMMANDS[command];
// what an administrator runs must not exchange the packages under a server that runs
if (!['admin', 'backup', 'restore', 'doctor'].includes(command) || !fs.existsSync(NODE)) install();
if (command === 'start') {
  const built = await go(COMMANDS.build, []);
  if (built !== 0) process.exit(built);
}
process.exit(await go(script, args));
