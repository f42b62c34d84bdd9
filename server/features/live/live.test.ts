/** Live events on two servers of one database, as browsers follow them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { LIVE_TOPICS, MAX_STREAMS } from '../../../contract/operator/live.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type FollowedStream, followStream } from '../../../tests/support/browser/event-stream.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { drain } from '../../platform/process/graceful-shutdown.ts';
import { sendMessage } from '../message/message.ts';

let app: TestApp;
let second: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  second = await buildTestApp({}, { beside: app });
  await vi.waitFor(
    () => expect([app, second].map(({ deps }) => deps.pages.isReceivingDrops())).toEqual([true, true]),
    { timeout: 60_000 },
  );
});
afterAll(async () => {
  await second?.close();
  await app?.close();
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
});

const open = async (on: TestApp, token: string, browser?: string): Promise<FollowedStream> => {
  const stream = await followStream(on, token, browser);
  if (stream.status === 200) await expect.poll(stream.text).toContain('event: open');
  return stream;
};
const message = (to: MadeCompany) => sendMessage(app.deps, app.db, to.userId, 'welcome');
/** A change of everybody: what was to come before it has come. */
const flush = async (...streams: FollowedStream[]) => {
  await app.db.execute(sql`SELECT pg_notify('live_events', 'all notices')`);
  for (const stream of streams) await expect.poll(stream.topics).toContain('notices');
};

test('says which lists changed on whichever server, to whom it concerns, and not what is in them', async () => {
  const other = await makeSupplier(app);
  const mine = await open(app, supplier.token);
  const elsewhere = await open(second, supplier.token);
  const foreign = await open(second, other.token);
  await sendMessage(app.deps, app.db, supplier.userId, 'product_approved', { title: 'Secret bolt' });
  await flush(mine, elsewhere, foreign);
  expect(new Set(mine.topics())).toEqual(new Set(['messages', 'notices']));
  expect(new Set(elsewhere.topics())).toEqual(new Set(['messages', 'notices']));
  expect(foreign.topics()).toEqual(['notices']);
  expect(mine.text()).not.toContain('bolt');
  for (const stream of [mine, elsewhere, foreign]) stream.leave();
});

