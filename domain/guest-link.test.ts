import { expect, test } from 'vitest';
import { linkHasEnded, mayMailLink } from './guest-link.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const of = (given: Partial<Parameters<typeof linkHasEnded>[0]>) =>
  linkHasEnded({ status: 1, closingAt: ago(-10), closedAt: null, linkRenewedAt: null, ...given }, now);

test.each<[string, Parameters<typeof of>[0], boolean]>([
  ['in effect', {}, false],
  ['expired 89 days ago', { status: 5, closingAt: ago(89) }, false],
  ['expired 90 days ago', { status: 5, closingAt: ago(90) }, true],
  ['expired, though the job has not said so', { closingAt: ago(90) }, true],
  ['closed 89 days ago', { status: 4, closedAt: ago(89) }, false],
  ['closed 90 days ago, long before its day', { status: 4, closedAt: ago(90), closingAt: ago(-200) }, true],
  ['closed late, though its day was earlier', { status: 4, closedAt: ago(10), closingAt: ago(100) }, false],
  ['renewed since', { status: 5, closingAt: ago(200), linkRenewedAt: ago(89) }, false],
  ['renewed long ago', { status: 5, closingAt: ago(200), linkRenewedAt: ago(90) }, true],
  ['under review', { status: 2, closingAt: ago(200) }, false],
  ['not passed', { status: 3, closingAt: ago(200) }, false],
])('of a request %s', (_, given, ended) => {
  expect(of(given)).toBe(ended);
});

test('a link is mailed at most once an hour', () => {
  expect(mayMailLink(null, now)).toBe(true);
  expect(mayMailLink(new Date(now.getTime() - 3_599_000), now)).toBe(false);
  expect(mayMailLink(new Date(now.getTime() - 3_600_000), now)).toBe(true);
});
