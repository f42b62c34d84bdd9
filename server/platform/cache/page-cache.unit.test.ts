import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type PageCache, pageCache } from './page-cache.ts';
import type { PageTag } from './tags.ts';

/** The machine may be busy. */

const page = (text: string, ...tags: string[]) => ({
  status: 200,
  html: Buffer.from(text),
  tags: tags as PageTag[],
  headers: {},
});
const put = (cache: PageCache, key: string, text: string, ...tags: string[]) =>
  cache.set(key, page(text, ...tags), cache.generation());
const drop = (cache: PageCache, tags: string[]) => cache.drop(tags as PageTag[]);

test('keeps a page and answers it, with an ETag of what it holds', () => {
  const cache = pageCache(100_000);
  expect(cache.get('a')).toBeUndefined();
  const { etag } = put(cache, 'a', 'one');
  expect(cache.get('a')).toMatchObject({ etag, status: 200 });
  expect(put(cache, 'b', 'one').etag).toBe(etag);
  expect(put(cache, 'b', 'two').etag).not.toBe(etag);
  expect(cache.stats()).toMatchObject({ pages: 2, hits: 1, misses: 1 });
});

test('is limited in bytes: the least recently used is evicted first, what is too large is never cached', () => {
  const cache = pageCache(20_000);
  for (let i = 0; i < 9; i++) put(cache, `p${i}`, 'x'.repeat(1500), 'all');
  cache.get('p0');
  for (let i = 9; i < 12; i++) put(cache, `p${i}`, 'x'.repeat(1500), 'all');
  expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
  expect(cache.get('p0')).toBeDefined();
  expect(cache.get('p1')).toBeUndefined();
  put(cache, 'large', 'x'.repeat(5000));
  expect(cache.get('large')).toBeUndefined();
  const none = pageCache(0);
  put(none, 'a', 'one');
  expect(none.get('a')).toBeUndefined();
});

test('a dropped tag takes its pages along and no others', () => {
  const cache = pageCache(100_000);
  put(cache, 'a', 'one', 'company:1', 'home');
  put(cache, 'b', 'two', 'company:2', 'home');
  put(cache, 'c', 'three', 'company:3');
  drop(cache, ['company:1']);
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  // stored again with other tags, it no longer goes with the old one
  put(cache, 'b', 'two', 'company:2');
  drop(cache, ['home']);
  expect(cache.get('b')).toBeDefined();
});

test('what was dropped or cleared while it was being loaded is sent, but not cached', () => {
  const cache = pageCache(100_000);
  const generation = cache.generation();
  drop(cache, ['company:1']);
  expect(cache.set('a', page('old', 'company:1'), generation).html.toString()).toBe('old');
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', page('other', 'company:2'), generation);
  expect(cache.get('b')).toBeDefined();
  cache.clear();
  expect(cache.get('b')).toBeUndefined();
  cache.set('b', page('other', 'company:2'), generation);
  expect(cache.get('b')).toBeUndefined();
  cache.set('b', page('other', 'company:2'), cache.generation());
  expect(cache.get('b')).toBeDefined();
});

test('forgetting many dropped tags keeps nothing that might be old', () => {
  const cache = pageCache(100_000);
  const generation = cache.generation();
  drop(cache, ['company:1']);
  for (let i = 0; i < 11; i++)
    drop(
      cache,
      Array.from({ length: 1000 }, (_, n) => `product:${i * 1000 + n}`),
    );
  cache.set('a', page('old', 'company:1'), generation);
  expect(cache.get('a')).toBeUndefined();
});

test('is compressed on its second hit, still goes with its tags, and grows no younger by it', async () => {
  let now = 1000;
  // the cache reads the clock at most once a millisecond, by a timer of its own
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const cache = pageCache(1_000_000, { now: () => now });
  const text = 'the same words again '.repeat(300);
  put(cache, 'a', text, 'company:1');
  await pass(6);
  const first = cache.get('a')!;
  await cache.recompress('a', first);
  const compact = cache.get('a')!;
  expect(brotliDecompressSync(compact.brotli!).toString()).toBe(text);
  expect(compact.etag).toBe(first.etag);
  await pass(5);
  expect(cache.get('a')).toBeUndefined();

  put(cache, 'b', text, 'company:1');
  await cache.recompress('b', cache.get('b')!);
  drop(cache, ['company:1']);
  expect(cache.get('b')).toBeUndefined();
});

