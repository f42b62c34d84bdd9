import { expect, test } from 'vitest';
import { hourlyBound } from './rate-limit.ts';

test('so many an hour, for each thing and address', () => {
  let at = 0;
  const bound = hourlyBound(() => new Date(at));
  bound('lead', '203.0.113.1', 2);
  at = 20 * 60_000;
  bound('lead', '203.0.113.1', 2);
  expect(() => bound('lead', '203.0.113.1', 2)).toThrow(
    expect.objectContaining({ code: 'too_many', retryAfter: 40 * 60 }),
  );
  bound('lead', '203.0.113.2', 2);
  bound('feedback', '203.0.113.1', 2);
  at = 60 * 60_000 + 1;
  bound('lead', '203.0.113.1', 2);
  expect(() => bound('lead', '203.0.113.1', 2)).toThrow();
});
