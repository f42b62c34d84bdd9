/** Counts what titles call things, as people write it, into a table. */
import type { Executor } from '../../platform/database/database.ts';
import { PhraseCounter } from '../text/title/phrases.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import * as query from './phrases.sql.ts';

/** Titles that are read for phrases, the newest: as many as tell the rest. */
const MAX_TITLES = 300_000;
const BATCH = 20_000;
const MAX_PHRASES = 150_000;

/** Counts what titles call things, in a transaction of the caller. */
export async function recountPhrases(tx: Executor): Promise<void> {
  const vocabulary = new Vocabulary([], await query.vocabularyPairs(tx));
  const counter = new PhraseCounter((run) => vocabulary.cut(run));
  let below = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < MAX_TITLES; read += BATCH) {
    const titles = await query.titlesBelow(tx, below, BATCH);
    for (const { title, keywords } of titles) counter.add(title, keywords ?? []);
    if (titles.length < BATCH) break;
    below = titles.at(-1)!.id;
  }
  await query.replacePhrases(tx, counter.best(MAX_PHRASES));
}

/** Counts them anew; for after a bulk load and, by a job, once an hour. */
export const rebuildPhrases = (executor: Executor): Promise<void> => executor.transaction(recountPhrases);

/** Whether they were never counted although there are products: a database from before them. */
export const { phrasesAreMissing } = query;
