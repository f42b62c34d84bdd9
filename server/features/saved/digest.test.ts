import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedRoutes } from '../../../contract/saved.ts';
import type { SavedDigest } from '../../../domain/visitor/saved.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { doDue, emailsOf } from '../../../tests/support/work.ts';
import { indexProducts, indexPurchases } from '../../search/index/indexing.ts';
import { askForSavedDigests } from './digest.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const DAY = 86_400;
/** Moves the clock to so many hours after the next Monday begins (UTC). */
function toMonday(hours: number): void {
  const now = app.deps.now();
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  const days = (8 - new Date(midnight).getUTCDay()) % 7 || 7;
  app.pass((midnight - now.getTime()) / 1000 + days * DAY + hours * 3600);
}
const run = () => emailsOf(app, () => doDue(app, 'digest.saved', askForSavedDigests));
async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ text: string }>(
    sql`SELECT subject || E'\n' || body AS text FROM outbox WHERE address = ${email} ORDER BY id`,
  );
  return rows.map(({ text }) => text);
}
const follow = (who: MadeCompany, digest: SavedDigest) =>
  app.call(
    savedRoutes.saveSupplier,
    { params: { id: supplier.companyId }, body: { digest } },
    { token: who.token },
  );
const saveSearch = (who: MadeCompany, address: string, digest: SavedDigest) =>
  app.call(savedRoutes.saveSearch, { body: { address, digest } }, { token: who.token });

test('a weekly and a daily reader are told each thing once, whole days later, and never what was there before', async () => {
  toMonday(12);
  const before = await makeProduct(app, supplier.companyId);
  app.pass(60);
  const [weekly, daily, quiet] = [await makeBuyer(app), await makeBuyer(app), await makeBuyer(app)];
  await follow(weekly, 'weekly');
  await follow(daily, 'daily');
  await follow(quiet, 'none');
  app.pass(60);
  const first = await makeProduct(app, supplier.companyId);
  expect(await run()).toBe(0);
  app.pass(DAY);
  const second = await makeProduct(app, supplier.companyId);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const [told] = await mailsTo(daily.email);
  expect(told).toContain(first.title);
  expect(told).toContain(`/product-detail/${first.id}.html`);
  expect(told).not.toContain(second.title);
  expect(told).not.toContain(before.title);
  toMonday(7);
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  expect((await mailsTo(daily.email)).at(-1)).toContain(second.title);
  expect((await mailsTo(daily.email)).at(-1)).not.toContain(first.title);
  const [week, ...more] = await mailsTo(weekly.email);
  expect(more).toEqual([]);
  expect(week).toContain(first.title);
  expect(week).toContain(second.title);
  expect(await mailsTo(quiet.email)).toEqual([]);
});

test('two servers at once tell it once', async () => {
  toMonday(12);
  const reader = await makeBuyer(app);
  await follow(reader, 'daily');
  app.pass(60);
  await makeProduct(app, supplier.companyId);
  app.pass(DAY);
  await Promise.all([run(), run(), run()]);
  expect(await mailsTo(reader.email)).toHaveLength(1);
});

test('new results of the three searches are told with the words of the search', async () => {
  toMonday(12);
  const reader = await makeBuyer(app);
  await saveSearch(reader, '/search-product/1.html?kw=zirconium', 'daily');
  await saveSearch(reader, '/search-buying/1.html?kw=zirconium', 'daily');
  await saveSearch(reader, '/search-product/1.html?kw=tungsten', 'daily');
  app.pass(60);
  const product = await makeProduct(app, supplier.companyId, { title: 'Zirconium valve seat' });
  const lead = await makePurchase(app, { title: 'Zirconium tubes wanted' });
  await indexProducts(app.deps, app.db, [product.id]);
  await indexPurchases(app.db, [lead.id]);
  app.pass(DAY);
  await run();
  const [text] = await mailsTo(reader.email);
  expect(text).toContain('“zirconium”');
  expect(text).toContain(product.title);
  expect(text).toContain(lead.title);
  expect(text).not.toContain('tungsten');
});

test('one reader whose digest fails keeps nobody from theirs, and is told later', async () => {
  toMonday(12);
  const [unlucky, other] = [await makeBuyer(app), await makeBuyer(app)];
  await saveSearch(unlucky, '/search-product/1.html?kw=hafnium', 'daily');
  await follow(other, 'daily');
  app.pass(60);
  const product = await makeProduct(app, supplier.companyId, { title: 'Hafnium ring' });
  await indexProducts(app.deps, app.db, [product.id]);
  app.pass(DAY);
  const isIt = sql.raw(`'${unlucky.email}'`);
  await app.db.execute(sql`ALTER TABLE outbox ADD CONSTRAINT broken CHECK (address <> ${isIt})`);
  await run();
  await app.db.execute(sql`ALTER TABLE outbox DROP CONSTRAINT broken`);
  expect(await mailsTo(other.email)).toHaveLength(1);
  expect(await mailsTo(unlucky.email)).toEqual([]);
  await run();
  expect((await mailsTo(unlucky.email))[0]).toContain(product.title);
});

test('who is banned is told nothing', async () => {
  toMonday(12);
  const reader = await makeBuyer(app);
  await follow(reader, 'daily');
  app.pass(60);
  await makeProduct(app, supplier.companyId);
  await app.db.execute(sql`UPDATE users SET status = 2 WHERE id = ${reader.userId}`);
  app.pass(DAY);
  await run();
  expect(await mailsTo(reader.email)).toEqual([]);
});
