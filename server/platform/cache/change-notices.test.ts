/** A connection forgotten by a firewall: nothing arrives any more, and no error says so. */
import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database/database.ts';
import { openDatabase } from '../database/database.ts';
import { followDrops } from './change-notices.ts';
import { dropPages, pageCache } from './page-cache.ts';
import { tags } from './tags.ts';

/** The machine may be busy. */
const SOON = { timeout: 60_000 };

/** Passes bytes on to the database at `url` until it is told to forget the connections that there are. */
async function startFirewall(url: string) {
  const { hostname, port } = new URL(url);
  const passing = new Set<[Socket, Socket]>();
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => {});
    passing.add([client, server]);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port: own } = listener.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { port: String(own) }).href,
    forget() {
      for (const [client, server] of passing) {
        client.unpipe(server);
        server.unpipe(client);
      }
    },
    async stop() {
      for (const pair of passing) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

test('is noticed; no page counts as fresh until changes are heard on another', async () => {
  const database = await cloneDatabase(inject('databaseUrl'));
  const db = await openDatabase(database.url, { max: 1 });
  const firewall = await startFirewall(database.url);
  const cache = pageCache(1_000_000);
  const said: string[] = [];
  // with positions asked every second it is noticed sooner
  const notices = followDrops(
    firewall.url,
    cache,
    (error) => said.push(error.message),
    () => {},
  );
  await vi.waitFor(() => expect(cache.isReceivingDrops()).toBe(true), SOON);
  await vi.waitFor(() => expect(notices.silentFor()).toBeDefined(), SOON);
  const cleared = cache.generation();
  firewall.forget();
  await vi.waitFor(() => expect(cache.isReceivingDrops()).toBe(false), { ...SOON, interval: 5 });
  expect(notices.silentFor()).toBeUndefined();
  expect(said).toContain('it does not answer');
  await vi.waitFor(() => expect(cache.isReceivingDrops()).toBe(true), SOON);
  // what was missed may concern any page
  expect(cache.generation()).toBeGreaterThan(cleared);
  const before = cache.generation();
  await dropPages(db, tags.product(1));
  await vi.waitFor(() => expect(cache.generation()).toBeGreaterThan(before), SOON);
  await notices.stop();
  await db.$client.end();
  await firewall.stop();
  await database.drop();
});
