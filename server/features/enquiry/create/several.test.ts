import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let suppliers: MadeCompany[];
let products: { id: number; title: string }[];
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  suppliers = [await makeSupplier(app), await makeSupplier(app), await makeSupplier(app)];
  // the first supplier has two of the four
  const owners = [0, 1, 0, 2].map((at) => suppliers[at]!);
  products = [];
  for (const { companyId } of owners) products.push(await makeProduct(app, companyId));
});
afterAll(() => app?.close());

const ip = () => `198.18.4.${++serial % 250}`;
const about = (...at: number[]) => at.map((i) => ({ type: 'product', id: products[i]!.id }));
const ask = (targets: object[], given: object = {}, token?: string) => {
  const email = `several${++serial}@buyer.example`;
  const text = {
    message: `Please quote your best price, ${serial}.`,
    country: 'DE',
    name: 'Ann Buyer',
    email,
  };
  return app.send(
    enquiryRoutes.createEnquiry,
    { body: { targets, ...text, ...given } },
    { ...(token && { token }), ip: ip() },
  );
};
const mails = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const inbox = async ({ token }: MadeCompany) =>
  (await app.call(ownEnquiryRoutes.listEnquiries, { query: { size: 50 } }, { token, ip: ip() })).items;

test('each supplier has a thread of its own about all of its products, and learns of no other', async () => {
  const buyer = await makeBuyer(app);
  const file = await makeFile(app, buyer, 6);
  const sent = await ask(about(0, 1, 2, 3), { files: [file.id] }, buyer.token);
  expect(sent.json()).toMatchObject({ confirm: false });
  const { ids } = sent.json();
  expect(ids).toHaveLength(3);
  for (const [at, supplier] of suppliers.entries()) {
    const [item] = await inbox(supplier);
    expect(item).toMatchObject({ id: ids[at], product: { id: products[[0, 1, 3][at]!]!.id } });
    expect(item!.products.map(({ id }) => id)).toEqual([[0, 2], [1], [3]][at]!.map((i) => products[i]!.id));
    const { messages } = await app.call(
      ownEnquiryRoutes.getEnquiry,
      { params: { id: item!.id } },
      { token: supplier.token, ip: ip() },
    );
    expect(messages).toMatchObject([{ author: 'buyer', files: [{ id: file.id }] }]);
    const [mail] = await mails(supplier.email);
    for (const [i, product] of products.entries())
      expect(mail!.subject.includes(product.title), `${at} ${i}`).toBe(i === [0, 1, 3][at]);
    const others = suppliers.filter((one) => one !== supplier);
    for (const id of ids.filter((one: number) => one !== ids[at]))
      expect(
        (await app.send(ownEnquiryRoutes.getEnquiry, { params: { id } }, { token: supplier.token, ip: ip() }))
          .statusCode,
      ).toBe(404);
    expect(JSON.stringify([item, messages, mail])).not.toContain(others[0]!.email);
  }
  expect((await mails(suppliers[0]!.email))[0]!.subject).toContain('(+1)');
  // what it was asked about counts for each
  const { rows } = await app.db.execute<{ n: number }>(sql`
    SELECT sum(enquiries)::int AS n FROM product_statistics WHERE product_id IN (${products[0]!.id}, ${products[2]!.id})`);
  expect(rows[0]!.n).toBe(2);
});

test('a guest confirms once for all, and has the links to all threads in one mail', async () => {
  const email = 'once@buyer.example';
  const before = await inbox(suppliers[1]!);
  const { ids, confirm } = (await ask(about(0, 1), { email })).json();
  expect(confirm).toBe(true);
  expect(await mails(email)).toHaveLength(1);
  expect(await inbox(suppliers[1]!)).toEqual(before);
  await confirmAddress(app, email);
  expect((await inbox(suppliers[0]!))[0]!.id).toBe(ids[0]);
  expect((await inbox(suppliers[1]!))[0]!.id).toBe(ids[1]);
  const [, links, ...more] = await mails(email);
  expect(more).toEqual([]);
  const tokens = [...links!.body.matchAll(/\/enquiry\/([\w-]+)/g)].map(([, token]) => token!);
  const seen = [];
  for (const token of tokens)
    seen.push((await app.call(enquiryRoutes.guestEnquiry, { params: { token } }, { ip: ip() })).id);
  expect(seen).toEqual(ids);
});

