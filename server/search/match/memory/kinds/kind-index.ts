/**
 * What the index of each kind adds to the index of words: columns, and the filters, counts and orders that read them.
 */
import type { Count, Parameter, Query } from '../../engine.ts';
import type { Parts, Persistent } from '../store/parts.ts';
import { TextIndex } from '../words/text-index.ts';
import type { Counter } from './facet-column.ts';

/** A filter, and the facet whose other values stay to be chosen; null where it has none. */
export interface Test<Facet> {
  facet: Facet | `parameter:${string}` | null;
  passes(slot: number): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has filters and sorts of its own
type AnyQuery = Query<any, any>;

/** Counts beside those of the facets, which say what to choose by. */
export interface Tally {
  add(slots: Uint32Array): void;
  /** What fails one filter alone, by the facet that its test names. */
  addFailing(facet: string, slots: Uint32Array): void;
  chosen(): Parameter[];
}

export abstract class KindIndex<
  Row extends { id: number; document: string },
  Q extends AnyQuery,
  Facet extends string,
> {
  readonly text = new TextIndex();

  put(row: Row): void {
    this.putColumns(this.text.put(row.id, row.document), row);
  }
  remove(id: number): void {
    this.text.remove(id);
  }

  protected abstract putColumns(slot: number, row: Row): void;
  /** Tests of all filters that are set. */
  abstract tests(query: Q): Test<Facet>[];
  abstract counters(query: Q): Record<Facet, Counter>;
  /** Ascending lists of slots, void ones among them, outside of which no document passes the filters; null where all may. */
  within(_query: Q): readonly Uint32Array[] | null {
    return null;
  }
  /** Null where nothing is to be chosen by. */
  tally(_query: Q): Tally | null {
    return null;
  }
  /** The higher the earlier, in the order that the question asks for; of equal ones the later slot stands first. */
  abstract order(query: Q): ((slot: number) => number) | null;
  /** What the ranking sees of a document beside its words. */
  abstract standing(slot: number): { tierRank: number; refreshedAt: number; supplier: number };
  /** All that is kept of a document beside its words. */
  protected abstract readonly columns: readonly (Persistent & { bytes: number })[];

  get bytes(): number {
    return this.columns.reduce((sum, { bytes }) => sum + bytes, this.text.bytes);
  }

  /** Writes all of it, or reads it from what was written. */
  persist(parts: Parts): void {
    this.text.persist(parts);
    for (const column of this.columns) column.persist(parts);
  }
}

export const countsOf = <Facet extends string>(counters: Record<Facet, Counter>): Record<Facet, Count[]> =>
  Object.fromEntries(
    Object.entries<Counter>(counters).map(([facet, counter]) => [facet, counter.counts()]),
  ) as Record<Facet, Count[]>;
