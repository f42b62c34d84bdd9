import { expect, test } from 'vitest';
import { readTitle } from '../text/title/head-noun.ts';
import { plainWord } from '../text/word.ts';
import type { Candidate } from './candidate.ts';
import { BAND, inTieBands, rankCandidates } from './rank.ts';

const now = new Date('2026-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const made = (id: number, title: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  title: readTitle(title),
  supplier: id,
  tierRank: 0,
  refreshedAt: now,
  score: 0.5,
  hits: [1, 1],
  isCalled: false,
  ...more,
});
const statistics = { total: 1000, frequency: () => 10 };
const query = { words: [plainWord('steel'), plainWord('pipe')], head: 1 };
const order = (...list: Candidate[]) => rankCandidates(query, list, statistics, now).map(({ id }) => id);

test('a more relevant product stands before one of a higher tier', () => {
  expect(order(made(1, 'Clamp for steel pipe', { tierRank: 3 }), made(2, 'Steel pipe'))).toEqual([2, 1]);
  expect(order(made(1, 'Rubber hose', { tierRank: 3 }), made(2, 'Steel pipe'))).toEqual([2, 1]);
});

test('words of the query are neighbours where they stand together, however early one stands alone', () => {
  const together = made(1, 'Pump seal for steel tank, steel pipe');
  expect(order(made(2, 'Pump seal for steel tank with pipe'), together)).toEqual([1, 2]);
  // what is said in one word stands together too
  const one = [...plainWord('dish'), { terms: ['dishwasher'], weight: 0.95 }] as const;
  const words = [one, [...plainWord('washer'), one[1]]] as const;
  const list = [made(4, 'Washer and dish'), made(3, 'New dishwasher')];
  expect(rankCandidates({ words, head: -1 }, list, statistics, now).map(({ id }) => id)).toEqual([3, 4]);
});

test('a mistyped word counts as much as the one that is meant', () => {
  const common = { total: 10_000, frequency: (term: string) => ({ steel: 4000, sink: 40 })[term] ?? 0 };
  const words = [[...plainWord('steal'), { terms: ['steel'], weight: 0.95 }], plainWord('sink')] as const;
  const [first] = rankCandidates(
    { words, head: -1 },
    [made(2, 'Steel rod', { hits: [1, 0] }), made(1, 'Brass sink', { hits: [0, 1] })],
    common,
    now,
  );
  expect(first!.id).toBe(1);
});

test('what the title calls the same stands before what it is only the first part of, or is said in its categories', () => {
  const tube = made(1, 'Steel tube', { hits: [1, 1], isCalled: true });
  const hose = made(2, 'Steel hose', { hits: [1, 1] });
  expect(order(hose, made(4, 'Steel pipe clamp'), tube, made(3, 'Long steel pipe')).slice(0, 2)).toEqual([
    3, 4,
  ]);
  expect(order(hose, tube)).toEqual([1, 2]);
  // the same words, and the thing is a pipe
  expect(order(made(6, 'Pipe steel clamp'), made(5, 'Steel clamp pipe'))).toEqual([5, 6]);
});

test('among equals the tier decides, then freshness, then the newer one', () => {
  const [old, fresh, diamond] = [
    made(3, 'Steel pipe', { refreshedAt: daysAgo(400) }),
    made(1, 'Steel pipe', { refreshedAt: daysAgo(2) }),
    made(2, 'Steel pipe', { refreshedAt: daysAgo(400), tierRank: 3 }),
  ];
  expect(order(old, fresh, diamond)).toEqual([2, 1, 3]);
  expect(order(made(1, 'Steel pipe'), made(2, 'Steel pipe'))).toEqual([2, 1]);
});

test('among equals no supplier has more than four of twenty while others are there; the better stay before', () => {
  const list = [
    ...Array.from({ length: 12 }, (_, i) => made(100 + i, 'Steel pipe', { supplier: 1, tierRank: 3 })),
    ...Array.from({ length: 4 }, (_, i) => made(i + 1, 'Steel pipe', { supplier: 2 })),
    made(50, 'Clamp for steel pipe', { supplier: 3, tierRank: 3 }),
  ];
  const places = order(...list);
  expect(places.slice(0, 8).filter((id) => id >= 100)).toHaveLength(4);
  expect(places.at(-1)).toBe(50);
  expect([...places].sort((a, b) => a - b)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b));
});

test('a band is no wider than BAND: tiers cannot climb from band to band', () => {
  const list = Array.from({ length: 8 }, (_, i) => ({
    candidate: made(i, 'x', { tierRank: i % 4 }),
    value: 10 - i * BAND * 0.6,
  }));
  const places = inTieBands(list, now).map(({ id }) => id);
  for (const [place, id] of places.entries()) expect(Math.abs(place - id)).toBeLessThanOrEqual(1);
  expect(places.slice(0, 2)).toEqual([1, 0]);
});

test('words that the best titles share lift what keeps their company', () => {
  const list = [
    ...[1, 2, 3].map((id) => made(id, 'Steel pipe galvanized seamless')),
    made(8, 'Steel pipe galvanized smoking'),
    made(9, 'Steel pipe clay smoking'),
  ];
  expect(order(...list).slice(-2)).toEqual([8, 9]);
});

test('a single letter, a model or a type is not what a query is about, however rare; of "type C" the letter is', () => {
  const rare = { total: 10_000, frequency: (term: string) => (term === 'valve' ? 900 : 2) };
  const best = (words: string[], ...list: Candidate[]) =>
    rankCandidates({ words: words.map(plainWord), head: -1 }, list, rare, now)[0]!.id;
  for (const vague of ['model', 'series', 'x'])
    expect(
      best(
        [vague, 'valve'],
        made(2, `Pump ${vague}`, { hits: [1, 0] }),
        made(1, 'Ball valve', { hits: [0, 1] }),
      ),
    ).toBe(1);
  const [letter, thing] = [
    made(2, 'Pump c', { hits: [0, 1, 0] }),
    made(1, 'Ball valve', { hits: [0, 0, 1] }),
  ];
  expect(best(['type', 'c', 'valve'], letter, thing)).toBe(2);
});

test('an equal size with its unit tells more than how near another one is', () => {
  const words = [plainWord('8ft'), plainWord('ladder')];
  const list = [
    made(1, 'Ladder 6ft', { hits: [0, 1] }),
    made(2, 'Ladder 7ft', { hits: [0, 1] }),
    made(3, 'Ladder 8ft'),
  ];
  expect(rankCandidates({ words, head: 1 }, list, statistics, now).map(({ id }) => id)).toEqual([3, 2, 1]);
});
