import { describe, expect, test } from 'vitest';
import {
  modeAt,
  pausedKinds,
  retrySeconds,
  SETTING_KEYS,
  setting,
  settingProblem,
  settingValues,
  withPaused,
} from './setting.ts';

test('every setting can be set to what it begins with', () => {
  expect(SETTING_KEYS.filter((key) => settingProblem(key, setting(key).begins) !== null)).toEqual([]);
});

describe('what can be set', () => {
  test.each([
    ['audit_months', 12, null],
    ['audit_months', 120, null],
    ['audit_months', 11, 'out_of_bounds'],
    ['audit_months', 121, 'out_of_bounds'],
    ['audit_months', 24.5, 'out_of_bounds'],
    ['audit_months', '24', 'out_of_bounds'],
    ['audit_months', Number.NaN, 'out_of_bounds'],
    ['support_email', 'help@example.com', null],
    ['support_email', '', null],
    ['support_email', 'help', 'email_format'],
    ['support_email', `${'x'.repeat(100)}@example.com`, 'text_length'],
    ['mode', 'read_only', null],
    ['mode', 'closed', 'unknown_choice'],
    ['mode_until', '2026-11-26T21:00:00.000Z', null],
    ['mode_until', '2026-13-26T21:00:00Z', 'unknown_choice'],
    ['mode_until', 'tomorrow', 'unknown_choice'],
    ['mode_message_en', 'x'.repeat(301), 'text_length'],
    ['mode_message_en', 7, 'unknown_choice'],
  ] as const)('%s: %j', (key, value, problem) => expect(settingProblem(key, value)).toBe(problem));
});

test('what is not stored, or can no more be set, is as it begins', () => {
  const values = settingValues(
    new Map<string, unknown>([
      ['audit_months', 48],
      ['albums_most', 0],
      ['gone', 1],
    ]),
  );
  expect(values).toMatchObject({ audit_months: 48, albums_most: 100, mode: 'open' });
  expect(values).not.toHaveProperty('gone');
});

test('paused work is one kind more or less', () => {
  const one = withPaused([], 'email.send', true);
  expect(pausedKinds({ work_paused: one })).toEqual(['email.send']);
  const two = withPaused(pausedKinds({ work_paused: one }), 'digest.lead', true);
  expect(two).toBe('digest.lead,email.send');
  expect(withPaused(pausedKinds({ work_paused: two }), 'digest.lead', true)).toBe(two);
  expect(withPaused(pausedKinds({ work_paused: two }), 'email.send', false)).toBe('digest.lead');
  expect(pausedKinds({ work_paused: '' })).toEqual([]);
});

describe('the mode', () => {
  const at = new Date('2026-11-26T20:00:00Z');
  const until = (mode_until: string) => ({ mode: 'maintenance', mode_until }) as const;
  test('ends by itself at its end, and not a moment before', () => {
    expect(modeAt(until(''), at)).toBe('maintenance');
    expect(modeAt(until('2026-11-26T20:00:00.001Z'), at)).toBe('maintenance');
    expect(modeAt(until('2026-11-26T20:00:00Z'), at)).toBe('open');
  });
  test('whoever is sent away is told when to come again', () => {
    expect(retrySeconds(until(''), at)).toBe(120);
    expect(retrySeconds(until('2026-11-26T20:10:00Z'), at)).toBe(600);
    expect(retrySeconds(until('2026-11-26T20:00:01Z'), at)).toBe(5);
    expect(retrySeconds(until('2026-11-27T20:00:00Z'), at)).toBe(3600);
  });
});
