/** The limits of forms without script; what each form does is tested with its page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { postForm, postMultipart } from '../../../tests/support/browser/forms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const many = (count: number, value: string) =>
  Array.from({ length: count }, (_, i): [string, string] => [i % 2 ? 'kept' : `field${i}`, value]);

test.each([
  ['one field beyond the limit', many(1, '<&'.repeat(500_000))],
  ['many fields that are beyond it together', many(50, '<&'.repeat(1000))],
])('%s: refused, with a small page', async (_, fields) => {
  const response = await postMultipart(app.app, '/post-sourcing-request', fields, []);
  expect(response.statusCode).toBe(413);
  expect(response.body.length).toBeLessThan(200_000);
});

test('a form that is no form is of an unsupported type', async () => {
  const response = await app.app.inject({
    method: 'POST',
    url: '/feedback',
    headers: { host: HOST, 'content-type': 'text/plain' },
    payload: 'description=x',
    remoteAddress: '198.51.100.201',
  });
  expect(response.statusCode).toBe(415);
});

test.each([
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'no address' }],
  // a page in a sandboxed frame, of whatever site
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('a form of another site is refused: %o', async (headers) => {
  const response = await postForm(app.app, '/feedback', { description: 'A report' }, { headers });
  expect(response.statusCode).toBe(403);
});

test('control characters are reported and not rendered again', async () => {
  const response = await postForm(app.app, '/feedback', { description: 'a\0b\u0001c' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('abc');
  expect([...response.body].filter((c) => c === '\0' || c === '\u0001')).toEqual([]);
});

test('whose link a page is behind is told to nobody: not cached, and its address goes nowhere', async () => {
  for (const url of [`/request/${'x'.repeat(43)}`, `/enquiry/${'x'.repeat(43)}`]) {
    const { headers, body } = await app.app.inject({ url, headers: { host: HOST } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(body).toContain('noindex');
  }
  expect(app.deps.pages.stats().pages).toBe(0);
});

test('behind a proxy the address of a visitor is what the proxy says, not the visitor', async () => {
  const behind = await buildTestApp({ TRUST_PROXY: '1' }, { beside: app });
  const post = (i: number) =>
    postForm(
      behind.app,
      '/feedback',
      { description: `Report ${i}` },
      { headers: { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.77` } },
    );
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await post(i)).statusCode);
  expect(statuses.at(-2)).toBe(303);
  expect(statuses.at(-1)).toBe(429);
  await behind.close();
});
