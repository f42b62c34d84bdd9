import { expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import { numberOf, unansweredCall } from './idempotency-key.ts';

const keyOf = (content: string, route: Parameters<typeof unansweredCall>[0] = routes.createGroup) =>
  unansweredCall(route, '/api/session/groups', content).headers['Idempotency-Key'];
const answered = (content: string, status: number, code?: string) =>
  unansweredCall(routes.createGroup, '/api/session/groups', content).answered(status, code);

test('stays the same for the same content until an answer came', () => {
  const key = keyOf('a');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  for (const [status, code] of [[0], [500], [503], [409, 'still_running']] as const)
    answered('a', status, code);
  expect(keyOf('a')).toBe(key);
  for (const [status, code] of [[200], [422], [409, 'outcome_unknown']] as const) {
    const before = keyOf('a');
    answered('a', status, code);
    expect(keyOf('a')).not.toBe(before);
  }
});

test('is another one for other content, and none for what makes no record', () => {
  expect(keyOf('b')).not.toBe(keyOf('c'));
  expect(keyOf('b', routes.listGroups)).toBeUndefined();
});

test('a late answer to the first does not take the key of the next', () => {
  const first = unansweredCall(routes.createGroup, '/', 'd');
  first.answered(200);
  const second = keyOf('d');
  first.answered(200);
  expect(keyOf('d')).toBe(second);
});

test('files are told apart though they hold the same', () => {
  const [one, other] = [new Blob(['x']), new Blob(['x'])];
  expect(numberOf(one)).toBe(numberOf(one));
  expect(numberOf(one)).not.toBe(numberOf(other));
});
