import { expect, test } from 'vitest';
import { type Anchor, Anchors } from './anchors.ts';

const at = (offset: number): Anchor => ({ offset, tierRank: 0, refreshedAt: '2026-01-01', id: offset });

test('the last anchor at or before an offset', () => {
  const anchors = new Anchors();
  for (const offset of [4000, 1000, 2000]) anchors.add('k', 1, at(offset));
  expect(anchors.before('k', 1, 2500)?.offset).toBe(2000);
  expect(anchors.before('k', 1, 2000)?.offset).toBe(2000);
  expect(anchors.before('k', 1, 999)).toBeUndefined();
  expect(anchors.before('other', 1, 2500)).toBeUndefined();
});

test('anchors from before a change are forgotten', () => {
  const anchors = new Anchors();
  anchors.add('k', 1, at(1000));
  expect(anchors.before('k', 2, 1500)).toBeUndefined();
  anchors.add('k', 2, at(2000));
  expect(anchors.before('k', 2, 1500)).toBeUndefined();
  expect(anchors.before('k', 2, 2500)?.offset).toBe(2000);
});

test('they are bounded, and still lie near any page', () => {
  const anchors = new Anchors();
  for (let i = 1; i <= 1000; i++) anchors.add('k', 1, at(i * 1000));
  const far = anchors.before('k', 1, 700_500);
  expect(700_500 - (far?.offset ?? 0)).toBeLessThan(20_000);
});