test('nothing is said of what was rolled back', async () => {
  const stream = await open(app, supplier.token);
  const undo = new Error('undo');
  const undone = app.db.transaction(async (tx) => {
    await sendMessage(app.deps, tx, supplier.userId, 'welcome');
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  await flush(stream);
  expect(stream.topics()).toEqual(['notices']);
  stream.leave();
});

describe('whatever writes, the lists are named', () => {
  const change = async (
    write: (to: MadeCompany) => Promise<unknown>,
    to = supplier,
  ): Promise<Set<string>> => {
    const stream = await open(app, to.token);
    await write(to);
    await flush(stream);
    stream.leave();
    return new Set(stream.topics().filter((topic) => topic !== 'notices'));
  };
  const run = (statement: ReturnType<typeof sql>) => app.db.execute(statement);

  test('messages, read or deleted', async () => {
    await message(supplier);
    const all = (token: string) => app.call(messageRoutes.listMessages, {}, { token });
    const { id } = (await all(supplier.token)).items[0]!;
    const read = () => app.call(messageRoutes.readMessage, { params: { id } }, { token: supplier.token });
    expect(await change(read)).toEqual(new Set(['messages']));
    // read again it is as it was
    expect(await change(read)).toEqual(new Set());
    const remove = { body: { ids: [id] } };
    const removed = () => app.call(messageRoutes.deleteMessages, remove, { token: supplier.token });
    expect(await change(removed)).toEqual(new Set(['messages']));
  });

  test('products: new, moved, revised, grouped', async () => {
    expect(await change((to) => makeProduct(app, to.companyId))).toEqual(new Set(['products']));
    const { id } = await makeProduct(app, supplier.companyId);
    expect(await change(() => run(sql`UPDATE products SET status = 5 WHERE id = ${id}`))).toEqual(
      new Set(['products']),
    );
    const revision = sql`INSERT INTO product_revisions (product_id, base_version, status, proposal) VALUES (${id}, 1, 2, '{}')`;
    expect(await change(() => run(revision))).toEqual(new Set(['products']));
    const group = sql`INSERT INTO product_groups (company_id, name) VALUES (${supplier.companyId}, 'Bolts')`;
    expect(await change(() => run(group))).toEqual(new Set(['products']));
  });

  test('company and account', async () => {
    const rename = sql`UPDATE companies SET factory_size = 'large' WHERE id = ${supplier.companyId}`;
    expect(await change(() => run(rename))).toEqual(new Set(['company']));
    const name = sql`UPDATE users SET name = 'Other' WHERE id = ${supplier.userId}`;
    expect(await change(() => run(name))).toEqual(new Set(['account']));
  });

  test('an enquiry, on both sides', async () => {
    const buyer = await makeBuyer(app);
    const country = sql`(SELECT country_id FROM companies WHERE id = ${buyer.companyId})`;
    const ask = () =>
      run(sql`INSERT INTO enquiries (company_id, user_id, country_id, name, email, submit_ip)
        VALUES (${supplier.companyId}, ${buyer.userId}, ${country}, 'Ann', 'ann@example.com', '203.0.113.9')`);
    expect(await change(ask)).toEqual(new Set(['enquiries']));
    expect(await change(ask, buyer)).toEqual(new Set(['enquiries']));
  });
});

test('is neither stored, compressed nor held back on its way', async () => {
  const { headers, leave } = await open(app, supplier.token);
  leave();
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

describe('at most five of a user', () => {
  test('on all servers; the sixth is refused, and a place that is left is free', async () => {
    const streams = await Promise.all(
      Array.from({ length: MAX_STREAMS }, (_, i) => open(i % 2 ? app : second, supplier.token)),
    );
    const sixth = await open(second, supplier.token);
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60']);
    const other = await open(app, (await makeSupplier(app)).token);
    expect(other.status).toBe(200);
    streams[0]!.leave();
    await expect
      .poll(async () => {
        const { status, leave } = await open(app, supplier.token);
        leave();
        return status;
      })
      .toBe(200);
    for (const stream of [...streams, other]) stream.leave();
  });

  test('of six that open at once five are let in', async () => {
    const streams = await Promise.all(
      Array.from({ length: MAX_STREAMS + 1 }, (_, i) => open(i % 2 ? app : second, supplier.token)),
    );
    expect(streams.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    for (const stream of streams) stream.leave();
  });

  test('a browser that comes again takes the place of its own, also on the other server', async () => {
    const first = await open(app, supplier.token, 'browser-1');
    for (let i = 0; i < MAX_STREAMS; i++) {
      const again = await open(second, supplier.token, 'browser-1');
      expect(again.status).toBe(200);
    }
    await first.ended;
    await expect.poll(() => second.deps.live.ids().length).toBe(1);
  });

  test('those of a server that is gone lapse', async () => {
    await app.db.execute(sql`INSERT INTO live_streams (id, user_id, browser, seen_at)
      SELECT gen_random_uuid(), ${supplier.userId}, 'gone' || i, now() - interval '4 minutes'
      FROM generate_series(1, 5) AS i`);
    const stream = await open(app, supplier.token);
    expect(stream.status).toBe(200);
    stream.leave();
  });
});

describe('ends with the session', () => {
  const check = () => app.db.execute(sql`SELECT publish_event('u', ${supplier.userId}, 'session')`);

  test('at once when all sessions of the user are ended, on whichever server', async () => {
    const stream = await open(second, supplier.token);
    const other = await open(second, (await makeSupplier(app)).token);
    await app.app.inject({
      method: 'POST',
      url: '/api/auth/logout-everywhere',
      headers: { host: HOST, authorization: `Bearer ${supplier.token}` },
    });
    await stream.ended;
    expect((await open(second, supplier.token)).status).toBe(401);
    await flush(other);
    other.leave();
  });

  test('and when its token has expired', async () => {
    const stream = await open(second, supplier.token);
    second.pass(25 * 3600);
    await check();
    await stream.ended;
    second.pass(-25 * 3600);
  });

  test('a stream of whoever is still signed in goes on', async () => {
    const stream = await open(second, supplier.token);
    await check();
    await message(supplier);
    await expect.poll(stream.topics).toContain('messages');
    stream.leave();
  });
});

test('after notices were missed everything may have changed', async () => {
  const stream = await open(app, supplier.token);
  await app.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'change notices' AND datname = current_database()`,
  );
  await expect.poll(() => stream.topics().toSorted()).toEqual([...LIVE_TOPICS].toSorted());
  for (const { deps } of [app, second]) await expect.poll(() => deps.pages.isReceivingDrops()).toBe(true);
  stream.leave();
});

test('open streams are counted', async () => {
  await expect.poll(() => app.deps.live.ids().length).toBe(0);
  const stream = await open(app, supplier.token);
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toMatch(/^live_streams_open 1$/m);
  expect(body).not.toMatch(/duration_seconds.*session\/events.*status="200"/);
  stream.leave();
  await expect.poll(() => app.deps.live.ids().length).toBe(0);
});

test('a server that is being stopped ends its streams and lets no other in', async () => {
  const stopping = await buildTestApp({}, { beside: app });
  const stream = await open(stopping, supplier.token);
  const drained = drain(stopping.deps.draining, stopping.deps.environment, () => {});
  await stream.ended;
  const late = await open(stopping, supplier.token);
  expect([late.status, late.headers['retry-after']]).toEqual([503, '5']);
  await drained;
  await stopping.close();
});
