/** Every cookie that a script of ours writes is told in the privacy policy, in both languages. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privacyPolicy as english } from '../../locales/en/legal/privacy-policy.ts';
import { privacyPolicy as chinese } from '../../locales/zh/legal/privacy-policy.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const sourceOf = (folder: string): string =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => fs.readFileSync(path.join(ROOT, folder, name), 'utf8'))
    .join('\n');

/** The names that are written by `writeCookie`; the session's has a function of its own. */
function written(): string[] {
  const source = sourceOf('web') + sourceOf('domain');
  const constants = new Map(
    [...source.matchAll(/const ([A-Z_]+) = '(\w+)'/g)].map(([, name, value]) => [name, value]),
  );
  const names = [...source.matchAll(/\bwriteCookie\((?:'(\w+)'|([A-Z_]+)),/g)].map(
    ([, name, constant]) => name ?? constants.get(constant) ?? `${constant}`,
  );
  return [...new Set([...names, 'userInfo'])].sort();
}

test.each([
  ['English', english],
  ['Chinese', chinese],
])('in %s', (_, policy) => {
  const [table] = policy.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap((clause) => (typeof clause === 'object' && 'table' in clause ? [clause.table] : []));
  const documented = table!.rows.flatMap(([name]) => String(name).split(/, |、/));
  expect(written()).toEqual(['compare', 'lang', 'saved', 'userInfo', 'verified', 'viewed']);
  expect(documented).toEqual(expect.arrayContaining(written()));
});
