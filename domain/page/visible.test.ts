import { expect, test } from 'vitest';
import { showsNothing, withoutInvisible } from './visible.ts';

test.each([
  '',
  '  ',
  '\u200b',
  '\ufeff \u200d',
  '\u3164',
  '\u2800\u2800',
  '\u202e\u2066',
  '\u00ad',
  '\u{e0041}',
  '\ufe0f',
])('nothing is seen of %j', (text) => expect(showsNothing(text)).toBe(true));

test.each([
  ['An\u200bna', 'Anna'],
  ['\ufeffLi Wei\u202c', 'Li Wei'],
  ['\u202eevil', 'evil'],
  // Persian "I want", and a Sinhala word that another is without its joiner
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ශ\u0dca\u200dරී', 'ශ\u0dca\u200dරී'],
  ['a\u200db\u200c', 'ab'],
  ['می\u200c', 'می'],
])('%j is the name %j', (typed, name) => expect(withoutInvisible(typed)).toBe(name));

test('emoji are seen', () => expect(showsNothing('👨\u200d👩\u200d👧')).toBe(false));
test('a character that is not allowed is no way to keep another', () => {
  expect(withoutInvisible('a\0b')).toBe('ab');
});
