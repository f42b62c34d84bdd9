/** A backup taken while everybody writes, and what a restore makes of it. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { userRoutes } from '../../../contract/account/user.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { PASSWORD, signIn } from '../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeParticipants, startConcurrentLoad } from '../../../tests/support/concurrent-load.ts';
import {
  makeBuyer,
  makeFile,
  makePurchase,
  makeUser,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { emptyDatabase } from '../../../tests/support/database/database.ts';
import { applyOldChain } from '../../../tests/support/database/old-chain.ts';
import { type S3Server, startS3Server } from '../../../tests/support/servers/s3-server.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { knownMigrations, migrate } from '../../platform/database/migrations.ts';
import { type FileStore, folderStore, s3Store } from '../../platform/files/file-store.ts';
import { StartError } from '../../platform/process/environment.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { requireKeys } from '../../platform/secrets/secret-keys.ts';
import { checkIndex } from '../../search/index/check.ts';
import { ensureIndex } from '../../search/index/ensure-index.ts';
import { createArchive } from './archive.ts';
import { type Backup, makeBackup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive, restoreBackup } from './restore.ts';

let app: TestApp;
let folder: string;
let file: string;
let backup: Backup;
let manifest: Manifest;
let s3: S3Server;
let token: string;
let link: { id: number; token: string };
let email: string;

const filesOf = async (db: Database) =>
  (await db.execute<{ key: string }>(sql`SELECT key FROM files WHERE deleted_at IS NULL ORDER BY id`)).rows;

beforeAll(async () => {
  app = await buildTestApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-backup-'));
  file = path.join(folder, 'all.backup');
  s3 = await startS3Server();
  const participants = await makeParticipants(app.deps);
  const user = await makeUser(app);
  email = user.email;
  token = await tokenOf(app, user.userId);
  const buyer = await makeBuyer(app);
  const awkward = 'A\ttab, a \\ and\na line\r, \u{1f6a2} and 中文';
  await app.db.execute(sql`UPDATE companies SET description = ${awkward} WHERE id = ${buyer.companyId}`);
  const { id } = await makePurchase(app);
  link = { id, token: guestToken(app.deps, 'purchase', id) };
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(link.token)} WHERE id = ${id}`);
  requireKeys(app.deps.environment);
  for (const { key } of await filesOf(app.db)) await app.deps.files.put(key, randomBytes(5000), 'image/webp');
  // after the others: nobody has its bytes
  await makeFile(app, buyer);
  const load = startConcurrentLoad(app.deps, participants);
  try {
    await vi.waitUntil(() => load.done() > 40, { timeout: 120_000 });
    backup = await makeBackup({ db: app.db, files: app.deps.files, dataDir: app.ground.dataDir }, file);
    const atEnd = load.done();
    await vi.waitUntil(() => load.done() > atEnd, { timeout: 120_000 });
  } finally {
    await load.stop();
  }
  expect(load.failures()).toEqual([]);
  manifest = await checkArchive(file);
});
afterAll(async () => {
  await app?.close();
  await s3?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Place {
  db: Database;
  files: FileStore;
  dataDir: string;
  url: string;
}

/** An empty database and folder of their own, for as long as `work` lasts. */
async function elsewhere<T>(work: (place: Place) => Promise<T>, files?: FileStore): Promise<T> {
  const database = await emptyDatabase(inject('databaseUrl'));
  const dataDir = fs.mkdtempSync(path.join(folder, 'restored-'));
  const db = await openDatabase(database.url, { max: 1 });
  const own = files ?? folderStore(path.join(dataDir, 'files'));
  try {
    return await work({ db, files: own, dataDir, url: database.url });
  } finally {
    await db.$client.end();
    await database.drop();
  }
}

