import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const DOOR = new URL('../../bin/run-child.js', import.meta.url).href;

test('a command that the system kills does not end without a word', () => {
  const killed = `process.kill(process.pid, 'SIGKILL')`;
  const script = `import { runChild } from ${JSON.stringify(DOOR)};
    process.exit(await runChild(process.execPath, ['-e', ${JSON.stringify(killed)}], { cwd: '.', onError() {} }))`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, '-e was ended by SIGKILL.\n']);
});
