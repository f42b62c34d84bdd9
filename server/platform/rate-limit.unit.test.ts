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
