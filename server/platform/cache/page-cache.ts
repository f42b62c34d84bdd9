/**
 * Rendered public pages as Buffers, limited in bytes, least recently used evicted first; compressed quickly for the
 * first visitor and well on the second hit. Every entry carries tags of what it shows; dropping a tag drops its pages
 * on every server, through LISTEN/NOTIFY in the transaction that made the change.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../../domain/time.ts';
import type { Executor } from '../database/database.ts';
import type { Seen } from '../http/impressions.ts';
import { type PageTag, tags } from './tags.ts';

const compress = promisify(brotliCompress);
const brotli = (html: Buffer, quality: number): Promise<Buffer> =>
  compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
/** For the first visitor: a tenth of the work of WELL, for a quarter more bytes. */
const QUICKLY = 1;
const WELL = 5;
/** Below this, in bytes, compressing saves no packet. */
const WORTH_COMPRESSING = 1400;
/** Of the notices that name dropped tags; change-notices.ts listens. */
export const CHANNEL = 'page_cache';
/** A page that was not dropped and has no `freshFor` is rendered again after this, in milliseconds. */
const MAX_AGE = 10 * 60_000;
/**
 * What nearly every change drops: a busy marketplace would make these pages anew all the time. Of drops that follow each
 * other within this time, in milliseconds, the first acts at once and all others together when it is over.
 */
const COALESCED_FOR = 1000;
const isHot = (tag: PageTag) => tag === tags.home || tag === tags.tree || tag.startsWith('root:');
/** While the database is away, a stale page is still shown for this long. */
const STALE_FOR = DAY_MS;

export interface CachedPage {
  status: number;
  html: Buffer;
  etag: string;
  tags: readonly PageTag[];
  headers: Readonly<Record<string, string>>;
  /** What whoever reads it sees, for the statistics. */
  seen?: Seen;
  /** Milliseconds that it may be shown, for what no tag can drop; ten minutes without it. */
  freshFor?: number;
  brotli?: Buffer;
  /** Whether `brotli` is as small as it will be. */
  well?: boolean;
  hits: number;
  /** By the clock of the cache. */
  freshUntil: number;
}

/** A page before it is in the cache. */
export type RenderedPage = Pick<CachedPage, 'status' | 'html' | 'tags' | 'headers' | 'freshFor' | 'seen'>;

export interface PageCache {
  /** A page that may be shown as it is: fresh, and nothing can have been missed since. */
  get(key: string): CachedPage | undefined;
  /** The same page, fresh or stale, for when it cannot be rendered. */
  stale(key: string): CachedPage | undefined;
  /** Caches a page that was loaded from `generation` on; one whose tags were dropped since, or while no drops are received, is only given back. */
  set(key: string, page: RenderedPage, generation: number): CachedPage;
  /** The page with its quickly compressed form, for the visitor who waits for it. */
  compressed(key: string, page: CachedPage): Promise<CachedPage>;
  /** Compresses a page well when it is asked for the second time. */
  recompress(key: string, page: CachedPage): Promise<void>;
  /** Rises with every drop; taken before loading. */
  generation(): number;
  /** Hot tags at most once a second. */
  drop(tags: readonly PageTag[]): void;
  clear(): void;
  /** Tells of every dropped tag, and of 'all'. */
  onDrop(listener: (tags: readonly PageTag[] | 'all') => void): void;
  /** While no drops are received no page counts as fresh; when they are received again all are dropped. */
  setReceivingDrops(receiving: boolean): void;
  isReceivingDrops(): boolean;
  stats(): { pages: number; bytes: number; hits: number; misses: number };
}

