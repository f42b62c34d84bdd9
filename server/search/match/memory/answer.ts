/** Answers one question from one index: what is counted, what the page shows, and what holds only some of the words. */
import { SEARCH_END } from '../../../../domain/page/paging.ts';
import type { Candidate } from '../../rank/candidate.ts';
import { rankCandidates } from '../../rank/rank.ts';
import { rarity, tellingShare } from '../../rank/ranking-signals.ts';
import { spreadOverSuppliers } from '../../rank/spread.ts';
import type { TermStatistics } from '../../text/term-statistics.ts';
import type { Variant, Word } from '../../text/word.ts';
import { type Answer, FILLED, type Query, RANKED, roomBehind } from '../engine.ts';
import { countsOf, type KindIndex, type Test } from './kinds/kind-index.ts';
import { arena } from './words/arena.ts';
import { allOf, best, either, type Matches } from './words/matches.ts';
import { seek, together, WordPostings } from './words/postings.ts';
import { Sums } from './words/sums.ts';
import { impactOf, slotOf, type TextIndex } from './words/text-index.ts';

/** What a word of several terms is worth where the document holds them apart from each other. */
export const APART = 0.5;

/** What a field of weight B says once is this strong; what only weaker fields say is weaker, however often. */
export const BESIDE = 49;

/** Only what title and categories both say is this strong. */
export const IN_BOTH = 165;

/** A word as postings. */
interface Held {
  /** Of each way to say it, as the word names them. */
  variants: { postings: Uint32Array; weight: number }[];
  postings: WordPostings;
  /** How much it tells. */
  rarity: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has filters and sorts of its own
type AnyQuery = Query<any, any>;
type AnyIndex<Q extends AnyQuery, F extends string> = KindIndex<never, Q, F>;

const sums = new WeakMap<TextIndex, Sums>();

/** The answer to a question, from what the index holds now. */
export function answer<Q extends AnyQuery, F extends string>(index: AnyIndex<Q, F>, query: Q): Answer<F> {
  arena.reset();
  const { text } = index;
  const statistics = statisticsOf(text);
  const each = query.words.map((_: Word, at: number) => hold(text, query.words, at, statistics));
  // what nothing holds is not looked for in titles either
  const words = query.words.map((word: Word, i: number) => sayable(word, each[i]!));
  // a word that nothing holds keeps nobody from what the others say
  const held = each.filter(({ postings }: Held) => postings.size > 0);
  const thing: Held | undefined = each[query.head];
  const { counted, counts, parameters, reject } = count(index, query, held, thing);
  const { offset, limit } = query;
  const order = index.order(query);
  const most = offset + limit > RANKED ? SEARCH_END : Math.max(RANKED, offset + limit);
  const rank = ({ slots, scores }: Matches) => {
    const head = candidatesOf(index, each, query.head, slots.subarray(0, RANKED), scores);
    const ranked = rankCandidates(
      { words, head: query.head, opened: query.opened },
      head,
      statistics,
      new Date(query.now),
    ).map(({ id }) => id);
    return [...ranked, ...Array.from(slots.subarray(RANKED), (slot) => text.idOf(slot))];
  };
  const total = counted.slots.length;
  let ids: number[] = [];
  if (limit > 0 && offset < Math.min(total, SEARCH_END)) {
    if (order) {
      const values = new Float64Array(counted.slots.length);
      for (let i = 0; i < values.length; i++) values[i] = order(counted.slots[i]!);
      const slots = Array.from(best(values, Math.min(most, SEARCH_END)), (i) => counted.slots[i]!);
      ids = inOrder(index, query, slots).map((slot) => text.idOf(slot));
    } else ids = rank(take(counted, Math.min(most, SEARCH_END)));
  }
  const isWanted = (total < FILLED || offset + limit >= total) && held.length > 1;
  const room = isWanted && query.sort === 'relevance' ? roomBehind(total, query.also) : 0;
  const behind =
    room > 0 ? rank(others(text, held, counted, Math.max(room, RANKED), reject)).slice(0, room) : [];
  return {
    total,
    ids: ids.slice(offset, Math.min(offset + limit, SEARCH_END)),
    also: behind.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)),
    behind: behind.length,
    counts,
    ...(parameters && { parameters }),
  };
}

/** A word of more documents is not gone through for a figure in passing. */
const MOST_COUNTED = 50_000;

/** How many documents words find without filters; null where to count them would take long. */
export function totalOf(text: TextIndex, { words, head }: Pick<AnyQuery, 'words' | 'head'>): number | null {
  arena.reset();
  const statistics = statisticsOf(text);
  const each = words.map((_, at) => hold(text, words, at, statistics));
  const held = each.filter(({ postings }) => postings.size > 0);
  if (held.length === 0) return 0;
  if (Math.min(...held.map(({ postings }) => postings.size)) > MOST_COUNTED) return null;
  return holding(held, each[head], text.liveSlots, () => true).slots.length;
}

