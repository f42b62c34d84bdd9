import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryRows, requireFreePaths } from '../../db/seed/reference.ts';
import { buildTestApp, HOST, type TestApp } from '../../tests/support/app.ts';
import { categoryTree } from '../features/category/category.ts';
import { TAKEN_SEGMENTS } from './taken-segments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('every page of the portal and of the mobile site that stands alone is taken', () => {
  for (const segment of [
    'compare',
    'saved',
    'cross-border-promotion',
    'zh',
    'api',
    'offline',
    'buying-leads',
    '404',
  ])
    expect(TAKEN_SEGMENTS, segment).toContain(segment);
  for (const free of ['', 'cates', '{cates...}', '{root}', 'machinery'])
    expect(TAKEN_SEGMENTS).not.toContain(free);
});

test('whatever the server answers beside the sites is taken too', () => {
  const printed = app.app.printRoutes({ commonPrefix: false });
  const segments = [...printed.matchAll(/^[├└]── \/([\w-]+)(?=[ /]|$)/gm)].map(([, segment]) => segment!);
  expect(segments).toContain('readyz');
  expect(segments.filter((segment) => !TAKEN_SEGMENTS.has(segment))).toEqual([]);
});

test('the page of every category of the first level is its own, on both sites', async () => {
  for (const { path } of await categoryTree(app.deps)) {
    expect(TAKEN_SEGMENTS, path).not.toContain(path);
    for (const [host, address] of [
      [HOST, `/${path}/`],
      [`mobile.${HOST}`, `/${path}`],
    ])
      expect((await app.app.inject({ url: address!, headers: { host } })).statusCode, path).toBe(200);
  }
});

describe('a category', () => {
  const [root, branch] = categoryRows().rows;

  test.each(['compare', 'saved', 'cross-border-promotion', 'zh', 'api'])(
    'of the first level cannot have the path %s',
    (path) => expect(() => requireFreePaths([{ ...root!, path }])).toThrow(`"${path}"`),
  );

  test('beneath another may have it: its address begins otherwise', () =>
    expect(() => requireFreePaths([root!, { ...branch!, path: 'compare' }])).not.toThrow());
});
