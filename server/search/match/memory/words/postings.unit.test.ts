import { expect, test } from 'vitest';
import { allOf, best, either } from './matches.ts';
import { together, union, WordPostings } from './postings.ts';
import { Sums } from './sums.ts';
import { impactOf, posting, slotOf } from './text-index.ts';

let seed = 11;
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
/** Postings of about a share of so many slots. */
const drawn = (slots: number, share: number): Uint32Array =>
  Uint32Array.from(
    Array.from({ length: slots }, (_, slot) => slot).filter(() => random() < share),
    (slot) => posting(slot, 1 + Math.floor(random() * 255)),
  );
const impacts = (list: Uint32Array) => new Map([...list].map((one) => [slotOf(one), impactOf(one)]));

test('what holds all, any or some of the words is what looking at every slot finds', () => {
  for (let round = 0; round < 60; round++) {
    const slots = 1 + Math.floor(random() * 300);
    const lists = [0.9, 0.3, 0.05].map((share) => ({ list: drawn(slots, share), value: 1 + random() }));
    const maps = lists.map(({ list }) => impacts(list));
    const passes = (slot: number) => slot % 7 !== 3;
    const live = Uint8Array.from({ length: slots }, (_, slot) => +passes(slot));
    const score = (slot: number) =>
      maps.reduce((sum, map, i) => sum + (map.get(slot) ?? 0) * lists[i]!.value, 0);
    const every = Array.from({ length: slots }, (_, slot) => slot).filter(passes);

    const both = every.filter((slot) => maps[0]!.has(slot) && maps[1]!.has(slot));
    // a word that is said in two ways, one of which is in the other: sought in each, or in both put together
    const words = lists.map(({ list, value }) => {
      const ways = [list, list.filter((_, i) => i % 3 === 0)];
      return {
        postings: new WordPostings(ways.map((postings, i) => ({ postings, weight: 1 - i / 2 }))),
        value,
      };
    });
    const found = allOf(words.slice(0, 2), words.slice(2), live);
    expect([...found.slots]).toEqual(both);
    for (const [i, slot] of both.entries()) expect(found.scores[i]).toBeCloseTo(score(slot), 1);

    const any = every.filter((slot) => score(slot) > 0).sort((a, b) => score(b) - score(a));
    const most = 1 + Math.floor(random() * 20);
    const some = new Sums().best(lists, slots, most, passes);
    expect([...some.scores].map((n) => n.toFixed(0))).toEqual(
      any.slice(0, most).map((slot) => score(slot).toFixed(0)),
    );

    const [a, b] = [lists[0]!.list, lists[1]!.list];
    expect([...union(a, b)].map(slotOf)).toEqual(
      [...new Set([...a, ...b].map(slotOf))].sort((x, y) => x - y),
    );
  }
});

test('a rare word beside common ones is sought in each way to say them, and finds what looking at every slot finds', () => {
  for (let round = 0; round < 12; round++) {
    const slots = 5000 + Math.floor(random() * 10_000);
    const rare = drawn(slots, 12 / slots);
    if (rare.length === 0) continue;
    const said = [0.8, 0.4].map((share) =>
      [share, 0.5].map((each, way) => ({ postings: drawn(slots, each), weight: 1 - 0.4 * way })),
    );
    const [words, optional] = [new WordPostings(said[0]!), new WordPostings(said[1]!)];
    for (const word of [words, optional]) expect(word.within(rare.length)).toHaveLength(2);
    const maps = said.map((ways) => ways.map(({ postings, weight }) => ({ map: impacts(postings), weight })));
    const best = (at: number, slot: number) =>
      Math.max(
        ...maps[at]!.map(({ map, weight }) =>
          Math.max(map.has(slot) ? 1 : 0, Math.round((map.get(slot) ?? 0) * weight)),
        ),
      );
    const live = Uint8Array.from({ length: slots }, () => +(random() < 0.9));
    const found = allOf(
      [
        { postings: words, value: 2 },
        { postings: new WordPostings([{ postings: rare, weight: 1 }]), value: 5 },
      ],
      [{ postings: optional, value: 0.5 }],
      live,
    );
    const expected = [...rare].filter((one) => live[slotOf(one)] === 1 && best(0, slotOf(one)) > 0);
    expect([...found.slots]).toEqual(expected.map(slotOf));
    for (const [i, one] of expected.entries()) {
      const slot = slotOf(one);
      expect(found.scores[i]).toBeCloseTo(5 * impactOf(one) + 2 * best(0, slot) + 0.5 * best(1, slot), 1);
    }
    // once its ways stand together they are looked into as one
    expect([...impacts(words.all)]).toEqual(
      Array.from({ length: slots }, (_, slot) => [slot, best(0, slot)]).filter(([, impact]) => impact! > 0),
    );
    expect(words.within(1)).toHaveLength(1);
  }
});