test('a page with a time of its own goes after it, and is there, stale, for when there is no other', async () => {
  let now = 1000;
  const cache = pageCache(1_000_000, { now: () => now });
  const short = { ...page('the same words again '.repeat(300), 'leads'), freshFor: 1000 };
  cache.set('short', short, cache.generation());
  put(cache, 'long', 'words', 'leads');
  now += 999;
  // a second of life does not earn back what compressing it well costs
  await cache.recompress('short', cache.get('short')!);
  expect(cache.get('short')?.brotli).toBeUndefined();
  now += 1;
  expect(cache.get('short')).toBeUndefined();
  expect(cache.stale('short')).toBeDefined();
  expect(cache.get('long')).toBeDefined();
  // what it shows still drops it sooner
  cache.set('short', short, cache.generation());
  drop(cache, ['leads']);
  expect(cache.get('short')).toBeUndefined();
});

test('a page dropped while it is being compressed does not come back', async () => {
  const cache = pageCache(1_000_000);
  put(cache, 'a', 'words '.repeat(500), 'company:1');
  const compressing = cache.recompress('a', cache.get('a')!);
  drop(cache, ['company:1']);
  await compressing;
  expect(cache.get('a')).toBeUndefined();
});

test('is compressed quickly for who comes first, and well later on', async () => {
  const cache = pageCache(1_000_000);
  const text = Array.from({ length: 600 }, (_, i) => `card ${i % 37} of ${i}`).join(' ');
  const quick = await cache.compressed('a', put(cache, 'a', text));
  expect(brotliDecompressSync(quick.brotli!).toString()).toBe(text);
  const again = cache.get('a')!;
  expect(again.brotli).toBe(quick.brotli);
  await cache.recompress('a', again);
  expect(cache.get('a')!.brotli!.length).toBeLessThan(quick.brotli!.length);
  // a page that is not cached, and one too short to gain by it
  expect((await pageCache(0).compressed('b', put(pageCache(0), 'b', text))).brotli).toBeDefined();
  expect((await cache.compressed('c', put(cache, 'c', 'short'))).brotli).toBeUndefined();
});

test('hot pages are dropped at once, and then at most once a second', () => {
  let at = 0;
  const cache = pageCache(100_000, { now: () => at });
  let made = 0;
  const shown = ['home', 'root', 'leaf'];
  const visit = () => {
    const tags: Record<string, string[]> = {
      home: ['home', 'tree'],
      root: ['root:1', 'tree'],
      leaf: ['category:7'],
    };
    for (const key of shown)
      if (!cache.get(key)) {
        made++;
        put(cache, key, 'page', ...tags[key]!);
      }
  };
  visit();
  expect(made).toBe(3);
  // the first change is seen at once
  drop(cache, ['home', 'root:1', 'category:7']);
  expect(shown.map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
  visit();
  made = 0;
  for (at = 1; at <= 10_000; at++) {
    drop(cache, ['home', 'root:1', 'category:7']);
    visit();
  }
  // ten seconds with a thousand changes each: the leaf is made for each of them
  expect(made).toBe(10_000 + 2 * 10);
});

test('a change within the second is seen when it is over, also by who had begun to load before it', () => {
  let at = 0;
  const cache = pageCache(100_000, { now: () => at });
  drop(cache, ['home']);
  put(cache, 'a', 'before', 'home');
  const generation = cache.generation();
  at = 300;
  drop(cache, ['home']);
  expect(cache.generation()).toBeGreaterThan(generation);
  cache.set('b', page('before', 'home'), generation);
  at = 999;
  expect([cache.get('a'), cache.get('b')]).not.toContain(undefined);
  at = 1000;
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  // loaded before the change, ready after the second
  cache.set('c', page('before', 'home'), generation);
  expect(cache.get('c')).toBeUndefined();
  put(cache, 'd', 'after', 'home');
  at = 5000;
  expect(cache.get('d')).toBeDefined();
});

test('what was loaded after a change that waits is cached, also when it is ready after the second', () => {
  let at = 0;
  const cache = pageCache(100_000, { now: () => at });
  drop(cache, ['home']);
  at = 300;
  drop(cache, ['home']);
  // of a replica, whose log tells no more than that this drop has arrived
  const generation = cache.generation();
  at = 1000;
  expect(cache.generation()).toBe(generation);
  cache.set('a', page('after', 'home'), generation);
  expect(cache.get('a')).toBeDefined();
});

test('no tag of what waits is dropped again after all were', () => {
  let at = 0;
  const cache = pageCache(100_000, { now: () => at });
  drop(cache, ['home']);
  drop(cache, ['home']);
  cache.clear();
  put(cache, 'a', 'after', 'home');
  at = 2000;
  expect(cache.get('a')).toBeDefined();
});
