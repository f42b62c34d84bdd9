import { expect, test } from 'vitest';
import { rankCandidates } from '../rank/rank.ts';
import { readTitle } from '../text/title/head-noun.ts';
import { plainWord } from '../text/word.ts';
import { openedAfter, opensOf } from './opened.ts';
import { proposeSynonyms } from './propose-synonyms.ts';

const rows = (term: string, opens: Record<number, number>) => {
  const total = Object.values(opens).reduce((sum, n) => sum + n, 0);
  return Object.entries(opens).map(([id, n]) => ({ term, product_id: Number(id), opens: n, total }));
};
const words = [plainWord('led'), plainWord('lamp')];

test('a product is worth its share of all that was opened after the words, however many opens they are', () => {
  const opened = openedAfter(
    words,
    opensOf([...rows('led', { 1: 360, 2: 40, 4: 240 }), ...rows('lamp', { 1: 400 })]),
  );
  expect([1, 2, 3].map((id) => opened?.[id])).toEqual([0.5, 0.125, undefined]);
  // a tenth as many opens, the same shares
  const fewer = opensOf([...rows('led', { 1: 36, 2: 4, 4: 24 }), ...rows('lamp', { 1: 40 })]);
  expect(openedAfter(words, fewer)).toEqual(opened);
  const together = openedAfter(words, opensOf([...rows('lamp led', { 2: 400 }), ...rows('led', { 1: 400 })]));
  expect(together).toEqual({ 2: 1 });
});

test('a few opens say little, and none nothing', () => {
  expect(openedAfter(words, opensOf(rows('led', { 1: 1 })))?.[1]).toBeLessThan(0.15);
  expect(openedAfter(words, opensOf([]))).toBeUndefined();
});

test('among what fits alike the opened comes first; what fits better is not overtaken by any number of opens', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const made = (id: number, title: string, hits = [1, 1]) => ({
    id,
    title: readTitle(title),
    supplier: id,
    tierRank: 0,
    refreshedAt: now,
    score: 0.5,
    hits,
    isCalled: false,
  });
  const order = (opens: Record<number, number>, ...list: ReturnType<typeof made>[]) =>
    rankCandidates(
      {
        words,
        head: 1,
        opened: openedAfter(words, opensOf([...rows('lamp led', opens)])),
      },
      list,
      { total: 1000, frequency: () => 10 },
      now,
    ).map(({ id }) => id);
  const [one, other] = [made(1, 'LED lamp, warm'), made(2, 'LED lamp, cold')];
  expect(order({ 1: 40 }, one, other)).toEqual([1, 2]);
  expect(order({ 2: 40 }, one, other)).toEqual([2, 1]);
  // it holds one word of two: pushing it does nothing
  expect(order({ 3: 1e6 }, made(3, 'LED strip', [1, 0]), one)).toEqual([1, 3]);
  expect(order({ 4: 1e6 }, made(4, 'Holder for LED strip and wire of a lamp'), one)).toEqual([1, 4]);
});

test('what titles call the things opened after a word that they do not say is proposed for review', () => {
  const titles = ['Brass faucet for kitchens', 'Steel faucet', 'Modern faucet with hose'];
  const opened = titles.map((title) => ({ term: 'spigot', opens: 5, title }));
  expect(proposeSynonyms(opened)).toEqual(['# 15 of 15 opens after "spigot", 3 products', 'spigot, faucet']);
  expect(proposeSynonyms(opened.slice(1))).toEqual([]);
  expect(proposeSynonyms(opened.map((one) => ({ ...one, term: 'faucet' })))).toEqual([]);
  // known already: a tap is a faucet
  expect(proposeSynonyms(opened.map((one) => ({ ...one, term: 'tap' })))).toEqual([]);
});
