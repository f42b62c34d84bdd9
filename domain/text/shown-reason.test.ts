import { expect, test } from 'vitest';
import { shownReason } from './shown-reason.ts';

test.each([
  ['Error: connect smtps://mailer:hunter2@mail.example.com:465 refused', 'hunter2'],
  ['Error: postgres://b2b:hunter2@db/b2b does not answer', 'hunter2'],
  ['Error: {"password":"hun ter2","user":"ann"}', 'ter2'],
  ['SignatureError: api_key=hunter2&x=1', 'hunter2'],
  ['Error: Authorization: Bearer hunter2.abc was refused', 'hunter2'],
  ['Error: bearer hunter2hunter2 was refused', 'hunter2'],
  ['Error: https://x.example/track/1?token=hunter2 is away', 'hunter2'],
  ['Error: the code 123456 is wrong', '123456'],
  ['Error: Key (hash)=(9f86d081884c7d659a2feaa0c55ad015) exists', '9f86d0'],
])('%s', (text, secret) => {
  const shown = shownReason(text);
  expect(shown).not.toContain(secret);
  expect(shown).toContain('Error: ');
});

test('the sentences stay, of whatever language; where it was thrown does not', () => {
  const text =
    'Error: the sheet of import 4711 cannot be read\n    at readSheet (/srv/server/import.ts:1:2)\n    at async x (/a.ts:1)\nDrizzleError: 找不到该行';
  expect(shownReason(text)).toBe('Error: the sheet of import 4711 cannot be read\nDrizzleError: 找不到该行');
});

test('one that is long is cut, between characters', () => {
  const shown = shownReason('😀'.repeat(5000));
  expect(shown.length).toBeLessThanOrEqual(500);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown.endsWith('…')).toBe(true);
});
