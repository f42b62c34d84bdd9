import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { purchaseRoutes as routes } from '../../../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { confirmAddress } from '../../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  makeBuyer,
  makeFile,
  makeProduct,
  makePurchase,
  makeSupplier,
  makeUser,
} from '../../../../tests/support/data/factories.ts';
import { leadCards } from '../../card/card.ts';

let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const body = (given: object = {}) => ({
  title: `Looking for hexagon bolts ${++serial}`,
  category: leaf.id,
  description: 'Stainless steel bolts for a bridge.',
  quantity: 5000,
  unit: 'piece',
  receive: 'de',
  targetPrice: 0.35,
  closingDate: day(30),
  certifications: ['IOS 9001'],
  contact: { name: 'Ann Buyer', email: `ann${serial}@buyer.example`, company: 'Bridges Ltd' },
  ...given,
});
// another address each time: the limit a minute is a test of its own
const ip = () => `203.0.113.${(++serial % 200) + 20}`;
const send = (given: object = {}, options: { token?: string; headers?: Record<string, string> } = {}) =>
  app.send(
    options.token ? routes.createPurchase : routes.createGuestPurchase,
    { body: body(given) },
    { ...options, ip: ip() },
  );
const emailsTo = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const rowOf = async (id: number) =>
  (await app.db.execute<Record<string, unknown>>(sql`SELECT * FROM purchases WHERE id = ${id}`)).rows[0]!;
const contact = (email: string) => ({ name: 'Ann', email, company: '' });

