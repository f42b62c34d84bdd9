import { expect, test } from 'vitest';
import { redirectFor } from './guard.ts';
import { insideNames, outsideNames, screen } from './screens.ts';

test('an invitation is for whoever has its link', () => {
  expect(redirectFor(screen('invitation'), false)).toBe(null);
  expect(redirectFor(screen('invitation'), true)).toBe(null);
});

test.each(outsideNames.filter((name) => name !== 'invitation'))('%s is for guests', (name) => {
  expect(redirectFor(screen(name), false)).toBe(null);
  expect(redirectFor(screen(name), true)).toBe('overview');
});

test.each(insideNames)('%s is for those signed in', (name) => {
  expect(redirectFor(screen(name), false)).toBe('signIn');
  expect(redirectFor(screen(name), true)).toBe(null);
});
