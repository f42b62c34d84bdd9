/** What buyer and supplier do between a quotation and the decision on it (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { quotationRoutes as routes } from '../../../../contract/deal/quotation.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeFile,
  makePurchase,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let buyer: MadeCompany;
let supplier: MadeCompany;
let id: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [buyer, supplier] = [await makeBuyer(app), await makeSupplier(app)];
  const { id: purchase } = await makePurchase(app, { userId: buyer.userId, closesIn: 60 });
  const reply = await app.send(routes.quotePurchase, { params: { id: purchase }, body: terms() }, supplier);
  id = reply.json().id;
});

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const TERMS = {
  item_name: 'Hexagon bolt M8',
  details: 'Stainless steel A2.',
  price: [{ Start: 1000, End: null, Price: 0.42 }],
  currency: '$' as const,
  unit: 'piece' as const,
  incoterm: 'FOB' as const,
  lead_time_days: 20,
};
const terms = (given: object = {}) => ({ ...TERMS, valid_until: day(30), ...given });
const get = ({ token }: MadeCompany) => app.call(routes.getQuotation, { params: { id } }, { token });
const decide = (by: MadeCompany, body: object) =>
  app.send(routes.decideQuotation, { params: { id }, body }, { token: by.token });
const revise = (given: object, version = 1, by = supplier) =>
  app.send(
    routes.reviseQuotation,
    { params: { id }, body: { ...terms(given), version } },
    { token: by.token },
  );
const kinds = async ({ token }: MadeCompany) =>
  (await app.call(messageRoutes.listMessages, { query: { limit: 50 } }, { token })).items.map(
    ({ type }) => type,
  );
const mails = async ({ email }: MadeCompany) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${email} ORDER BY id DESC`,
    )
  ).rows;

describe('one quotation', () => {
  test('is for its two sides alone; the buyer reading it is told to the supplier, once', async () => {
    expect(await get(supplier)).toMatchObject({ side: 'supplier', status: 1, contact: null, note: null });
    for (const stranger of [await makeBuyer(app), await makeSupplier(app)]) {
      const call = { token: stranger.token };
      const replies = [
        await app.send(routes.getQuotation, { params: { id } }, call),
        await decide(stranger, { action: 'accept' }),
        await decide(stranger, { action: 'note', note: 'mine' }),
      ];
      expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404]);
    }
    await get(buyer);
    expect(await get(buyer)).toMatchObject({
      side: 'buyer',
      status: 2,
      purchase: { quantity: expect.any(Number) },
    });
    expect((await kinds(supplier)).filter((kind) => kind === 'quotation_viewed')).toHaveLength(1);
  });

  test('its supplier neither decides on it nor reads the buyer\u2019s note', async () => {
    expect((await decide(supplier, { action: 'accept' })).statusCode).toBe(404);
    expect((await decide(buyer, { action: 'note', note: 'Too dear, but reliable' })).statusCode).toBe(200);
    expect((await get(buyer)).note).toBe('Too dear, but reliable');
    expect(JSON.stringify(await get(supplier))).not.toContain('reliable');
  });

  test('shortlisted tells the supplier; taken from the list it is as read before', async () => {
    await decide(buyer, { action: 'shortlist' });
    expect(await get(supplier)).toMatchObject({ status: 3 });
    expect((await kinds(supplier))[0]).toBe('quotation_shortlisted');
    expect((await decide(buyer, { action: 'shortlist' })).json().code).toBe('wrong_state');
    await decide(buyer, { action: 'unshortlist' });
    expect(await get(supplier)).toMatchObject({ status: 2 });
  });

  test('accepted shows the contact to its supplier; declined says why', async () => {
    expect(JSON.stringify(await get(supplier))).not.toContain('Secret');
    await decide(buyer, { action: 'accept' });
    expect(await get(supplier)).toMatchObject({ status: 4, contact: { name: 'Secret Name' }, actions: [] });
  });

  test('a decline names its reason, and another one its words', async () => {
    expect((await decide(buyer, { action: 'decline' })).json().fields).toHaveProperty('reason');
    expect((await decide(buyer, { action: 'decline', reason: 'other' })).json().fields).toHaveProperty(
      'note',
    );
    await decide(buyer, { action: 'decline', reason: 'lead_time', note: 'We need it by May.' });
    expect(await get(supplier)).toMatchObject({
      status: 5,
      declined_for: { reason: 'lead_time', note: 'We need it by May.' },
    });
    expect((await mails(supplier))[0]!.body).toContain('We need it by May.');
  });
});

describe('a better offer', () => {
  test('is asked for with a price or words, once a version, and goes to the supplier', async () => {
    expect((await decide(buyer, { action: 'betterOffer' })).json().fields).toHaveProperty('target_price');
    expect(
      (await decide(buyer, { action: 'betterOffer', target_price: 0.38, note: 'For 50,000?' })).statusCode,
    ).toBe(200);
    expect((await decide(buyer, { action: 'betterOffer', note: 'Again' })).json().code).toBe('wrong_state');
    expect(await get(supplier)).toMatchObject({
      better_offer: { target_price: 0.38, note: 'For 50,000?' },
      actions: ['revise', 'withdraw'],
    });
    expect((await mails(supplier))[0]!.body).toMatch(/\$0\.38\/.*\n\n> For 50,000\?/);
    await revise({ price: [{ Start: 1000, End: null, Price: 0.39 }] });
    expect(await get(buyer)).toMatchObject({ version: 2, better_offer: null, changed: ['price'] });
    expect((await decide(buyer, { action: 'betterOffer', note: 'Again' })).statusCode).toBe(200);
  });

  test('of two clicks at once one counts', async () => {
    const both = await Promise.all(
      [1, 2].map(() => decide(buyer, { action: 'betterOffer', note: 'Please' })),
    );
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect((await mails(supplier)).length).toBe(1);
  });
});

describe('a revision', () => {
  test('is a new version, unread; every version is kept with its attachments', async () => {
    const [first, second] = [await attachment(), await attachment()];
    await get(buyer);
    expect((await revise({ files: [first] })).statusCode).toBe(200);
    expect((await revise({ files: [first, second], lead_time_days: 12 }, 2)).statusCode).toBe(200);
    const seen = await get(buyer);
    expect(seen).toMatchObject({ status: 2, version: 3, changed: ['lead_time_days', 'files'] });
    expect(seen.files.map((file) => file.id)).toEqual([first, second]);
    expect(
      seen.versions.map((version) => [version.version, version.lead_time_days, version.files.length]),
    ).toEqual([
      [2, 20, 1],
      [1, 20, 0],
    ]);
    expect((await kinds(buyer)).slice(0, 2)).toEqual(['quotation_revised', 'quotation_revised']);
    expect((await mails(buyer))[0]!.subject).toMatch(/revised|已修改/);
  });

  test('that changes nothing makes no version; one of an old version is a conflict', async () => {
    await revise({});
    expect((await get(supplier)).version).toBe(1);
    await revise({ lead_time_days: 10 });
    expect((await revise({ lead_time_days: 9 })).json().code).toBe('conflict');
    expect(await get(supplier)).toMatchObject({ version: 2, lead_time_days: 10 });
  });

  test('of two at once one counts, and ten versions are the most', async () => {
    const both = await Promise.all([11, 12].map((days) => revise({ lead_time_days: days })));
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    for (let version = 2; version < 10; version++)
      expect((await revise({ lead_time_days: 20 + version }, version)).statusCode).toBe(200);
    expect((await revise({ lead_time_days: 90 }, 10)).json().code).toBe('wrong_state');
    expect((await get(supplier)).actions).toEqual(['withdraw']);
    expect((await get(buyer)).actions).not.toContain('betterOffer');
  });

  test('is its supplier’s alone, undecided and with own files only', async () => {
    expect((await revise({}, 1, await makeSupplier(app))).statusCode).toBe(404);
    const foreign = await attachment(await makeSupplier(app));
    expect((await revise({ files: [foreign] })).json().fields).toHaveProperty('files');
    await decide(buyer, { action: 'accept' });
    expect((await revise({ lead_time_days: 5 })).json().code).toBe('wrong_state');
  });

  async function attachment(of = supplier): Promise<number> {
    const file = await makeFile(app, { userId: of.userId, companyId: of.companyId });
    await app.db.execute(sql`UPDATE files SET purpose = 6 WHERE id = ${file.id}`);
    return file.id;
  }
});

test('it holds to the end of its last day where its supplier is', async () => {
  await revise({ valid_until: day(3), time_zone: 'Asia/Shanghai' });
  expect((await get(buyer)).valid_until).toBe(`${day(3)}T23:59:59.999+08:00`);
  await revise({ valid_until: day(3), time_zone: 'Nowhere/Land' }, 2);
  expect((await get(buyer)).valid_until).toBe(`${day(3)}T23:59:59.999Z`);
});

test('a withdrawn one is gone for the buyer, who is told', async () => {
  await app.call(routes.withdrawQuotation, { params: { id } }, { token: supplier.token });
  expect((await app.send(routes.getQuotation, { params: { id } }, { token: buyer.token })).statusCode).toBe(
    404,
  );
  expect(await get(supplier)).toMatchObject({ status: 6, actions: [] });
  expect((await kinds(buyer))[0]).toBe('quotation_withdrawn');
});

describe('templates', () => {
  const save = (name: string, by = supplier) =>
    app.send(routes.saveQuotationTemplate, { body: { name, terms: TERMS } }, { token: by.token });
  const list = ({ token }: MadeCompany) => app.call(routes.listQuotationTemplates, {}, { token });

  test('are the company’s own, one of a name, at most thirty also at once', async () => {
    await save('Bolts');
    await save('Bolts');
    expect(await list(supplier)).toMatchObject([{ name: 'Bolts', terms: { incoterm: 'FOB' } }]);
    const other = await makeSupplier(app);
    expect(await list(other)).toEqual([]);
    const [template] = await list(supplier);
    const gone = { params: { id: template!.id } };
    expect((await app.send(routes.deleteQuotationTemplate, gone, { token: other.token })).statusCode).toBe(
      404,
    );
    const many = await Promise.all(Array.from({ length: 32 }, (_, i) => save(`T${i}`)));
    expect(many.filter((reply) => reply.statusCode === 200)).toHaveLength(29);
    await app.call(routes.deleteQuotationTemplate, gone, { token: supplier.token });
    expect(await list(supplier)).toHaveLength(29);
  });
});