const tablesIn = async (db: Database) =>
  (
    await db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM pg_class WHERE relkind = 'r'
    AND relnamespace = 'public'::regnamespace`)
  ).rows[0]!.n;

async function expectRefused(from: string, why: RegExp): Promise<void> {
  await elsewhere(async (place) => {
    const refused = restoreBackup(place, from);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(why);
    expect(await tablesIn(place.db)).toBe(0);
    expect(fs.readdirSync(place.dataDir)).toEqual([]);
  });
}

test('the archive is closed to others and there as a whole', () => {
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toContain('all.backup');
  expect(fs.existsSync(`${file}.part`)).toBe(false);
  expect(fs.statSync(file).size).toBe(backup.bytes);
  expect(backup.missingCount).toBe(1);
  expect(backup.files).toBeGreaterThanOrEqual(12);
});

test('every table is in it but those that are computed from others', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const left = rows.map(({ name }) => name).filter((name) => !(name in manifest.tables));
  expect(left.sort()).toEqual([
    ...[
      'company_documents',
      'decoding_work',
      'live_streams',
      'migrations',
      'product_documents',
      'purchase_documents',
    ],
    ...['rate_limits', 'search_changes', 'search_index_files', 'search_phrases', 'search_state'],
    ...['search_tokens_used', 'search_version'],
  ]);
});

test('restored elsewhere it is the same marketplace: rows, references, files, sign-ins and links', () =>
  elsewhere(async ({ url, ...place }) => {
    await restoreBackup(place, file);
    for (const [table, { rows }] of Object.entries(manifest.tables)) {
      const [count] = (
        await place.db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`)
      ).rows;
      expect({ table, rows: count!.n }).toEqual({ table, rows });
    }
    const constraints = sql`SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS definition, convalidated
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
    expect((await place.db.execute(constraints)).rows).toEqual((await app.db.execute(constraints)).rows);
    const triggers = sql`SELECT tgrelid::regclass::text AS of, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;
    expect((await place.db.execute(triggers)).rows).toEqual((await app.db.execute(triggers)).rows);
    expect(
      (
        await place.db.execute(
          sql`SELECT count(*) AS n FROM companies WHERE description LIKE ${'A\ttab, a \\\\ and\na line\r, \u{1f6a2} and 中文'}`,
        )
      ).rows,
    ).toEqual([{ n: 1 }]);
    const named = await filesOf(place.db);
    expect(named.length).toBe(manifest.files.stored + 1);
    const bytes = await Promise.all(named.map(({ key }) => place.files.get(key)));
    expect(bytes.filter((found) => found === null).length).toBe(1);
    const before = await Promise.all(named.map(({ key }) => app.deps.files.get(key)));
    expect(bytes).toEqual(before);

    const ground = { database: { url, drop: async () => {} }, dataDir: place.dataDir };
    const restored = await buildTestApp({}, { beside: { ground } });
    try {
      await ensureIndex(restored.deps);
      expect(await checkIndex(restored.db)).toEqual([]);
      expect((await signIn(restored, email, PASSWORD)).statusCode).toBe(200);
      expect((await restored.send(userRoutes.getUser, {}, { token })).statusCode).toBe(200);
      expect(guestToken(restored.deps, 'purchase', link.id)).toBe(link.token);
      const asGuest = await restored.send(purchaseRoutes.closeGuestPurchase, {
        params: { token: link.token },
      });
      expect(asGuest.statusCode).toBe(200);
      // ids go on behind those that were given, and the counting triggers work again
      await makeUser(restored);
      const stray = await restored.db.execute(sql`
        SELECT id FROM category_counts k WHERE p_num <> (SELECT count(*) FROM products p WHERE p.listed AND k.id IN (p.root_id, p.sub_id, p.category_id))`);
      expect(stray.rows).toEqual([]);
    } finally {
      await restored.close();
    }
  }));

