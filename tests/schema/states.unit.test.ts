/** States stand in `domain` alone: whoever adds one must not have to look for numbers that mean it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where states are named, and what writes other people's data on purpose. */
const FOLDERS = ['contract', 'server', 'web'];

/** Numbers in the place of a state, each with what it is found in. */
const RAW: [what: string, found: RegExp][] = [
  // kinds and directions are no states
  ['a list of numbers in a schema', /(?<!\b(?:type|order): (?:numeric\()?)z\.literal\(\[\s*\d/g],
  ['a list of numbers in a column', /status'\)\s*\.\$type<\d/g],
  ['a list of numbers as a type', /\bstatus\??: \d \| \d|, \d(?: \| \d)+, string/g],
  ['a number as the default of a column', /status'\)[^,\n]*\.default\(\d/g],
  ['a number in a statement', /\b(?:\w+_)?(?:status|STATUS)\s*(?:=|<>|!=)\s*\d/g],
  ['numbers in a statement', /\b(?:\w+_)?status\s+(?:NOT\s+)?IN\s*\(\s*\d/gi],
  ['a number in a comparison', /\b\w*[sS]tatus\s*[!=]==\s*\d(?!\d)/g],
  ['numbers in a comparison', /\[\d(?:,\s*\d)*\]\.includes\(/g],
];
/** Not of states: HTTP, whose failures begin at 0; a default in the text of a function. */
const IS_OTHER = /\bstatus === 0\b|\bstatus = \d{3}\b/;

export const rawStates = (text: string): string[] =>
  RAW.flatMap(([what, found]) =>
    [...text.matchAll(found)]
      .filter(({ index }) => !IS_OTHER.test(text.slice(index, index + 30)))
      .map(({ 0: is, index }) => `line ${text.slice(0, index).split('\n').length}: ${what}: ${is}`),
  );

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|journey)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

test.each(FOLDERS)('%s takes states from domain', (folder) => {
  const files = sources(folder);
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    rawStates(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((at) => `${file} ${at}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'status: z.literal([1, 2, 4, 5]),',
  'numeric(z.literal([\n  1, 2]))',
  "status: smallint('status').$type<1 | 2>().notNull(),",
  "smallint('audit_status').notNull().default(0)",
  'type State = { status: 1 | 2; closingAt: Date }',
  'satisfies Stateful<typeof contents, 1 | 2, string, string>',
  'WHERE p.status = 1 AND',
  'AND q.status <> 6)',
  'c.owner_status = 1',
  'status IN (1, 4)',
  "color: status === 3 ? 'red'",
  'row.auditStatus !== 2',
  '[1, 4, 5].includes(item.status)',
])('finds %j', (text) => {
  expect(rawStates(text)).toHaveLength(1);
});

test.each([
  'z.literal(Object.values(PURCHASE_STATUS))',
  'if (error.status === 404)',
  'if (status === 0 || status >= 500)',
  'function page(form: FormState, status = 200)',
  'order: numeric(z.literal([1, -1])).optional(),',
])('lets %j be', (text) => {
  expect(rawStates(text)).toEqual([]);
});
