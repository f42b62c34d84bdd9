/** What the engine in memory does while it cannot hear of changes: the database is away, or something is wrong. */
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../../tests/support/factories.ts';
import { startOwnDatabase } from '../../../../tests/support/own-database.ts';
import { createLog } from '../../../platform/log.ts';
import { indexProducts } from '../../index/indexing.ts';
import { type MemoryEngine, memoryEngine } from './memory-engine.ts';

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let app: TestApp;
let engine: MemoryEngine;
let logged = '';
let sellerId: number;
beforeAll(async () => {
  database = await startOwnDatabase();
  const { url, dataDir } = database;
  app = await buildTestApp({}, { beside: { ground: { dataDir, database: { url, drop: async () => {} } } } });
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  engine = memoryEngine(url, path.join(dataDir, 'index-of-this-test'), createLog('info', sink));
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