describe('createPurchase', () => {
  test('of a guest waits for its review once it is confirmed, and is followed by the link in the mail', async () => {
    const response = await send({ contact: contact('one@buyer.example') });
    expect(response.statusCode, response.body).toBe(200);
    const { ID } = response.json();
    expect(await rowOf(ID)).toMatchObject({ status: 2, audit_status: 0, user_id: null, published_at: null });
    const { token } = await confirmAddress(app, 'one@buyer.example');
    const mail = (await emailsTo('one@buyer.example'))[1]!;
    expect(mail.body).toContain(`http://b2b.overseas.localhost/request/${token}`);
    expect((await rowOf(ID)).guest_token_hash).not.toContain(token);
    const seen = await app.call(quotationRoutes.guestPurchase, { params: { token } });
    expect(seen).toMatchObject({
      ID,
      status: 2,
      publishedAt: null,
      open: false,
      actions: ['close'],
      quotations: [],
      audit: { status: 0, reason: '', updatedAt: null },
      contact: { name: 'Ann' },
      receive: { code: 'DE' },
      closingDate: `${day(30)}T23:59:59.999Z`,
    });
    expect(JSON.stringify(seen)).not.toMatch(/one@buyer|203\.0\.113/);
    expect(
      (await app.send(quotationRoutes.guestPurchase, { params: { token: 'x'.repeat(43) } })).statusCode,
    ).toBe(404);
    expect((await app.send(routes.getPublicPurchase, { params: { id: ID } })).statusCode).toBe(404);
  });

  test.each([
    ['Asia/Shanghai', '15:59:59.999', '23:59:59.999+08:00'],
    ['pacific/AUCKLAND', null, /23:59:59.999\+1[23]:00/],
    ['Mars/Olympus', '23:59:59.999', '23:59:59.999Z'],
  ])('closes with its day where it was posted: %s', async (timeZone, utc, shown) => {
    const buyer = await makeBuyer(app);
    const { ID } = await app.call(
      routes.createPurchase,
      { body: { ...body({ contact: contact(buyer.email) }), timeZone } },
      { token: buyer.token },
    );
    const own = await app.call(ownPurchaseRoutes.getOwnPurchase, { params: { id: ID } }, buyer);
    expect(own.closingDate.slice(0, 10)).toBe(day(30));
    expect(own.closingDate.slice(11)).toMatch(shown);
    const { closing_at: at } = await rowOf(ID);
    if (utc) expect(new Date(at as string).toISOString()).toBe(`${day(30)}T${utc}Z`);
    const [card] = await leadCards(app.db, [ID], app.deps.now(), { unpublished: true });
    expect(card!.closingDate).toBe(own.closingDate);
  });

  test('in Chinese the link leads to the Chinese page', async () => {
    await send({ contact: contact('zh@buyer.example') }, { headers: { 'accept-language': 'zh-CN' } });
    expect((await confirmAddress(app, 'zh@buyer.example')).path).toMatch(/^\/zh\/request\//);
    const [first, second] = await emailsTo('zh@buyer.example');
    expect(first!.subject).toContain('请确认您的邮箱');
    expect(first!.body).toContain('http://b2b.overseas.localhost/zh/confirm/');
    expect(second!.body).toContain('http://b2b.overseas.localhost/zh/request/');
  });

  test('of an account is its own, and the account is written to', async () => {
    const buyer = await makeBuyer(app);
    const user = await makeUser(app);
    for (const { token, userId, email } of [buyer, user]) {
      const { ID } = (await send({ contact: contact('other@buyer.example') }, { token })).json();
      expect((await rowOf(ID)).user_id).toBe(userId);
      expect(await emailsTo(email)).toHaveLength(1);
    }
    // whose address it is learns of nothing that was written
    for (const { subject } of await emailsTo('other@buyer.example'))
      expect(subject).toBe('Is this your e-mail address?');
    const refused = await app.send(routes.createPurchase, { body: body() }, { ip: ip() });
    expect(refused.statusCode).toBe(401);
  });

  test('sent twice, also at once, it is there once', async () => {
    const same = body({ contact: contact('duplicate@buyer.example') });
    const again = () => app.send(routes.createGuestPurchase, { body: same }, { ip: ip() });
    const replies = await Promise.all([again(), again(), again()]);
    expect(new Set(replies.map((reply) => reply.json().ID)).size).toBe(1);
    expect(await emailsTo('duplicate@buyer.example')).toHaveLength(1);
    const other = { ...same, description: 'Something else.' };
    const changed = await app.send(routes.createGuestPurchase, { body: other }, { ip: ip() });
    expect(changed.json().ID).not.toBe(replies[0]!.json().ID);
    app.pass(11 * 60);
    expect((await again()).json().ID).not.toBe(replies[0]!.json().ID);
  });

  test('asks for nothing in a category that is closed, nor below one', async () => {
    for (const closed of leaf.trail) {
      await app.db.execute(sql`UPDATE categories SET closed_at = now() WHERE id = ${closed}`);
      const refused = await send();
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['category']]);
      await app.db.execute(sql`UPDATE categories SET closed_at = NULL WHERE id = ${closed}`);
    }
    expect((await send()).statusCode).toBe(200);
  });

  test('names what is wrong, in the language of whoever asks', async () => {
    const [root] = leaf.trail;
    const hidden = await makeProduct(app, (await makeSupplier(app)).companyId, { status: 2 });
    await app.db.execute(
      sql`INSERT INTO prohibited_words (word) VALUES ('plutonium') ON CONFLICT DO NOTHING`,
    );
    const cases: [object, string][] = [
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(129) }, 'title'],
      [{ title: 'Plutonium wanted' }, 'title'],
      [{ description: '' }, 'description'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      [{ description: 'We need PLUTONIUM soon' }, 'description'],
      [{ category: root }, 'category'],
      [{ category: 9_999_999_999 }, 'category'],
      [{ quantity: 0 }, 'quantity'],
      [{ quantity: 0.001 }, 'quantity'],
      [{ quantity: null }, 'quantity'],
      [{ unit: 'furlong' }, 'unit'],
      [{ receive: 'XX' }, 'receive'],
      [{ receive: 'Germany' }, 'receive'],
      [{ targetPrice: -1 }, 'targetPrice'],
      [{ closingDate: day(-1) }, 'closingDate'],
      [{ closingDate: day(367) }, 'closingDate'],
      [{ closingDate: 'soon' }, 'closingDate'],
      [{ certifications: ['none'] }, 'certifications.0'],
      [{ files: [1, 2, 3, 4, 5, 6, 7] }, 'files'],
      [{ files: [999_999] }, 'files'],
      [{ contact: contact('nobody') }, 'contact.email'],
      [{ contact: { name: '', email: 'a@b.example' } }, 'contact.name'],
      [{ product: hidden.id }, 'product'],
      [{ product: 999_999_999 }, 'product'],
    ];
    for (const [given, field] of cases) {
      const response = await send(given);
      expect([response.statusCode, Object.keys(response.json().fields)], field).toEqual([422, [field]]);
    }
    const zh = await send({ closingDate: day(-1) }, { headers: { 'accept-language': 'zh' } });
    expect(zh.json().fields).toEqual({ closingDate: '日期已过。' });
  });

  test('today is a closing date, and so is the same day of next year', async () => {
    const now = app.deps.now();
    const year = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
    for (const closingDate of [day(0), year.toISOString().slice(0, 10), `${day(3)}T10:00:00+08:00`]) {
      const response = await send({ closingDate });
      expect(response.statusCode, response.body).toBe(200);
      expect(new Date((await rowOf(response.json().ID)).closing_at as string).toISOString()).toMatch(
        /T23:59:59\.999Z$/,
      );
    }
  });

  test('one address may not post any number', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i++)
      codes.push(
        (await app.send(routes.createGuestPurchase, { body: body() }, { ip: '198.51.100.8' })).statusCode,
      );
    expect([codes[0], codes.at(-1)]).toEqual([200, 429]);
  });
});

