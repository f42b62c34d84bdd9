/**
 * `npm run test:browsers`: builds the pages, then runs the main and the guest's journey in Firefox and in WebKit. A
 * missing browser is a failure.
 */
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
