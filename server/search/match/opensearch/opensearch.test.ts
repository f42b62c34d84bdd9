/**
 * The OpenSearch engine against a server that implements the few endpoints it uses; tests/cluster uses a real
 * cluster.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchRoutes } from '../../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { describeEngine, feedEngine } from '../../../../tests/support/database/engine-contract.ts';
import {
  type OpenSearchServer,
  startOpenSearchServer,
} from '../../../../tests/support/servers/open-search-server.ts';
import { tellRenewal } from '../../index/feed/feed.sql.ts';
import { indexProducts } from '../../index/indexing.ts';

const servers: OpenSearchServer[] = [];
async function server(): Promise<OpenSearchServer> {
  const started = await startOpenSearchServer();
  servers.push(started);
  return started;
}
afterAll(async () => {
  for (const one of servers) await one.stop();
});

describeEngine('OpenSearch, by a server of the tests', async () => ({ SEARCH_URL: (await server()).url }));

describe('the feed of the cluster', () => {
  let cluster: OpenSearchServer;
  let app: TestApp;
  let sellerId: number;
  beforeAll(async () => {
    cluster = await server();
    app = await buildTestApp({ SEARCH_URL: cluster.url });
    sellerId = (await makeSupplier(app)).companyId;
    await feedEngine(app);
  });
  afterAll(() => app?.close());
  beforeEach(() => {
    cluster.refusing = () => null;
    cluster.refusingItem = () => null;
  });
  async function make(title: string): Promise<number> {
    const { id } = await makeProduct(app, sellerId, { title });
    await indexProducts(app.deps, app.db, [id]);
    return id;
  }
  const send = (kw: string) => app.send(searchRoutes.searchProducts, { body: { kw } });
  const ids = async (kw: string) => (await send(kw)).json().items.map(({ id }: { id: number }) => id);
  /** As numbers: by their letters 10 comes before 9. */
  const sorted = (found: number[]) => found.toSorted((a, b) => a - b);

  test('what is committed is found by itself, and what is taken away no more', async () => {
    const id = await make('Carmine dowel');
    await expect.poll(() => ids('carmine')).toEqual([id]);
    await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${id}`);
    await expect.poll(() => ids('carmine')).toEqual([]);
  });

  test('while the cluster is away searches say so, and what was written meanwhile is found afterwards', async () => {
    const first = await make('Magenta ferrule, first');
    await feedEngine(app);
    await cluster.stop();
    const answer = await send('magenta');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      expect.any(String),
    ]);
    const page = await app.app.inject({
      url: '/search-product/1.html?kw=magenta',
      headers: { host: 'b2b.overseas.localhost' },
    });
    expect(page.statusCode).toBe(503);
    const second = await make('Magenta ferrule, second');
    await cluster.start();
    await expect
      .poll(async () => ((await send('magenta')).statusCode === 200 ? sorted(await ids('magenta')) : []))
      .toEqual([first, second]);
  });

  test('documents that the cluster has no time for are sent again', async () => {
    let busy = 2;
    cluster.refusingItem = () => (busy-- > 0 ? 429 : null);
    const made = [await make('Cobalt mandrel, one'), await make('Cobalt mandrel, two')];
    await feedEngine(app);
    expect(busy).toBeLessThan(0);
    expect(sorted(await ids('cobalt mandrel'))).toEqual(made);
  });

  test('where the cluster fails in the midst nothing counts as told', async () => {
    cluster.refusingItem = () => 503;
    const id = await make('Jade spigot');
    await expect(feedEngine(app)).rejects.toThrow(/did not take/);
    cluster.refusingItem = () => null;
    await feedEngine(app);
    expect(await ids('jade spigot')).toEqual([id]);
  });

  test('a document that the cluster refuses for good keeps none of the others', async () => {
    const first = await make('Ivory bobbin, first');
    // before it is made: the server feeds the cluster, too, as soon as it hears of a product
    cluster.refusingItem = (_operation, id) => (id === String(first + 1) ? 400 : null);
    expect(await make('Ivory bobbin, bad')).toBe(first + 1);
    const last = await make('Ivory bobbin, last');
    await feedEngine(app);
    expect(sorted(await ids('ivory bobbin'))).toEqual([first, last]);
  });

  test('what arrives late does not take the place of something newer', async () => {
    const id = await make('Olive trammel');
    await feedEngine(app);
    const index = cluster.aliases.get('market-products')!;
    const { version } = cluster.indices.get(index)!.written.get(String(id))!;
    await app.db.execute(sql`UPDATE products SET unit = 'set' WHERE id = ${id}`);
    await feedEngine(app);
    expect(cluster.indices.get(index)!.written.get(String(id))!.version).toBeGreaterThan(version);
    const late = await fetch(new URL('/_bulk', cluster.url.replace(/\/\/.*@/, '//')), {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('search:secret')}`, 'content-type': 'application/x-ndjson' },
      body: `${JSON.stringify({ delete: { _index: index, _id: String(id), version, version_type: 'external_gte' } })}\n`,
    });
    const { items } = (await late.json()) as { items: { delete: { status: number } }[] };
    expect(items[0]?.delete.status).toBe(409);
  });

  test('read anew, other indices are filled beside those that are searched and take their place at once', async () => {
    const id = await make('Russet cotter');
    await feedEngine(app);
    const before = cluster.aliases.get('market-products')!;
    await tellRenewal(app.db);
    cluster.asked.length = 0;
    await feedEngine(app);
    const after = cluster.aliases.get('market-products')!;
    expect(after).not.toBe(before);
    expect([...cluster.indices.keys()].filter((name) => name.startsWith('market-products-'))).toEqual([
      after,
    ]);
    // one request for all three kinds, and the old ones go with it
    expect(cluster.asked.filter((one) => one === 'POST /_aliases')).toHaveLength(1);
    expect(cluster.asked.filter((one) => one.startsWith('DELETE /market-products'))).toEqual([]);
    expect(await ids('russet cotter')).toEqual([id]);
  });

  test('a filling that is interrupted changes nothing, and leaves nothing once one has come to its end', async () => {
    const id = await make('Beige sprocket');
    await feedEngine(app);
    const before = cluster.aliases.get('market-products')!;
    await tellRenewal(app.db);
    cluster.refusing = (_method, path) => (path === '/_aliases' ? 503 : null);
    await expect(feedEngine(app)).rejects.toThrow();
    expect(cluster.aliases.get('market-products')).toBe(before);
    expect(await ids('beige sprocket')).toEqual([id]);
    cluster.refusing = () => null;
    await feedEngine(app);
    const names = [...cluster.indices.keys()].filter((name) => name !== 'market-feed');
    expect(names).toHaveLength(3);
    expect(new Set(names)).toEqual(new Set(cluster.aliases.values()));
    expect(await ids('beige sprocket')).toEqual([id]);
  });

  test('another day has other rates, and all prices are written anew', async () => {
    await app.db.execute(sql`DELETE FROM exchange_rates`);
    await app.db.execute(
      sql`INSERT INTO exchange_rates VALUES ('2026-11-20', 'USD', 1), ('2026-11-20', 'CNY', 8)`,
    );
    const id = await make('Fawn gusset');
    await app.db.execute(
      sql`UPDATE products SET prices = '[{"Start": 1, "End": null, "Price": 24}]', currency = '¥' WHERE id = ${id}`,
    );
    await feedEngine(app);
    const found = async (maxPrice: number) =>
      (await app.call(searchRoutes.searchProducts, { body: { kw: 'fawn gusset', maxPrice } })).total;
    expect([await found(2.5), await found(3)]).toEqual([0, 1]);
    await app.db.execute(sql`UPDATE exchange_rates SET day = '2026-11-21', rate = 12 WHERE currency = 'CNY'`);
    await app.db.execute(sql`UPDATE exchange_rates SET day = '2026-11-21' WHERE currency = 'USD'`);
    await feedEngine(app);
    expect([await found(1.5), await found(2)]).toEqual([0, 1]);
  });
});
