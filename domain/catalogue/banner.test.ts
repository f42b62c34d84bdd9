import { expect, test } from 'vitest';
import { bannerState, isOwnPath } from './banner.ts';

test.each([
  [false, null, null, 'draft'],
  [true, null, null, 'online'],
  [true, '2026-03-11', null, 'scheduled'],
  [true, '2026-03-10', '2026-03-10', 'online'],
  [true, null, '2026-03-09', 'over'],
] as const)('online %s from %s until %s on 10 March: %s', (online, from, until, state) =>
  expect(bannerState({ online, from, until }, '2026-03-10')).toBe(state),
);

test.each([
  ['/', true],
  ['/products/new/step1?from=home#top', true],
  ['register.html', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['/a\\b', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
  ['/\tevil', false],
])('%j stays on its host: %s', (path, stays) => expect(isOwnPath(path)).toBe(stays));
