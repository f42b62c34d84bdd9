/** Bytes and rows: removed together, swept when one was left alone, and nothing shown without its row (decision 8). */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeFile, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { multipart, png, uploadTo } from '../../../../tests/support/data/upload.ts';
import { startLostCommit } from '../../../../tests/support/database/lost-commit.ts';
import { startS3Server } from '../../../../tests/support/servers/s3-server.ts';
import { doDue, waitingItems, workDone } from '../../../../tests/support/work.ts';
import { s3Store } from '../../../platform/files/file-store.ts';
import { startWork } from '../../../scheduled-jobs.ts';
import { importOwners } from '../../import/import.ts';
import { deleteUnused } from '../file.sql.ts';
import { forget, removeOrphans, sweepObjects } from '../file.ts';

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  shop = await makeSupplier(app);
});
afterAll(() => app.close());

const DAY = 86_400;
const bytes = () => png();
const freshKey = (extension = 'webp') => `${randomBytes(16).toString('hex')}.${extension}`;
const sizeOf = (key: string, size = '240.avif') => key.replace('.webp', () => `-${size}`);
const put = async (...keys: string[]) => {
  for (const key of keys) await app.deps.files.put(key, await bytes(), 'image/webp');
};
const there = async (...keys: string[]) => Promise.all(keys.map((key) => app.deps.files.has(key)));
const statusOf = async (key: string, of = app) =>
  (await of.app.inject({ url: `/files/${key}`, headers: { host: HOST } })).statusCode;
