import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmationRoutes } from '../../../contract/account/confirmation.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { confirmableUntil } from '../../../domain/account/confirmation.ts';
import { confirmAddress, confirmationTokenOf } from '../../../tests/support/account/confirm-address.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { workDone } from '../../../tests/support/work.ts';
import { confirmationToken, guestToken } from '../../platform/secrets/guest-token.ts';
import { startWork } from '../../scheduled-jobs.ts';
import { removeOrphans } from '../file/file.ts';
import { removeUnconfirmed } from './confirmation.ts';

let app: TestApp;
let supplier: MadeCompany;
let reviewer: MadeUser;
let leaf: { id: number };
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  startWork(app.deps);
  supplier = await makeSupplier(app);
  reviewer = await makeReviewer(app);
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

/** The clock goes on by days: a token is of now. */
const as = async (who: MadeUser) => ({ token: await tokenOf(app, who.userId) });
const BAIT = 'Your parcel waits: http://evil.example/pay';
const ip = () => `198.18.${(++serial / 200) | 0}.${serial % 200}`;
const inDays = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString();
const ask = (email: string, given: object = {}, options: object = {}) =>
  app.send(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: supplier.companyId },
        subject: `${BAIT} ${++serial}`,
        message: `${BAIT} ${serial}, now.`,
        country: 'DE',
        name: BAIT,
        company: BAIT,
        email,
        ...given,
      },
    },
    { ip: ip(), ...options },
  );
const post = (email: string, given: object = {}) =>
  app.send(
    purchaseRoutes.createGuestPurchase,
    {
      body: {
        title: `${BAIT} ${++serial}`,
        category: leaf.id,
        description: BAIT,
        quantity: 5,
        unit: 'piece',
        receive: 'DE',
        closingDate: inDays(30),
        contact: { name: BAIT, email, company: BAIT },
        ...given,
      },
    },
    { ip: ip() },
  );
const outbox = async () =>
  (
    await app.db.execute<{ address: string; subject: string; body: string }>(
      sql`SELECT * FROM outbox ORDER BY id`,
    )
  ).rows;
const mailsTo = async (address: string) => (await outbox()).filter((mail) => mail.address === address);
const queue = async () =>
  (await app.call(reviewRoutes.reviewQueue, { params: { kind: 'purchase' } }, await as(reviewer))).items;
const inbox = async () => (await app.call(ownEnquiryRoutes.listEnquiries, {}, await as(supplier))).items;
const confirm = (token: string) =>
  app.send(confirmationRoutes.confirmAddress, { params: { token } }, { ip: ip() });

