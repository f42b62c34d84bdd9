/**
 * Every route with everything too large: always refused by a short reply with a sentence, whatever was sent. The time
 * that it costs is printed by `npm run bench -- attack`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildFixtures, CALLER, type Fixtures } from '../support/data/fixtures.ts';
import { OVERSIZED, oversizedBodies, places, replaced } from '../support/data/oversized.ts';
import { samples } from '../support/data/samples.ts';

/** The reply to whatever is refused: a sentence, and at most twenty fields. */
const LONGEST_REPLY = 4096;
/** A product's description may be as long. */
const DESCRIPTION = 'content';

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app.close());

let visitor = 0;
const ip = () => `198.18.${Math.floor(++visitor / 250) % 250}.${visitor % 250}`;
const tokenFor = (route: Route) => fixtures.token(CALLER[route.access]);

function expectRefusal({ statusCode, body }: { statusCode: number; body: string }, what: string): void {
  const said = `${what} → ${statusCode} ${body.slice(0, 200)}`;
  expect(statusCode, said).toBeGreaterThanOrEqual(400);
  expect(statusCode, said).toBeLessThan(500);
  expect(body.length, said).toBeLessThan(LONGEST_REPLY);
  expect(JSON.parse(body).error, said).toMatch(/\S{3,}/);
}

const all = Object.entries<Route>(routes);

describe.each(all.filter(([, { body, accepts }]) => body && accepts !== 'file'))('%s', (name, route) => {
  test('refuses whatever is too large in any place', async () => {
    const sample = samples(fixtures)[name as keyof typeof routes];
    const token = await tokenFor(route);
    const before = await fixtures.snapshot();
    for (const [path] of places(sample.body))
      for (const [size, bad] of OVERSIZED) {
        if (path.at(-1) === DESCRIPTION && typeof bad === 'string') continue;
        const input = { ...sample, body: replaced(sample.body, path, bad) };
        expectRefusal(
          await app.send(route, input as never, { token, ip: ip() }),
          `${path.join('.')}: ${size}`,
        );
      }
    expect(await fixtures.snapshot()).toEqual(before);
  });

  test('refuses a body that is too large as a whole', async () => {
    const { params } = samples(fixtures)[name as keyof typeof routes];
    const token = await tokenFor(route);
    for (const [size, payload] of oversizedBodies(route.maxBytes)) {
      const response = await app.app.inject({
        method: route.method,
        url: `/api${route.path.replace(/:(\w+)/g, (_, key: string) => String(params?.[key]))}`,
        payload,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        remoteAddress: ip(),
      });
      expectRefusal(response, size);
    }
  });
});

describe.each(all.filter(([, { query }]) => query))('%s: query', (name, route) => {
  test('answers a query that is too large by a short refusal', async () => {
    const sample = samples(fixtures)[name as keyof typeof routes];
    const token = await tokenFor(route);
    for (const field of Object.keys(route.query!.shape))
      for (const bad of ['9'.repeat(8000), Array.from({ length: 900 }, () => 'x')]) {
        const input = { ...sample, query: { ...sample.query, [field]: bad } };
        expectRefusal(await app.send(route, input as never, { token, ip: ip() }), field);
      }
  });
});

test('a call with another media type is told which one it takes', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/search/products',
      payload: '{"kw":"bolt"}',
      headers: { 'content-type': type },
    });
    expect([response.statusCode, response.json().code], type).toEqual([415, 'json_expected']);
  }
});