/** In an order that nobody asked for, all that is found is as good as equal: it is spread, by stretches that every page shares. */
function inOrder<Q extends AnyQuery, F extends string>(
  index: AnyIndex<Q, F>,
  query: Q,
  slots: number[],
): number[] {
  if (query.sort !== 'relevance') return slots;
  const bands = [slots.slice(0, RANKED), slots.slice(RANKED)];
  return spreadOverSuppliers(bands, (slot) => index.standing(slot).supplier);
}

function take({ slots, scores }: Matches, most: number): Matches {
  const chosen = best(scores, most);
  return {
    slots: Uint32Array.from(chosen, (i) => slots[i]!),
    scores: Float32Array.from(chosen, (i) => scores[i]!),
  };
}

const statisticsOf = (text: TextIndex): TermStatistics => ({
  total: text.total,
  frequency: (term) => text.frequency(term),
});

function hold(text: TextIndex, words: readonly Word[], at: number, statistics: TermStatistics): Held {
  const word = words[at]!;
  const variants = word.map((variant) => ({ postings: postingsOf(text, variant), weight: variant.weight }));
  // of "steal|steel" the commoner; several terms together are no more common than they are found
  const single = word.reduce(
    (n, { terms }, i) => (terms.length === 1 ? Math.max(n, variants[i]!.postings.length) : n),
    0,
  );
  return {
    variants,
    postings: new WordPostings(variants),
    rarity:
      tellingShare(words, at) *
      rarity(single || variants.reduce((n, { postings }) => n + postings.length, 0), statistics),
  };
}

/** A word without the ways to say it that no document has. */
const sayable = ([first, ...others]: Word, { variants }: Held): Word => [
  first,
  ...others.filter((_, i) => variants[i + 1]!.postings.length > 0),
];

function postingsOf(text: TextIndex, { terms }: Variant): Uint32Array {
  const lists = terms.map((term) => text.postings(term));
  if (lists.length === 1) return lists[0]!;
  if (lists.some(({ length }) => length === 0)) return new Uint32Array(0);
  return together(lists, (slot) => (text.sayTogether(slot, terms) ? 1 : APART));
}

/** What is counted, with the counts of each facet; `reject` says what no filter lets pass. */
function count<Q extends AnyQuery, F extends string>(
  index: AnyIndex<Q, F>,
  query: Q,
  held: readonly Held[],
  thing: Held | undefined,
) {
  const { text } = index;
  const tests = index.tests(query);
  const counters = index.counters(query);
  const facets = Object.keys(counters) as F[];
  const live = (slot: number) => text.isLive(slot);
  const passes = passing(tests, live);
  let matches: Matches;
  if (held.length > 0) {
    matches = holding(held, thing, text.liveSlots, passes);
  } else if (query.words.length === 0) matches = everything(text, index.within(query));
  else matches = NOTHING;
  const { slots, scores } = matches;
  /** What fails one facet alone still counts in that facet. */
  const failing = new Map<F | `parameter:${string}`, number[]>();
  let n = 0;
  next: for (let i = 0; i < slots.length && tests.length > 0; i++) {
    const slot = slots[i]!;
    let failed: F | `parameter:${string}` | undefined;
    for (const { facet, passes: pass } of tests) {
      if (pass(slot)) continue;
      if (facet === null || (failed !== undefined && failed !== facet)) continue next;
      failed = facet;
    }
    if (failed === undefined) {
      slots[n] = slot;
      scores[n++] = scores[i]!;
    } else {
      const known = failing.get(failed);
      if (known) known.push(slot);
      else failing.set(failed, [slot]);
    }
  }
  if (tests.length === 0) n = slots.length;
  const counted = { slots: slots.subarray(0, n), scores: scores.subarray(0, n) };
  const tally = index.tally(query);
  for (const counter of [...facets.map((facet) => counters[facet]), tally]) counter?.add(counted.slots);
  for (const [facet, also] of failing) {
    const slots = Uint32Array.from(also);
    if (facet in counters) counters[facet as F].add(slots);
    else tally?.addFailing(facet, slots);
  }
  return {
    counted,
    counts: countsOf(counters),
    parameters: tally?.chosen(),
    reject: (slot: number) => !passes(slot),
  };
}

const NOTHING: Matches = { slots: new Uint32Array(0), scores: new Float32Array(0) };

const passing =
  (tests: readonly Test<string>[], live: (slot: number) => boolean) =>
  (slot: number): boolean => {
    if (!live(slot)) return false;
    for (const { passes } of tests) if (!passes(slot)) return false;
    return true;
  };

/** Words that together tell no more than this share of the query are not wanted. */
export const HARDLY = 0.1;

const valued = ({ postings, rarity: value }: Held) => ({ postings, value });

/**
 * What holds all the words that are wanted, whether or not filters let it pass; where nothing that passes does, what holds
 * all but one of three or more. What the query calls the thing is never the word that is left out.
 */
