/**
 * Lists of the trade, read page by page while rows come: of what was there none is missed. What comes stands in front,
 * so a row may be seen twice (decision 27).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownPurchaseRoutes } from '../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../contract/deal/quotation.ts';
import type { PageQuery } from '../../domain/page/paging.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../support/data/factories.ts';

let app: TestApp;
let buyer: MadeCompany;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  buyer = await makeBuyer(app);
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

interface List {
  name: string;
  make(): Promise<number>;
  read(query: PageQuery): Promise<{ items: ({ id: number } | { ID: number })[]; total: number }>;
}

const idOf = (row: { id: number } | { ID: number }) => ('id' in row ? row.id : row.ID);
const request = async () => (await makePurchase(app, { userId: buyer.userId, status: 2 })).id;
const quotation = async () => (await makeQuotation(app, await request(), supplier)).id;
const LISTS: List[] = [
  {
    name: 'own requests',
    make: request,
    read: (query) => app.call(ownPurchaseRoutes.listOwnPurchases, { query }, { token: buyer.token }),
  },
  {
    name: 'buying leads',
    make: request,
    read: (query) => app.call(purchaseRoutes.listPublicPurchases, { query }),
  },
  {
    name: 'quotations received',
    make: quotation,
    read: (query) => app.call(quotationRoutes.listQuotationsToMe, { query }, { token: buyer.token }),
  },
  {
    name: 'quotations sent',
    make: quotation,
    read: (query) => app.call(quotationRoutes.listQuotationsFromMe, { query }, { token: supplier.token }),
  },
];

describe.each(LISTS)('$name', ({ make, read }) => {
  const size = 2;
  const idsOf = async (page: number) => (await read({ page, page_size: size })).items.map(idOf);

  test('in pages are the list in one piece, each row once', async () => {
    for (let i = 0; i < 5; i++) await make();
    const { items, total } = await read({ limit: 100 });
    const pages: number[] = [];
    for (let page = 1; page <= Math.ceil(total / size); page++) pages.push(...(await idsOf(page)));
    expect(pages).toEqual(items.map(idOf));
    expect(new Set(pages).size).toBe(total);
  });

  test('miss none of what was there while others come', async () => {
    const before = (await read({ limit: 100 })).items.map(idOf);
    const seen = new Set<number>();
    let page = 1;
    for (let ids = await idsOf(page); ids.length > 0; ids = await idsOf(page)) {
      for (const id of ids) seen.add(id);
      // one comes for every two that are read: the end is reached
      await make();
      page++;
    }
    expect(before.filter((id) => !seen.has(id))).toEqual([]);
  });
});
