/**
 * Every field of every route with values it must refuse: always 4xx with a sentence, never a 500, and nothing
 * written. The fields are those of the samples that the access test sends.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildFixtures, CALLER, type Fixtures } from '../support/data/fixtures.ts';
import { places, replaced } from '../support/data/oversized.ts';
import { samples } from '../support/data/samples.ts';

/** By the kind of a good value, values of other kinds and beyond every limit. */
function badValues(good: unknown): unknown[] {
  if (typeof good === 'string') return [{ a: 1 }, ['x'], 'x'.repeat(250_000), 'a\u0000b', '\ud800'];
  if (typeof good === 'number') return ['abc', { a: 1 }, -1, 1e300, null];
  if (typeof good === 'boolean') return ['maybe', { a: 1 }];
  if (good === null) return ['x', { a: 1 }, -5];
  if (Array.isArray(good)) return ['x', 7, Array.from({ length: 5000 }, () => 'x')];
  return ['x', 7, null, { a: { b: 1 } }];
}

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app.close());

let visitor = 0;
const send = async (route: Route, input: object) =>
  app.send(route, input as never, {
    token: await fixtures.token(CALLER[route.access]),
    ip: `198.18.${Math.floor(++visitor / 250) % 250}.${visitor % 250}`,
  });

const withBody = Object.entries<Route>(routes).filter(([, route]) => route.body && route.accepts !== 'file');

describe.each(withBody)('%s', (name, route) => {
  test('refuses what is not an object', async () => {
    for (const body of ['[]', '7', '"x"', 'null', '{', '']) {
      // one that may be left out
      if (body === '' && route.body!.safeParse(undefined).success) continue;
      const { params } = samples(fixtures)[name as keyof typeof routes];
      const url = `/api${route.path.replace(/:(\w+)/g, (_, key: string) => String(params?.[key]))}`;
      const response = await app.app.inject({
        method: route.method,
        url,
        payload: body,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${(await fixtures.token(CALLER[route.access])) ?? (await fixtures.token('user'))}`,
        },
        remoteAddress: `198.19.${Math.floor(++visitor / 250) % 250}.${visitor % 250}`,
      });
      expect(response.statusCode, `${body} → ${response.body}`).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, `${body} → ${response.body}`).toBeLessThan(500);
    }
  });

  test('refuses bad values in every field', async () => {
    const sample = samples(fixtures)[name as keyof typeof routes];
    const before = await fixtures.snapshot();
    for (const [path, good] of places(sample.body)) {
      for (const bad of badValues(good)) {
        const response = await send(route, { ...sample, body: replaced(sample.body, path, bad) });
        const what = `${path.join('.')} = ${JSON.stringify(bad)?.slice(0, 60)} → ${response.statusCode} ${response.body.slice(0, 200)}`;
        expect(response.statusCode, what).toBeGreaterThanOrEqual(400);
        expect(response.statusCode, what).toBeLessThan(500);
        const { error, code } = response.json();
        expect(error, what).toMatch(/\S{3,}/);
        expect(code, what).not.toBe('internal');
      }
    }
    expect(await fixtures.snapshot()).toEqual(before);
  });
});

const withQuery = Object.entries<Route>(routes).filter(([, route]) => route.query);
describe.each(withQuery)('%s: query', (name, route) => {
  test('never fails on odd values', async () => {
    const sample = samples(fixtures)[name as keyof typeof routes];
    for (const field of Object.keys(route.query!.shape)) {
      for (const bad of [
        '',
        'x',
        '-1',
        '1e9',
        '3000000000',
        '9007199254740991',
        '9'.repeat(400),
        'a\u0000b',
        '%',
        "'; --",
        '[object Object]',
      ]) {
        const response = await send(route, { ...sample, query: { ...sample.query, [field]: bad } });
        expect(response.statusCode, `${field}=${bad} → ${response.body.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });
});

const withParams = Object.entries<Route>(routes).filter(([, route]) => route.params);
describe.each(withParams)('%s: path', (name, route) => {
  test('an id that is none is 4xx', async () => {
    const sample = samples(fixtures)[name as keyof typeof routes];
    for (const field of Object.keys(route.params!.shape)) {
      for (const bad of ['x', '-1', '0', '99999999999999999999', '1.5', 'a%00b', "'"]) {
        // the pictures in no album
        if (name === 'listAlbumImages' && bad === '0') continue;
        const response = await send(route, { ...sample, params: { ...sample.params, [field]: bad } });
        expect(
          response.statusCode,
          `${field}=${bad} → ${response.body.slice(0, 200)}`,
        ).toBeGreaterThanOrEqual(400);
        expect(response.statusCode, `${field}=${bad} → ${response.body.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });
});

test('a body nested to exhaust the stack is refused, not failed', async () => {
  const depth = 30_000;
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/search/products',
    headers: { host: 'b2b.overseas.localhost', 'content-type': 'application/json' },
    payload: `{"kw":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  });
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed']);
});

test('numbers beyond what a column holds name nothing, and fail nothing', async () => {
  const given = samples(fixtures);
  const create = given.createProduct.body as object;
  for (const n of [3_000_000_000, Number.MAX_SAFE_INTEGER]) {
    const asked = [
      send(routes.createProduct, { body: { ...create, cate: n } }),
      send(routes.createProduct, { body: { ...create, group_id: n } }),
      send(routes.searchProducts, { body: { kw: 'bolt', cate: n } }),
      send(routes.categoryProperties, { params: { id: n } }),
      send(routes.getProduct, { params: { id: n } }),
    ];
    for (const response of await Promise.all(asked))
      expect(response.statusCode, `${n} → ${response.body.slice(0, 200)}`).toBeLessThan(500);
  }
});
