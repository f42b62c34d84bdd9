/** Every rule and decision that the repository cites exists in it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READ = /\.(?:ts|tsx|js|mjs|css|sql|md|html)$/;
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const NUMBER = '[PM]?\\d+(?:\\.\\d+)?';
/** "spec P2.9, P7.1", "spec P2.5–P2.8", "decisions 21, 23"; a comment may break the line anywhere. */
const GAP = '(?:\\s+(?:(?:\\*|//|--|#)\\s+)?)';
const LIST = `${NUMBER}(?:(?:–|,${GAP}|${GAP}and${GAP})${NUMBER})*`;
const CITATION = new RegExp(`\\b([Ss]pec|[Dd]ecisions?)${GAP}(${LIST})`, 'g');

const rules = new Set(
  ['portal', 'member-centre'].flatMap((page) =>
    [...read(`docs/specification/${page}.md`).matchAll(/^#{2,3} ([PM]\d+(?:\.\d+)?) /gm)].map(([, n]) => n!),
  ),
);
const decisions = new Set(
  fs.readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => String(Number(file.slice(0, 4)))),
);

/** What the text cites, as ["spec", "P2.8"] or ["decision", "12"]. */
function citationsOf(text: string): [book: 'spec' | 'decision', number: string][] {
  return [...text.matchAll(CITATION)].flatMap(([, book = '', list = '']) => {
    const numbers = list.match(new RegExp(NUMBER, 'g')) ?? [];
    const isSpec = book.toLowerCase() === 'spec';
    return numbers
      .filter((number) => /^[PM]/.test(number) === isSpec)
      .map((number): ['spec' | 'decision', string] => [isSpec ? 'spec' : 'decision', number]);
  });
}

/** What .gitignore names, and the history; without git, which a machine that unpacked an archive may lack. */
const LEFT_OUT = [
  'node_modules',
  '.git',
  ...['dist', 'data', 'docs/gallery'].map((folder) => path.join(ROOT, folder)),
];
const files = fs
  .globSync(['**/*', '.*', '.ci/*'], { cwd: ROOT, withFileTypes: true, exclude: isLeftOut })
  .filter((entry) => entry.isFile() && READ.test(entry.name))
  .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)));

function isLeftOut({ parentPath, name }: fs.Dirent): boolean {
  return LEFT_OUT.includes(name) || LEFT_OUT.includes(path.join(parentPath, name));
}

test('citations are read across lines and in lists', () => {
  expect(citationsOf('/** A list (spec P2.9,\n * P7.1; decisions 21, 23). */')).toEqual([
    ['spec', 'P2.9'],
    ['spec', 'P7.1'],
    ['decision', '21'],
    ['decision', '23'],
  ]);
  expect(citationsOf('spec P2.5–P2.8')).toHaveLength(2);
});

test('every cited rule and decision exists', () => {
  const cited = files.flatMap((file) =>
    citationsOf(read(file)).map(([book, number]) => ({ file, book, number })),
  );
  expect(cited.length).toBeGreaterThan(250);
  const known = { spec: rules, decision: decisions };
  expect(cited.filter(({ book, number }) => !known[book].has(number))).toEqual([]);
});

test('nothing is cited that only others can open', () => {
  const outside = files
    .filter((file) => file !== 'tests/schema/references.unit.test.ts')
    .filter((file) => /seeds? 00[01]\b|decisions? §|\bshared\/(?:seeds|design)\b/.test(read(file)));
  expect(outside).toEqual([]);
});

test('every file that the guides name exists', () => {
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/search-index.md'].flatMap(
    (guide) =>
      [...read(guide).matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|md|yml))`/g)].map(([, file]) => file!),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