describe('refused, with nothing changed', () => {
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const target = path.join(folder, name);
    fs.writeFileSync(target, change(fs.readFileSync(file)));
    return target;
  };

  test.each([0.1, 0.5, 0.9, 1])('an archive that ends after %f of it', async (share) => {
    const cut = changed('cut', (bytes) => bytes.subarray(0, Math.floor(bytes.length * share) - 1));
    await expectRefused(cut, /damaged or was cut off/);
  });

  test.each([0.05, 0.3, 0.6, 0.95, 1])('an archive with another byte after %f of it', async (share) => {
    const flipped = changed('flipped', (bytes) => {
      const at = Math.floor(bytes.length * share) - 1;
      bytes[at]! ^= 1;
      return bytes;
    });
    await expectRefused(flipped, /damaged or was cut off/);
  });

  test('an archive of a newer program, by its format or by a migration', async () => {
    const write = async (content: object) => {
      const target = path.join(folder, `newer-${randomBytes(3).toString('hex')}`);
      const archive = await createArchive(target);
      await archive.finish((parts) => ({ ...manifest, parts, ...content }));
      return target;
    };
    await expectRefused(await write({ format: 2 }), /newer version of the program: its format is 2/);
    const migrations = [...manifest.migrations, '9999-from-the-future.sql'];
    await expectRefused(await write({ migrations }), /newer version of the program: it holds 9999-from/);
  });

  test('an archive whose parts are not what its manifest says', async () => {
    const target = path.join(folder, 'other-parts');
    await (await createArchive(target)).finish(() => manifest);
    await expectRefused(target, /is not what its manifest says/);
  });

  test('no archive at all', async () => {
    await expectRefused(path.join(folder, 'none'), /cannot be read: no such file or directory \(ENOENT\)/);
    fs.writeFileSync(path.join(folder, 'text'), 'hello');
    await expectRefused(path.join(folder, 'text'), /damaged or was cut off/);
  });

  test('into a marketplace unless it is to be replaced, and into one that runs', () =>
    elsewhere(async (place) => {
      await migrate(place.db);
      await place.db.execute(sql`INSERT INTO prohibited_words (word) VALUES ('kept')`);
      await expect(restoreBackup(place, file)).rejects.toThrow(/not empty .*--replace/);
      const other = await openDatabase(place.url, { max: 1 });
      await expect(restoreBackup(place, file, { replace: true })).rejects.toThrow(/stop every server first/);
      await other.$client.end();
      expect(
        (await place.db.execute(sql`SELECT word FROM prohibited_words WHERE word = 'kept'`)).rows,
      ).toEqual([{ word: 'kept' }]);
      await expect.poll(() => restoreBackup(place, file, { replace: true }).then(() => '', String)).toBe('');
      expect(await tablesIn(place.db)).toBe(await tablesIn(app.db));
      expect((await filesOf(place.db)).length).toBe(manifest.files.stored + 1);
    }));
});

test('rows that PostgreSQL refuses leave the database as it was', () =>
  elsewhere(async (place) => {
    const target = path.join(folder, 'torn');
    const archive = await createArchive(target);
    await archive.add('tables/albums/000001', Buffer.from('1\t999999\tNobody\t2026-01-01 00:00:00+00\n'));
    const tables = { albums: { columns: ['id', 'company_id', 'name', 'created_at'], rows: 1 } };
    await archive.finish((parts) => ({ ...manifest, tables, parts }));
    await expect(restoreBackup(place, target)).rejects.toThrow(/albums_company_id_fkey/);
    expect(await tablesIn(place.db)).toBe(0);
  }));

/** A database in which `prepare` has done what is to be in the backup, and its archive. */
async function archiveOf(name: string, prepare: (db: Database) => Promise<unknown>): Promise<string> {
  const archive = path.join(folder, name);
  await elsewhere(async (place) => {
    await prepare(place.db);
    await makeBackup(place, archive);
  });
  return archive;
}

test('a backup of an older schema is migrated up', async () => {
  const step = '0157-outbox-created';
  const old = await archiveOf('old.backup', async (db) => {
    await migrate(db);
    await db.execute(sql`INSERT INTO prohibited_words (word) VALUES ('old')`);
    await db.execute(sql`DROP TABLE rate_limits, idempotency_keys`);
    await db.execute(sql`DROP INDEX outbox_created`);
    await db.execute(sql`DELETE FROM migrations WHERE name = ${step}`);
  });
  expect((await checkArchive(old)).migrations).toEqual(knownMigrations().filter((name) => name !== step));
  await elsewhere(async (place) => {
    await restoreBackup(place, old);
    const { rows } = await place.db.execute(sql`SELECT word FROM prohibited_words WHERE word = 'old'`);
    expect(rows).toEqual([{ word: 'old' }]);
    expect((await place.db.execute(sql`SELECT count(*) AS n FROM idempotency_keys`)).rows).toEqual([
      { n: 0 },
    ]);
    expect(await migrate(place.db)).toBe(0);
  });
});

