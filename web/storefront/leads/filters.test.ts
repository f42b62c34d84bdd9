import { expect, test } from 'vitest';
import { leadsHref } from './filters.ts';

test('the first page has no number; any other stands last, after the filters', () => {
  expect(leadsHref({})).toBe('/buying-leads');
  expect(leadsHref({ receive: undefined }, 1)).toBe('/buying-leads');
  expect(leadsHref({ receive: 'US', remain_days: 7 }, 3)).toBe(
    '/buying-leads?receive=US&remain_days=7&page=3',
  );
  expect(leadsHref({ category: 4 }, 0)).toBe('/buying-leads?category=4&page=0');
});
