import { expect, test } from 'vitest';
import { redirectFor } from './guard.ts';
import { insideNames, outsideNames, screen } from './screens.ts';

test.each(outsideNames)('%s is for guests', (name) => {
  expect(redirectFor(screen(name), false)).toBe(null);
  expect(redirectFor(screen(name), true)).toBe('overview');
});

test.each(insideNames)('%s is for those signed in', (name) => {
  expect(redirectFor(screen(name), false)).toBe('signIn');
  expect(redirectFor(screen(name), true)).toBe(null);
});