const later = (seconds: number) => ({
  ...app.deps,
  now: () => new Date(app.deps.now().getTime() + seconds * 1000),
});
async function picture() {
  const { id, key } = await makeFile(app, shop, 1);
  const stored = sharp({ create: { width: 800, height: 600, channels: 3, background: '#258' } }).webp();
  await app.deps.files.put(key, await stored.toBuffer(), 'image/webp');
  return { id, key };
}
const deleteRow = (key: string) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM files WHERE key = ${key}`);
    await forget(app.deps, tx, [key]);
  });

describe('no picture is shown without its row', () => {
  test('a size that lies beside none', async () => {
    const key = freshKey();
    await put(key, sizeOf(key));
    expect([await statusOf(key), await statusOf(sizeOf(key))]).toEqual([404, 404]);
  });

  test('a size beside a private one', async () => {
    const { key } = await makeFile(app, shop, 2);
    await put(key, sizeOf(key));
    expect([await statusOf(key), await statusOf(sizeOf(key))]).toEqual([404, 404]);
  });

  test('nor once it is deleted, on the other server either', async () => {
    const other = await buildTestApp({}, { beside: app });
    const { key } = await picture();
    const all = () =>
      Promise.all([key, sizeOf(key)].flatMap((name) => [statusOf(name), statusOf(name, other)]));
    // both know it now
    expect(await all()).toEqual([200, 200, 200, 200]);
    await expect.poll(() => [app, other].every(({ deps }) => deps.pages.isReceivingDrops())).toBe(true);
    expect(await all()).toEqual([200, 200, 200, 200]);
    await deleteRow(key);
    await expect.poll(all).toEqual([404, 404, 404, 404]);
    await other.close();
  });

  test('one that is deleted while a size is made of it, which is not kept', async () => {
    const { key } = await picture();
    const store = app.deps.files;
    const stored = store.put;
    // after its bytes were read, and before the size is stored
    store.put = async (name, ...rest) => {
      if (name === sizeOf(key)) await app.db.execute(sql`DELETE FROM files WHERE key = ${key}`);
      return stored(name, ...rest);
    };
    try {
      expect(await statusOf(sizeOf(key))).toBe(404);
    } finally {
      store.put = stored;
    }
    expect(await there(sizeOf(key))).toEqual([false]);
  });
});

describe('bytes go with the transaction that deletes their row', () => {
  test('not where it is rolled back, nor before it commits; and then with all sizes', async () => {
    const { id, key } = await picture();
    await put(sizeOf(key), sizeOf(key, '120.webp'));
    const all = [key, sizeOf(key), sizeOf(key, '120.webp')];
    startWork(app.deps);
    await workDone(app);
    const undone = app.db.transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM files WHERE id = ${id}`);
      await forget(app.deps, tx, [key]);
      throw new Error('another step failed');
    });
    await expect(undone).rejects.toThrow('another step failed');
    expect(await waitingItems(app)).toEqual([]);
    await deleteRow(key);
    await workDone(app);
    expect(await there(...all)).toEqual([false, false, false]);
  });

  test('one that cannot be removed now is tried again; one whose row stands is left', async () => {
    const { key } = await picture();
    const standing = await picture();
    const store = app.deps.files;
    const remove = store.remove;
    store.remove = () => Promise.reject(new Error('the disk is read-only'));
    try {
      await app.db.transaction((tx) => forget(app.deps, tx, [standing.key]));
      await deleteRow(key);
      await expect.poll(() => waitingItems(app)).toEqual([{ state: 'retry', data: { key } }]);
    } finally {
      store.remove = remove;
    }
    await app.db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'file.remove'`);
    await workDone(app);
    expect(await there(key, standing.key)).toEqual([false, true]);
  });

  test('rows that nothing refers to are deleted with a task each', async () => {
    const { key } = await picture();
    await removeOrphans(later(DAY + 60));
    await workDone(app);
    expect(await there(key)).toEqual([false]);
    expect(await deleteUnused(app.db, app.deps.now(), 0)).toEqual([]);
  });
});

describe('an upload whose row is not written', () => {
  const upload = async () => uploadTo(app, 1, multipart(await png()), { token: shop.token });
  const stored = async () => (await app.deps.files.list('', 1000)).map(({ key }) => key);

  test('leaves no bytes where that is known, and bytes where it is not: they are swept a day later', async () => {
    const before = await stored();
    await app.db.execute(sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
    await app.db.execute(sql`CREATE TRIGGER refuse BEFORE INSERT ON files EXECUTE FUNCTION refuse()`);
    expect((await upload()).statusCode).toBe(500);
    expect(await stored()).toEqual(before);
    await app.db.execute(sql`DROP TRIGGER refuse ON files`);
    // the connection is lost while it commits
    await app.db.execute(sql`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
    await app.db.execute(
      sql`CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut()`,
    );
    expect((await upload()).statusCode).toBe(503);
    await app.db.execute(sql`DROP TRIGGER cut ON files`);
    const left = (await stored()).filter((key) => !before.includes(key));
    expect(left).toHaveLength(1);
    await sweepObjects(app.deps, [importOwners]);
    expect(await there(...left)).toEqual([true]);
    await sweepObjects(later(DAY + 60), [importOwners]);
    await workDone(app);
    expect(await there(...left)).toEqual([false]);
  });
});

test('a commit whose answer is lost: the row stands, and so do its bytes', async () => {
  const way = await startLostCommit(app.ground.database.url);
  const ground = { ...app.ground, database: { ...app.ground.database, url: way.url } };
  const beside = await buildTestApp({}, { beside: { ground } });
  way.armed = true;
  const reply = await uploadTo(beside, 1, multipart(await png()), { token: shop.token });
  way.armed = false;
  expect([reply.statusCode, way.cut]).toEqual([503, 1]);
  const { rows } = await app.db.execute<{ key: string }>(
    sql`SELECT key FROM files WHERE company_id = ${shop.companyId}`,
  );
  expect(rows).toHaveLength(1);
  expect(await statusOf(rows[0]!.key)).toBe(200);
  await beside.close();
  way.close();
});

