/**
 * A naive engine that reads every document for every question, to compare the in-memory engine with. It shares
 * constants and separately tested functions (ranking, prices, property values), but no structures.
 */
import { SEARCH_END } from '../../../domain/page/paging.ts';
import { titleOfLine } from '../../../server/search/index/document/document.ts';
import {
  type Answer,
  type Count,
  FILLED,
  type Query,
  RANKED,
  roomBehind,
} from '../../../server/search/match/engine.ts';
import { APART, BESIDE, HARDLY, IN_BOTH } from '../../../server/search/match/memory/answer.ts';
import { FEW } from '../../../server/search/match/memory/words/text-index.ts';
import { rankCandidates } from '../../../server/search/rank/rank.ts';
import { rarity, tellingShare } from '../../../server/search/rank/ranking-signals.ts';
import { spreadOverSuppliers } from '../../../server/search/rank/spread.ts';
import type { Word } from '../../../server/search/text/word.ts';
import { impactsOf, saysTogether } from './document.ts';

export interface Filter<Row> {
  /** Whose other values stay to be chosen; null where there are none. */
  facet: string | null;
  passes(row: Row): boolean;
}
/** What a kind of thing adds to its words. */
export interface NaiveKind<Row, Q> {
  filters(query: Q): Filter<Row>[];
  /** Of each facet, from the rows that count in it. */
  facets: Record<string, (rows: readonly Row[], query: Q) => Count[]>;
  /** The higher the earlier; null: by relevance. */
  order(query: Q): ((row: Row) => number) | null;
  standing(row: Row): { tierRank: number; refreshedAt: number; supplier: number };
}

/** A row as it was written once; those that others replaced are kept, for how common a word is counts them too. */
interface Written<Row> {
  row: Row;
  impacts: Map<string, number>;
  live: boolean;
  place: number;
}
interface Scored<Row> {
  doc: Written<Row>;
  score: number;
}
interface Held<Row> {
  word: Word;
  ways: { impacts: Map<Written<Row>, number>; weight: number }[];
  /** How strongly each document says it. */
  impacts: Map<Written<Row>, number>;
  size: number;
  value: number;
}

export class NaiveEngine<Row extends { id: number; document: string }, Q extends Query<unknown, string>> {
  private written: Written<Row>[] = [];
  private readonly kind: NaiveKind<Row, Q>;
  constructor(kind: NaiveKind<Row, Q>) {
    this.kind = kind;
  }

  put(row: Row): void {
    this.remove(row.id);
    this.written.push({ row, impacts: impactsOf(row.document), live: true, place: this.written.length });
  }
  remove(id: number): void {
    const doc = this.written.find(({ row, live }) => live && row.id === id);
    if (doc) doc.live = false;
  }
  get live(): Written<Row>[] {
    return this.written.filter(({ live }) => live);
  }

  /** In how many documents a term stands, void ones among them where there are many. */
  frequency(term: string): number {
    const holding = this.written.filter(({ impacts }) => impacts.has(term));
    return holding.length > FEW ? holding.length : holding.filter(({ live }) => live).length;
  }
  /** Each term with how many documents ever held it. */
  frequencies(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { impacts } of this.written)
      for (const term of impacts.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  }
  inOneTitle(terms: readonly string[]): boolean {
    return this.live.some(
      ({ row: { document } }) =>
        saysTogether(document, terms.slice(-2), /^\d+$/.test(terms.at(-2) ?? '')) &&
        terms.slice(0, -2).every((term) => saysTogether(document, [term])),
    );
  }

