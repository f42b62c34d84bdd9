import { describe, expect, test } from 'vitest';
import {
  EVENT_TYPES,
  isDevelopmentUrl,
  isEndpointUrl,
  isGivenUp,
  MAX_ATTEMPTS,
  nextDelivery,
  pauseAskedFor,
  restsUntil,
  SUPPLIER_EVENTS,
} from './webhook.ts';

const HOUR = 3_600_000;
const start = new Date('2026-11-24T00:00:00Z');

test('eight attempts over more than a day, ever further apart', () => {
  const moments = [start];
  for (;;) {
    const next = nextDelivery(moments.length, moments.at(-1)!);
    if (!next) break;
    moments.push(next);
  }
  expect(moments).toHaveLength(MAX_ATTEMPTS);
  expect(MAX_ATTEMPTS).toBe(8);
  expect((moments.at(-1)!.getTime() - start.getTime()) / HOUR).toBeCloseTo(25.6, 1);
  const pauses = moments.slice(1).map((at, i) => at.getTime() - moments[i]!.getTime());
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

describe('a receiver that asks for a pause', () => {
  const after = (ms: number) => new Date(start.getTime() + ms);
  test.each([
    [429, '90', 90_000],
    [503, '7200', 7_200_000],
    [503, 'Tue, 24 Nov 2026 00:10:00 GMT', 600_000],
    // as long as a day, whatever is asked for
    [429, '86401', 24 * HOUR],
    [429, '9'.repeat(400), 24 * HOUR],
    [503, 'Fri, 31 Dec 9999 23:59:59 GMT', 24 * HOUR],
  ])('%i with Retry-After: %s', (status, retryAfter, ms) => {
    expect(pauseAskedFor(status, retryAfter, start)).toEqual(after(ms));
  });

  test.each([
    [500, '90'],
    [302, '90'],
    [429, undefined],
    [429, ''],
    [429, '0'],
    [429, '-5'],
    [429, '1.5'],
    [429, '1e9'],
    [429, 'soon'],
    [429, '2026-11-25'],
    [503, 'Mon, 23 Nov 2026 00:00:00 GMT'],
    [503, 'never GMT'],
  ])('%i with Retry-After: %s asks for none', (status, retryAfter) => {
    expect(pauseAskedFor(status, retryAfter, start)).toBeNull();
  });

  test('has it, but never a shorter one than it would have had', () => {
    expect(nextDelivery(1, start, after(HOUR))).toEqual(after(HOUR));
    expect(nextDelivery(1, start, after(1000))).toEqual(after(60_000));
    expect(nextDelivery(MAX_ATTEMPTS, start, after(HOUR))).toBeNull();
    expect(restsUntil(start, null)).toEqual(after(60_000));
    expect(restsUntil(start, after(1000))).toEqual(after(60_000));
    expect(restsUntil(start, after(HOUR))).toEqual(after(HOUR));
  });
});

test('an endpoint is given up after three days of nothing but failures', () => {
  const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
  expect(isGivenUp(100, start, after(71))).toBe(false);
  expect(isGivenUp(11, start, after(72))).toBe(false);
  expect(isGivenUp(12, start, after(72))).toBe(true);
});

describe('addresses', () => {
  test.each([
    'https://example.com/hooks',
    'https://example.com:443/hooks?token=1',
    'https://93.184.215.14/',
    'HTTPS://EXAMPLE.com',
  ])('%s may be one', (url) => {
    expect(isEndpointUrl(url)).toBe(true);
  });

  test.each([
    'http://example.com/hooks',
    'https://example.com:8443/',
    'https://user:password@example.com/',
    'https://user@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.com',
    '//example.com',
    'https://',
    '',
  ])('%s may not', (url) => {
    expect(isEndpointUrl(url)).toBe(false);
  });

  test('for development also http and any port, but no password', () => {
    expect(isDevelopmentUrl('http://127.0.0.1:9000/')).toBe(true);
    expect(isDevelopmentUrl('http://a:b@127.0.0.1/')).toBe(false);
    expect(isDevelopmentUrl('ftp://127.0.0.1/')).toBe(false);
  });
});

test('what only suppliers are told of is among the events', () => {
  for (const type of SUPPLIER_EVENTS) expect(EVENT_TYPES).toContain(type);
});