describe('40 phishing texts to the address of a stranger', () => {
  test('yield ten mails a day of each kind, none of which says any of it, and nothing for anybody else', async () => {
    const victim = 'stranger@victim.example';
    const statuses = [];
    for (let n = 0; n < 20; n++) {
      statuses.push((await ask(victim)).statusCode);
      statuses.push((await post(victim.toUpperCase())).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const mails = await outbox();
    expect(mails).toHaveLength(20);
    for (const { address, subject, body } of mails) {
      expect(address.toLowerCase()).toBe(victim);
      expect(subject + body).not.toMatch(/evil|parcel/);
    }
    expect(await queue()).toEqual([]);
    expect(await inbox()).toEqual([]);
    expect((await app.db.execute(sql`SELECT 1 FROM messages`)).rows).toEqual([]);
    app.pass(86_400);
    expect((await ask(victim)).statusCode).toBe(200);
  });

  test('of many at once only as many are mailed as are left of the day', async () => {
    for (const send of [ask, post]) {
      const email = `left${++serial}@victim.example`;
      for (let n = 0; n < 9; n++) expect((await send(email)).statusCode).toBe(200);
      const statuses = (await Promise.all(Array.from({ length: 12 }, () => send(email)))).map(
        ({ statusCode }) => statusCode,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(10);
    }
  });

  test('nobody sees what is not confirmed, by its number or by the link that it will have', async () => {
    const { id } = (await ask('unseen@victim.example')).json();
    const { ID } = (await post('unseen@victim.example')).json();
    const statuses = await Promise.all([
      app.send(ownEnquiryRoutes.getEnquiry, { params: { id } }, await as(supplier)),
      app.send(ownEnquiryRoutes.readEnquiry, { params: { id } }, await as(supplier)),
      app.send(enquiryRoutes.guestEnquiry, { params: { token: guestToken(app.deps, 'enquiry', id) } }),
      app.send(quotationRoutes.guestPurchase, { params: { token: guestToken(app.deps, 'purchase', ID) } }),
      app.send(purchaseRoutes.getPublicPurchase, { params: { id: ID } }),
      app.send(purchaseReviewRoutes.getPurchaseCase, { params: { id: ID } }, await as(reviewer)),
      app.send(
        purchaseReviewRoutes.decidePurchase,
        { params: { id: ID }, body: { approve: true } },
        await as(reviewer),
      ),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, await as(supplier))).toBe(0);
  });
});

describe('confirming', () => {
  test('what is confirmed and sent again asks for no other confirmation', async () => {
    const email = 'again@buyer.example';
    const same = { subject: 'Lamps', message: 'Two hundred lamps, please.', title: 'Two hundred lamps' };
    for (const send of [ask, post]) {
      expect((await send(email, same)).json()).toMatchObject({ confirm: true });
      expect((await send(email, same)).json()).toMatchObject({ confirm: true });
      const token = await confirmationTokenOf(app, email);
      expect((await confirm(token)).statusCode).toBe(200);
      expect((await send(email, same)).json()).toMatchObject({ confirm: false });
      await app.db.execute(sql`DELETE FROM outbox WHERE address = ${email}`);
    }
  });

  test('sends an enquiry on once, however often and from however many tabs', async () => {
    const email = 'tabs@buyer.example';
    await ask(email);
    const token = await confirmationTokenOf(app, email);
    const before = (await mailsTo(supplier.email)).length;
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies.map((reply) => [reply.statusCode, reply.json().path])).toEqual(
      replies.map(() => [200, replies[0]!.json().path]),
    );
    expect(await mailsTo(supplier.email)).toHaveLength(before + 1);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await inbox()).filter((item) => item.email === email)).toHaveLength(1);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await mailsTo(supplier.email)).toHaveLength(before + 1);
  });

  test('puts a request into the queue, where it has waited since then', async () => {
    const email = 'queue@buyer.example';
    const { ID } = (await post(email)).json();
    app.pass(3 * 86_400);
    await confirmAddress(app, email);
    const entry = (await queue()).find(({ id }) => id === ID);
    expect(app.deps.now().getTime() - new Date(entry!.submitted_at).getTime()).toBeLessThan(3_600_000);
    expect((await mailsTo(email)).map(({ body }) => body).join()).not.toMatch(/evil|parcel/);
  });

  test('is refused when the supplier is gone, and after seven days; a link of somebody else is unknown', async () => {
    const gone = await makeSupplier(app);
    await ask('gone@buyer.example', { target: { type: 'company', id: gone.companyId } });
    await app.db.execute(sql`UPDATE companies SET certification = 0 WHERE id = ${gone.companyId}`);
    const withdrawn = await confirm(await confirmationTokenOf(app, 'gone@buyer.example'));
    expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([409, 'wrong_state']);
    expect(await mailsTo(gone.email)).toEqual([]);

    const { id } = (await ask('late@buyer.example')).json();
    const late = await confirmationTokenOf(app, 'late@buyer.example');
    const forged = [
      confirmationToken(app.deps, { thing: 'enquiry', id, expiresAt: confirmableUntil(new Date(0)) }),
      confirmationToken(app.deps, { thing: 'purchase', id, expiresAt: new Date(inDays(8)) }),
      late.replace('e', 'p'),
      `${late.slice(0, -2)}AA`,
      'x'.repeat(60),
    ];
    for (const [n, token] of forged.entries())
      expect((await confirm(token)).statusCode, token).toBe(n === 0 ? 410 : 404);
    app.pass(7 * 86_400);
    for (const kept of [true, false]) {
      const expired = await confirm(late);
      expect([expired.statusCode, expired.json().code], String(kept)).toEqual([410, 'link_expired']);
      await removeUnconfirmed(app.deps);
    }
  });
});

