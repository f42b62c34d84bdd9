import { expect, test } from 'vitest';
import { noticeState } from './notice.ts';

test.each([
  [null, null, 'draft'],
  [null, '2026-03-01', 'draft'],
  ['2026-03-10', null, 'online'],
  ['2026-03-11', null, 'scheduled'],
  ['2026-03-01', '2026-03-10', 'online'],
  ['2026-03-01', '2026-03-09', 'over'],
] as const)('from %s until %s on 10 March: %s', (from, until, state) =>
  expect(noticeState({ from, until }, '2026-03-10')).toBe(state),
);
