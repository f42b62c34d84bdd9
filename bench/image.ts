/**
 * `npm run bench -- image [FOLDER]`: what the Dockerfile's last stage adds to its base image, part by part, and how
 * long its server takes from the start to the first page. The steps are done by hand, without a container runtime: the
 * same files, the same packages, started as a user who owns none of them (where we are root). With FOLDER the files
 * stay there. The base image, Debian with Node 24, is not counted.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/process/embedded-postgres.ts';
import { copiedPaths } from '../tests/support/data/image.ts';
import { freePort } from '../tests/support/process.ts';
import { figure } from './support/figures.ts';

const ROOT = path.dirname(import.meta.dirname);
const MEGABYTE = 1024 * 1024;
/** "node" of the base image has another number, but is nobody's owner either. */
const NOBODY = 65534;

const sizeOf = (target: string): number => {
  const stat = fs.lstatSync(target);
  if (!stat.isDirectory()) return stat.size;
  return fs.readdirSync(target).reduce((sum, name) => sum + sizeOf(path.join(target, name)), 0);
};

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-image-'));
fs.chmodSync(work, 0o755);
const app = process.argv[2] ? path.resolve(process.argv[2]) : path.join(work, 'app');
fs.mkdirSync(app, { recursive: true });

execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
for (const file of ['package.json', 'package-lock.json'])
  fs.copyFileSync(path.join(ROOT, file), path.join(app, file));
execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: app,
  stdio: 'inherit',
});
fs.rmSync(path.join(app, 'package-lock.json'));
const withoutTests = (source: string) => !source.endsWith('.test.ts');
for (const name of [...copiedPaths(fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')), 'dist'])
  fs.cpSync(path.join(ROOT, name), path.join(app, name), { recursive: true, filter: withoutTests });

let sum = 0;
for (const name of fs.readdirSync(app).sort()) {
  const size = sizeOf(path.join(app, name)) / MEGABYTE;
  sum += size;
  figure(`  ${name}`, size, 'MB');
}
figure('added to the base image', sum, 'MB');
figure('all packages, those for development too', sizeOf(path.join(ROOT, 'node_modules')) / MEGABYTE, 'MB');

const database = await startEmbeddedPostgres(path.join(work, 'cluster'));
const port = await freePort();
const dataDir = path.join(work, 'data');
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
fs.mkdirSync(dataDir);
if ('uid' in identity) fs.chownSync(dataDir, NOBODY, NOBODY);
const startedAt = performance.now();
const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  cwd: app,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '0.0.0.0',
    PORT: String(port),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
  },
  ...identity,
});
const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
let up = false;
void ended.then(
  (code) => up || process.stdout.write(`the server ended with ${code} before its first page\n`),
);
while (!up && server.exitCode === null) {
  up = await fetch(`http://127.0.0.1:${port}/`).then(
    (reply) => reply.ok,
    () => false,
  );
}
if (up)
  figure('from the start to the first page, empty database', (performance.now() - startedAt) / 1000, 's');
server.kill('SIGTERM');
const code = await ended;
process.stdout.write(`ended after SIGTERM with ${code}\n`);
await database.stop();
fs.rmSync(work, { recursive: true, force: true });
process.exitCode = up && code === 0 ? 0 : 1;
