/** The day on which a request closes is a day where its poster is, in every place that tells of it (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { dashboardRoutes } from '../../../contract/operator/dashboard.ts';
import { posterDay } from '../../../domain/deal/closing.ts';
import { crawlerFile } from '../../../server/sites/seo/crawlers/crawlers.ts';
import { buildTestApp, HOST, type TestApp } from '../../support/app.ts';
import {
  leafCategory,
  makeBuyer,
  makeQuotation,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';
import { casesOf } from '../cases.ts';

interface Closing {
  zone: string;
  day: string;
  /** The last moment of that day there. */
  end: string;
  /** When it is posted. */
  now?: string;
}

let app: TestApp;
let category: Awaited<ReturnType<typeof leafCategory>>;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let supplier: Awaited<ReturnType<typeof makeSupplier>>;
beforeAll(async () => {
  app = await buildTestApp();
  category = await leafCategory(app);
  buyer = await makeBuyer(app);
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

/** Each from an address of its own: what is tested is not the rate limit. */
let posted = 0;

const feed = async (path: string) => {
  const file = await crawlerFile(app.deps, { site: 'portal' }, path);
  let text = '';
  for await (const part of file!.text) text += part;
  return text;
};

/** Posted over the API and published, with an offer that ends on the same day in the supplier's zone, which is the same. */
async function post({ zone, day, now = '2027-01-05T12:00:00Z' }: Closing, title: string) {
  app.deps.now = () => new Date(now);
  const asBuyer = { token: await tokenOf(app, buyer.userId) };
  const body = {
    title,
    category: category.id,
    description: 'Stainless steel bolts for a bridge.',
    quantity: 5000,
    unit: 'piece' as const,
    receive: 'DE',
    closingDate: day,
    timeZone: zone,
    contact: { name: 'Ann', email: buyer.email },
  };
  const { ID: id } = await app.call(
    purchaseRoutes.createPurchase,
    { body },
    { ...asBuyer, ip: `203.0.113.${++posted}` },
  );
  await app.db.execute(
    sql`UPDATE purchases SET status = 1, audit_status = 1, audited_at = ${now}, published_at = ${now} WHERE id = ${id}`,
  );
  await app.db.execute(sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
    VALUES (${id}, ${supplier.companyId}, 1, '{}', 'none', ${now})`);
  return { id, asBuyer, asSupplier: { token: await tokenOf(app, supplier.userId) } };
}

test.each(casesOf<Closing>('days'))('$says: $day in $zone', async (closing) => {
  const { day, end, zone } = closing;
  const { id, asBuyer, asSupplier } = await post(closing, `Bolts until ${day} in ${zone}`);
  const { rows } = await app.db.execute<{ closing_at: string }>(
    sql`SELECT to_char(closing_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS closing_at FROM purchases WHERE id = ${id}`,
  );
  expect(rows[0]!.closing_at).toBe(end);

  const own = await app.call(ownPurchaseRoutes.getOwnPurchase, { params: { id } }, asBuyer);
  const lead = await app.call(purchaseRoutes.getPublicPurchase, { params: { id } });
  const { leads } = await app.call(dashboardRoutes.getSellerDashboard, {}, asSupplier);
  const shown = [own.closingDate, lead.closingDate, leads.items.find((item) => item.id === id)!.closing_at];
  expect(shown.map(posterDay)).toEqual([day, day, day]);
  expect(shown.map((moment) => new Date(moment).toISOString())).toEqual([end, end, end]);

  const address = `/buying-leads/${category.full_path}/${id}.html`;
  const { body } = await app.app.inject({ url: address, headers: { host: HOST } });
  const moments = [...body.matchAll(/<time datetime="([^"]*)"/gi)].map(([, moment = '']) => moment);
  expect(moments.filter((moment) => new Date(moment).toISOString() === end).map(posterDay)).toContain(day);
  expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]).toContain(day);
  for (const path of ['/buying-leads.rss', '/zh/buying-leads.rss']) {
    const [, item = ''] = (await feed(path)).split(`<title>Bolts until ${day} in ${zone}</title>`);
    expect(item.split('</item>')[0]).toContain(day);
  }

  const { id: quotation } = await makeQuotation(app, id, supplier);
  await app.db.execute(
    sql`UPDATE quotations SET valid_until = ${end}, time_zone = ${own.timeZone} WHERE id = ${quotation}`,
  );
  const { to_compare } = await app.call(dashboardRoutes.getBuyerDashboard, {}, asBuyer);
  expect(posterDay(to_compare.items.find((item) => item.id === id)!.valid_until)).toBe(day);
  const offer = await app.call(quotationRoutes.getQuotation, { params: { id: quotation } }, asBuyer);
  expect(posterDay(offer.valid_until)).toBe(day);
  await app.db.execute(sql`UPDATE purchases SET deleted_at = now() WHERE id = ${id}`);
});
