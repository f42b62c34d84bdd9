/** "IOS 9001" is what is stored and sent; what is read says "ISO 9001" (decision 25). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/enumerations.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../support/browser/every-page.ts';

let app: TestApp;
let made: PageFixtures;
let lead: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM purchases ORDER BY id LIMIT 1`);
  lead = rows[0]!;
});
afterAll(() => app?.close());

const pages = ({ gold, leaf, products }: PageFixtures): [path: string, host?: string][] => [
  [`/${leaf.full_path}/1.html`],
  [`/product-detail/${products[0]}.html`],
  ['/search-product/1.html?kw=bolt'],
  [`/buying-leads/${leaf.full_path}/${lead.id}.html`],
  ['/post-sourcing-request'],
  [`/product-detail/${products[0]}.html`, `mobile.${HOST}`],
  [`/${leaf.full_path}/1.html`, `mobile.${HOST}`],
  ['/', `${gold.domain}.${HOST}`],
];

/** What is read of a page, and what is said of it to programs that describe it. */
const readOn = (html: string) => html.replace(/ (?:value|name|id|for)="[^"]*"/g, '');

test.each(LANGUAGES)('no page says "IOS" in %s', async (lang) => {
  const found: string[] = [];
  let named = 0;
  for (const [path, host = HOST] of pages(made)) {
    const url = `${lang === 'zh' ? '/zh' : ''}${path}`.replace(/(\/zh)\/$/, '$1');
    const reply = await app.app.inject({ url, headers: { host, accept: 'text/html' } });
    expect(reply.statusCode, `${host}${url}`).toBe(200);
    const text = readOn(reply.body);
    if (/\bIOS \d/.test(text)) found.push(`${host}${url}`);
    if (/\bISO 9001/.test(text)) named++;
  }
  expect(found).toEqual([]);
  expect(named).toBeGreaterThanOrEqual(5);
});

test('a standard that is withdrawn is offered as such, and its stored name is sent', async () => {
  const form = async (url: string) => (await app.app.inject({ url, headers: { host: HOST } })).body;
  expect(await form('/post-sourcing-request')).toMatch(/value="IOS 9002"[^>]*\/>ISO 9002 \(withdrawn\)</);
  expect(await form('/zh/post-sourcing-request')).toMatch(/value="IOS 9003"[^>]*\/>ISO 9003（已废止）</);
});

test('the API goes on saying what is stored', async () => {
  const headers = { host: HOST };
  const reply = await app.app.inject({ url: `/api/guest/purchases/${lead.id}`, headers });
  expect(reply.json().certifications).toEqual(['IOS 9001', 'CE']);
});
