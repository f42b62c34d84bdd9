/** Queries of the list of prohibited words and of what they hit. */
import { and, asc, count, desc, eq, inArray, isNotNull, like, min, type SQL, sql } from 'drizzle-orm';
import type { WordHitFilter } from '../../../contract/catalogue/prohibited-word.ts';
import {
  WORD_HIT_STATUS,
  type WordEffect,
  type WordLanguage,
  wordHitLifecycle,
} from '../../../domain/catalogue/word-list.ts';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { ProhibitedCategory } from '../../../domain/product/prohibited-categories.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { wordHits as hits, prohibitedWords as words } from './prohibited-word.tables.ts';

interface Slice {
  limit: number;
  offset: number;
}
interface Said {
  word: string;
  language: WordLanguage;
  reason: ProhibitedCategory | null;
  effect: WordEffect;
  note: string;
}
interface Changed {
  changedAt: Date;
  changedBy: number;
}

export const hitStates = { table: hits, lifecycle: wordHitLifecycle, entity: 'word_hit' } as const;

export interface WordFilter {
  language?: WordLanguage | undefined;
  reason?: ProhibitedCategory | undefined;
  effect?: WordEffect | undefined;
  text?: string | undefined;
}

export async function wordPage(executor: Executor, filter: WordFilter, { limit, offset }: Slice) {
  const where = and(
    filter.language && eq(words.language, filter.language),
    filter.reason && eq(words.reason, filter.reason),
    filter.effect && eq(words.effect, filter.effect),
    filter.text ? like(words.word, containing(filter.text)) : undefined,
  );
  const [items, total] = await Promise.all([
    executor
      .select({ word: words, changedBy: users.name })
      .from(words)
      .leftJoin(users, eq(users.id, words.changedBy))
      .where(where)
      .orderBy(desc(words.changedAt), desc(words.id))
      .limit(limit)
      .offset(offset),
    executor.$count(words, where),
  ]);
  return { items, total };
}

/** How many hits of these words are in each state. */
export const hitCounts = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ wordId: hits.wordId, status: hits.status, n: count() })
    .from(hits)
    .where(inArray(hits.wordId, [...ids]))
    .groupBy(hits.wordId, hits.status);

export const isKnown = async (executor: Executor, word: string): Promise<boolean> =>
  (await executor.$count(words, eq(words.word, word))) > 0;

export async function insertWord(tx: Executor, said: Said & Changed): Promise<number> {
  const [row] = await tx.insert(words).values(said).returning({ id: words.id });
  return row!.id;
}

export async function lockWord(tx: Executor, id: number) {
  const [row] = await tx.select().from(words).where(eq(words.id, id)).for('update');
  return row;
}

export const updateWord = (tx: Executor, id: number, said: Partial<Said> & Changed & { version: number }) =>
  tx.update(words).set(said).where(eq(words.id, id));

/** What waits because of the word that it was waits no more; what was decided stays. */
export const forgetOpenHits = (tx: Executor, id: number) =>
  tx.delete(hits).where(and(eq(hits.wordId, id), eq(hits.status, WORD_HIT_STATUS.open)));

export const deleteWord = (tx: Executor, id: number) => tx.delete(words).where(eq(words.id, id));

export const wordsToScan = async (executor: Executor): Promise<number[]> =>
  (await executor.select({ id: words.id }).from(words).where(isNotNull(words.scannedTo))).map(({ id }) => id);

export const setScannedTo = (tx: Executor, id: number, scannedTo: number | null) =>
  tx.update(words).set({ scannedTo }).where(eq(words.id, id));

export async function insertHits(
  tx: Executor,
  found: readonly { wordId: number; productId: number; field: string; excerpt: string }[],
  foundAt: Date,
): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insert(hits)
    .values(found.map((hit) => ({ ...hit, status: WORD_HIT_STATUS.open, foundAt })))
    .onConflictDoNothing();
}

const published = eq(products.status, PRODUCT_STATUS.published);
/** A product that is offline by now waits no more. */
const STATES: Record<WordHitFilter, SQL | undefined> = {
  open: and(eq(hits.status, WORD_HIT_STATUS.open), published),
  kept: eq(hits.status, WORD_HIT_STATUS.kept),
  taken_down: eq(hits.status, WORD_HIT_STATUS.takenDown),
  all: sql`(${hits.status} <> ${WORD_HIT_STATUS.open} OR ${published})`,
};

export async function hitPage(
  executor: Executor,
  { state, word }: { state: WordHitFilter; word?: number | undefined },
  { limit, offset }: Slice,
) {
  const where = and(STATES[state], word === undefined ? undefined : sql`${hits.wordId} = ${word}::bigint`);
  const order = state === 'open' ? asc : desc;
  const [items, [counted]] = await Promise.all([
    executor
      .select({
        hit: hits,
        word: { id: words.id, word: words.word, reason: words.reason },
        product: { id: products.id, title: products.title, image: files.key },
        company: { id: companies.id, name: companies.name, domain: companies.domain },
        ownerId: companies.userId,
        decidedBy: users.name,
      })
      .from(hits)
      .innerJoin(words, eq(words.id, hits.wordId))
      .innerJoin(products, eq(products.id, hits.productId))
      .innerJoin(companies, eq(companies.id, products.companyId))
      .leftJoin(files, eq(files.id, products.mainImageId))
      .leftJoin(users, eq(users.id, hits.decidedBy))
      .where(where)
      .orderBy(order(hits.foundAt), order(hits.id))
      .limit(limit)
      .offset(offset),
    executor
      .select({ n: count() })
      .from(hits)
      .innerJoin(products, eq(products.id, hits.productId))
      .where(where),
  ]);
  return { items, total: counted?.n ?? 0 };
}

export async function countOpen(executor: Executor) {
  const [row] = await executor
    .select({ waiting: count(), oldest: min(hits.foundAt) })
    .from(hits)
    .innerJoin(products, eq(products.id, hits.productId))
    .where(STATES.open);
  return row!;
}

/** What is decided about, with the account that owns it. */
export const hitsOf = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: hits.id, productId: hits.productId, owner_id: companies.userId })
    .from(hits)
    .innerJoin(products, eq(products.id, hits.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(inArray(hits.id, [...ids]));

/** All that still waits of a product: it is taken down once, whatever words it holds. */
export const openHitsOf = (productId: number): SQL => eq(hits.productId, productId);
