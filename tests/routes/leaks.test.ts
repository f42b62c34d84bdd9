/**
 * Nothing private reaches those whom it is not for: in a database full of known markers every public page and answer,
 * every feed, and all that members who are no party to anything can read, holds none of them; nor does a mail to others.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Access, Route } from '../../contract/schema/route.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { followStream } from '../support/browser/event-stream.ts';
import { buildEveryScreen } from '../support/browser/every-screen.ts';
import { linksOf, linksOfXml } from '../support/browser/links.ts';
import {
  type MadeCompany,
  makeBuyer,
  makePurchase,
  makeSupplier,
  tokenOf,
} from '../support/data/factories.ts';
import { buildFixtures, type Fixtures } from '../support/data/fixtures.ts';
import { type Markers, markEverything, markersIn } from '../support/data/markers.ts';
import { samples } from '../support/data/samples.ts';

/** Pages that are read, of those that can be reached without a query. */
const MAX_PAGES = 900;

let app: TestApp;
let fixtures: Fixtures;
let markers: Markers;
/** Neither has sent or received anything. */
let stranger: MadeCompany;
let buyer: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  await buildEveryScreen(app);
  fixtures = await buildFixtures(app);
  markers = await markEverything(app);
  stranger = await makeSupplier(app);
  buyer = await makeBuyer(app);
});
afterAll(() => app?.close());

test('every column with text is named as private or open, and every private one holds a marker', () => {
  expect(markers.unknown).toEqual([]);
  expect(markers.empty).toEqual([]);
  expect(markers.privateFiles.length).toBeGreaterThan(0);
});

test('a marker is found where it stands', async () => {
  const { rows } = await app.db.execute(sql`SELECT * FROM purchases LIMIT 1`);
  const found = markersIn(JSON.stringify(rows), markers);
  expect(found.join()).toMatch(/purchases.contact_email: zq.*an address: 2001:db8:/);
});

let visitor = 0;
const ip = () => `198.18.9.${++visitor % 250}`;

test('no public page, sitemap or feed of any site has one', async () => {
  const found: string[] = [];
  const seen = new Set<string>();
  const { rows: shops } = await app.db.execute<{ domain: string }>(
    sql`SELECT domain FROM companies WHERE visible ORDER BY id`,
  );
  const hosts = [HOST, `mobile.${HOST}`, ...shops.map(({ domain }) => `${domain}.${HOST}`)];
  const queue = hosts.flatMap((host) =>
    ['/', '/zh', '/robots.txt', '/sitemap.xml', '/llms.txt'].map((path) => `http://${host}${path}`),
  );
  const add = (address: string) => {
    const url = new URL(address);
    const known = hosts.includes(url.host) && !/^\/(assets|api)\//.test(url.pathname);
    if (!known || url.search || seen.has(url.origin + url.pathname)) return;
    queue.push(url.origin + url.pathname);
  };
  while (queue.length > 0 && seen.size < MAX_PAGES) {
    const address = queue.shift()!;
    if (seen.has(address)) continue;
    seen.add(address);
    const { host, pathname } = new URL(address);
    const reply = await app.app.inject({ url: pathname, headers: { host }, remoteAddress: ip() });
    const said = JSON.stringify(reply.headers) + reply.body;
    for (const marker of markersIn(said, markers)) found.push(`${address} has ${marker}`);
    const type = String(reply.headers['content-type']);
    if (/html/.test(type)) linksOf(reply.body, address).addresses.forEach(add);
    if (/xml/.test(type)) linksOfXml(reply.body).forEach(add);
  }
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});

const EVERY = Object.entries<Route>(routes) as [RouteName, Route][];
const READS = EVERY.filter(
  ([, { method, produces }]) => method === 'GET' && !produces?.includes('event-stream'),
);
/** What these show is for whoever asks, with the secret in the address. */
const MEMBERS: readonly Access[] = ['user', 'trader', 'member', 'supplier', 'certified'];

