import { expect, test } from 'vitest';
import { isOnMobileSite } from './mobile-site.ts';

test.each([
  ['/', true],
  ['/All', true],
  ['/product-detail/7.html#inquirycont', true],
  ['/buying-leads?category=4', true],
  ['/post-sourcing-request/7', true],
  ['/post-sourcing-request-success', true],
  ['/tools/hand-tools/', true],
  ['/guide-rails/1.html', true],
  ['/guide', false],
  ['/report?product=7', false],
  ['/request/abc', false],
  ['/map.html?page=2', false],
  ['/buying-leads.rss', false],
  ['/privacy-policy-eng', false],
])('%s: %s', (path, found) => expect(isOnMobileSite(path)).toBe(found));
