/** Who may import whom, by dependency-cruiser; its parser is swc, since TypeScript 7 has no programming interface yet. */
import { spawnSync } from 'node:child_process';

const folders = [
  'domain',
  'contract',
  'server',
  'locales',
  'web',
  'db',
  'tests',
  'bench',
  'scripts',
  'tools',
];
const { status, stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
// the advice to install TypeScript 6 is not for us: see above
const words = `${stdout}\n${stderr}`.replace(/‼ missing-tsc-transpiler[\s\S]*$/, '').trim();
const [, modules = 0] = /(\d+) modules/.exec(words) ?? [];
if (Number(modules) < 100) {
  process.stderr.write(`Only ${modules} modules were read: the parser misses TypeScript.\n${words}\n`);
  process.exit(1);
}
process.stdout.write(`${words}\n`);
process.exit(status ?? 1);
