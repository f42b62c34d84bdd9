/** Each rule of a release, and that this checkout keeps to all but the clean tree. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Released, releaseProblems } from './problems.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const lock = (more: object = {}) =>
  JSON.stringify({ version: '1.2.3', packages: { '': { version: '1.2.3' } }, ...more });
const one = { name: 'a', version: '1.0.0', licence: 'MIT', copyright: [] };
const RIGHT: Released = {
  uncommitted: [],
  tags: ['v1.2.2'],
  version: '1.2.3',
  lock: lock(),
  changelog:
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2030-01-02\n\n- More.\n\n## [1.2.2] - 2030-01-01\n\n- Less.\n',
  security: '| 1.2.x | yes |',
  notices: { groups: [{ packages: [one], text: 'Permission.' }] },
  migrations: ['0001-first.sql', '0002-second-one.sql'],
};

test('what has all of it may be released', () => {
  expect(releaseProblems(RIGHT)).toEqual([]);
});

test.each<[string, Partial<Released>, string]>([
  ['a file that is not committed', { uncommitted: ['?? a.ts', ' M b.ts'] }, 'Not committed: a.ts, b.ts.'],
  ['a version that is tagged', { tags: ['v1.2.3'] }, 'v1.2.3 is tagged already'],
  ['a lock file of another version', { lock: lock({ version: '1.2.2' }) }, 'package-lock.json says 1.2.2'],
  [
    'a lock file with addresses',
    {
      lock: lock({
        packages: { '': { version: '1.2.3' }, a: { resolved: 'https://registry.example/a.tgz' } },
      }),
    },
    'addresses of a registry',
  ],
  [
    'no [Unreleased]',
    { changelog: '## [1.2.3] - 2030-01-02\n\n- More.\n' },
    'does not begin with [Unreleased]',
  ],
  [
    'lines that no release has',
    { changelog: RIGHT.changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- New.\n') },
    'lines under [Unreleased]',
  ],
  ['another newest section', { changelog: RIGHT.changelog.replace('1.2.3', '1.3.0') }, 'no section 1.2.3'],
  ['a section without a day', { changelog: RIGHT.changelog.replace(' - 2030-01-02', '') }, 'has no day'],
  ['a section without a line', { changelog: RIGHT.changelog.replace('- More.\n', '') }, 'nothing in it'],
  ['a version that is not supported', { security: '| 1.1.x | yes |' }, 'that 1.2.x is supported'],
  ['no notices', { notices: { groups: [] } }, 'names no package'],
  [
    'a licence that nobody knows',
    { notices: { groups: [{ packages: [{ ...one, licence: 'UNKNOWN' }], text: 'x' }] } },
    'a 1.0.0: the licence "UNKNOWN" is not known',
  ],
  ['a licence without a text', { notices: { groups: [{ packages: [one], text: '' }] } }, 'has no text'],
  ['a migration by another name', { migrations: ['1-first.sql'] }, '1-first.sql is not named'],
  [
    'two migrations of one number',
    { migrations: ['0001-a.sql', '0001-b.sql'] },
    '0001-a.sql and 0001-b.sql have one',
  ],
])('%s is told', (_, wrong, sentence) => {
  const problems = releaseProblems({ ...RIGHT, ...wrong });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test('a version that is none is told', () => {
  expect(releaseProblems({ ...RIGHT, version: 'next' })[0]).toContain('is not of the form 1.2.3');
});

test('this checkout could be released, were all of it committed', () => {
  const here: Released = {
    uncommitted: [],
    tags: [],
    version: JSON.parse(read('package.json')).version,
    lock: read('package-lock.json'),
    // lines for the next release come and go while it is worked on
    changelog: read('CHANGELOG.md').replace(/(?<=^## \[Unreleased\]\n)[\s\S]*?(?=^## )/m, '\n'),
    security: read('SECURITY.md'),
    notices: JSON.parse(read('dist/notices.json')),
    migrations: fs.readdirSync(path.join(ROOT, 'db/migrations')),
  };
  expect(releaseProblems(here)).toEqual([]);
});
