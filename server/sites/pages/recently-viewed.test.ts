/** The page of recently viewed products, which its address names (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_VIEWED } from '../../../domain/visitor/viewed.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const open = (url: string, host = HOST) => app.app.inject({ url, headers: { host } });
const shown = (body: string) => /data-viewed="([\d,]*)"/.exec(body)?.[1];

test('it shows them in that order, on both sites and in both languages, and kept by nobody', async () => {
  const [one, two] = [
    await makeProduct(app, supplier.companyId, { title: 'Looked at first' }),
    await makeProduct(app, supplier.companyId, { title: 'Looked at last' }),
  ];
  const url = `/recently-viewed?ids=${two.id},${one.id}`;
  for (const host of [HOST, `mobile.${HOST}`]) {
    const { statusCode, headers, body } = await open(url, host);
    expect(statusCode).toBe(200);
    expect(shown(body)).toBe(`${two.id},${one.id}`);
    expect(body.indexOf('Looked at last')).toBeLessThan(body.indexOf('Looked at first'));
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('noindex');
    // no picture before it comes near
    const cards = /data-viewed.*?<\/ul>/s.exec(body)![0].replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(cards).toContain('data-lazy="/files/');
    expect(cards).not.toMatch(/ src(set)?="\/files\//i);
    expect((await open(`/zh${url}`, host)).body).toContain('最近浏览');
  }
});

test('what is taken offline, and what a banned supplier has, is not among them', async () => {
  const banned = await makeSupplier(app);
  const [there, offline, theirs] = [
    await makeProduct(app, supplier.companyId),
    await makeProduct(app, supplier.companyId),
    await makeProduct(app, banned.companyId),
  ];
  const url = `/recently-viewed?ids=${theirs.id},${offline.id},${there.id}`;
  expect(shown((await open(url)).body)).toBe(`${theirs.id},${offline.id},${there.id}`);
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${offline.id}`);
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);
  expect(shown((await open(url)).body)).toBe(String(there.id));
});

test.each([
  ['no ids', ''],
  ['none at all', '?ids='],
  ['what is none', '?ids=x,-1,1e9,%00,%E0%A4%A,99999999999999999999'],
  ['far too many', `?ids=${'999999999,'.repeat(400)}`],
  ['one that is not there', '?ids=999999999&quantity=x'],
])('it is empty with %s', async (_, query) => {
  const { statusCode, body } = await open(`/recently-viewed${query}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('Nothing viewed yet');
  expect(shown(body)).toBeUndefined();
});

test('no more than are kept', async () => {
  const ids: number[] = [];
  for (let i = 0; i <= MAX_VIEWED; i++) ids.push((await makeProduct(app, supplier.companyId)).id);
  expect(shown((await open(`/recently-viewed?ids=${ids}`)).body)).toBe(ids.slice(0, MAX_VIEWED).join(','));
});
