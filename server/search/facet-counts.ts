/** A search with the counts beside it; of each facet without its own filter, or its other values would all be gone. */

import type { Language } from '../../contract/error.ts';
import type { Deps } from '../platform/deps.ts';
import { Counter } from './facets.ts';
import type { Kind } from './index/kinds.ts';
import { type How, interpretFor, type Outcome } from './run-search.ts';

export interface Counted<T, G extends string> extends Outcome<T> {
  /** Counts for a facet: without its own filters and with all others; without a name, what is found. */
  count(facet?: G): Counter<T>;
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/**
 * Reads the words once and asks `find` for the results, and once more for each facet whose filters are set. `own` names
 * the filters of the facets whose values stand beside each other.
 */
export async function searchWithFacetCounts<
  Q extends { kw: string; exact?: boolean | undefined },
  G extends string,
  T,
>(
  deps: Deps,
  kind: Kind,
  input: Q,
  own: Readonly<Record<G, readonly (keyof Q)[]>>,
  language: Language,
  find: (input: Q, how: How) => Promise<Outcome<T>>,
): Promise<Counted<T, G>> {
  const interpretation = await interpretFor(deps.replica, kind, input.kw, { exact: input.exact });
  const without = new Map<string, Outcome<T>>();
  const counting = async () => {
    // one after the other: many filters are no reason to keep others waiting for a connection
    for (const [facet, names] of Object.entries<readonly (keyof Q)[]>(own)) {
      if (!names.some((name) => isSet(input[name]))) continue;
      const unset = names.map((name) => [name, Array.isArray(input[name]) ? [] : undefined]);
      without.set(
        facet,
        await find({ ...input, ...Object.fromEntries(unset) }, { interpretation, counted: true }),
      );
    }
  };
  const [whole] = await Promise.all([find(input, { interpretation }), counting()]);
  const count = (facet?: G) => {
    const { found, more } = (facet && without.get(facet)) ?? whole;
    return new Counter(found, language, more);
  };
  return { ...whole, interpretation, count };
}
