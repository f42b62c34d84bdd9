import { expect, test } from 'vitest';
import { changesIn, said } from './audit-text.ts';

test('a value is said as text, and nothing as an empty one', () => {
  expect([null, undefined, 7, false, ['a', 'b'], { a: 1 }].map(said)).toEqual([
    '',
    '',
    '7',
    'false',
    'a, b',
    '{"a":1}',
  ]);
});

test('each name says from what to what; a thing that is gone has no "to"', () => {
  expect(changesIn({ before: { closingAt: 'x' }, after: { closingAt: 'y' } })).toEqual([
    { name: 'closing_at', from: 'x', to: 'y' },
  ]);
  expect(changesIn({ before: { name: 'Bolts' }, after: null })).toEqual([
    { name: 'name', from: 'Bolts', to: undefined },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});
