/** Every list of the member centre, asked for without and with a size (spec M7, M9). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Paged } from '../../contract/schema/page.ts';
import { pageQuery } from '../../contract/schema/page.ts';
import type { Route } from '../../contract/schema/route.ts';
import { MEMBER_PAGE_SIZE } from '../../domain/page/paging.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildFixtures, type Fixtures } from '../support/data/fixtures.ts';
import { samples } from '../support/data/samples.ts';

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app?.close());

/** What the specification counts otherwise: products of a group, and the dashboard's. */
const TEN: RouteName[] = ['listGroupProducts', 'listRecentProducts'];
const MAX = 100;

const takesPages = ({ query }: Route) =>
  query !== undefined && Object.keys(pageQuery).every((name) => name in query.shape);
const lists = (Object.entries(routes) as [RouteName, Route][]).filter(
  ([, route]) => route.path.startsWith('/session/') && takesPages(route),
);

test('the lists are found', () => {
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...TEN,
      'listOwnProducts',
      'listAlbumImages',
      'listRecycledImages',
      'listEnquiries',
    ]),
  );
});

describe.each(lists)('%s', (name, route) => {
  const send = async (paging: object) => {
    const sample = samples(fixtures)[name];
    const given = Object.entries(sample.query ?? {}).filter(([key]) => !(key in pageQuery));
    const input = { ...sample, query: { ...Object.fromEntries(given), ...paging } };
    return app.send(route, input as never, { token: await fixtures.token('supplier') });
  };
  const page = async (paging: object) => (await send(paging)).json<Paged<unknown>>();

  test('has the size of the specification, and any other up to a hundred', async () => {
    expect(await page({})).toMatchObject({ page: 1, size: TEN.includes(name) ? 10 : MEMBER_PAGE_SIZE });
    expect(await page({ limit: MAX, offset: 0 })).toMatchObject({ page: 1, size: MAX });
    for (const size of ['page_size', 'size', 'pageSize'])
      expect(await page({ page: 2, [size]: 7 })).toMatchObject({ page: 2, size: 7 });
    expect((await send({ limit: MAX + 1 })).statusCode).toBe(422);
  });
});
