/**
 * Writes locales/zh/property-names.json, property-values.json and category-names.json: Chinese names of the
 * properties that categories use, of their values, and of the categories themselves. Where categories differ, the
 * most common name wins. Run it after a change in db/seed/categories.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readRoots } from '../../db/seed/category-files.ts';

const properties = readRoots().flatMap(({ subs }) => subs.flatMap((sub) => sub.properties));

/** The name that most give to each, in the order of the alphabet. */
function mostGiven(pairs: readonly (readonly [name: string, zh: string])[]): Record<string, string> {
  const given = new Map<string, Map<string, number>>();
  for (const [name, zh] of pairs) {
    const counts = given.get(name) ?? new Map<string, number>();
    given.set(name, counts.set(zh, (counts.get(zh) ?? 0) + 1));
  }
  const most = (counts: Map<string, number>) => [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const sorted = [...given].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, counts]) => [name, most(counts)]));
}

const names = mostGiven(properties.map(({ name, zh }) => [name, zh]));
const valuesOf = (wanted: string) =>
  mostGiven(
    properties
      .filter(({ name }) => name === wanted)
      .flatMap(({ values = [] }) => values.filter((value) => Array.isArray(value))),
  );
const values = Object.keys(names)
  .map((name) => [name, valuesOf(name)] as const)
  .filter(([, of]) => Object.keys(of).length > 0);

const write = (file: string, content: object) =>
  fs.writeFileSync(
    path.join(import.meta.dirname, '../../locales/zh', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );
write('property-names.json', names);
write('property-values.json', Object.fromEntries(values));
write(
  'category-names.json',
  mostGiven(
    readRoots().flatMap((root) =>
      [root, ...root.subs, ...root.subs.flatMap(({ subs }) => subs)].map(
        ({ name, zh }) => [name, zh] as const,
      ),
    ),
  ),
);
