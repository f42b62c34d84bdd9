import { expect, test } from 'vitest';
import { linkHasEnded, mayMailLink, requestOver } from './guest-link.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
interface Given {
  status?: 1 | 2 | 3 | 4 | 5;
  closingAt?: Date;
  closedAt?: Date;
  renewedAt?: Date;
}
const of = ({ status = 1, closingAt = ago(-10), closedAt, renewedAt }: Given) =>
  linkHasEnded(requestOver({ status, closingAt, closedAt: closedAt ?? null }, now), renewedAt ?? null, now);

test.each<[string, Given, boolean]>([
  ['in effect', {}, false],
  ['expired 89 days ago', { status: 5, closingAt: ago(89) }, false],
  ['expired 90 days ago', { status: 5, closingAt: ago(90) }, true],
  ['expired, though the job has not said so', { closingAt: ago(90) }, true],
  ['closed 89 days ago', { status: 4, closedAt: ago(89) }, false],
  ['closed 90 days ago, long before its day', { status: 4, closedAt: ago(90), closingAt: ago(-200) }, true],
  ['closed late, though its day was earlier', { status: 4, closedAt: ago(10), closingAt: ago(100) }, false],
  ['renewed since', { status: 5, closingAt: ago(200), renewedAt: ago(89) }, false],
  ['renewed long ago', { status: 5, closingAt: ago(200), renewedAt: ago(90) }, true],
  ['under review', { status: 2, closingAt: ago(200) }, false],
  ['not passed', { status: 3, closingAt: ago(200) }, false],
])('of a request %s', (_, given, ended) => {
  expect(of(given)).toBe(ended);
});

test('the link of an enquiry lives as long as its thread is open', () => {
  expect(linkHasEnded(null, null, now)).toBe(false);
  expect(linkHasEnded(ago(89), null, now)).toBe(false);
  expect(linkHasEnded(ago(90), null, now)).toBe(true);
  expect(linkHasEnded(ago(200), ago(1), now)).toBe(false);
});

test('a link is mailed at most once an hour', () => {
  expect(mayMailLink(null, now)).toBe(true);
  expect(mayMailLink(new Date(now.getTime() - 3_599_000), now)).toBe(false);
  expect(mayMailLink(new Date(now.getTime() - 3_600_000), now)).toBe(true);
});
