/** The statistics of terms, counted into tables and held in memory by each server. */
import type { Database, Executor } from '../../platform/database.ts';
import { PhraseCounter } from '../text/phrases.ts';
import { type Lexicon, pairsOf } from '../text/term-statistics.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import { familiesOf } from '../text/word-families.ts';
import * as query from './term-statistics.sql.ts';

const NONE: Lexicon = {
  total: 0,
  frequency: () => 0,
  vocabulary: new Vocabulary([], []),
  related: () => [],
  pairsWith: () => [],
};
const FRESH_MS = 10 * 60_000;
const held = new WeakMap<Database, { at: number; lexicon: Promise<Lexicon> }>();

async function load(db: Database): Promise<Lexicon> {
  const [{ total, frequencies }, phrases, pairs] = await Promise.all([
    query.termFrequencies(db),
    query.allPhrases(db),
    query.vocabularyPairs(db),
  ]);
  return {
    total,
    frequency: (lexeme) => frequencies.get(lexeme) ?? 0,
    pairsWith: pairsOf(frequencies),
    related: familiesOf([...frequencies].sort((a, b) => b[1] - a[1]).map(([lexeme]) => lexeme)),
    vocabulary: new Vocabulary(
      phrases.map(({ phrase, products }) => [phrase, products]),
      pairs,
    ),
  };
}

/** While nothing is counted yet, as at the very first start, it is looked at again after so long. */
const EMPTY_MS = 5000;

/** The lexicon, at most ten minutes behind the tables. While it cannot be read every term counts as rare. */
export function lexiconOf(db: Database): Promise<Lexicon> {
  const known = held.get(db);
  if (known && Date.now() - known.at < FRESH_MS) return known.lexicon;
  const lexicon = load(db).catch(async () => {
    held.delete(db);
    return known?.lexicon ?? NONE;
  });
  const entry = { at: Date.now(), lexicon };
  held.set(db, entry);
  void lexicon.then(({ total }) => {
    if (total === 0) entry.at += EMPTY_MS - FRESH_MS;
  });
  // the old one serves while the new one loads
  return known ? known.lexicon : lexicon;
}

/** Titles that are read for phrases, the newest: as many as tell the rest. */
const MOST_TITLES = 300_000;
const BATCH = 20_000;
const MOST_PHRASES = 150_000;

/** Counts what titles call things, in a transaction of the caller. */
export async function recountPhrases(tx: Executor): Promise<void> {
  const counter = new PhraseCounter();
  let below = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < MOST_TITLES; read += BATCH) {
    const titles = await query.titlesBelow(tx, below, BATCH);
    for (const { title } of titles) counter.add(title);
    if (titles.length < BATCH) break;
    below = titles.at(-1)!.id;
  }
  await query.replacePhrases(tx, counter.best(MOST_PHRASES));
}

/** Counts all terms and phrases anew; for after a bulk load and, by a job, once an hour. */
export async function rebuildTerms(executor: Executor): Promise<void> {
  await executor.transaction(query.recountTerms);
  await executor.transaction(recountPhrases);
}

/** Counts the terms of a table of documents that is still to take its place, in a transaction of the caller. */
export const recountTerms = query.recountTerms;

/** Whether terms or phrases were never counted although there are products: a database from before them. */
export const { termsAreMissing } = query;
