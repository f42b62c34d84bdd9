import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quotationRoutes as routes } from '../../../contract/deal/quotation.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let buyer: MadeCompany;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  buyer = await makeBuyer(app);
  supplier = await makeSupplier(app);
});

const to = ({ token }: MadeCompany, query: object = {}) =>
  app.call(routes.listQuotationsToMe, { query }, { token });
const from = ({ token }: MadeCompany, query: object = {}) =>
  app.call(routes.listQuotationsFromMe, { query }, { token });
const unread = ({ token }: MadeCompany) => app.call(routes.countUnreadQuotations, {}, { token });
const readAll = ({ token }: MadeCompany) => app.call(routes.readAllQuotations, {}, { token });
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

test('those to me stand by request and without what was withdrawn; mine with the state of their request', async () => {
  const { id: older } = await makePurchase(app, { userId: buyer.userId });
  const { id: newer } = await makePurchase(app, { userId: buyer.userId, status: 4 });
  const other = await makeSupplier(app);
  const onNewer = await makeQuotation(app, newer, supplier, { status: 5 });
  const onOlder = await makeQuotation(app, older, supplier);
  const withdrawn = await makeQuotation(app, older, other, { status: 6 });
  expect(idsOf(await to(buyer))).toEqual([onNewer.id, onOlder.id]);
  expect((await from(supplier)).items).toMatchObject([
    { id: onOlder.id, side: 'supplier', read: true, status: 1, purchase: { id: older, status: 1 } },
    { id: onNewer.id, side: 'supplier', read: true, status: 5, purchase: { id: newer, status: 4 } },
  ]);
  expect(idsOf(await from(other))).toEqual([withdrawn.id]);
});

test('nobody else has them in any list', async () => {
  const { id } = await makePurchase(app, { userId: buyer.userId });
  await makeQuotation(app, id, supplier);
  const { id: ofGuest } = await makePurchase(app);
  await makeQuotation(app, ofGuest, supplier);
  for (const stranger of [await makeBuyer(app), await makeSupplier(app)]) {
    const { token } = stranger;
    const lists = [
      await to(stranger),
      await from(stranger),
      await app.call(routes.listQuotations, {}, { token }),
    ];
    expect(lists.map(({ items, total }) => [items.length, total])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([await unread(stranger), await readAll(stranger)]).toEqual([0, 0]);
  }
  expect(await unread(buyer)).toBe(1);
});

test('a supplier who buys as well has both kinds in the list of all', async () => {
  const { id: own } = await makePurchase(app, { userId: supplier.userId });
  const { id: foreign } = await makePurchase(app, { userId: buyer.userId });
  const received = await makeQuotation(app, own, await makeSupplier(app));
  const sent = await makeQuotation(app, foreign, supplier);
  const { items, total } = await app.call(routes.listQuotations, {}, { token: supplier.token });
  expect(items.map(({ id, side }) => [id, side])).toEqual([
    [sent.id, 'supplier'],
    [received.id, 'buyer'],
  ]);
  expect(total).toBe(2);
});

test('all are marked as read at once, counted once by two clicks', async () => {
  const { id } = await makePurchase(app, { userId: buyer.userId });
  for (let n = 0; n < 3; n++) await makeQuotation(app, id, await makeSupplier(app));
  await makeQuotation(app, id, supplier, { status: 3 });
  expect(await unread(buyer)).toBe(3);
  expect((await to(buyer)).items.map(({ read }) => read)).toEqual([true, false, false, false]);
  const counts = await Promise.all([readAll(buyer), readAll(buyer)]);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(await unread(buyer)).toBe(0);
  expect((await to(buyer)).items.map(({ status }) => status)).toEqual([3, 2, 2, 2]);
});

test('a page has five unless another size is asked for', async () => {
  const { id } = await makePurchase(app, { userId: buyer.userId });
  const made: number[] = [];
  for (let n = 0; n < 7; n++) made.unshift((await makeQuotation(app, id, await makeSupplier(app))).id);
  expect(await to(buyer)).toMatchObject({ total: 7, page: 1, size: 5 });
  expect(idsOf(await to(buyer, { limit: 5, offset: 5 }))).toEqual(made.slice(5));
  expect(idsOf(await to(buyer, { limit: 3, offset: 2 }))).toEqual(made.slice(2, 5));
});