test('attachments are own uploads; those of a guest are taken once, and open by the link alone', async () => {
  const buyer = await makeBuyer(app);
  const other = await makeBuyer(app);
  const mine = await makeFile(app, buyer, 6);
  const theirs = await makeFile(app, other, 6);
  const code = async (files: number[], token?: string) =>
    (await send({ files }, token ? { token } : {})).statusCode;
  expect(await code([mine.id], buyer.token)).toBe(200);
  expect(await code([theirs.id], buyer.token)).toBe(422);
  expect(await code([mine.id])).toBe(422);

  const guestFile = { id: 2 ** 52 + 4242, key: `${'ab'.repeat(12)}.webp` };
  await app.db.execute(
    sql`INSERT INTO files (id, key, purpose, name, mime, bytes, sha256)
      VALUES (${guestFile.id}, ${guestFile.key}, 6, 'drawing.webp', 'image/webp', 7, 'none')`,
  );
  await app.deps.files.put(guestFile.key, Buffer.from('drawing'), 'image/webp');
  const sent = await send({ files: [guestFile.id], contact: contact('files@buyer.example') });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await code([guestFile.id])).toBe(422);
  const { token } = await confirmAddress(app, 'files@buyer.example');
  const { files } = await app.call(quotationRoutes.guestPurchase, { params: { token } });
  expect(files).toMatchObject([
    { name: 'drawing.webp', url: `/api/services/purchase/${token}/files/${guestFile.key}` },
  ]);
  const open = (params: object) => app.send(quotationRoutes.guestPurchaseFile, { params });
  expect((await open({ token, key: guestFile.key })).body).toBe('drawing');
  expect((await open({ token, key: theirs.key })).statusCode).toBe(404);
  expect((await open({ token: 'x'.repeat(43), key: guestFile.key })).statusCode).toBe(404);
});

describe('joining with the e-mail of a guest', () => {
  const register = async (email: string) => {
    await app.call(authRoutes.sendEmail, { body: { email, send_type: 2 } }, { ip: ip() });
    const code = /\d{6}/.exec((await emailsTo(email)).at(-1)!.body)![0];
    const passwords = { password: 'kestrel47plinth', confirm_password: 'kestrel47plinth' };
    const form = {
      email,
      user_name: 'Ann',
      mobile: `139${String(10_000_000 + ++serial)}`,
      ...passwords,
      verify_code: code,
      checked: true,
    };
    const response = await app.send(authRoutes.register, { body: form }, { ip: ip() });
    expect(response.statusCode, response.body).toBe(200);
    return (await app.db.execute<{ id: number }>(sql`SELECT id FROM users WHERE email = ${email}`)).rows[0]!
      .id;
  };

  test('gives the new account the requests of its e-mail, and the link stays good', async () => {
    const { ID } = (await send({ contact: contact('Joins@Buyer.example') })).json();
    const { token } = await confirmAddress(app, 'Joins@Buyer.example');
    const { ID: late } = (await send({ contact: contact('Joins@Buyer.example') })).json();
    const { ID: foreign } = (await send({ contact: contact('stays@buyer.example') })).json();
    const userId = await register('joins@buyer.example');
    expect((await rowOf(ID)).user_id).toBe(userId);
    expect((await rowOf(foreign)).user_id).toBeNull();
    // what nobody has confirmed is nobody's; confirmed later it is the account's
    expect((await rowOf(late)).user_id).toBeNull();
    await confirmAddress(app, 'Joins@Buyer.example');
    expect((await rowOf(late)).user_id).toBe(userId);
    expect((await app.call(quotationRoutes.guestPurchase, { params: { token } })).ID).toBe(ID);
    const log = await app.db.execute(
      sql`SELECT action FROM audit_log WHERE entity = 'purchase' AND entity_id = ${ID} ORDER BY id`,
    );
    expect(log.rows.map((line) => line.action)).toEqual(['submit', 'confirm', 'claim']);
  });

  test('takes nothing from another account that gave the same contact', async () => {
    const buyer = await makeBuyer(app);
    const { id } = await makePurchase(app, { userId: buyer.userId, email: 'shared@buyer.example' });
    await register('shared@buyer.example');
    expect((await rowOf(id)).user_id).toBe(buyer.userId);
  });
});

describe('closing by the link', () => {
  const posted = async (email: string) => {
    const { ID } = (await send({ contact: contact(email) })).json();
    return { ID, ...(await confirmAddress(app, email)) };
  };
  const close = (token: string) => app.send(routes.closeGuestPurchase, { params: { token } }, { ip: ip() });

  test('ends the quotations, once', async () => {
    const { ID, token } = await posted('close@buyer.example');
    await app.db.execute(
      sql`UPDATE purchases SET status = 1, audit_status = 1, audited_at = now(), published_at = now() WHERE id = ${ID}`,
    );
    expect((await app.call(routes.getPublicPurchase, { params: { id: ID } })).open).toBe(true);
    const replies = await Promise.all([close(token), close(token)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await app.call(routes.getPublicPurchase, { params: { id: ID } })).toMatchObject({
      status: 4,
      open: false,
    });
    expect(await app.call(quotationRoutes.guestPurchase, { params: { token } })).toMatchObject({
      status: 4,
      actions: [],
    });
  });

  test('before the review leaves nothing to be shown', async () => {
    const { ID, token } = await posted('never@buyer.example');
    expect((await close(token)).statusCode).toBe(200);
    expect((await app.send(routes.getPublicPurchase, { params: { id: ID } })).statusCode).toBe(404);
    expect((await close('x'.repeat(43))).statusCode).toBe(404);
  });
});
