/**
 * `npm run release`: whether what is committed may be released as the version of package.json. Prints the commands that
 * tag it, and pushes nothing; ends with 1 when anything is missing, a line each.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Released, releaseProblems } from './release/problems.ts';

const ROOT = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd();

execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
const { version } = JSON.parse(read('package.json'));
const released: Released = {
  uncommitted: git('status', '--porcelain').split('\n').filter(Boolean),
  tags: git('tag', '--list').split('\n'),
  version,
  lock: read('package-lock.json'),
  changelog: read('CHANGELOG.md'),
  security: existsSync(path.join(ROOT, 'SECURITY.md')) ? read('SECURITY.md') : '',
  notices: JSON.parse(read('dist/notices.json')),
  migrations: readdirSync(path.join(ROOT, 'db/migrations')),
};
const problems = releaseProblems(released);
for (const problem of problems) process.stderr.write(`- ${problem}\n`);
if (problems.length > 0) process.exit(1);
process.stdout.write(`${version} may be released:

  git tag -a v${version} -m "${version}"
  git push origin v${version}
`);