function holding(
  held: readonly Held[],
  thing: Held | undefined,
  live: Uint8Array,
  passes: (slot: number) => boolean,
): Matches {
  const rarestFirst = held.toSorted((a, b) => +(b === thing) - +(a === thing) || b.rarity - a.rarity);
  const whole = held.reduce((sum, one) => sum + one.rarity, 0);
  let n = held.length;
  for (let left = HARDLY * whole; n > 1; n--) {
    left -= rarestFirst[n - 1]!.rarity;
    if (left < 0) break;
  }
  const wanted = rarestFirst.slice(0, n);
  const strong = thing && wanted.length > 1 ? callingIt(thing) : undefined;
  if (strong) wanted[0] = strong;
  const found = (needed: readonly Held[]) =>
    allOf(
      needed.map(valued),
      [...rarestFirst.slice(n), ...wanted].filter((one) => !needed.includes(one)).map(valued),
      live,
    );
  const all = found(wanted);
  if (n < 3 || all.slots.some(passes)) return all;
  return wanted
    .filter((one) => one !== thing && one !== strong)
    .map((one) => found(wanted.filter((other) => other !== one)))
    .reduce(either);
}

/** The same word where titles, categories, properties or keywords say it; undefined where no categories or keywords do. */
function callingIt(thing: Held): Held | undefined {
  if (!thing.variants.some(({ postings }) => postings.some((one) => impactOf(one) >= IN_BOTH)))
    return undefined;
  const variants = thing.variants.map(({ postings, weight }) => ({
    postings: asStrongAs(BESIDE, postings),
    weight,
  }));
  return { ...thing, postings: new WordPostings(variants) };
}

function asStrongAs(least: number, postings: Uint32Array): Uint32Array {
  const out = arena.uint32(postings.length);
  let n = 0;
  for (const one of postings) if (impactOf(one) >= least) out[n++] = one;
  return out.subarray(0, n);
}

/** To sort so great a part of all documents takes as long as to go through all. */
const SORTED_SOONER = 1 / 8;

/** All documents, or those of some lists, by slot. */
function everything(text: TextIndex, lists: readonly Uint32Array[] | null): Matches {
  const listed = lists?.reduce((sum, { length }) => sum + length, 0) ?? text.count;
  const fewer = lists && (lists.length === 1 || listed < SORTED_SOONER * text.count) ? lists : null;
  const slots = arena.uint32(fewer ? listed : text.total);
  let n = 0;
  const live = text.liveSlots;
  if (fewer) {
    for (const list of fewer)
      for (let i = 0; i < list.length; i++) if (live[list[i]!] === 1) slots[n++] = list[i]!;
    if (fewer.length > 1) slots.subarray(0, n).sort();
  } else for (let slot = 0; slot < text.count; slot++) if (live[slot] === 1) slots[n++] = slot;
  return { slots: slots.subarray(0, n), scores: arena.float32(n).fill(0) };
}

/** The best of what holds some of the words and is not counted. */
function others(
  text: TextIndex,
  held: readonly Held[],
  counted: Matches,
  most: number,
  reject: (slot: number) => boolean,
): Matches {
  const known = new Set(counted.slots);
  let sum = sums.get(text);
  if (!sum) {
    sum = new Sums();
    sums.set(text, sum);
  }
  const lists = held.map(({ postings, rarity: value }) => ({ list: postings.all, value }));
  return sum.best(lists, text.count, most, (slot) => !known.has(slot) && !reject(slot));
}

function candidatesOf<Q extends AnyQuery, F extends string>(
  index: AnyIndex<Q, F>,
  held: readonly Held[],
  thing: number,
  slots: Uint32Array,
  scores: Float32Array,
): Candidate[] {
  const { text } = index;
  const candidates = Array.from(slots, (slot, i): Candidate => {
    const { tierRank, refreshedAt, supplier } = index.standing(slot);
    return {
      id: text.idOf(slot),
      title: text.title(slot),
      supplier,
      tierRank,
      refreshedAt: new Date(refreshedAt),
      score: scores[i]!,
      hits: held.map(() => 0),
      isCalled: false,
    };
  });
  // by slot, so that each list of postings is gone through once
  const bySlot = Uint32Array.from(slots.keys()).sort((a, b) => slots[a]! - slots[b]!);
  held.forEach(({ variants }, word) => {
    for (const { postings, weight } of variants) {
      let place = 0;
      for (const i of bySlot) {
        const { hits } = candidates[i]!;
        // another way to say it may be what the categories call it
        if (weight <= hits[word]! && (word !== thing || candidates[i]!.isCalled)) continue;
        place = seek(postings, slots[i]!, place);
        if (place >= postings.length) break;
        if (slotOf(postings[place]!) !== slots[i]) continue;
        hits[word] = Math.max(hits[word]!, weight);
        if (word === thing && impactOf(postings[place]!) >= BESIDE) candidates[i]!.isCalled = true;
      }
    }
  });
  return candidates;
}
