/** `npm run test:browsers`: the pages built, then the main journey and the guest's in Firefox and in WebKit. Neither may be missing. */
import { spawnSync } from 'node:child_process';
import { missingBrowsers } from '../tests/browsers/programs.ts';

const missing = missingBrowsers();
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`);
  process.exit(1);
}
const commands = [
  ['node', 'scripts/build.ts'],
  ['vitest', 'run', '--project', 'browsers', ...process.argv.slice(2)],
];
for (const [program = '', ...args] of commands) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