describe('no answer of the API has one', () => {
  test.each(READS.filter(([, { access }]) => access === 'guest'))('%s, to a guest', async (name, route) => {
    const reply = await app.send(route, samples(fixtures)[name], { ip: ip() });
    expect(markersIn(JSON.stringify(reply.headers) + reply.body, markers)).toEqual([]);
  });

  test.each(READS.filter(([, { access }]) => MEMBERS.includes(access)))(
    '%s, to members who are no party',
    async (name, route) => {
      for (const { userId } of [stranger, buyer]) {
        const reply = await app.send(route, samples(fixtures)[name], {
          token: await tokenOf(app, userId),
          ip: ip(),
        });
        expect(markersIn(JSON.stringify(reply.headers) + reply.body, markers), String(userId)).toEqual([]);
      }
    },
  );

  test.each(EVERY.filter(([, { method, accepts }]) => method !== 'GET' && accepts !== 'file'))(
    '%s, refused or done for a stranger',
    async (name, route) => {
      const caller = route.access === 'guest' ? undefined : await tokenOf(app, buyer.userId);
      const reply = await app.send(route, samples(fixtures)[name], { token: caller, ip: ip() });
      expect(markersIn(JSON.stringify(reply.headers) + reply.body, markers)).toEqual([]);
    },
  );
});

test('private files open to nobody without a part in them', async () => {
  for (const key of markers.privateFiles)
    for (const [url, token] of [
      [`/files/${key}`, undefined],
      [`/api/session/files/${key}`, undefined],
      [`/api/session/files/${key}`, stranger.userId],
      [`/api/session/files/${key}`, buyer.userId],
    ] as const) {
      const headers = {
        host: HOST,
        ...(token && { authorization: `Bearer ${await tokenOf(app, token)}` }),
      };
      const { statusCode } = await app.app.inject({ url, headers, remoteAddress: ip() });
      expect([401, 403, 404], `${url} to ${token ?? 'a guest'}`).toContain(statusCode);
    }
});

test('live events say what has changed, never its content', async () => {
  const stream = await followStream(app, await tokenOf(app, stranger.userId));
  await app.db.execute(
    sql`INSERT INTO messages (user_id, kind, params) SELECT id, 'welcome', '{}' FROM users`,
  );
  await expect.poll(() => stream.topics(), { timeout: 60_000 }).toContain('messages');
  expect(markersIn(stream.text(), markers)).toEqual([]);
  stream.leave();
  await stream.ended;
});

test('a mail holds no address, telephone or token of anybody but whom it is for', async () => {
  await app.db.execute(sql`DELETE FROM outbox`);
  const as = async (userId: number) => ({ token: await tokenOf(app, userId), ip: ip() });
  const { reviewer } = fixtures.people;
  // an own request of a marked kind passes, is quoted on, bargained over and decided; an enquiry is answered
  const seller = await makeSupplier(app);
  const request = await makePurchase(app, { userId: buyer.userId, email: 'secret@contact.example' });
  const quote = {
    item_name: 'Bolt',
    details: 'Stainless.',
    price: [{ Start: 1, End: null, Price: 0.5 }],
    currency: '$',
    unit: 'piece',
    incoterm: 'FOB',
    lead_time_days: 9,
    valid_until: new Date(app.deps.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
  };
  const { id } = await app.call(
    routes.quotePurchase,
    { params: { id: request.id }, body: quote },
    await as(seller.userId),
  );
  const decide = async (body: object) =>
    app.call(routes.decideQuotation, { params: { id }, body }, await as(buyer.userId));
  await decide({ action: 'shortlist' });
  await decide({ action: 'betterOffer', note: 'A little less?' });
  await decide({ action: 'decline', reason: 'price' });
  await app.call(
    routes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: seller.companyId },
        message: 'Twenty letters and more.',
        country: 'DE',
        name: 'Ann',
        email: 'secret@contact.example',
      },
    },
    await as(buyer.userId),
  );
  await app.call(
    routes.decidePurchase,
    {
      params: { id: (await makePurchase(app, { status: 2, email: 'secret@contact.example' })).id },
      body: { approve: true },
    },
    await as(reviewer.userId),
  );
  const { rows } = await app.db.execute<{ address: string; subject: string; body: string }>(
    sql`SELECT address, subject, body FROM outbox`,
  );
  expect(rows.length).toBeGreaterThan(4);
  const wrong = rows.flatMap(({ address, subject, body }) => {
    const said = `${subject}\n${body}`;
    const others = markersIn(said, markers).filter((marker) => !marker.includes(address));
    return [
      ...others,
      ...(said.includes('secret@contact.example') && address !== 'secret@contact.example'
        ? ['a contact']
        : []),
    ].map((what) => `${subject} to ${address} has ${what}`);
  });
  expect(wrong).toEqual([]);
});
