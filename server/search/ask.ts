/** One search of any kind: understand, plan, ask the engine, rank. */
import type { Database } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { Answer, Asked, Kind } from './engine.ts';
import { allWords, plan, type Step } from './plan.ts';
import { engine } from './postgres.ts';
import { rank } from './rank.ts';
import { type Lexicon, lexiconOf } from './terms.ts';
import { type Understood, understand, unknownTerms } from './understand.ts';

/** So many of the best are ranked; 100 were measured to be as good as 200. */
export const RANKED = 150;
/** Fewer matches than these, and the next tsquery of the plan is tried. */
const ENOUGH = 20;

export interface Outcome<T> {
  /** All that was found, best first. */
  found: T[];
  /** True where there are more than were found. */
  more: boolean;
  understood: Understood;
}

/**
 * What is meant by the words, best first; without words everything under the filters. Words that say nothing find
 * nothing. In another order than that of relevance only what holds all the words stands, if anything does.
 */
export async function ask<T extends { id: number }, F, S extends string>(
  deps: Deps,
  kind: Kind,
  kw: string,
  filters: F,
  sort: S | 'relevance',
  find: (executor: Database, asked: Asked<F, S | 'relevance'>) => Promise<Answer<T>>,
): Promise<Outcome<T>> {
  const db = deps.replica;
  const understood = await understanding(db, kind, kw);
  const { words } = understood;
  const asked = { words, filters, sort, ranked: sort === 'relevance' ? RANKED : 0 };
  if (words.length === 0) {
    const { found, more } = kw === '' ? await find(db, { ...asked, step: null }) : NOTHING;
    return { found, more, understood };
  }
  const lexicon = await lexiconOf(db);
  const steps: Step[] = plan(words, lexicon);
  if (sort !== 'relevance') steps.unshift(allWords(words, lexicon));
  let answer: Answer<T> = NOTHING;
  for (const step of steps) {
    const next = await find(db, { ...asked, step });
    if (next.found.length > answer.found.length) answer = next;
    if (next.found.length >= (sort === 'relevance' ? ENOUGH : 1)) break;
  }
  const ranked = rank(understood, answer.candidates, lexicon, deps.now());
  const byId = new Map(answer.found.map((one) => [one.id, one]));
  const best = ranked.flatMap(({ id }) => byId.get(id) ?? []);
  // the engine's order goes on where the ranking ends, so that pages never overlap
  const first = new Set(best);
  const found = [...best, ...answer.found.filter((one) => !first.has(one))];
  return { found, more: answer.more, understood };
}

const NOTHING = { found: [], more: false, candidates: [] };

async function understanding(db: Database, kind: Kind, kw: string): Promise<Understood> {
  const lexicon = await lexiconOf(db);
  const unknown = unknownTerms(kw, lexicon);
  if (unknown.length === 0) return understand(kw, lexicon);
  // what came after the last count is no mistake
  const known = await engine.known(db, kind, unknown);
  const frequency: Lexicon['frequency'] = (term) => lexicon.frequency(term) || (known.has(term) ? 1 : 0);
  return understand(kw, { ...lexicon, frequency });
}