test('after seven days what was not confirmed is gone, with its files; what was confirmed stays', async () => {
  const key = `${'cd'.repeat(12)}.webp`;
  const upload = async (id: number, name: string) => {
    await app.db.execute(
      sql`INSERT INTO files (id, key, purpose, name, mime, bytes, sha256, created_at)
        VALUES (${id}, ${name}, 6, 'a.webp', 'image/webp', 7, 'none', ${app.deps.now().toISOString()})`,
    );
    await app.deps.files.put(name, Buffer.from('drawing'), 'image/webp');
    return id;
  };
  const kept = (await ask('kept@buyer.example')).json().id;
  await confirmAddress(app, 'kept@buyer.example');
  const { id } = (await ask('drop@buyer.example', { files: [await upload(2 ** 52 + 1, key)] })).json();
  const { ID } = (
    await post('drop@buyer.example', { files: [await upload(2 ** 52 + 2, key.replace('cd', 'ce'))] })
  ).json();
  const left = async () =>
    (
      await app.db.execute<{ id: number }>(
        sql`SELECT id FROM enquiries WHERE id IN (${kept}, ${id}) UNION ALL SELECT id FROM purchases WHERE id = ${ID}`,
      )
    ).rows.map((row) => row.id);
  const clean = async () => {
    await removeUnconfirmed(app.deps);
    await removeOrphans(app.deps);
  };
  app.pass(6.9 * 86_400);
  await clean();
  expect(await left()).toHaveLength(3);
  expect(await app.deps.files.get(key)).not.toBeNull();
  app.pass(0.2 * 86_400);
  await clean();
  expect(await left()).toEqual([kept]);
  await workDone(app);
  expect(await app.deps.files.get(key)).toBeNull();
});

test('of more than one batch none is left', async () => {
  const { id } = (await ask('many@buyer.example')).json();
  const { rowCount } = await app.db.execute(sql`
    INSERT INTO enquiries (company_id, country_id, subject, name, email, language, submit_ip, guest_token_hash, created_at, updated_at)
    SELECT company_id, country_id, subject, name, email, language, submit_ip, guest_token_hash || n, created_at, updated_at
    FROM enquiries, generate_series(1, 1200) n WHERE id = ${id}`);
  expect(rowCount).toBe(1200);
  app.pass(7 * 86_400 + 1);
  await removeUnconfirmed(app.deps);
  const { rows } = await app.db.execute(sql`SELECT count(*)::int AS n FROM enquiries WHERE NOT confirmed`);
  expect(rows).toEqual([{ n: 0 }]);
});

describe('the page', () => {
  const open = (token: string, host = HOST, lang = '', method: 'GET' | 'POST' = 'GET') =>
    app.app.inject({
      method,
      url: `${lang}/confirm/${token}`,
      headers: {
        host,
        accept: 'text/html',
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { payload: '' }),
      remoteAddress: ip(),
    });

  test.each([HOST, `mobile.${HOST}`])(
    'on %s has a button that posts, and opening it changes nothing',
    async (host) => {
      const email = `page${++serial}@buyer.example`;
      await post(email);
      const token = await confirmationTokenOf(app, email);
      for (const [lang, button] of [
        ['', 'Yes, it was me'],
        ['/zh', '是我本人'],
      ] as const) {
        const page = await open(token, host, lang);
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
        expect(page.body).toContain(button);
        expect(page.body).not.toMatch(/evil|parcel/);
      }
      expect(await mailsTo(email)).toHaveLength(1);
      const done = await open(token, host, '', 'POST');
      expect([done.statusCode, done.headers.location]).toEqual([
        303,
        expect.stringContaining(`http://${HOST}/request/`),
      ]);
      const again = await open(token, host);
      expect(again.body).toContain('Your e-mail address is confirmed');
      expect(again.body).toContain('/request/');
      expect((await open(token, host, '', 'POST')).headers.location).toBe(done.headers.location);
      expect(await mailsTo(email)).toHaveLength(2);
    },
  );

  test('says that a link has expired or is not known', async () => {
    const email = 'expires@buyer.example';
    await post(email);
    const token = await confirmationTokenOf(app, email);
    app.pass(7 * 86_400);
    for (const method of ['GET', 'POST'] as const) {
      const expired = await open(token, HOST, '', method);
      expect(expired.statusCode).toBe(410);
      expect(expired.body).toContain('This link has expired');
      const unknown = await open('nonsense', HOST, '/zh', method);
      expect(unknown.statusCode).toBe(404);
      expect(unknown.body).toContain('链接无效');
    }
  });
});

