import { describe, expect, test } from 'vitest';
import { next } from '../../tests/support/lifecycle.ts';
import {
  APPEAL_STATUS,
  answerDue,
  appealLifecycle,
  appealProblem,
  appealStep,
  mayDecideAppeal,
} from './appeal.ts';

const decidedAt = new Date('2026-03-01T10:00:00Z');
const made = { kind: 'reject', decidedAt, undoneAt: null, appealed: false } as const;
const at = (day: string) => new Date(`2026-03-${day}T10:00:00Z`);

describe('a decision is appealed', () => {
  test.each([
    ['at once', made, at('01'), null],
    ['on its thirtieth day', made, at('31'), null],
    ['not later', made, new Date('2026-03-31T10:00:01Z'), 'too_late'],
    ['not twice', { ...made, appealed: true }, at('02'), 'appealed'],
    ['not where it was undone', { ...made, undoneAt: decidedAt }, at('02'), 'undone'],
    ['not where it refuses nothing', { ...made, kind: 'approve' as const }, at('02'), 'not_against'],
    ['where it refuses a held message', { ...made, kind: 'hold_refused' as const }, at('02'), null],
    ['where it bans', { ...made, kind: 'ban' as const }, at('02'), null],
  ])('%s', (_, decision, now, problem) => {
    expect(appealProblem(decision, now)).toBe(problem);
  });
});

test.each([
  ['can be made', null, null, 'possible'],
  ['waits', 'appealed', APPEAL_STATUS.open, 'sent'],
  ['was refused', 'appealed', APPEAL_STATUS.upheld, 'decided'],
  ['was granted', 'appealed', APPEAL_STATUS.overturned, 'decided'],
  ['gave way to a new submission', 'appealed', APPEAL_STATUS.withdrawn, null],
  ['is too late', 'too_late', null, null],
] as const)('an appeal that %s', (_, problem, status, step) => {
  expect(appealStep(problem, status)).toBe(step);
});

test('an appeal is decided once, or withdrawn', () => {
  const { open, upheld, overturned, withdrawn } = APPEAL_STATUS;
  expect(next(appealLifecycle, open, 'uphold', 'reviewer')).toBe(2);
  expect(next(appealLifecycle, open, 'overturn', 'reviewer')).toBe(3);
  expect(next(appealLifecycle, open, 'withdraw', 'party')).toBe(4);
  for (const state of [upheld, overturned, withdrawn])
    expect([
      ...appealLifecycle.actions(state, 'reviewer'),
      ...appealLifecycle.actions(state, 'party'),
    ]).toEqual([]);
});

test('it is due within seven days', () => {
  expect(answerDue(decidedAt)).toEqual(at('08'));
});

test.each([
  ['another reviewer', { id: 2, role: 'reviewer' }, 3, 'yes'],
  ['who decided', { id: 1, role: 'reviewer' }, 0, 'no'],
  ['who decided, an administrator with colleagues', { id: 1, role: 'administrator' }, 1, 'no'],
  ['who decided, an administrator alone', { id: 1, role: 'administrator' }, 0, 'marked'],
  ['whom it hit', { id: 9, role: 'administrator' }, 0, 'no'],
])('%s: %s', (_, who, others, answer) => {
  expect(mayDecideAppeal(who, { reviewerId: 1, others, partyId: 9 })).toBe(answer);
});