describe('the sweep', () => {
  /** What has a row, is young, or is nobody's to judge; and what goes. */
  async function planted(of = app) {
    const company = await makeSupplier(of);
    const owned = await makeFile(of, company, 1);
    const [importKey, lostImport] = [0, 1].map(() => `import-${randomBytes(16).toString('hex')}.csv`) as [
      string,
      string,
    ];
    await of.db.execute(sql`
      INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, state, created_at, finished_at)
      VALUES (${company.companyId}, ${company.userId}, ${importKey}, 'a.csv', 'en', true, false, 'done', now(), now())`);
    const lost = freshKey();
    const keep = [owned.key, sizeOf(owned.key), importKey, 'doctor-probe.txt', 'backup-2026.tar'];
    const go = [
      lost,
      sizeOf(lost),
      freshKey('pdf'),
      `${freshKey()}.4711.k3j2`,
      lostImport,
      `${importKey}.4711.k3j2`,
    ];
    return { keep, go };
  }

  test('removes what is a day old and has no row, of files and imports, and nothing else', async () => {
    const { keep, go } = await planted();
    await put(...keep, ...go);
    await sweepObjects(later(DAY - 60), [importOwners]);
    expect(await there(...go)).toEqual(go.map(() => true));
    await sweepObjects(later(DAY + 60), [importOwners]);
    await workDone(app);
    expect([await there(...keep), await there(...go)]).toEqual([keep.map(() => true), go.map(() => false)]);
  });

  test('of a bucket too, and goes on where the run before ended', async () => {
    const s3 = await startS3Server();
    const own = await buildTestApp({ S3_URL: s3.url });
    const { keep, go } = await planted(own);
    for (const key of [...keep, ...go]) await own.deps.files.put(key, Buffer.from('x'), 'image/webp');
    await own.db.execute(sql`INSERT INTO file_sweep (after) VALUES ('zzzz')`);
    own.pass(DAY + 60);
    const sweep = (deps: TestApp['deps']) => sweepObjects(deps, [importOwners]);
    await doDue(own, 'file.remove', sweep);
    expect(s3.objects.size).toBe(keep.length + go.length);
    await doDue(own, 'file.remove', sweep);
    expect([...s3.objects.keys()].sort()).toEqual([...keep].sort());
    await own.close();
    await s3.close();
  });

  test('one that the store will not remove keeps none of the others, and is tried again', async () => {
    const s3 = await startS3Server();
    const own = await buildTestApp({ S3_URL: s3.url });
    const { files } = own.deps;
    const [stuck, lost] = [freshKey('pdf'), freshKey('pdf')].toSorted() as [string, string];
    for (const key of [stuck, lost]) await files.put(key, Buffer.from('x'), 'application/pdf');
    own.pass(DAY + 60);
    const remove = (key: string) =>
      key === stuck ? Promise.reject(new Error('it is held')) : files.remove(key);
    const deps = { ...own.deps, files: { ...files, remove } };
    expect(await doDue({ deps }, 'file.remove', (given) => sweepObjects(given, [importOwners]))).toEqual({
      completed: 1,
      failed: 1,
    });
    expect([...s3.objects.keys()]).toEqual([stuck]);
    await doDue(own, 'file.remove');
    expect([...s3.objects.keys()]).toEqual([]);
    await own.close();
    await s3.close();
  });

  test('leaves all where most have no row: the store is perhaps that of another database', async () => {
    const s3 = await startS3Server();
    const bucket = await s3Store(s3.url);
    for (let i = 0; i < 20; i++) await bucket.put(freshKey(), Buffer.from('x'), 'image/webp');
    await sweepObjects({ ...later(DAY + 60), files: bucket }, [importOwners]);
    expect(s3.objects.size).toBe(20);
    await s3.close();
  });
});

test('while the bucket is away a picture is 503, soon to be asked again, and kept by no cache', async () => {
  const s3 = await startS3Server();
  const beside = await buildTestApp({ S3_URL: s3.url }, { beside: app });
  const { key } = await picture();
  s3.mood = 'failing';
  const asked = () => beside.app.inject({ url: `/files/${key}`, headers: { host: HOST } });
  for (let i = 0; i < 7; i++) {
    const { statusCode, headers } = await asked();
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  // five calls with two tries each, then none
  expect(s3.calls).toBe(10);
  const page = await beside.app.inject({ url: '/', headers: { host: HOST, accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  const { body } = await beside.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toContain('file_store_requests_total{operation="get",outcome="failed"} 5');
  expect(body).toContain('file_store_requests_total{operation="get",outcome="refused"} 2');
  expect(body).toContain('file_store_away 1');
  await beside.close();
  await s3.close();
});