test('a backup of the last version before 0.9.0 is taken, an older one refused with the way out', async () => {
  const take = (db: Database) =>
    db.execute(sql`INSERT INTO prospects (id, company_name, contact_name, contact_phone, source)
      VALUES (41, 'Works', 'Old', '123', '1')`);
  const last = await archiveOf('last.backup', async (db) => {
    await applyOldChain(db);
    await take(db);
  });
  await elsewhere(async (place) => {
    await restoreBackup(place, last);
    expect((await place.db.execute(sql`SELECT id FROM prospects`)).rows).toEqual([{ id: 41 }]);
    expect((await place.db.execute(sql`SELECT name FROM migrations ORDER BY name`)).rows).toEqual(
      knownMigrations().map((name) => ({ name })),
    );
    expect(await migrate(place.db)).toBe(0);
  });
  const older = await archiveOf('older.backup', (db) => applyOldChain(db, { upTo: 400 }));
  await expect(checkArchive(older)).rejects.toThrow(/older\.backup is of a version before 0\.9\.0/);
  await elsewhere(async (place) => {
    await expect(restoreBackup(place, older)).rejects.toThrow(
      /Start the commit \w{8} on it once, restored there/,
    );
    expect(await tablesIn(place.db)).toBe(0);
  });
});

test('files go from a folder into a bucket and back', async () => {
  const bucket = await s3Store(s3.url);
  const again = path.join(folder, 'from-bucket.backup');
  await elsewhere(async (place) => {
    await restoreBackup(place, file);
    expect(s3.objects.size).toBe(manifest.files.stored);
    expect([...s3.objects.values()].every(({ mime }) => mime === 'image/webp')).toBe(true);
    expect(await makeBackup(place, again)).toMatchObject({ files: manifest.files.stored, missingCount: 1 });
  }, bucket);
  await elsewhere(async (place) => {
    await restoreBackup(place, again);
    for (const { key } of await filesOf(place.db))
      expect(await place.files.get(key)).toEqual(await app.deps.files.get(key));
  });
});

