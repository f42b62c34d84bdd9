/** What the in-memory engine does when it cannot learn of changes: the database is away, or something is broken. */
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { startOwnDatabase } from '../../../../tests/support/database/own-database.ts';
import { createLog } from '../../../platform/process/log.ts';
import { recordChanges, tellRenewal } from '../../index/feed/feed.sql.ts';
import { indexProducts } from '../../index/indexing.ts';
import { type MemoryEngine, type MemoryEngineOptions, memoryEngine } from './memory-engine.ts';

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let app: TestApp;
let engine: MemoryEngine;
let logged = '';
const log = createLog(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);
let sellerId: number;
beforeAll(async () => {
  database = await startOwnDatabase();
  const { url, dataDir } = database;
  app = await buildTestApp({}, { beside: { ground: { dataDir, database: { url, drop: async () => {} } } } });
  engine = memoryEngine(url, path.join(dataDir, 'index-of-this-test'), log);
  sellerId = (await makeSupplier(app)).companyId;
  await make('Russet gimlet');
});
afterAll(async () => {
  await engine?.stop();
  await app?.close();
  await database?.remove();
});

async function make(title: string): Promise<void> {
  const { id } = await makeProduct(app, sellerId, { title });
  await indexProducts(app.deps, app.db, [id]);
}
const known = async (...terms: string[]) => [...(await engine.known('products', terms))];
let engines = 0;
/** Another server on the same database. */
async function withEngine(options: MemoryEngineOptions, use: (other: MemoryEngine) => Promise<void>) {
  logged = '';
  const other = memoryEngine(
    database.url,
    path.join(database.dataDir, `index-${++engines}-of-this-test`),
    log,
    options,
  );
  try {
    await use(other);
  } finally {
    await other.stop();
  }
}
const whichHold = async (of: MemoryEngine, ...terms: string[]) => [...(await of.known('products', terms))];

test('while the database is away the index answers as it is, and goes on when it is back', async () => {
  expect(await known('gimlet', 'theodolite')).toEqual(['gimlet']);
  await database.stop();
  expect(await known('gimlet', 'theodolite')).toEqual(['gimlet']);
  await database.start();
  await make('Russet theodolite');
  await expect.poll(() => known('gimlet', 'theodolite')).toEqual(['gimlet', 'theodolite']);
  expect(logged).toBe('');
});

test('any other error is logged as what it is; what was missed meanwhile is found after it', async () => {
  await app.db.execute(sql`ALTER TABLE search_changes RENAME TO search_changes_away`);
  expect(await known('gimlet')).toEqual(['gimlet']);
  await expect.poll(() => logged).toContain('the search index was not renewed');
  expect(logged).toContain('the search index could not take in what has changed');
  expect(logged).toContain('relation \\"search_changes\\" does not exist');
  // many who ask are told once
  const lines = logged.split('\n').length;
  for (let i = 0; i < 5; i++) await known('gimlet');
  expect(logged.split('\n')).toHaveLength(lines);
  await app.db.execute(sql`ALTER TABLE search_changes_away RENAME TO search_changes`);
  await make('Russet astrolabe');
  expect(await known('astrolabe')).toEqual(['astrolabe']);
});

/** Few at once, so that a test can have more. */
const FEW = { changes: { most: 20, few: 5 } };

test('what is more than is told at once is taken in by pieces, each row of it; who asks meanwhile is answered', () =>
  withEngine(FEW, async (other) => {
    expect(await whichHold(other, 'gimlet', 'sextant')).toEqual(['gimlet']);
    const ids: number[] = [];
    for (let i = 0; i < 90; i++)
      ids.push((await makeProduct(app, sellerId, { title: `Russet sextant sx${i}` })).id);
    await app.db.transaction((tx) => indexProducts(app.deps, tx, ids));
    const asked = await Promise.all(Array.from({ length: 20 }, () => whichHold(other, 'gimlet')));
    expect(asked).toEqual(asked.map(() => ['gimlet']));
    const each = ids.map((_, i) => `sx${i}`);
    await expect.poll(() => whichHold(other, ...each)).toEqual(each);
    // what goes is told in the same way, and what comes while it is taken in is not passed over
    await app.db.execute(sql`UPDATE products SET status = 5 WHERE id >= ${ids[0]} AND id < ${ids[80]}`);
    await make('Russet octant');
    await expect.poll(() => whichHold(other, ...each, 'octant')).toEqual([...each.slice(80), 'octant']);
    expect(logged).toBe('');
  }));

test('while ever more changes than are told at once all who ask are answered, and at its end everything is known', () =>
  withEngine(FEW, async (other) => {
    const ids = (
      await app.db.execute<{ id: number }>(sql`SELECT id FROM products WHERE listed ORDER BY id`)
    ).rows.map(({ id }) => id);
    // a storm that never pauses, while the index is read for the first time too
    let going = true;
    let recorded = 0;
    const storm = (async () => {
      for (; going; recorded++) await recordChanges(app.db, 'products', ids);
    })();
    const answers: string[] = [];
    try {
      for (let round = 0; round < 30; round++) {
        if (round === 10) await make('Russet quadrant');
        answers.push(...(await whichHold(other, 'gimlet')));
      }
    } finally {
      going = false;
      await storm;
    }
    expect(recorded).toBeGreaterThan(30);
    expect(answers).toHaveLength(30);
    await expect.poll(() => whichHold(other, 'quadrant')).toEqual(['quadrant']);
    expect(logged).toBe('');
  }));

test('what changed is not known any more: answered is what was known, until all is read anew', () =>
  withEngine({}, async (other) => {
    expect(await whichHold(other, 'gimlet', 'sundial')).toEqual(['gimlet']);
    await make('Russet sundial');
    await app.db.execute(sql`UPDATE search_state SET trimmed = pg_snapshot_xmax(pg_current_snapshot())`);
    await app.db.execute(sql`DELETE FROM search_changes`);
    expect(await whichHold(other, 'gimlet')).toEqual(['gimlet']);
    await expect.poll(() => whichHold(other, 'gimlet', 'sundial')).toEqual(['gimlet', 'sundial']);
    await app.db.execute(sql`UPDATE search_state SET trimmed = '0'`);
  }));

test('a second index that would not fit beside the first is not read: a sentence says so once, and searches go on', () =>
  withEngine({ available: () => 2 ** 20 }, async (other) => {
    expect(await whichHold(other, 'gimlet')).toEqual(['gimlet']);
    await tellRenewal(app.db);
    await expect
      .poll(async () => {
        expect(await whichHold(other, 'gimlet')).toEqual(['gimlet']);
        return other.refusedRenewals();
      })
      .toBe(1);
    await make('Russet barometer');
    expect(await whichHold(other, 'barometer')).toEqual(['barometer']);
    expect(
      logged.match(
        /A second search index beside the present one needs \d+ MB of memory, and 1 MB are free\./g,
      ),
    ).toHaveLength(1);
  }));

test('where nothing is known yet nobody waits without end: the search is not ready, and says when to ask again', () =>
  withEngine({ patience: 1 }, async (other) => {
    const client = await app.db.$client.connect();
    try {
      await client.query('BEGIN');
      await client.query('LOCK TABLE product_documents IN ACCESS EXCLUSIVE MODE');
      await expect(whichHold(other, 'gimlet')).rejects.toMatchObject({
        code: 'search_not_ready',
        retryAfter: 5,
        cause: { message: 'The search index is being read for the first time.' },
      });
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    await other.loaded();
    expect(await whichHold(other, 'gimlet')).toEqual(['gimlet']);
  }));
