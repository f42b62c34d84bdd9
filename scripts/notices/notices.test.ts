/** Which licences may be given on, and that what the build wrote holds every package. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Notices } from '../../contract/notices.ts';
import { installedForProduction, isAllowed, noticesOf, packageOf } from './notices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const made = fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-notices-'));
afterAll(() => fs.rmSync(made, { recursive: true, force: true }));

const MIT = (holder: string) =>
  `MIT License\n\nCopyright (c) 2020 ${holder}\n\nPermission is hereby granted.\n`;
function pack(name: string, license: unknown, files: Record<string, string> = {}, rest = {}): string {
  const folder = path.join(made, name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license, ...rest }),
  );
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  return name;
}

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0', false],
  ['SEE LICENSE IN FILE', false],
  ['', false],
])('%s may be given on: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test.each([
  ['/home/x/node_modules/antd/es/button.js', 'antd'],
  ['/home/x/node_modules/a/node_modules/@b/c/d.js?x', '@b/c'],
  ['\0/home/x/node_modules/antd/es/button.js?commonjs', 'antd'],
  ['\0vite/preload-helper.js', 'vite'],
])('%j is of %s', (id, name) => {
  expect(packageOf(id)?.replace(/^.*node_modules\/(?=@?[^/]+(?:\/[^/]+)?$)/, '')).toBe(name);
});
test('our own modules are of no package', () => {
  expect(packageOf(path.join(ROOT, 'web/ui/labels/badge.tsx'))).toBeUndefined();
});

describe('the packages', () => {
  test('with one text but for its holder stand together, each with its own', () => {
    const folders = [
      pack('a', 'MIT', { LICENSE: MIT('Ann') }),
      pack('b', 'MIT', { 'licence.md': MIT('Bob') }),
    ];
    const { groups } = noticesOf([...folders, 'a'], made);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.packages.map(({ name, copyright }) => [name, copyright])).toEqual([
      ['a', ['Copyright (c) 2020 Ann']],
      ['b', ['Copyright (c) 2020 Bob']],
    ]);
    expect(groups[0]!.text).toContain('Permission is hereby granted.');
    expect(groups[0]!.text).not.toContain('Ann');
  });

  test('without a text have that of their licence, and their author', () => {
    const folders = [pack('a', 'MIT', { LICENSE: MIT('Ann') }), pack('c', 'MIT', {}, { author: 'Cid' })];
    expect(noticesOf(folders, made).groups[0]!.packages[1]).toMatchObject({
      name: 'c',
      copyright: ['© Cid'],
    });
  });

  test('of a licence that nobody brings are refused', () => {
    expect(() => noticesOf([pack('d', 'ISC')], made)).toThrow('d 1.0.0 has no text of its licence ISC.');
  });

  test.each([['UNKNOWN'], [undefined], ['GPL-3.0-only']])('of the licence %s are refused', (license) => {
    expect(() => noticesOf([pack('e', license, { LICENSE: 'x' })], made)).toThrow('e 1.0.0 has the licence');
  });

  test('that an install for development alone brings are left out, and one that is missing is told', () => {
    pack('node_modules/f', 'MIT');
    const lock = {
      '': {},
      'node_modules/f': {},
      'node_modules/g': { dev: true },
      'node_modules/h': { optional: true },
    };
    expect(installedForProduction(lock, made)).toEqual(['node_modules/f']);
    expect(() => installedForProduction({ 'node_modules/i': {} }, made)).toThrow('node_modules/i is in');
  });
});

test('what the build wrote names what stands in pages and image, each with a text', () => {
  const { groups }: Notices = JSON.parse(fs.readFileSync(path.join(ROOT, 'dist/notices.json'), 'utf8'));
  const names = groups.flatMap(({ packages }) => packages.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining([
      'antd',
      'react',
      'preact',
      'tailwindcss',
      '@tiptap/core',
      'embla-carousel',
      'vite',
    ]),
  );
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const shipped = installedForProduction(packages).map((folder) => folder.replace(/^.*node_modules\//, ''));
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((name) => !names.includes(name))).toEqual([]);
  expect(groups.filter(({ text }) => text.length < 200)).toEqual([]);
  const file = fs.readFileSync(path.join(ROOT, 'dist/NOTICES.txt'), 'utf8');
  expect(names.filter((name) => !file.includes(`${name} `))).toEqual([]);
});
