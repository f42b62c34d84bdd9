/** The index file: a start continues from it, finds what has changed since, and never depends on it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../../../tests/support/data/factories.ts';
import { createLog } from '../../../../platform/process/log.ts';
import { tellRenewal, trimChanges } from '../../../index/feed/feed.sql.ts';
import { databaseFeed } from '../../../index/feed/feed.ts';
import { forgetIndexFiles } from '../../../index/feed/index-files.sql.ts';
import { indexProducts, unindexProducts } from '../../../index/indexing.ts';
import type { ProductFilters } from '../../engine.ts';
import { Indexes } from '../kinds/indexes.ts';
import { type MemoryEngine, memoryEngine } from '../memory-engine.ts';
import { PartsReader, PartsWriter } from '../store/parts.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';

let app: TestApp;
let folder: string;
let file: string;
let seller: Awaited<ReturnType<typeof makeSupplier>>;
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
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  await app.db.execute(sql`DELETE FROM exchange_rates`);
  await app.db.execute(
    sql`INSERT INTO exchange_rates VALUES ('2026-11-20', 'USD', 1), ('2026-11-20', 'CNY', 8)`,
  );
  await make('Russet gimlet');
});
afterAll(() => app?.close());
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(app.ground.dataDir, 'index-'));
  file = path.join(folder, 'search-index');
  logged = '';
});

async function make(title: string, of = seller): Promise<number> {
  const { id } = await makeProduct(app, of.companyId, { title });
  await indexProducts(app.deps, app.db, [id]);
  return id;
}
/** A start of the server: what it went on from, and what it finds. */
async function started<T>(use: (engine: MemoryEngine) => Promise<T>): Promise<{ from: string; found: T }> {
  const engine = memoryEngine(app.ground.database.url, file, log);
  try {
    const { from } = await engine.loaded();
    return { from, found: await use(engine) };
  } finally {
    await engine.stop();
  }
}
const known =
  (...terms: string[]) =>
  async (engine: MemoryEngine) => [...(await engine.known('products', terms))];
const count = (filters: ProductFilters) => async (engine: MemoryEngine) => {
  const shared = { words: [], head: -1, sort: 'newest', offset: 0, limit: 1, also: 0 } as const;
  return (await engine.products({ ...shared, filters, now: Date.now() })).total;
};

