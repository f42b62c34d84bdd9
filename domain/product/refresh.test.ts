import { expect, test } from 'vitest';
import { mayRefreshProduct } from './refresh.ts';

test('a product may be refreshed 24 hours after the last time', () => {
  const refreshedAt = new Date('2026-03-01T12:00:00Z');
  expect(mayRefreshProduct(refreshedAt, new Date('2026-03-01T12:00:00Z'))).toBe(false);
  expect(mayRefreshProduct(refreshedAt, new Date('2026-03-02T11:59:59Z'))).toBe(false);
  expect(mayRefreshProduct(refreshedAt, new Date('2026-03-02T12:00:00Z'))).toBe(true);
});