test('a backup that fails or is broken off leaves the one that was there', async () => {
  const target = path.join(folder, 'nightly.backup');
  fs.writeFileSync(target, 'yesterday');
  const source = { db: app.db, dataDir: app.ground.dataDir };
  const broken = { ...app.deps.files, get: () => Promise.reject(new Error('the store is away')) };
  await expect(makeBackup({ ...source, files: broken }, target)).rejects.toThrow('the store is away');
  const ending = new AbortController();
  const slow = {
    ...app.deps.files,
    async get(key: string) {
      ending.abort();
      return app.deps.files.get(key);
    },
  };
  await expect(makeBackup({ ...source, files: slow }, target, { signal: ending.signal })).rejects.toThrow(
    /Broken off/,
  );
  expect(fs.readFileSync(target, 'utf8')).toBe('yesterday');
  expect(fs.existsSync(`${target}.part`)).toBe(false);
  expect(fs.readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

test('what a backup that was killed has left is replaced, what one that runs writes is not', async () => {
  const target = path.join(folder, 'timer.backup');
  const source = { db: app.db, files: app.deps.files, dataDir: app.ground.dataDir };
  fs.writeFileSync(`${target}.part`, 'half');
  fs.writeFileSync(`${target}.part.owner`, `${process.pid}\nanother beginning\n`);
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = {
    ...source.files,
    async get(key: string) {
      asked.resolve();
      await goOn.promise;
      return source.files.get(key);
    },
  };
  const first = makeBackup({ ...source, files: slow }, target);
  await asked.promise;
  const second = makeBackup(source, target);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(
    new RegExp(`is being written by another backup \\(process ${process.pid}\\)`),
  );
  goOn.resolve();
  const { bytes } = await first;
  expect(fs.statSync(target).size).toBe(bytes);
  await checkArchive(target);
  await makeBackup(source, target);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('timer'))).toEqual(['timer.backup']);
});

test.runIf(process.platform === 'linux')(
  'a disk that is full is a sentence, and leaves nothing',
  async () => {
    // a limit on the size of files, of which the system says what it says of a disk
    const target = path.join(folder, 'full', 'a.backup');
    fs.mkdirSync(path.dirname(target));
    const { DATABASE_URL } = { DATABASE_URL: app.ground.database.url };
    const run = ['-c', 'ulimit -f 64; exec "$@"', '-', process.execPath, 'server/backup.ts', target];
    const { status, stdout, stderr } = spawnSync('sh', run, {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: app.ground.dataDir, DATABASE_URL },
    });
    expect(stdout).toBe('');
    expect(stderr.replace(/^\(node:.*\n(\(Use .*\n)?/gm, '')).toMatch(
      /^\S+\.part cannot be written: file too large \(EFBIG\)\. No backup was made; make room, or name another place\.\n$/,
    );
    expect(status).toBe(1);
    expect(fs.readdirSync(path.dirname(target))).toEqual([]);
  },
);

test('other secrets than those of the backup are not written over', () =>
  elsewhere(async (place) => {
    const secret = path.join(place.dataDir, 'secret.key');
    fs.writeFileSync(secret, 'ab'.repeat(32));
    const refused = restoreBackup(place, file);
    await expect(refused).rejects.toThrow(
      /secret\.key is another than that of the backup: .*Nothing was changed\.$/,
    );
    expect(await tablesIn(place.db)).toBe(0);
    expect(fs.readFileSync(secret, 'utf8')).toBe('ab'.repeat(32));
    await restoreBackup(place, file, { replace: true });
    expect(fs.readFileSync(secret)).toEqual(fs.readFileSync(path.join(app.ground.dataDir, 'secret.key')));
  }));

describe('encrypted by a passphrase', () => {
  const passphrase = 'correct horse battery staple';
  let closed: string;
  beforeAll(async () => {
    closed = path.join(folder, 'closed.backup');
    const source = { db: app.db, files: app.deps.files, dataDir: app.ground.dataDir };
    await makeBackup(source, closed, { passphrase });
  });

  test('it is restored with it, and holds nothing that can be read without', async () => {
    const bytes = fs.readFileSync(closed);
    expect(bytes.length).toBeGreaterThan(3 * 64 * 1024);
    for (const text of ['secret.key', 'manifest.json', email])
      expect(bytes.includes(Buffer.from(text))).toBe(false);
    // Zstandard's own beginning
    expect(bytes.includes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))).toBe(false);
    const { tables } = await checkArchive(closed, passphrase);
    await elsewhere(async (place) => {
      await restoreBackup(place, closed, { passphrase });
      const { rows } = await place.db.execute(sql`SELECT count(*) AS n FROM users`);
      expect(rows).toEqual([{ n: tables.users!.rows }]);
    });
  });

  const refused = async (from: string, given: string | undefined, why: RegExp) =>
    elsewhere(async (place) => {
      const restored = restoreBackup(place, from, { passphrase: given });
      await expect(restored).rejects.toThrow(StartError);
      await expect(restored).rejects.toThrow(why);
      await expect(restored).rejects.toThrow(/Nothing was changed\.$/);
      expect(await tablesIn(place.db)).toBe(0);
      expect(fs.readdirSync(place.dataDir)).toEqual([]);
    });

  test('another passphrase, or none', async () => {
    await refused(
      closed,
      'incorrect horse battery',
      /The passphrase is not the one that .* was encrypted with/,
    );
    await refused(closed, undefined, /is encrypted: set BACKUP_PASSPHRASE, or name a file/);
    // one that is not encrypted asks for none
    await checkArchive(file, passphrase);
  });

  const changed = (change: (bytes: Buffer) => Buffer) => {
    const target = path.join(folder, `changed-${randomBytes(3).toString('hex')}`);
    fs.writeFileSync(target, change(fs.readFileSync(closed)));
    return target;
  };
  const CHUNK = 64 * 1024 + 16;
  const HEADER = 55;
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['cut off where a chunk ends', (bytes) => bytes.subarray(0, HEADER + 2 * CHUNK)],
    ['cut off by a byte', (bytes) => bytes.subarray(0, -1)],
    ['cut off in its head', (bytes) => bytes.subarray(0, 30)],
    ['with a byte behind it', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    [
      'with two chunks in the other order',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, HEADER),
          bytes.subarray(HEADER + CHUNK, HEADER + 2 * CHUNK),
          bytes.subarray(HEADER, HEADER + CHUNK),
          bytes.subarray(HEADER + 2 * CHUNK),
        ]),
    ],
    [
      'with another byte',
      (bytes) => {
        bytes[bytes.length >> 1]! ^= 1;
        return bytes;
      },
    ],
  ])('%s', async (_, change) => {
    await refused(changed(change), passphrase, /damaged or was cut off/);
  });
});