  /** The answer, and the ids that may stand in `also`: of several that are as good as the last one ranked any may. */
  answer(query: Q): Omit<Answer<string>, 'parameters'> & { others: number[] } {
    const statistics = { total: this.live.length, frequency: (term: string) => this.frequency(term) };
    const each = query.words.map((_, at) => this.hold(query.words, at));
    const held = each.filter(({ size }) => size > 0);
    const filters = this.kind.filters(query);
    const passes = ({ row }: Written<Row>, facet?: string) =>
      filters.every((one) => (facet !== undefined && one.facet === facet) || one.passes(row));
    const thing = held.find((one) => one === each[query.head]);
    const matches = this.matches(query, held, thing, (doc) => passes(doc));
    const counted = matches.filter(({ doc }) => passes(doc));
    const rank = (scored: Scored<Row>[]) => {
      const words = each.map(
        ({ word: [first, ...others], ways }): Word => [
          first,
          ...others.filter((_, i) => ways[i + 1]!.impacts.size > 0),
        ],
      );
      const head = scored.slice(0, RANKED).map(({ doc, score }) => {
        const { refreshedAt, ...standing } = this.kind.standing(doc.row);
        const hits = each.map(({ ways }) =>
          ways.reduce((most, way) => (way.impacts.has(doc) ? Math.max(most, way.weight) : most), 0),
        );
        const title = titleOfLine(doc.row.document.split('\n')[0]!);
        const isCalled =
          each[query.head]?.ways.some(({ impacts }) => (impacts.get(doc) ?? 0) >= BESIDE) ?? false;
        return {
          id: doc.row.id,
          title,
          ...standing,
          refreshedAt: new Date(refreshedAt),
          score,
          hits,
          isCalled,
        };
      });
      const { head: place, opened, now } = query;
      const ranked = rankCandidates({ words, head: place, opened }, head, statistics, new Date(now));
      return [...ranked, ...scored.slice(RANKED).map(({ doc }) => doc.row)].map(({ id }) => id);
    };
    const order = this.kind.order(query);
    let ids: number[];
    if (order) {
      let rows = this.sorted(counted.map(({ doc }) => ({ doc, score: order(doc.row) }))).map(
        ({ doc }) => doc.row,
      );
      if (query.sort === 'relevance')
        rows = spreadOverSuppliers(
          [rows.slice(0, RANKED), rows.slice(RANKED)],
          (row) => this.kind.standing(row).supplier,
        );
      ids = rows.map(({ id }) => id);
    } else ids = rank(this.sorted(counted));
    const { offset, limit } = query;
    const total = counted.length;
    const isEnd =
      (total < FILLED || offset + limit >= total) && held.length > 1 && query.sort === 'relevance';
    const others = isEnd ? this.sorted(this.others(held, counted, (doc) => passes(doc))) : [];
    const least = others[RANKED - 1]?.score ?? 0;
    const room = roomBehind(total, query.also);
    const behind = room > 0 ? rank(others.slice(0, Math.max(room, RANKED))).slice(0, room) : [];
    return {
      total,
      ids: ids.slice(offset, Math.min(offset + limit, SEARCH_END)),
      also: behind.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)),
      behind: behind.length,
      others: others.filter(({ score }) => score >= least).map(({ doc }) => doc.row.id),
      counts: Object.fromEntries(
        Object.entries(this.kind.facets).map(([facet, count]) => {
          const rows = matches.filter(({ doc }) => passes(doc, facet)).map(({ doc }) => doc.row);
          return [facet, count(rows, query)];
        }),
      ),
    };
  }

  /** The rows that words match and all filters pass but those of one facet. */
  passing(query: Q, facet: string): Row[] {
    const each = query.words.map((_, at) => this.hold(query.words, at));
    const held = each.filter(({ size }) => size > 0);
    const filters = this.kind.filters(query);
    const all = (doc: Written<Row>) => filters.every((one) => one.passes(doc.row));
    const thing = held.find((one) => one === each[query.head]);
    return this.matches(query, held, thing, all)
      .map(({ doc }) => doc.row)
      .filter((row) => filters.every((one) => one.facet === facet || one.passes(row)));
  }

  private hold(words: readonly Word[], at: number): Held<Row> {
    const word = words[at]!;
    const ways = word.map(({ terms, weight }) => {
      const impacts = new Map<Written<Row>, number>();
      for (const doc of this.written) {
        const each = terms.map((term) => doc.impacts.get(term) ?? 0);
        const least = Math.min(...each);
        if (least === 0) continue;
        const apart = terms.length > 1 && !saysTogether(doc.row.document, terms) ? APART : 1;
        impacts.set(doc, Math.max(1, Math.round(least * apart)));
      }
      return { impacts, weight };
    });
    const impacts = this.strongest(ways);
    const size = ways.reduce((sum, way) => sum + way.impacts.size, 0);
    const single = word.reduce(
      (n, { terms }, i) => (terms.length > 1 ? n : Math.max(n, ways[i]!.impacts.size)),
      0,
    );
    const statistics = { total: this.live.length, frequency: () => 0 };
    return { word, ways, impacts, size, value: tellingShare(words, at) * rarity(single || size, statistics) };
  }

  /** The word where titles, categories, properties or keywords say it; undefined where no categories or keywords do. */
  private callingIt(thing: Held<Row>): Held<Row> | undefined {
    const all = thing.ways.flatMap(({ impacts }) => [...impacts.values()]);
    if (!all.some((impact) => impact >= IN_BOTH)) return undefined;
    const ways = thing.ways.map(({ impacts, weight }) => ({
      impacts: new Map([...impacts].filter(([, impact]) => impact >= BESIDE)),
      weight,
    }));
    return {
      ...thing,
      impacts: this.strongest(ways),
      size: ways.reduce((sum, { impacts }) => sum + impacts.size, 0),
    };
  }

  /** How strongly each document says any of the ways. */
  private strongest(ways: Held<Row>['ways']): Map<Written<Row>, number> {
    const impacts = new Map<Written<Row>, number>();
    for (const way of ways)
      for (const [doc, impact] of way.impacts)
        impacts.set(doc, Math.max(impacts.get(doc) ?? 0, Math.max(1, Math.round(impact * way.weight))));
    return impacts;
  }

  private matches(
    query: Q,
    held: Held<Row>[],
    thing: Held<Row> | undefined,
    passes: (doc: Written<Row>) => boolean,
  ): Scored<Row>[] {
    if (query.words.length === 0) return this.live.map((doc) => ({ doc, score: 0 }));
    if (held.length === 0) return [];
    const rarest = held.toSorted((a, b) => +(b === thing) - +(a === thing) || b.value - a.value);
    const whole = held.reduce((sum, { value }) => sum + value, 0);
    let n = held.length;
    for (let left = HARDLY * whole; n > 1 && rarest[n - 1]!.value <= left; n--) left -= rarest[n - 1]!.value;
    const wanted = rarest.slice(0, n);
    const strong = thing && wanted.length > 1 ? this.callingIt(thing) : undefined;
    if (strong) wanted[0] = strong;
    const holding = (needed: readonly Held<Row>[]): Scored<Row>[] => {
      const inOrder = needed.toSorted((a, b) => a.size - b.size);
      const optional = [...rarest.slice(n), ...wanted].filter((one) => !needed.includes(one));
      return this.live
        .filter((doc) => needed.every(({ impacts }) => impacts.has(doc)))
        .map((doc) => {
          const sum = [...inOrder, ...optional].reduce(
            (so, { impacts, value }) => so + (impacts.get(doc) ?? 0) * value,
            0,
          );
          return { doc, score: Math.fround(sum) };
        });
    };
    const all = holding(wanted);
    if (n < 3 || all.some(({ doc }) => passes(doc))) return all;
    const some = new Map<Written<Row>, Scored<Row>>();
    for (const one of wanted.filter((other) => other !== thing && other !== strong))
      for (const found of holding(wanted.filter((other) => other !== one)))
        if (!some.has(found.doc)) some.set(found.doc, found);
    return this.written.flatMap((doc) => some.get(doc) ?? []);
  }

  private others(
    held: Held<Row>[],
    counted: Scored<Row>[],
    passes: (doc: Written<Row>) => boolean,
  ): Scored<Row>[] {
    const known = new Set(counted.map(({ doc }) => doc));
    const dearest = held.toSorted((a, b) => b.value - a.value);
    return this.live
      .filter((doc) => !known.has(doc) && passes(doc) && held.some(({ impacts }) => impacts.has(doc)))
      .map((doc) => ({
        doc,
        score: dearest.reduce(
          (so, { impacts, value }) => Math.fround(so + (impacts.get(doc) ?? 0) * value),
          0,
        ),
      }));
  }

  /** Best first; of equal ones what was written later. */
  private sorted(scored: readonly Scored<Row>[]): Scored<Row>[] {
    return scored.toSorted((a, b) =>
      a.score === b.score ? b.doc.place - a.doc.place : a.score < b.score ? 1 : -1,
    );
  }
}