test('a start goes on from the file, and finds whatever has changed since it was written', async () => {
  const banned = await makeSupplier(app);
  await make('Umber windlass', banned);
  const removed = await make('Russet capstan');
  const edited = await make('Russet bollard');
  const priced = await make('Russet fairlead');
  await app.db.execute(
    sql`UPDATE products SET prices = '[{"Start": 1, "End": null, "Price": 8800}]', currency = '¥' WHERE id = ${priced}`,
  );
  const terms = ['gimlet', 'windlass', 'capstan', 'bollard', 'hawser', 'sheave'];
  const dear = count({ minPrice: 1050, maxPrice: 1150 });
  expect(await started(known(...terms))).toEqual({ from: 'tables', found: terms.slice(0, 4) });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(await started(known(...terms))).toEqual({ from: 'file', found: terms.slice(0, 4) });
  expect(await started(dear)).toEqual({ from: 'file', found: 1 });
  const before = fs.readFileSync(file);

  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE products SET status = 2 WHERE id = ${removed}`);
    await unindexProducts(app.deps, tx, [removed]);
  });
  await app.db.execute(sql`UPDATE products SET title = 'Russet hawser' WHERE id = ${edited}`);
  await indexProducts(app.deps, app.db, [edited]);
  await make('Russet sheave');
  await app.db.execute(sql`UPDATE exchange_rates SET rate = 4 WHERE currency = 'CNY'`);
  expect(await started(known(...terms))).toEqual({ from: 'file', found: ['gimlet', 'hawser', 'sheave'] });
  expect(await started(dear)).toEqual({ from: 'file', found: 0 });
  expect(await started(count({ minPrice: 2150, maxPrice: 2250 }))).toEqual({ from: 'file', found: 1 });
  // so few changes are not worth another one
  expect(fs.readFileSync(file)).toEqual(before);
  expect(logged).toBe('');
});

test('what was under way when the file was written is found too', async () => {
  const client = await app.db.$client.connect();
  try {
    await client.query('BEGIN');
    // it has its number before everything that the file knows
    await client.query('SELECT pg_current_xact_id()');
    const id = await make('Russet grapnel');
    await app.db.execute(sql`UPDATE products SET unit = 'set' WHERE id = ${id}`);
    expect(await started(count({ unit: 'ton' }))).toEqual({ from: 'tables', found: 0 });
    await client.query(`UPDATE products SET unit = 'ton' WHERE id = $1`, [id]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect(await started(count({ unit: 'ton' }))).toEqual({ from: 'file', found: 1 });
});

const write = async () => writeIndexFile(app.db, await Indexes.load(databaseFeed(app.db)), file);
const read = () => readIndexFile(app.db, databaseFeed(app.db), file);
const edit = (change: (bytes: Buffer) => Buffer) => fs.writeFileSync(file, change(fs.readFileSync(file)));

test.each<[why: string, undo: () => unknown, because: string]>([
  ['is cut off', () => edit((bytes) => bytes.subarray(0, bytes.length / 2)), 'it ends too early'],
  ['is empty', () => edit(() => Buffer.alloc(0)), 'it ends too early'],
  [
    'is damaged',
    () => edit((bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)])),
    'it is damaged',
  ],
  [
    'is longer',
    () => edit((bytes) => Buffer.concat([bytes, Buffer.of(0)])),
    'it is longer than what it holds',
  ],
  ['is something else', () => edit(() => Buffer.from('A picture, say. '.repeat(9))), 'it is damaged'],
  [
    'is a folder',
    () => {
      fs.rmSync(file);
      fs.mkdirSync(file);
    },
    'EISDIR',
  ],
  [
    'is of another database, or of one that was set back to before it',
    () => app.db.execute(sql`DELETE FROM search_index_files`),
    'it is of another database',
  ],
  [
    'is older than a month',
    async () => {
      await app.db.execute(sql`UPDATE search_index_files SET written_at = now() - interval '32 days'`);
      await forgetIndexFiles(app.db);
    },
    'it is of another database',
  ],
  ['is older than a rebuild', () => tellRenewal(app.db), 'everything has been written anew since'],
  [
    'is older than the changes that are kept',
    async () => {
      await make('Russet marlinspike');
      await trimChanges(app.db);
      expect(await read()).toHaveProperty('indexes');
      await app.db.execute(sql`UPDATE search_changes SET at = now() - interval '8 days'`);
      // what may still be under way somewhere in the cluster is kept as well
      await expect
        .poll(async () => {
          await trimChanges(app.db);
          return (await app.db.execute(sql`SELECT FROM search_changes`)).rowCount;
        })
        .toBe(0);
    },
    'too much has changed since',
  ],
])('a file that %s is of no use', async (_why, undo, because) => {
  await write();
  expect(await read()).toHaveProperty('indexes');
  await undo();
  expect(await read()).toEqual({ because: expect.stringContaining(because) });
});

test('where the file is of no use the tables are read, the log says why, and it is written anew', async () => {
  fs.writeFileSync(file, 'A picture, say.');
  expect(await started(known('gimlet', 'quux'))).toEqual({ from: 'tables', found: ['gimlet'] });
  expect(logged).toContain('read from the tables, not from its file');
  expect(logged).toContain('it ends too early');
  logged = '';
  expect(await started(known('gimlet', 'quux'))).toEqual({ from: 'file', found: ['gimlet'] });
  expect(logged).toBe('');
});

test('one of another version of the program is refused before anything of it is read', async () => {
  await write();
  const other = path.join(folder, 'other');
  const [from, to] = [fs.openSync(file, 'r'), fs.openSync(other, 'w')];
  const [reader, writer] = [new PartsReader(from), new PartsWriter(to)];
  writer.numbers(reader.numbers(Uint32Array.of(0)));
  writer.json({ ...reader.json({}), version: '0' });
  for (const fd of [from, to]) fs.closeSync(fd);
  fs.renameSync(other, file);
  expect(await read()).toEqual({ because: 'it is of another version of the program' });
  fs.rmSync(file);
  expect(await read()).toEqual({ because: null });
});

test('where no file can be written searches go on, and it is said once', async () => {
  file = path.join(folder, 'missing', 'search-index');
  const engine = memoryEngine(app.ground.database.url, file, log);
  expect(await known('gimlet')(engine)).toEqual(['gimlet']);
  await tellRenewal(app.db);
  expect(await known('gimlet')(engine)).toEqual(['gimlet']);
  await expect.poll(async () => (await engine.loaded()).from).toBe('tables');
  await engine.stop();
  expect(logged.match(/was not written into its file/g)).toHaveLength(1);
  expect(logged).toContain('ENOENT');
});

test('after many changes another thread goes on from the file and writes it anew, while the old one answers', async () => {
  const engine = memoryEngine(app.ground.database.url, file, log, { anew: { changes: 2, ms: 0 } });
  expect((await engine.loaded()).from).toBe('tables');
  const { ino } = fs.statSync(file);
  await make('Russet kevel');
  expect(await known('kevel')(engine)).toEqual(['kevel']);
  expect(fs.statSync(file).ino).toBe(ino);
  await make('Russet snatchblock');
  expect(await known('kevel', 'snatchblock')(engine)).toEqual(['kevel', 'snatchblock']);
  await expect
    .poll(async () => {
      expect(await known('gimlet', 'kevel', 'snatchblock')(engine)).toHaveLength(3);
      return (await engine.loaded()).from;
    })
    .toBe('file');
  expect(fs.statSync(file).ino).not.toBe(ino);
  await engine.stop();
  expect(await started(known('kevel', 'snatchblock'))).toEqual({
    from: 'file',
    found: ['kevel', 'snatchblock'],
  });
  expect(logged).toBe('');
});

test('who is killed in the midst of writing leaves the file that was there', async () => {
  await started(known());
  const from = (name: string) => JSON.stringify(pathToFileURL(path.resolve(name)).href);
  const writing = `
    import { openPool } from ${from('server/platform/database/database.ts')};
    import { databaseFeed } from ${from('server/search/index/feed/feed.ts')};
    import { writeIndexFile } from ${from('server/search/match/memory/file/index-file.ts')};
    import { Indexes } from ${from('server/search/match/memory/kinds/indexes.ts')};
    const db = openPool(${JSON.stringify(app.ground.database.url)}, { max: 1 });
    const indexes = await Indexes.load(databaseFeed(db));
    for (;;) await writeIndexFile(db, indexes, ${JSON.stringify(file)});`;
  const leftOver = () => fs.readdirSync(folder).filter((name) => name !== path.basename(file));
  for (let kill = 1; kill <= 3; kill++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writing], { stdio: 'inherit' });
    await expect.poll(() => leftOver().length, { interval: 1 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await started(known('gimlet', 'quux'))).toEqual({ from: 'file', found: ['gimlet'] });
    // what is left may be somebody's who writes
    for (const name of leftOver()) fs.utimesSync(path.join(folder, name), 0, 0);
    fs.writeFileSync(path.join(folder, 'search-index.writing'), '');
    await tellRenewal(app.db);
    expect((await started(known())).from).toBe('tables');
    expect(leftOver()).toEqual(['search-index.writing']);
    fs.rmSync(path.join(folder, 'search-index.writing'));
  }
}, 120_000);
