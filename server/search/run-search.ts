/** One search of any kind: interpret the query, plan, ask the engine, rank. */
import type { Database } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { BOUND, type Kind } from './index/kinds.ts';
import { lexiconOf } from './index/term-statistics.ts';
import { openedAfter } from './learn/opened.ts';
import { opensKnown } from './learn/opens.ts';
import type { Answer, Asked, Candidate } from './match/engine.ts';
import { engine } from './match/postgres.ts';
import { type Interpretation, interpretQuery, type Reader, unknownTerms } from './query/interpret.ts';
import { planQuery, stepOfAllWords } from './query/plan.ts';
import { rankCandidates } from './rank/rank.ts';
import type { Lexicon } from './text/term-statistics.ts';

/** So many of the best are ranked: with 150 of them a hundredth of what is relevant is not among the first 100. */
const RANKED = 300;
/** Fewer matches than these, and the next tsquery of the plan is tried. */
const ENOUGH = 100;

export interface Outcome<T> {
  /** All that was found, best first. */
  found: T[];
  /** True where there are more than were found. */
  more: boolean;
  interpretation: Interpretation;
}

/** What the caller knows already or does not need. */
export interface How {
  /** Results that are only counted are not ranked. */
  counted?: boolean;
  /** What the words mean, where it is known already. */
  interpretation?: Interpretation | undefined;
}

export interface Question<F, S extends string> extends How, Reader {
  kind: Kind;
  kw: string;
  filters: F;
  sort: S | 'relevance';
  /** A lexeme that all results hold. */
  required?: string | null;
}

/**
 * What is meant by the words, best first; without words everything under the filters. Words that say nothing find
 * nothing. In another order than that of relevance only what holds all the words stands, if anything does.
 */
export async function runSearch<T extends { id: number }, F, S extends string>(
  deps: Deps,
  question: Question<F, S>,
  find: (executor: Database, asked: Asked<F, S | 'relevance'>) => Promise<Answer<T>>,
): Promise<Outcome<T>> {
  const { kind, kw, filters, sort, required = null, counted = false } = question;
  const db = deps.replica;
  const interpretation = question.interpretation ?? (await interpretFor(db, kind, kw, question));
  const { words } = interpretation;
  const asked = { words, filters, sort, ranked: sort === 'relevance' && !counted ? RANKED : 0 };
  if (words.length === 0) {
    const { found, more } = kw === '' ? await find(db, { ...asked, step: null }) : NOTHING;
    return { found, more, interpretation };
  }
  const lexicon = await lexiconOf(db);
  const steps = planQuery(words, lexicon, required);
  if (sort !== 'relevance') steps.unshift(stepOfAllWords(words, lexicon, required));
  // an earlier step requires more of the words, so its results stay in front of those of the next step
  const found = new Map<number, T>();
  const candidates = new Map<number, Candidate>();
  let more = false;
  for (const step of steps) {
    const answer = await find(db, { ...asked, step });
    for (const one of answer.found) if (found.size < BOUND) found.set(one.id, one);
    for (const one of answer.candidates) candidates.set(one.id, one);
    more = answer.more;
    if (found.size >= (sort === 'relevance' ? ENOUGH : 1)) break;
  }
  const opened =
    kind === 'products' && candidates.size > 0 ? openedAfter(words, await opensKnown(deps)) : undefined;
  const query = { ...interpretation, opened };
  const ranked = rankCandidates(query, [...candidates.values()], lexicon, deps.now());
  // the engine's order goes on where the ranking ends, so that pages never overlap
  const best = new Map(ranked.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id)!]] : [])));
  return { found: [...new Map([...best, ...found]).values()], more, interpretation };
}

const NOTHING = { found: [], more: false, candidates: [] };

/** Reads the words of a query for a search of the kind. */
export async function interpretFor(
  db: Database,
  kind: Kind,
  kw: string,
  reader: Reader = {},
): Promise<Interpretation> {
  const lexicon = await lexiconOf(db);
  const unknown = unknownTerms(kw, lexicon);
  if (unknown.length === 0) return interpretQuery(kw, lexicon, reader);
  // a word that was indexed after the last count is not a misspelling
  const known = await engine.known(db, kind, unknown);
  const frequency: Lexicon['frequency'] = (term) => lexicon.frequency(term) || (known.has(term) ? 1 : 0);
  return interpretQuery(kw, { ...lexicon, frequency }, reader);
}