test('of those asked, one that has left the marketplace before the guest confirms is left out', async () => {
  const email = 'left@buyer.example';
  const leaving = await makeProduct(app, suppliers[2]!.companyId);
  const { ids } = (await ask([...about(0), { type: 'product', id: leaving.id }], { email })).json();
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${leaving.id}`);
  await confirmAddress(app, email);
  const { rows } = await app.db.execute(
    sql`SELECT id, confirmed FROM enquiries WHERE submission_id = ${ids[0]} ORDER BY id`,
  );
  expect(rows).toEqual([
    { id: ids[0], confirmed: true },
    { id: ids[1], confirmed: false },
  ]);
});

test('sent twice at once it is there once with every supplier', async () => {
  const buyer = await makeBuyer(app);
  const same = { message: 'The same words to all of them, please.', email: buyer.email };
  const replies = await Promise.all([1, 2, 3].map(() => ask(about(3, 1, 0), same, buyer.token)));
  expect(new Set(replies.map((reply) => String(reply.json().ids))).size).toBe(1);
  // asked again with one more, only that one is new
  const more = (await ask(about(3, 1, 0, 2), same, buyer.token)).json();
  expect(more.ids).toEqual(replies[0]!.json().ids);
});

test('what is not on the marketplace is named by its place, and nobody is asked', async () => {
  const buyer = await makeBuyer(app);
  const hidden = await makeProduct(app, suppliers[1]!.companyId, { status: 2 });
  const before = await app.db.$count(sql`enquiries`);
  const reply = await ask([...about(0), { type: 'product', id: hidden.id }], {}, buyer.token);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['targets.1']]);
  expect(await app.db.$count(sql`enquiries`)).toBe(before);
});

test.each<[string, object]>([
  ['none', { targets: undefined }],
  ['an empty list', { targets: [] }],
  ['eleven', { targets: Array(11).fill({ type: 'company', id: 1 }) }],
  ['both forms', { target: { type: 'company', id: 1 } }],
])('refuses %s', async (_, given) => {
  expect((await ask(about(0), given)).statusCode).toBe(422);
});

test('of ten a day each supplier counts', async () => {
  const email = 'ten@buyer.example';
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await ask(about(0, 1, 3), { email })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask(about(0), { email })).statusCode).toBe(200);
  const from = '198.18.5.1';
  const hour = [];
  for (let n = 0; n < 4; n++)
    hour.push(
      (
        await app.send(
          enquiryRoutes.createEnquiry,
          {
            body: {
              targets: about(0, 1, 3),
              message: `Twenty letters and more, ${n}.`,
              country: 'DE',
              name: 'Ann',
              email: `hour${n}@buyer.example`,
            },
          },
          { ip: from },
        )
      ).statusCode,
    );
  expect(hour).toEqual([200, 200, 200, 429]);
});

test('the page lists whom it asks, and takes the form without script', async () => {
  const email = 'page@buyer.example';
  const url = `/enquiry?ids=${products.map(({ id }) => id)},999999`;
  const headers = { host: app.deps.environment.publicHost };
  const page = await app.app.inject({ url, headers });
  expect(page.statusCode).toBe(200);
  for (const { title } of products) expect(page.body).toContain(title);
  expect(page.body).toContain('no longer on the marketplace');
  const post = (fields: object) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        message: 'Twenty letters and more.',
        country: 'DE',
        name: 'Ann',
        ...fields,
      }).toString(),
      remoteAddress: ip(),
    });
  const refused = await post({ email: 'nobody' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Twenty letters and more.');
  const unitless = await post({ email, unit: '', quantity: '5' });
  expect([unitless.statusCode, unitless.body.includes('Please choose a unit.')]).toEqual([422, true]);
  const taken = await post({ email, unit: 'piece', quantity: '5' });
  expect([taken.statusCode, taken.headers.location]).toEqual([303, '/enquiry?sent=3&confirm=1']);
  const sent = await app.app.inject({ url: '/enquiry?sent=3&confirm=1', headers });
  expect(sent.body).toContain('look into your mail');
  await confirmAddress(app, email);
  for (const supplier of suppliers) expect((await inbox(supplier))[0]!.email).toBe(email);
});

/** What the form of the page holds before anything is typed. */
async function prefilled(url: string) {
  const { body } = await app.app.inject({ url, headers: { host: app.deps.environment.publicHost } });
  const quantity = /<input[^>]*id="enquiry-quantity"[^>]*>/.exec(body)![0];
  const unit = /<select[^>]*id="enquiry-unit"[^>]*>.*?<\/select>/s.exec(body)![0];
  return {
    quantity: /value="(\d+)"/.exec(quantity)?.[1] ?? '',
    unit: /<option value="(\w*)" selected/.exec(unit)?.[1],
    body,
  };
}

test('unit and quantity are filled in only where all products are counted in the same', async () => {
  const { companyId } = suppliers[1]!;
  const [one, two, metres] = [
    await makeProduct(app, companyId, { unit: 'set' }),
    await makeProduct(app, companyId, { unit: 'set' }),
    await makeProduct(app, companyId, { unit: 'meter' }),
  ];
  expect(await prefilled(`/enquiry?ids=${one.id},${two.id}&quantity=500`)).toMatchObject({
    quantity: '500',
    unit: 'set',
  });
  const mixed = await prefilled(`/enquiry?ids=${one.id},${metres.id}&quantity=500`);
  expect(mixed).toMatchObject({ quantity: '', unit: '' });
  // left with one, what the buyer needs still stands in the address
  expect(mixed.body).toContain(`href="/enquiry?ids=${one.id}&amp;quantity=500"`);
});

test('without script the way from a product to the form carries the quantity', async () => {
  const { id } = products[0]!;
  const page = await app.app.inject({
    url: `/product-detail/${id}.html?quantity=500`,
    headers: { host: app.deps.environment.publicHost },
  });
  expect(page.body).toMatch(new RegExp(`href="[^"]*/enquiry\\?ids=${id}&amp;quantity=500"`));
});

