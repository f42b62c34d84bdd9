import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRoots } from '../category-files.ts';

const read = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../../locales/zh', file), 'utf8'));
const asked = readRoots().flatMap(({ subs }) => subs.flatMap(({ properties }) => properties));
const given = Map.groupBy(asked, ({ name }) => name);

test('pages in Chinese name every property as one of the categories that ask for it', () => {
  const named = read('property-names.json');
  expect(Object.keys(named).toSorted()).toEqual([...given.keys()].toSorted());
  for (const [name, all] of given) expect(all.map(({ zh }) => zh)).toContain(named[name]);
});

test('and every value of its vocabulary as one of them that offer it', () => {
  const valued = read('property-values.json');
  const missing: string[] = [];
  for (const [name, all] of given) {
    const offered = all.flatMap(({ values = [] }) => values.filter((value) => Array.isArray(value)));
    const ways = Map.groupBy(offered, ([value]) => value);
    expect(Object.keys(valued[name] ?? {}).toSorted(), name).toEqual([...ways.keys()].toSorted());
    for (const [value, pairs] of ways)
      if (!pairs.some(([, zh]) => zh === valued[name][value])) missing.push(`${name}: ${value}`);
  }
  expect(missing).toEqual([]);
});

/** Called so in Chinese too. */
const NAMES = ['App', 'Linux', 'Matter', 'Windows', 'Zigbee'];

test('a value that has no Chinese name is a code, a number with its unit or a name of its own', () => {
  const words = Object.entries<Record<string, string>>(read('property-values.json')).flatMap(
    ([name, values]) =>
      Object.entries(values)
        .filter(([value, zh]) => value === zh && /^[A-Z]?[a-z]+( [a-z]+)*$/.test(value))
        .filter(([value]) => !NAMES.includes(value))
        .map(([value]) => `${name}: ${value}`),
  );
  expect(words).toEqual([]);
});

test('and every category has its Chinese name there', () => {
  const named = read('category-names.json');
  const all = readRoots().flatMap((root) => [root, ...root.subs, ...root.subs.flatMap(({ subs }) => subs)]);
  expect(Object.keys(named).toSorted()).toEqual([...new Set(all.map(({ name }) => name))].toSorted());
  for (const [name, same] of Map.groupBy(all, (one) => one.name))
    expect(same.map(({ zh }) => zh)).toContain(named[name]);
});
