/** What search engines are not to find, and where addresses lead on to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST, type TestApp } from '../support/app.ts';
import { readHead } from '../support/browser/head.ts';
import { buildHeadPages, type HeadPages, mobile, shop } from '../support/browser/head-pages.ts';

let app: TestApp;
let at: HeadPages['at'];
let get: HeadPages['get'];
beforeAll(async () => {
  ({ app, at, get } = await buildHeadPages());
});
afterAll(() => app?.close());

describe('what is no page to find', () => {
  test.each([
    [HOST, '/404', 404],
    [HOST, '/zh/404', 404],
    [mobile, '/nothing-here', 404],
    [shop, '/nothing-here', 404],
    [`unknown1.${HOST}`, '/', 404],
    [HOST, '/feedback-succeed', 200],
    [HOST, '/post-sourcing-request-success', 200],
    [HOST, '/recently-viewed', 200],
    [mobile, '/recently-viewed', 200],
    [HOST, '/enquiry/abcdefghijklmnopqrstuvwxyz', 200],
    [HOST, '/request/abcdefghijklmnopqrstuvwxyz', 200],
  ])('%s%s: %i and noindex', async (host, url, status) => {
    const response = await get(host, url);
    expect(response.statusCode).toBe(status);
    const head = readHead(response.body);
    expect(head.meta.robots).toBe('noindex,follow');
    expect(head.link('canonical')).toBeUndefined();
  });
});

describe('redirects', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  test.each([
    ['/no/such/place.php', 404],
    ['/zh/no-such-category/', 404],
    ['/product-detail/999999.html', 404],
    ['/zh/product-detail/999999.html', 404],
    ['/coorp-ymt', 200],
    ['/zh/coorp-ymt', 200],
    ['/enlogin', 200],
    ['{root}', 200],
    ['/zh{root}', 200],
    ['{root}/c-ninghead', 200],
    ['/zh{root}/c-ninghead', 200],
    ['/all/c-ninghead', 200],
  ])('%s leads on once, to %i', async (url, status) => {
    const from = url.replace('{root}', () => at.root);
    for (const agent of ['test', PHONE]) {
      const request = (host: string, path: string) =>
        app.app.inject({ url: path, headers: { host, 'user-agent': agent } });
      const first = await request(HOST, from);
      expect([301, 302], `${from} ${first.statusCode}`).toContain(first.statusCode);
      const to = new URL(first.headers.location as string, `http://${HOST}`);
      expect((await request(to.host, to.pathname)).statusCode, `${from} → ${to}`).toBe(status);
      if (from.startsWith('/zh')) expect(to.pathname).toMatch(/^\/zh/);
    }
  });
});
