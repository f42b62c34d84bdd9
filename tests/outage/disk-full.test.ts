/** No room left, on the disk of the files or on that of the database: 507, and nothing stays behind. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from '../../server/platform/files/file-store.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { type MadeCompany, makeSupplier } from '../support/data/factories.ts';
import { multipart, png, uploadTo } from '../support/data/upload.ts';

let app: TestApp;
let shop: MadeCompany;
beforeEach(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
});
afterEach(() => app?.close());

const filesIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
    : [];
const folder = () => path.join(app.deps.environment.dataDir, 'files');
const rows = async () => (await app.db.execute(sql`SELECT id FROM files`)).rows.length;

async function expectRefused(): Promise<void> {
  const before = [filesIn(folder()), await rows()];
  const reply = await uploadTo(app, 1, multipart(await png()), { token: shop.token });
  expect(reply.statusCode).toBe(507);
  expect(reply.json()).toMatchObject({ code: 'disk_full' });
  expect([filesIn(folder()), await rows()]).toEqual(before);
}

test.runIf(fs.existsSync('/dev/full'))('the disk of the files', async () => {
  // what the system itself says of a full device
  app.deps.files.put = async () => fs.promises.writeFile('/dev/full', 'x');
  await expectRefused();
});

test('the disk of the database: the file that was already stored goes', async () => {
  await app.db.execute(sql`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await app.db.execute(sql`CREATE TRIGGER full_disk BEFORE INSERT ON files EXECUTE FUNCTION full_disk()`);
  await expectRefused();
});

test.runIf(process.platform === 'linux')('a file that could be written in part leaves no part', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-part-'));
  const store = path.resolve(import.meta.dirname, '../../server/platform/files/file-store.ts');
  const script = `import { folderStore } from '${store}';
    await folderStore('${dir}').put('ab.webp', Buffer.alloc(1e6)).catch((e) => console.log(e.code))`;
  // a limit on the size of files: what is beyond it is refused after the first part is written
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 16; exec "$@"', '-', process.execPath, '--input-type=module', '-e', script],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout.trim()).toBe('EFBIG');
  expect(filesIn(dir)).toEqual([]);
  await folderStore(dir).put('ab.webp', Buffer.alloc(1e6), 'image/webp');
  expect(filesIn(dir)).toEqual(['ab/ab.webp']);
  fs.rmSync(dir, { recursive: true });
});
