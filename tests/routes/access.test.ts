/**
 * Every route of the contract against every kind of caller, two companies, and a banned user. A route without a
 * sample does not compile; a route that lets in whom it should not, fails. So is every route with an API key that has
 * its scope, and with one that has all others.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Access, Route } from '../../contract/schema/route.ts';
import { SCOPES } from '../../domain/account/api-key.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { keyOf } from '../support/data/factories.ts';
import { buildFixtures, type Fixtures, type Role } from '../support/data/fixtures.ts';
import { OPEN, OWNED, samples } from '../support/data/samples.ts';

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
  trader: ['user', 'buyer', 'uncertified', 'supplier', 'other'],
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
const callAs = async (name: string, role: Role) => callWith(name, await fixtures.token(role));
const callWith = (name: string, token: string | undefined) =>
  app.send(routes[name as keyof typeof routes], samples(fixtures)[name as keyof typeof routes], {
    token,
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

describe('an API key', () => {
  const MEMBERS: Access[] = ['guest', 'user', 'trader', 'member', 'supplier', 'certified'];
  const owner = () => fixtures.people.supplier.userId;

  test.each(EVERY.filter(([, { scope }]) => scope))('%s: its scope alone opens it', async (name, route) => {
    expect(MEMBERS).toContain(route.access);
    const others = await keyOf(
      app,
      owner(),
      SCOPES.filter((scope) => scope !== route.scope),
    );
    const refused = await callWith(name, others);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'scope_required']);
    const { statusCode, body } = await callWith(name, await keyOf(app, owner(), [route.scope!]));
    expect([401, 403], body).not.toContain(statusCode);
    expect(statusCode, body).toBeLessThan(500);
  });

  test.each(EVERY.filter(([, { scope, access }]) => !scope && access !== 'guest'))(
    '%s: closed to every key',
    async (name) => {
      const refused = await callWith(name, await keyOf(app, owner(), SCOPES));
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'closed_to_keys']);
    },
  );

  test.each(EVERY.filter(([, { scope, access }]) => scope && access !== 'guest'))(
    '%s: a key gives no right that its owner has not',
    async (name, route) => {
      const role = ALLOWED.guest.find((other) => other !== 'guest' && !ALLOWED[route.access].includes(other));
      const { userId } = fixtures.people[(role ?? 'user') as keyof typeof fixtures.people];
      const refused = await callWith(name, await keyOf(app, userId, SCOPES));
      if (role) expect([401, 403]).toContain(refused.statusCode);
      else expect(refused.statusCode).not.toBe(401);
    },
  );

  test('nothing about accounts, security, keys, webhooks or of staff has a scope', () => {
    const never =
      /^\/(auth|review|session\/(user(?!\/(messages|notices|products))|keys|webhooks|events))(\/|$)/;
    expect(EVERY.filter(([, { path, scope }]) => scope && never.test(path)).map(([name]) => name)).toEqual(
      [],
    );
    expect(EVERY.filter(([, { path }]) => never.test(path)).length).toBeGreaterThan(70);
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
