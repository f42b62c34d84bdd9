/** Where bytes are stored: in which order a folder is written, and what an unreachable bucket costs. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../tests/support/servers/s3-server.ts';
import { type FileSystem, folderStore, s3Store } from './file-store.ts';
import type { S3Limits } from './s3-store.ts';

const bytes = Buffer.from('a picture');

describe('a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-store-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** The real file system, and the steps that were asked of it. */
  function recorded(): { io: FileSystem; steps: string[] } {
    const steps: string[] = [];
    const kind = (name: string) =>
      path.relative(folder, name).replace(/\.\d+\.[a-z0-9]+$/, ' aside') || 'folder';
    const io = {
      ...fs.promises,
      async open(name: string, ...rest: [string, number?]) {
        const file = await fs.promises.open(name, ...rest);
        const { writeFile, sync, close } = file;
        const noting =
          <A extends unknown[], R>(step: string, run: (...given: A) => R) =>
          (...given: A) => {
            steps.push(`${step} ${kind(name)}`);
            return run.apply(file, given);
          };
        return Object.assign(file, {
          writeFile: noting('write', writeFile),
          sync: noting('sync', sync),
          close: noting('close', close),
        });
      },
      async rename(from: string, to: string) {
        steps.push(`rename ${kind(from)} to ${kind(to)}`);
        await fs.promises.rename(from, to);
      },
    } as FileSystem;
    return { io, steps };
  }

  test.skipIf(process.platform === 'win32')(
    'bytes are on the disk before the name, and the name before the caller goes on',
    async () => {
      const { io, steps } = recorded();
      const store = folderStore(folder, io);
      await store.put('ab1.webp', bytes, 'image/webp');
      const written = [
        'write ab/ab1.webp aside',
        'sync ab/ab1.webp aside',
        'close ab/ab1.webp aside',
        'rename ab/ab1.webp aside to ab/ab1.webp',
        'sync ab',
        'close ab',
      ];
      expect(steps).toEqual([...written, 'sync folder', 'close folder']);
      steps.length = 0;
      await store.put('ab1.webp', bytes, 'image/webp');
      expect(steps).toEqual(written);
      expect(await store.get('ab1.webp')).toEqual(bytes);
    },
  );

  test('keys come in their order, in pieces', async () => {
    const store = folderStore(folder);
    expect(await store.list('', 5)).toEqual([]);
    const keys = ['aa1.webp', 'aa2-60.avif', 'aa2.webp', 'b0.mp4', 'c9.pdf'];
    for (const key of [...keys].reverse()) await store.put(key, bytes, 'text/plain');
    fs.writeFileSync(path.join(folder, 'README'), 'by hand');
    fs.writeFileSync(path.join(folder, 'aa', 'elsewhere.webp'), 'by hand');
    const listed = async (after: string, most: number) =>
      (await store.list(after, most)).map(({ key }) => key);
    expect(await listed('', 9)).toEqual(keys);
    expect(await listed('aa1.webp', 2)).toEqual(['aa2-60.avif', 'aa2.webp']);
    expect(await listed('aa2.webp', 2)).toEqual(['b0.mp4', 'c9.pdf']);
    expect(await listed('c9.pdf', 2)).toEqual([]);
  });
});

describe('a bucket', () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await startS3Server();
  });
  afterEach(() => s3.close());
  const open = (limits: Partial<S3Limits> = {}) =>
    s3Store(s3.url, { limits: { silence: 300, whole: 300, failures: 3, rest: 3_600_000, ...limits } });
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => 'none',
      (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
    );

  test('keys come in their order, in pieces', async () => {
    const store = await open();
    for (const key of ['b.webp', 'a.webp', 'c.webp']) await store.put(key, bytes, 'image/webp');
    expect((await store.list('', 2)).map(({ key }) => key)).toEqual(['a.webp', 'b.webp']);
    expect(await store.list('b.webp', 2)).toEqual([
      { key: 'c.webp', storedAt: s3.objects.get('c.webp')!.storedAt },
    ]);
  });

  test('one that never answers is asked once, given up, and after three times in a row not asked', async () => {
    const store = await open();
    await store.put('a.webp', bytes, 'image/webp');
    s3.mood = 'silent';
    s3.calls = 0;
    const late = 'unavailable: the bucket of S3_URL did not answer in time';
    expect(await refusal(store.get('a.webp'))).toBe(late);
    expect(await refusal(store.put('b.webp', bytes, 'image/webp'))).toBe(late);
    expect(await refusal(store.has('a.webp'))).toBe(late);
    expect(s3.calls).toBe(3);
    expect(await refusal(store.open('a.webp', { start: 0, end: 1 }))).toMatch(/^unavailable: .*not asked/);
    expect([s3.calls, store.figures!.isOpen()]).toEqual([3, true]);
    expect(Object.fromEntries(store.figures!.counts)).toEqual({
      'put answered': 1,
      'get late': 1,
      'put late': 1,
      'has late': 1,
      'open refused': 1,
    });
  });

  test('one that begins to answer and stops is given up too', async () => {
    const store = await open();
    s3.mood = 'late';
    expect(await refusal(store.get('a.webp'))).toMatch(/^unavailable: .*did not answer in time/);
  });

  test('one that fails is asked twice; when it is back, so are its files', async () => {
    const store = await open({ rest: 1 });
    await store.put('a.webp', bytes, 'image/webp');
    s3.mood = 'failing';
    s3.calls = 0;
    for (let i = 0; i < 3; i++)
      expect(await refusal(store.get('a.webp'))).toMatch(/^unavailable: .*answers 500/);
    expect([s3.calls, store.figures!.isOpen()]).toEqual([6, true]);
    s3.mood = 'well';
    await expect.poll(() => store.get('a.webp').catch(() => 'away')).toEqual(bytes);
    expect(store.figures!.isOpen()).toBe(false);
  });

  test('what it refuses or does not have is an answer', async () => {
    const store = await open({ failures: 1 });
    s3.readOnly = true;
    expect(await refusal(store.put('a.webp', bytes, 'image/webp'))).toMatch(/AccessDenied/);
    expect([await store.get('a.webp'), await store.has('a.webp')]).toEqual([null, false]);
    expect(store.figures!.isOpen()).toBe(false);
  });

  test('one where nobody listens', async () => {
    await s3.close();
    const store = await open({ failures: 2 });
    expect(await refusal(store.get('a.webp'))).toMatch(/^unavailable: .*cannot be reached/);
  });
});