/** `clock` counts milliseconds; tests bring their own. */
export function pageCache(maxBytes: number, clock: { now(): number } = performance): PageCache {
  const byTag = new Map<PageTag, Set<string>>();
  const droppedAt = new Map<PageTag, number>();
  let generation = 0;
  let clearedAt = 0;
  let hits = 0;
  let misses = 0;
  let receivingDrops = true;
  const forget = (page: CachedPage, key: string) => {
    for (const tag of page.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  // a floor of one byte: lru-cache takes 0 for "no limit"
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: (page, key) => page.html.length + (page.brotli?.length ?? 0) + key.length * 2 + 300,
    dispose: forget,
  });
  const store = (key: string, page: CachedPage) => {
    pages.set(key, page);
    // a page that is too large is not cached at all
    if (!pages.has(key)) return;
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  };
  /** Stored again, because its size has changed; its age stays. A page dropped meanwhile stays dropped. */
  const replace = (key: string, page: CachedPage, change: Partial<CachedPage>): CachedPage => {
    const changed = { ...page, ...change };
    if (pages.peek(key) === page) store(key, changed);
    return changed;
  };
  const lastDropped = new Map<PageTag, number>();
  /**
   * Hot tags that wait: when they are dropped, and the generation they were heard at, which is what a page loaded later has
   * seen. No timer: whoever looks into the cache then drops them first.
   */
  const held = new Map<PageTag, { until: number; heardAt: number }>();
  const dropNow = (tag: PageTag, heardAt: number) => {
    droppedAt.set(tag, heardAt);
    for (const key of byTag.get(tag) ?? []) pages.delete(key);
    // the list of dropped tags has a limit too; clearing it only refuses some pages that were still being loaded
    if (droppedAt.size > 10_000) {
      droppedAt.clear();
      clearedAt = generation;
    }
  };
  /** Whether the tag waits instead of being dropped now. */
  const hold = (tag: PageTag, now: number): boolean => {
    const until = (lastDropped.get(tag) ?? Number.NEGATIVE_INFINITY) + COALESCED_FOR;
    if (now < until) held.set(tag, { until, heardAt: generation });
    else lastDropped.set(tag, now);
    return now < until;
  };
  const dropDue = () => {
    if (held.size === 0) return;
    const now = clock.now();
    for (const [tag, { until, heardAt }] of held) {
      if (until > now) continue;
      held.delete(tag);
      lastDropped.set(tag, now);
      dropNow(tag, heardAt);
    }
  };
  const listeners: ((tags: readonly PageTag[] | 'all') => void)[] = [];
  const clear = () => {
    for (const listener of listeners) listener('all');
    clearedAt = ++generation;
    held.clear();
    pages.clear();
    byTag.clear();
  };
  return {
    get(key) {
      dropDue();
      const page = pages.get(key);
      if (!page || !receivingDrops || clock.now() >= page.freshUntil) {
        misses++;
        return undefined;
      }
      hits++;
      page.hits++;
      return page;
    },
    stale(key) {
      dropDue();
      const page = pages.peek(key);
      return page && clock.now() < page.freshUntil + STALE_FOR ? page : undefined;
    },
    set(key, page, loadedFrom) {
      dropDue();
      const etag = `W/"${createHash('sha1').update(page.html).digest('base64url').slice(0, 20)}"`;
      const entry: CachedPage = {
        ...page,
        etag,
        hits: 0,
        freshUntil: clock.now() + (page.freshFor ?? MAX_AGE),
      };
      const dropped =
        clearedAt > loadedFrom || page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > loadedFrom);
      // of what is made while drops go by unheard nobody could say later whether it still holds
      if (dropped || maxBytes === 0 || !receivingDrops) return entry;
      store(key, entry);
      return entry;
    },
    async recompress(key, page) {
      // a page with a short life of its own is gone before the work pays
      if (page.well || page.hits !== 1 || page.freshFor !== undefined) return;
      replace(key, page, { brotli: await brotli(page.html, WELL), well: true });
    },
    async compressed(key, page) {
      if (page.brotli || page.html.length < WORTH_COMPRESSING) return page;
      return replace(key, page, { brotli: await brotli(page.html, QUICKLY) });
    },
    generation() {
      dropDue();
      return generation;
    },
    drop(tags) {
      dropDue();
      const now = clock.now();
      generation++;
      for (const listener of listeners) listener(tags);
      for (const tag of tags) if (!isHot(tag) || !hold(tag, now)) dropNow(tag, generation);
    },
    clear,
    onDrop: (listener) => void listeners.push(listener),
    setReceivingDrops(receiving) {
      receivingDrops = receiving;
      if (receiving) clear();
    },
    isReceivingDrops: () => receivingDrops,
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize ?? 0, hits, misses }),
  };
}

/** Drops tags on every server once the transaction commits. */
export async function dropPages(tx: Executor, ...tags: PageTag[]): Promise<void> {
  // a notification carries at most 8,000 bytes
  for (let i = 0; i < tags.length; i += 100)
    await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${tags.slice(i, i + 100).join(' ')})`);
}
