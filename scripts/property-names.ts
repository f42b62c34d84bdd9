/**
 * Writes locales/zh/property-names.json: the Chinese names of the properties which the categories ask for. Where
 * categories differ, the name that most of them give. Run it after a change in db/seed/categories.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readRoots } from '../db/seed/category-files.ts';

const FILE = path.join(import.meta.dirname, '../locales/zh/property-names.json');

const given = new Map<string, Map<string, number>>();
for (const { name, zh } of readRoots().flatMap(({ subs }) => subs.flatMap(({ properties }) => properties))) {
  const counts = given.get(name) ?? new Map<string, number>();
  given.set(name, counts.set(zh, (counts.get(zh) ?? 0) + 1));
}
const most = (counts: Map<string, number>) => [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
const names = [...given].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, counts]) => [name, most(counts)]);
fs.writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`);