describe("an address beside the account's that a member names", () => {
  const named = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject === 'Is this your e-mail address?');
  const linkIn = (body: string) => /\/confirm\/([\w-]+)/.exec(body)![1]!;

  test('is marked for the supplier until its owner confirms it; one letter, which opens nothing', async () => {
    const member = await makeBuyer(app);
    const address = 'purchasing@big-company.example';
    const sender = { token: await tokenOf(app, member.userId), ip: ip() };
    const write = async (email: string) =>
      app.call(
        enquiryRoutes.createEnquiry,
        {
          body: {
            target: { type: 'company' as const, id: supplier.companyId },
            message: `Please quote for our works number ${++serial}.`,
            country: 'DE',
            name: 'Tim',
            email,
          },
        },
        sender,
      );
    const seen = async (id: number) =>
      (await app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, await as(supplier))).email_confirmed;
    const first = await write(address);
    expect(first.confirm).toBe(false);
    const second = await write(address.toUpperCase());
    const own = await write(member.email);
    expect([await seen(first.id), await seen(second.id), await seen(own.id)]).toEqual([false, false, true]);
    const letters = await named(address);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.body).not.toContain('works number');
    const confirmed = await confirm(linkIn(letters[0]!.body));
    expect(confirmed.json()).toEqual({ path: '/' });
    expect([await seen(first.id), await seen(second.id)]).toEqual([true, true]);
    expect(await seen((await write(address)).id)).toBe(true);
    expect(await named(address)).toHaveLength(1);
    expect((await confirm(linkIn(letters[0]!.body))).statusCode).toBe(200);
  });

  test('of a request is marked for the reviewer, gives its owner no right and takes none', async () => {
    const member = await makeBuyer(app);
    const posted = await app.call(
      purchaseRoutes.createPurchase,
      {
        body: {
          title: `Steel bolts in bulk ${++serial}`,
          category: leaf.id,
          description: 'Bolts of stainless steel, M8.',
          quantity: 5,
          unit: 'piece',
          receive: 'DE',
          closingDate: inDays(30),
          contact: { name: 'Tim', email: supplier.email, company: '' },
        },
      },
      { token: await tokenOf(app, member.userId) },
    );
    const seen = async () =>
      (
        await app.call(
          purchaseReviewRoutes.getPurchaseCase,
          { params: { id: posted.ID } },
          await as(reviewer),
        )
      ).contact;
    expect(await seen()).toMatchObject({ email: supplier.email, email_confirmed: false });
    const [letter] = await named(supplier.email);
    const { path } = (await confirm(linkIn(letter!.body))).json();
    expect(path).toBe('/');
    expect(await seen()).toMatchObject({ email_confirmed: true });
  });

  test('costs at most three letters an hour and address, whoever names it', async () => {
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const member = await makeBuyer(app);
      const options = { token: await tokenOf(app, member.userId), ip: ip() };
      statuses.push((await ask('named@victim.example', {}, options)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await named('named@victim.example')).toHaveLength(3);
  });
});
