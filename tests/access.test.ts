/**
 * Every route of the contract against every kind of caller, two companies, and a banned user. A route without a
 * sample does not compile; a route that lets in whom it should not, fails.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';
import { buildTestApp, type TestApp } from './support/app.ts';
import { buildFixtures, type Fixtures, type Role } from './support/fixtures.ts';
import { OPEN, OWNED, samples } from './support/samples.ts';

/** Which roles each access lets in; everybody else is refused with this status. */
const ALLOWED: Record<Access, readonly Role[]> = {
  guest: [
    'guest',
    'user',
    'buyer',
    'uncertified',
    'supplier',
    'other',
    'reviewer',
    'operator',
    'administrator',
  ],
  user: ['user', 'buyer', 'uncertified', 'supplier', 'other', 'reviewer', 'operator', 'administrator'],
  member: ['buyer', 'uncertified', 'supplier', 'other'],
  supplier: ['uncertified', 'supplier', 'other'],
  certified: ['supplier', 'other'],
  reviewer: ['reviewer', 'operator', 'administrator'],
  operator: ['operator', 'administrator'],
  administrator: ['administrator'],
};
const ROLES = ALLOWED.guest;
const EVERY = Object.entries<Route>(routes);

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app.close());

let visitor = 0;
const callAs = async (name: string, role: Role) =>
  app.send(routes[name as keyof typeof routes], samples(fixtures)[name as keyof typeof routes], {
    token: await fixtures.token(role),
    // an address of its own for each request: what is tested is access, not the rate limit
    ip: `198.51.${Math.floor(++visitor / 250) % 250}.${visitor % 250}`,
  });

describe.each(EVERY)('%s', (name, route) => {
  test.each(ROLES.filter((role) => !ALLOWED[route.access].includes(role)))('refuses %s', async (role) => {
    const response = await callAs(name, role);
    expect(response.statusCode).toBe(role === 'guest' ? 401 : 403);
    expect(response.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
  });

  test('refuses a banned user and a forged token; where guests may call they count as guests', async () => {
    for (const role of ['banned', 'forged'] as const) {
      const response = await callAs(name, role);
      expect(response.headers['x-session'], role).toBe('ended');
      if (route.access !== 'guest')
        expect([response.statusCode, response.json().code]).toEqual([401, 'session_ended']);
      else expect(response.statusCode, response.body).not.toBe(401);
    }
  });

  test.each(ALLOWED[route.access])('lets %s in', async (role) => {
    const { statusCode, body } = await callAs(name, role);
    // what happens inside is the features' matter: here only the door is tested
    expect([401, ...(route.access === 'guest' ? [] : [403])], body).not.toContain(statusCode);
    expect(statusCode, body).toBeLessThan(500);
  });
});

describe('what belongs to one company', () => {
  test.each(OWNED)('%s: another company gets 404, and changes nothing', async (name) => {
    const before = await fixtures.snapshot();
    const response = await callAs(name, 'other');
    if (response.statusCode === 200) {
      // bulk calls answer per id
      expect(response.json()).toEqual(
        response.json().map((line: { id: number }) => expect.objectContaining({ id: line.id, done: false })),
      );
    } else expect(response.statusCode, response.body).toBe(404);
    expect(await fixtures.snapshot()).toEqual(before);
  });

  test('every route with an id of a company’s own is listed', () => {
    const scoped = EVERY.filter(
      ([name, r]) =>
        ['member', 'supplier', 'certified'].includes(r.access) &&
        !OPEN.includes(name as RouteName) &&
        (r.params || /ids/.test(Object.keys((r.body as { shape?: object })?.shape ?? {}).join())),
    ).map(([name]) => name);
    expect([...OWNED].sort()).toEqual(scoped.sort());
  });
});
