/** One search of any kind: interpret the query, ask the engine. */
import type { Deps } from '../platform/deps.ts';
import { monotonic } from '../platform/process/monotonic.ts';
import { engineOf } from './engines.ts';
import type { Kind } from './index/kinds.ts';
import { openedAfter } from './learn/opened.ts';
import { opensKnown } from './learn/opens.ts';
import { synonymsOf } from './learn/synonym-book.ts';
import { lexiconOf } from './lexicon.ts';
import type { Answer, Query } from './match/engine.ts';
import {
  bareNumberIn,
  type Interpretation,
  interpretQuery,
  type Reader,
  unknownTerms,
} from './query/interpret.ts';
import type { Lexicon } from './text/term-statistics.ts';

/** Of what holds only some of the words so many are shown at least, behind all that is counted. */
export const ALSO = 20;

export interface Outcome<Facet extends string> extends Answer<Facet> {
  interpretation: Interpretation;
}

export interface Question<F, S extends string> extends Reader {
  kind: Kind;
  kw: string;
  filters: F;
  sort: S;
  offset: number;
  limit: number;
  /** How many of what holds only some of the words at least; ALSO where nothing is said. */
  also?: number | undefined;
}

/** What is meant by the words, best first; without words everything under the filters. Words that say nothing find nothing. */
export async function runSearch<F, S extends string, Facet extends string>(
  deps: Deps,
  { kind, kw, exact, synonyms, also = ALSO, ...asked }: Question<F, S>,
  find: (query: Query<F, S>) => Promise<Answer<Facet>>,
): Promise<Outcome<Facet> | null> {
  // one moment for all that the engine is asked: it looks once for what has changed
  const since = monotonic();
  const interpretation = await interpretFor(deps, kind, kw, { exact, synonyms }, since);
  const { words, head } = interpretation;
  if (words.length === 0 && kw !== '') return null;
  const opened = kind === 'products' ? openedAfter(words, await opensKnown(deps)) : undefined;
  const answer = await find({ ...asked, words, head, opened, also, now: deps.now().getTime(), since });
  return { ...answer, interpretation };
}

/** Reads the words of a query for a search of the kind. */
export async function interpretFor(
  deps: Deps,
  kind: Kind,
  kw: string,
  { exact, synonyms }: Reader = {},
  since?: number,
): Promise<Interpretation> {
  const lexicon = await lexiconOf(deps);
  const bare = exact ? null : bareNumberIn(kw, lexicon);
  const [isNumberNamed] = bare && !bare.isCertain ? await engineOf(deps).inOneTitle([bare.pair]) : [];
  const reader = { exact, isNumberNamed, synonyms: synonyms ?? (await synonymsOf(deps)) };
  const unknown = unknownTerms(kw, lexicon);
  if (unknown.length === 0) return interpretQuery(kw, lexicon, reader);
  // a word that was indexed after the last count is not a misspelling
  const known = await engineOf(deps).known(kind, unknown, since);
  const frequency: Lexicon['frequency'] = (term) => lexicon.frequency(term) || (known.has(term) ? 1 : 0);
  return interpretQuery(kw, { ...lexicon, frequency }, reader);
}
