import { expect, test } from 'vitest';
import { focusAt, focusOf, imageUrl } from './image.ts';

test.each([
  ['x', 0, 'x0'],
  ['x', 0.2, 'x25'],
  ['y', 0.5, null],
  ['y', 0.8, 'y75'],
  ['y', 1.3, 'y100'],
] as const)('focusAt(%s, %d) is %s', (axis, share, focus) => expect(focusAt(axis, share)).toBe(focus));

test('the name of a picture tells its focus, in every size', () => {
  const url = '/files/0123456789abcdef0123456789abcdefy25.webp';
  expect([url, imageUrl(url, 240, 'avif')].map(focusOf)).toEqual(['y25', 'y25']);
  for (const other of ['/files/0123456789abcdef0123456789abcdef.webp', '/api/session/files/x25.pdf', ''])
    expect(focusOf(other)).toBeNull();
});
