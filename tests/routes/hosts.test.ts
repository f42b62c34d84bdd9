/** Which site answers which host, over HTTP (decision 19; the rule itself is tested in domain/page/host.test.ts). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { makeSupplier } from '../support/data/factories.ts';

let app: TestApp;
let shop: string;
beforeAll(async () => {
  app = await buildTestApp();
  shop = (await makeSupplier(app, { name: 'Ningbo Bolt Works' })).domain;
  await makeSupplier(app, { domain: 'uncertified', certified: false });
});
afterAll(() => app.close());

const get = (host: string, url = '/', headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host, ...headers } });
const PORTAL = /China B2B Marketplace<\/title>/;

describe('the site of a host', () => {
  test.each([
    ['the public host', HOST],
    ['upper case', HOST.toUpperCase()],
    ['a port', `${HOST}:8080`],
    ['a trailing dot', `${HOST}.`],
    ['www', `www.${HOST}`],
    ['localhost', 'localhost:3000'],
    ['an IPv4 address', '127.0.0.1:3000'],
    ['an IPv6 address', '[::1]:3000'],
    ['another host of three labels', 'www.example.com'],
  ])('portal: %s', async (_, host) => {
    const response = await get(host);
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(PORTAL);
  });

  test('member centre and console, for every address', async () => {
    for (const host of [`my.${HOST}`, `MY.${HOST}:3000`, 'my.b2b.example.com', `admin.${HOST}`]) {
      const response = await get(host, '/products/passed');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(`content="${HOST}"`);
      expect(response.headers['x-robots-tag']).toBe('noindex');
      const policy = response.headers['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default inert-frame;");
      expect(response.headers['content-security-policy-report-only']).toBeUndefined();
    }
  });

  test('mobile site', async () => {
    const response = await get(`mobile.${HOST}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<link rel="manifest"');
    expect((await get(HOST)).body).not.toContain('manifest');
  });

  test('a shop, in any spelling of its host', async () => {
    for (const host of [
      `${shop}.${HOST}`,
      `${shop.toUpperCase()}.${HOST}:3000`,
      `${shop}.${HOST}.`,
      `${shop}.b2b.example.com`,
    ]) {
      const response = await get(host);
      expect(response.statusCode, host).toBe(200);
      expect(response.body).toContain('Ningbo Bolt Works');
    }
  });

  test.each([
    ['unknown', `nosuchshop.${HOST}`],
    ['not certified', `uncertified.${HOST}`],
    ['reserved', `static.${HOST}`],
  ])('a shop that is %s: 404 with a page', async (_, host) => {
    const response = await get(host);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('text/html');
  });
});

test('what a proxy forwards of a host picks no site: anybody can write it', async () => {
  const behind = await buildTestApp({ TRUST_PROXY: '1' }, { beside: app });
  const { body } = await behind.app.inject({
    url: '/',
    headers: { host: HOST, 'x-forwarded-host': `admin.${HOST}`, 'x-forwarded-for': '203.0.113.1' },
  });
  expect(body).toMatch(PORTAL);
  await behind.close();
});

test('every reply forbids what nothing here needs', async () => {
  for (const [host, url] of [
    [HOST, '/'],
    [`my.${HOST}`, '/'],
    [HOST, '/api/cates/tree'],
    [HOST, '/api/none'],
  ] as const) {
    const { headers } = await get(host, url);
    expect(headers['permissions-policy'], url).toContain('camera=()');
  }
});

describe('a page of the two apps has one address', () => {
  test.each([
    [`my.${HOST}`, '/inquiries/', '/inquiries'],
    [`my.${HOST}`, '/inquiries/?page=2&kw=a/', '/inquiries?page=2&kw=a/'],
    [`my.${HOST}`, '/login.html/', '/login.html'],
    [`my.${HOST}`, '/MAP', '/map'],
    [`my.${HOST}`, '/message/PrivateMessage', '/message/PrivateMessage/'],
    [`my.${HOST}`, '/products/12/EDIT/?draft=1', '/products/12/edit?draft=1'],
    [`my.${HOST}`, '/nothing/here/', '/nothing/here'],
    [`admin.${HOST}`, '/login.html/', '/login.html'],
  ])('%s%s leads to %s', async (host, url, to) => {
    const reply = await get(host, url);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
    expect((await get(host, to)).statusCode).toBe(200);
  });

  test.each(['//evil.example/', '/\\evil.example/'])('%s leads nowhere', async (url) => {
    expect((await get(`my.${HOST}`, url)).headers.location).toBeUndefined();
  });
});

describe('a page that is not there', () => {
  // browsers read "//host" in a link as another site
  test.each([
    '/zh//evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '/%5c%5cevil.example/x',
    '/tools//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
  ])('%s leads nobody anywhere, neither who asked nor who comes next', async (url) => {
    const hosts = [HOST, `mobile.${HOST}`, `${shop}.${HOST}`];
    for (const host of hosts) {
      const asked = await get(host, url);
      const to = new URL(asked.headers.location ?? '/', `http://${host}/`);
      expect([to.host, to.pathname.includes('evil')], host).toEqual([host, false]);
      expect(asked.headers.location ?? '/', host).toMatch(/^\/(?![/\\])/);
      expect(asked.body, host).not.toContain('evil.example');
      for (const next of ['/404', '/zh/404', '/zh/no/such/page.x', '/no/such/page.x'])
        expect((await get(host, next)).body, `${host}${next}`).not.toContain('evil.example');
    }
  });
});

describe('phones', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
  test('are sent to the mobile site from category pages, with Vary', async () => {
    const response = await get(HOST, '/tools/hand-tools/', phone);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`http://mobile.${HOST}/tools/hand-tools`);
    expect(response.headers.vary).toMatch(/user-agent/i);
  });
  test('are not sent there from the home page', async () => {
    expect((await get(HOST, '/', phone)).statusCode).toBe(200);
  });
});

describe('addresses', () => {
  test('an unknown path redirects to /404, in its language', async () => {
    const english = await get(HOST, '/no/such/place.php');
    expect([english.statusCode, english.headers.location]).toEqual([302, '/404?q=no+such+place']);
    const chinese = await get(HOST, '/zh/no-such-category/');
    expect([chinese.statusCode, chinese.headers.location]).toEqual([302, '/zh/404?q=no+such+category']);
    const product = await get(HOST, '/product-detail/99999999.html');
    expect([product.statusCode, product.headers.location]).toEqual([302, '/404']);
    const [page, other] = [await get(HOST, '/404'), await get(HOST, '/404?q=whatever')];
    expect([page.statusCode, other.statusCode]).toEqual([404, 404]);
    expect(page.body).toContain('Sorry, this page can not be found.');
    expect(other.body === page.body, 'the same page for everybody').toBe(true);
  });
  test('of many who ask for what is nowhere at once each keeps the own words', async () => {
    const words = Array.from({ length: 30 }, (_, i) => `nowhere${i}`);
    const replies = await Promise.all(words.map((word) => get(HOST, `/no-such-place/${word}.php`)));
    expect(replies.map(({ headers }) => headers.location)).toEqual(
      words.map((word) => `/404?q=no+such+place+${word}`),
    );
  });
  test('a path that cannot be decoded is not found', async () => {
    expect((await get(HOST, '/%E0%A4%A')).statusCode).toBeLessThan(500);
  });
  test('a path that no text of the database can hold is not found', async () => {
    for (const url of ['/tools/c-%00', '/zh/tools/c-a%00b', '/%00'])
      expect((await get(`mobile.${HOST}`, url)).statusCode, url).toBe(302);
  });
  test('/zh is the Chinese alternate, linked both ways', async () => {
    const response = await get(HOST, '/zh');
    expect(response.body).toContain('<html lang="zh-CN">');
    expect(response.body).toContain(`hreflang="en" href="http://${HOST}/"`);
    expect(response.body).toContain(`hreflang="zh-CN" href="http://${HOST}/zh"`);
  });
  test('a doubled question mark before kw is understood', async () => {
    const response = await get(HOST, '/search-product/1.html??kw=bolt');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('bolt');
  });
});

describe('a slash at the end', () => {
  const get = (url: string, label = '') => app.app.inject({ url, headers: { host: `${label}${HOST}` } });
  test.each([
    ['/All/', '/All'],
    ['/guide/', '/guide'],
    ['/search-product/1.html/?kw=bolt&size=40', '/search-product/1.html?kw=bolt&size=40'],
    ['/zh/feedback/', '/zh/feedback'],
    ['/zh/', '/zh'],
    ['/tools/hand-tools', '/tools/hand-tools/'],
    ['/terms-and-conditions/', '/terms-and-conditions'],
  ])('%s leads to %s', async (url, other) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, other]);
    expect((await get(other)).statusCode).toBe(200);
  });
  test('on the mobile site and in shops, too', async () => {
    const mobile = await get('/tools/hand-tools/', 'mobile.');
    expect([mobile.statusCode, mobile.headers.location]).toEqual([301, '/tools/hand-tools']);
    const about = await get('/about.html/', `${shop}.`);
    expect([about.statusCode, about.headers.location]).toEqual([301, '/about.html']);
  });
  test('never leads to another host', async () => {
    for (const url of ['//evil.example', '//evil.example/', '/zh//evil.example/', '//All/'])
      expect((await get(url)).headers.location, url).toMatch(/^(?:\/zh)?\/404(?:\?q=[\w+]+)?$/);
  });
});
