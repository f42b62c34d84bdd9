import { expect, test } from 'vitest';
import { detour } from './guard.ts';
import { insideNames, outsideNames, screen } from './screens.ts';

test.each(outsideNames)('%s is for guests', (name) => {
  expect(detour(screen(name), false)).toBe(null);
  expect(detour(screen(name), true)).toBe('overview');
});

test.each(insideNames)('%s is for those signed in', (name) => {
  expect(detour(screen(name), false)).toBe('signIn');
  expect(detour(screen(name), true)).toBe(null);
});
