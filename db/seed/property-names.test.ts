import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRoots } from './category-files.ts';

const FILE = path.join(import.meta.dirname, '../../locales/zh/property-names.json');

test('pages in Chinese name every property as one of the categories that ask for it', () => {
  const named = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  const asked = readRoots().flatMap(({ subs }) => subs.flatMap(({ properties }) => properties));
  const given = Map.groupBy(asked, ({ name }) => name);
  expect(Object.keys(named).toSorted()).toEqual([...given.keys()].toSorted());
  for (const [name, all] of given) expect(all.map(({ zh }) => zh)).toContain(named[name]);
});