test('what a list can add to the best of a rare word is sought in it, and the sums are those of every slot', () => {
  for (let round = 0; round < 12; round++) {
    const slots = 5000 + Math.floor(random() * 10_000);
    const rare = { list: drawn(slots, 60 / slots), value: 40 };
    // after the rare word none of these can lift anything new among so few
    const lists = [
      rare,
      ...[0.9, 0.4, 0.02].map((share) => ({ list: drawn(slots, share), value: 0.05 + random() / 20 })),
    ];
    const most = 5;
    if (rare.list.length <= most) continue;
    const maps = lists.map(({ list }) => impacts(list));
    const score = (slot: number) =>
      maps.reduce((sum, map, i) => sum + (map.get(slot) ?? 0) * lists[i]!.value, 0);
    const passes = (slot: number) => slot % 5 !== 1;
    const expected = Array.from({ length: slots }, (_, slot) => slot)
      .filter((slot) => passes(slot) && score(slot) > 0)
      .sort((a, b) => score(b) - score(a))
      .slice(0, most);
    const found = new Sums().best(lists, slots, most, passes);
    expect(found.scores).toHaveLength(most);
    for (const [i, slot] of expected.entries()) expect(found.scores[i]).toBeCloseTo(score(slot), 1);
  }
});

test('sums are forgotten between questions', () => {
  const sums = new Sums();
  const lists = [{ list: drawn(50, 0.5), value: 2 }];
  const first = sums.best(lists, 50, 10, () => true);
  expect(sums.best(lists, 50, 10, () => true)).toEqual(first);
});

test('of two the best of each slot; weights lessen impacts and nothing else', () => {
  const [weak, strong] = [Uint32Array.of(posting(5, 40)), Uint32Array.of(posting(5, 90), posting(8, 10))];
  expect([...union(weak, strong)]).toEqual([...strong]);
  const half = new WordPostings([{ postings: strong, weight: 0.5 }]).all;
  expect([...impacts(half)]).toEqual([
    [5, 45],
    [8, 5],
  ]);
  expect(new WordPostings([{ postings: strong, weight: 1 }]).all).toBe(strong);
});

test('terms side by side are as strong as the weakest; apart they are worth less', () => {
  const a = Uint32Array.of(posting(1, 100), posting(2, 100));
  const b = Uint32Array.of(posting(1, 60), posting(2, 200), posting(3, 9));
  const found = together([a, b], (slot) => (slot === 1 ? 1 : 0.5));
  expect([...impacts(found)]).toEqual([
    [1, 60],
    [2, 50],
  ]);
});

test('the best scores, of equal ones the later; what is in either of two', () => {
  expect([...best(Float32Array.of(1, 9, 3, 9, 2), 3)]).toEqual([3, 1, 2]);
  expect([...best(Float32Array.of(), 3)]).toEqual([]);
  const of = (slots: number[]) => ({ slots: Uint32Array.from(slots), scores: Float32Array.from(slots) });
  expect([...either(of([1, 4, 9]), of([2, 4])).slots]).toEqual([1, 2, 4, 9]);
});