test.each([
  '/enquiry',
  '/enquiry?ids=',
  '/enquiry?ids=x,-1,1e99',
  '/enquiry?companies=999999',
  '/enquiry?sent=99',
])('%s asks nobody', async (url) => {
  const page = await app.app.inject({ url, headers: { host: app.deps.environment.publicHost } });
  expect([page.statusCode, page.body.includes('Nothing is chosen yet')]).toEqual([200, true]);
});

test('of more than ten the first ten are listed, and that is said', async () => {
  const { companyId } = suppliers[0]!;
  const many = [];
  for (let n = 0; n < 11; n++) many.push(await makeProduct(app, companyId));
  const page = await app.app.inject({
    url: `/enquiry?ids=${many.map(({ id }) => id)}`,
    headers: { host: app.deps.environment.publicHost },
  });
  expect(page.body).toContain('At most ten');
  expect(page.body).toContain(`/product-detail/${many[9]!.id}.html`);
  expect(page.body).not.toContain(`/product-detail/${many[10]!.id}.html`);
});

test('what looks like spam waits for a reviewer with each supplier, and goes on one by one', async () => {
  const buyer = await makeBuyer(app);
  const reviewer = await makeReviewer(app);
  const before = await Promise.all(suppliers.map(async (one) => (await inbox(one)).length));
  const message = 'We offer the best ranking for your website on all search engines. First page guaranteed!';
  const sent = (await ask(about(0, 1), { message }, buyer.token)).json();
  expect(sent).toMatchObject({ held: true, confirm: false });
  const counts = () => Promise.all(suppliers.map(async (one) => (await inbox(one)).length));
  expect(await counts()).toEqual(before);
  const { items } = await app.call(
    heldEnquiryRoutes.listHeldEnquiries,
    { query: { state: 'waiting' } },
    { token: reviewer.token },
  );
  const held = items.filter(({ enquiry }) => sent.ids.includes(enquiry));
  expect(held.map(({ reasons }) => reasons[0]!.code)).toEqual(['advertising', 'advertising']);
  const first = held.find(({ enquiry }) => enquiry === sent.ids[0])!;
  await app.call(
    heldEnquiryRoutes.releaseHeldEnquiry,
    { params: { id: first.id } },
    { token: reviewer.token },
  );
  expect(await counts()).toEqual([before[0]! + 1, before[1], before[2]]);
});
