import { expect, test } from 'vitest';
import { hourlyRateLimit } from './rate-limit.ts';

test('so many an hour, for each thing and address', () => {
  let at = 0;
  const rateLimit = hourlyRateLimit(() => new Date(at));
  rateLimit('lead', '203.0.113.1', 2);
  at = 20 * 60_000;
  rateLimit('lead', '203.0.113.1', 2);
  expect(() => rateLimit('lead', '203.0.113.1', 2)).toThrow(
    expect.objectContaining({ code: 'too_many', retryAfter: 40 * 60 }),
  );
  rateLimit('lead', '203.0.113.2', 2);
  rateLimit('feedback', '203.0.113.1', 2);
  at = 60 * 60_000 + 1;
  rateLimit('lead', '203.0.113.1', 2);
  expect(() => rateLimit('lead', '203.0.113.1', 2)).toThrow();
});

test('an amount is taken whole or not at all', () => {
  const rateLimit = hourlyRateLimit(() => new Date(0));
  rateLimit('megabytes', 'account 1', 10, 6);
  expect(() => rateLimit('megabytes', 'account 1', 10, 5)).toThrow(
    expect.objectContaining({ code: 'too_many' }),
  );
  rateLimit('megabytes', 'account 1', 10, 4);
  expect(() => rateLimit('megabytes', 'account 1', 10)).toThrow();
});
