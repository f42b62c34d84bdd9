/**
 * The thread that holds the index. Every answer includes what was committed before the question, unless too much has
 * changed to wait for: then it answers from what it knows and takes in the rest between answers.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '../../../platform/database/database.ts';
import { isUnavailable } from '../../../platform/http/error-code.ts';
import { errorText } from '../../../platform/process/log.ts';
import { monotonic } from '../../../platform/process/monotonic.ts';
import { databaseFeed } from '../../index/feed/feed.ts';
import { answer, totalOf } from './answer.ts';
import { readIndexFile, writeIndexFile } from './file/index-file.ts';
import { Indexes } from './kinds/indexes.ts';
import type { Asked, Asking, Begun, Loaded, Said } from './messages.ts';

const { url, file, read, anew, changes } = workerData as Begun;
const db = openPool(url, { max: 1, limited: true });
const feed = databaseFeed(db, changes.most);

const OLD_MS = 24 * 3_600_000;
/** Whether the file is to be written anew: after many changes, or any in a day. */
const isFileBehind = ({ changes: taken }: Indexes, since: number) =>
  taken >= anew.changes || (taken > 0 && Date.now() - since > OLD_MS);

/** When the file was written that the next start can go on from; null: there is none. */
let writtenAt: number | null = null;

/** The index, and the file beside it, before anybody is answered: nothing changes while it is written. */
async function load(): Promise<Indexes> {
  const loaded: Pick<Loaded, 'unread' | 'unwritten'> = {};
  const kept = read ? await readIndexFile(db, feed, file) : { because: null };
  let indexes: Indexes;
  if ('indexes' in kept) ({ indexes, writtenAt } = kept);
  else {
    if (kept.because) loaded.unread = kept.because;
    indexes = await Indexes.load(feed);
  }
  const from = writtenAt === null ? 'tables' : 'file';
  if (writtenAt === null || isFileBehind(indexes, writtenAt))
    try {
      await writeIndexFile(db, indexes, file);
      writtenAt = Date.now();
      indexes.changes = 0;
    } catch (error) {
      loaded.unwritten = errorText(error);
    }
  say({ loaded: { bytes: indexes.bytes, products: indexes.products.text.total, from, ...loaded } });
  return indexes;
}
const loading = load();
let loadedAt = Number.POSITIVE_INFINITY;
loading.then(
  () => {
    loadedAt = performance.now();
  },
  (error: Error) => say({ failed: errorText(error) }),
);

function say(said: Said): void {
  parentPort?.postMessage(JSON.stringify(said));
}

/** Nobody waits longer for a look, and nobody else for what is left of it. */
const PATIENCE_MS = 3000;
/** When the look that is under way began; `told` when nobody needs to wait for it any more. */
let reading: { began: number; caughtUp: Promise<void> } | undefined;
let currentSince = Number.NEGATIVE_INFINITY;
/** While so much is taken in that nobody waits for it. */
let behind = false;
/** Ends when all is known that was committed before `since`, as far as that is waited for: many who ask at once share one look. */
function fresh(indexes: Indexes, since: number): void | Promise<void> {
  if (currentSince > since || behind) return;
  if (reading)
    return reading.began > since ? reading.caughtUp : reading.caughtUp.then(() => fresh(indexes, since));
  return look(indexes);
}

function look(indexes: Indexes): Promise<void> {
  const { promise: caughtUp, resolve } = Promise.withResolvers<void>();
  const leave = () => {
    behind = true;
    resolve();
  };
  const timer = setTimeout(leave, PATIENCE_MS);
  reading = { began: monotonic(), caughtUp };
  void catchUp(indexes, leave).finally(() => {
    clearTimeout(timer);
    reading = undefined;
    behind = false;
    resolve();
  });
  return caughtUp;
}

/** A successor that failed is asked for again; what went wrong is not told more often either. */
const OUTDATED_AGAIN_MS = 30_000;
/** Slots that are void cost some memory: while much changes they alone do not make it be read again and again. */
const WORN_AGAIN_MS = 120_000;
let reportedAt = Number.NEGATIVE_INFINITY;
function reportOutdated(because?: unknown): void {
  if (performance.now() - reportedAt < OUTDATED_AGAIN_MS) return;
  reportedAt = performance.now();
  say({ outdated: true, ...(because !== undefined && { because: errorText(because) }) });
}

let agedAt = performance.now();
function reportAged(): void {
  agedAt = performance.now();
  say({ aged: true });
}

/** Looks until little has changed since. Never throws. */
async function catchUp(indexes: Indexes, onMany: () => void): Promise<void> {
  let many: boolean;
  do {
    many = false;
    const began = monotonic();
    const onManyChanges = () => {
      many = true;
      onMany();
    };
    try {
      const state = await indexes.catchUp(onManyChanges, changes.few);
      if (state !== 'lost') currentSince = began;
      if (state === 'lost' || state === 'renewed') reportOutdated();
      else if (state === 'outdated') {
        if (performance.now() - loadedAt >= WORN_AGAIN_MS) reportOutdated();
      } else if (
        writtenAt !== null &&
        isFileBehind(indexes, writtenAt) &&
        performance.now() - agedAt >= anew.ms
      )
        reportAged();
    } catch (error) {
      // while the database is away nothing changes in it: what is known is what was. Anything else is a fault, perhaps in the
      // midst of taking something in: another thread is to read all anew
      if (many || !isUnavailable(error)) reportOutdated(error);
      return;
    }
  } while (many);
}

const FEWEST = 3;

const ask: { [K in keyof Asking]: (indexes: Indexes, given: Asking[K]['given']) => Asking[K]['answer'] } = {
  products: ({ products }, query) => answer(products, query),
  companies: ({ companies }, query) => answer(companies, query),
  purchases: ({ purchases }, query) => answer(purchases, query),
  totals: ({ products: { text } }, queries) => queries.map((query) => totalOf(text, query)),
  known: (indexes, { kind, terms }) => terms.filter((term) => indexes[kind].text.frequency(term) > 0),
  inOneTitle: ({ products: { text } }, lists) => lists.map((terms) => text.inOneTitle(terms)),
  frequencies({ products: { text } }) {
    const terms: string[] = [];
    const counts: number[] = [];
    for (const [term, n] of text.frequencies())
      if (n >= FEWEST) {
        terms.push(term);
        counts.push(n);
      }
    return { total: text.total, terms, counts };
  },
};

parentPort?.on('message', async (question: string) => {
  const { number, since, what, given } = JSON.parse(question) as Asked;
  try {
    const indexes = await loading;
    await fresh(indexes, since);
    say({ number, answer: ask[what](indexes, given as never) });
  } catch (error) {
    say({ number, error: errorText(error) });
  }
});
// every server hears of what has changed, also while nobody asks
const LOOK_EVERY_MS = 10_000;
void loading.then((indexes) => setInterval(() => void fresh(indexes, monotonic()), LOOK_EVERY_MS));
