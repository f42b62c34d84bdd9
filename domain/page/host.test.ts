import { describe, expect, test } from 'vitest';
import { parseHost, shopDomainProblem } from './host.ts';

const PUBLIC_HOST = 'b2b.overseas.localhost:3000';

/** "shop acme" for a shop, the name of the site for the others. */
function siteOf(host: string | undefined, publicHost = PUBLIC_HOST) {
  const parsed = parseHost(host, publicHost);
  return parsed.site === 'shop' ? `shop ${parsed.domain}` : parsed.site;
}

describe('PUBLIC_HOST and one label before it', () => {
  test.each([
    ['b2b.overseas.localhost', 'portal'],
    ['b2b.overseas.localhost:3000', 'portal'],
    ['b2b.overseas.localhost:8080', 'portal'],
    ['my.b2b.overseas.localhost', 'office'],
    ['my.b2b.overseas.localhost:3000', 'office'],
    ['mobile.b2b.overseas.localhost:3000', 'mobile'],
    ['admin.b2b.overseas.localhost:3000', 'console'],
    ['www.b2b.overseas.localhost:3000', 'portal'],
    ['acme.b2b.overseas.localhost:3000', 'shop acme'],
    ['1234.b2b.overseas.localhost', 'shop 1234'],
    ['static.b2b.overseas.localhost', 'shop static'],
    ['help.b2b.overseas.localhost', 'shop help'],
    ['constructor.b2b.overseas.localhost', 'shop constructor'],
    ['mycompany.b2b.overseas.localhost', 'shop mycompany'],
  ])('%s is %s', (host, site) => expect(siteOf(host)).toBe(site));
});

describe('however it is written', () => {
  test.each([
    ['B2B.Overseas.LocalHost:3000', 'portal'],
    ['MY.B2B.OVERSEAS.LOCALHOST', 'office'],
    ['ACME.b2b.overseas.localhost', 'shop acme'],
    ['b2b.overseas.localhost.', 'portal'],
    ['my.b2b.overseas.localhost.:3000', 'office'],
    ['acme.b2b.overseas.localhost.', 'shop acme'],
    [' my.b2b.overseas.localhost ', 'office'],
    ['my.b2b.overseas.localhost:', 'office'],
  ])('%s is %s', (host, site) => expect(siteOf(host)).toBe(site));
});

describe('another host of exactly four labels goes by its first', () => {
  test.each([
    ['my.market.example.com', 'office'],
    ['mobile.market.example.com:443', 'mobile'],
    ['admin.market.example.com', 'console'],
    ['www.market.example.com', 'portal'],
    ['acme.market.example.com', 'shop acme'],
    ['acme.market.example.com.', 'shop acme'],
    ['10.20.30.example', 'shop 10'],
  ])('%s is %s', (host, site) => expect(siteOf(host)).toBe(site));
});

describe('any other host is the portal', () => {
  test.each([
    undefined,
    '',
    ' ',
    '.',
    ':3000',
    'localhost',
    'localhost:3000',
    'my.localhost',
    'market.example.com',
    'my.example.com',
    'overseas.localhost',
    'my.acme.b2b.overseas.localhost',
    'a.b.c.d.e.f',
    'evilb2b.overseas.localhost',
    '127.0.0.1',
    '127.0.0.1:3000',
    '192.168.1.20.',
    '::1',
    '[::1]',
    '[::1]:3000',
    '[fe80::1.2.3.4]:3000',
    '.b2b.overseas.localhost',
    'my..overseas.localhost',
    'a...b',
    'my.b2b.overseas.localhost..',
    'my.b2b.overseas.localhost:80:80',
    'my.b2b.overseas.localhost:port',
    'user@my.b2b.overseas.localhost',
    'my.b2b.overseas.localhost/path',
    'a b.b2b.overseas.localhost',
    '<script>.b2b.overseas.localhost',
    'магазин.b2b.overseas.localhost',
  ])('%j', (host) => expect(siteOf(host)).toBe('portal'));
});

describe('a PUBLIC_HOST that has not three labels', () => {
  test.each([
    ['example.com', 'example.com', 'portal'],
    ['my.example.com', 'example.com', 'office'],
    ['acme.example.com', 'example.com', 'shop acme'],
    ['market.eu.example.com', 'market.eu.example.com', 'portal'],
    ['my.market.eu.example.com', 'market.eu.example.com', 'office'],
    ['acme.market.eu.example.com', 'Market.EU.example.com.:80', 'shop acme'],
    ['my.localhost:3000', 'localhost:3000', 'office'],
    ['localhost:3000', 'localhost:3000', 'portal'],
    ['127.0.0.1:3000', '127.0.0.1:3000', 'portal'],
  ])('%s under %s is %s', (host, publicHost, site) => expect(siteOf(host, publicHost)).toBe(site));
});

describe('a shop domain', () => {
  test.each([
    ['acme', null],
    ['ACME2000', null],
    ['1234', null],
    ['a'.repeat(20), null],
    ['administrator', null],
    ['', 'too_short'],
    ['abc', 'too_short'],
    ['www', 'too_short'],
    ['a'.repeat(21), 'too_long'],
    ['ac-me', 'not_alphanumeric'],
    ['ac me', 'not_alphanumeric'],
    ['acme\n', 'not_alphanumeric'],
    ['acmé', 'not_alphanumeric'],
    ['acme.shop', 'not_alphanumeric'],
  ])('%j: %s', (domain, problem) => expect(shopDomainProblem(domain)).toBe(problem));

  test.each([
    ...['admin', 'image', 'image0', 'api0', 'open', 'help', 'domain', 'register', 'news', 'access'],
    ...['mobile', 'static', 'assets', 'mail', 'Admin', 'NEWS'],
  ])('%s is reserved', (domain) => expect(shopDomainProblem(domain)).toBe('reserved'));

  test.each(['www', 'my', 'mobile', 'admin', 'api', 'cdn'])('%s can be had by no shop', (domain) =>
    expect(shopDomainProblem(domain)).not.toBeNull(),
  );
});
