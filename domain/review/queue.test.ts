import { expect, test } from 'vitest';
import { parsePlace, placeText } from './queue.ts';

test('a place is written and read', () => {
  const place = { weight: 40, since: 1_767_225_600_000, id: 77 };
  expect(placeText(place)).toBe('40.1767225600000.77');
  expect(parsePlace('40.1767225600000.77')).toEqual(place);
});

test.each(['', '1.2', '1.2.x', "1.2.3'", '1.2.3.4', '99999999999.1.1'])('%j is none', (text) => {
  expect(parsePlace(text)).toBeNull();
});
