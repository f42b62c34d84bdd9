/** One more document, what a licence says, and a certification that is taken back (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { certificationRoutes as routes } from '../../../contract/company/certification.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { appealRoutes } from '../../../contract/operator/appeal.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { doDue, emailsOf } from '../../../tests/support/work.ts';
import { licenceNotices } from './ending.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  [reviewer, operator] = [await makeReviewer(app), await makeReviewer(app, 'operator')];
});
afterAll(() => app.close());

const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const as = async ({ userId }: MadeUser) => ({ token: await tokenOf(app, userId) });
const own = async (seller: MadeCompany) => app.call(companyRoutes.getCompany, {}, await as(seller));

async function submitted(given: Parameters<typeof makeSupplier>[1] = { certified: false }) {
  const seller = await makeSupplier(app, given);
  const { id: license } = await makeFile(app, seller, 2);
  await app.call(routes.submitLicense, { body: { license, name: 'Certified Name Ltd' } }, await as(seller));
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id::int AS id FROM certifications WHERE company_id = ${seller.companyId} AND status = 1`,
  );
  return { seller, id: rows[0]!.id };
}
const decide = async (id: number, body: object, by = reviewer) =>
  app.send(routes.decideCertification, { params: { id }, body }, await as(by));
const ask = async (id: number, note = 'The second page, please.') =>
  app.send(routes.askCertificationDocument, { params: { id }, body: { note } }, await as(reviewer));
const answer = async (seller: MadeCompany, document: unknown) =>
  app.send(routes.answerCertificationQuestion, { body: { document } }, await as(seller));
const withdraw = async ({ companyId }: MadeCompany, by = operator) =>
  app.send(
    routes.withdrawCertification,
    {
      params: { id: companyId },
      body: { reasons: ['licence_not_authentic'], note: 'The number is of another.' },
    },
    await as(by),
  );
const caseOf = async (id: number) =>
  app.call(routes.getCertificationCase, { params: { id } }, await as(reviewer));
const isQueued = async (id: number) =>
  (
    await app.call(
      reviewRoutes.reviewQueue,
      { params: { kind: 'certification' }, query: { limit: 100 } },
      await as(reviewer),
    )
  ).items.some((entry) => entry.id === id);
const messagesOf = async (seller: MadeUser) =>
  (await app.call(messageRoutes.listMessages, { query: { size: 50 } }, await as(seller))).items;
const mailsTo = async (seller: MadeUser) =>
  (
    await app.db.execute<{ subject: string }>(
      sql`SELECT subject FROM outbox WHERE address = ${seller.email} ORDER BY id`,
    )
  ).rows;

describe('one more document', () => {
  test('is asked for with a note; the entry waits for the company and then comes back', async () => {
    const { seller, id } = await submitted();
    expect(await isQueued(id)).toBe(true);
    expect((await ask(id)).statusCode).toBe(200);
    expect(await isQueued(id)).toBe(false);
    expect(await own(seller)).toMatchObject({
      companyAuthStatus: 1,
      documentAsked: { note: 'The second page, please.' },
    });
    const [message] = await messagesOf(seller);
    expect(message).toMatchObject({ type: 'certification_asked', link: '/company/EnterpriseCert' });
    expect(message!.body).toContain('The second page, please.');
    expect(await mailsTo(seller)).toHaveLength(1);
    const document = await makeFile(app, seller, 2);
    expect((await answer(seller, document.id)).statusCode).toBe(200);
    expect(await isQueued(id)).toBe(true);
    expect((await own(seller)).documentAsked).toBeNull();
    expect(await caseOf(id)).toMatchObject({
      asked_at: null,
      questions: [{ note: 'The second page, please.', document: `/api/session/files/${document.key}` }],
    });
    expect((await decide(id, { approve: true })).statusCode).toBe(200);
  });

  test('of two reviewers, and of two tabs of the company, one is first', async () => {
    const { seller, id } = await submitted();
    const asked = await Promise.all([ask(id), ask(id)]);
    expect(asked.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    const files = [await makeFile(app, seller, 2), await makeFile(app, seller, 2)];
    const answered = await Promise.all(files.map((file) => answer(seller, file.id)));
    expect(answered.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await caseOf(id)).questions).toHaveLength(1);
  });

  test('takes no foreign file, and nothing while none is asked; a decision ends the question', async () => {
    const { seller, id } = await submitted();
    const file = await makeFile(app, seller, 2);
    expect((await answer(seller, file.id)).json().code).toBe('wrong_state');
    await ask(id);
    const [foreign, picture] = [
      await makeFile(app, await makeSupplier(app), 2),
      await makeFile(app, seller, 3),
    ];
    for (const wrong of [foreign.id, picture.id, `/api/session/files/${foreign.key}`, '', null])
      expect((await answer(seller, wrong)).json().fields, String(wrong)).toHaveProperty('document');
    expect((await ask(999_999)).statusCode).toBe(404);
    expect((await decide(id, { approve: false, reasons: ['other'] })).statusCode).toBe(200);
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 2, documentAsked: null });
    expect((await answer(seller, file.id)).statusCode).toBe(409);
    expect((await ask(id)).statusCode).toBe(409);
  });
});

describe('what the licence says', () => {
  test('is confirmed with the approval, shown to the company, and may be entered later', async () => {
    const { seller, id } = await submitted();
    const facts = {
      number: '9133-A',
      authority: 'Ningbo AMR',
      issued_on: '2020-01-31',
      expires_on: day(400),
    };
    expect((await decide(id, { approve: true, facts })).statusCode).toBe(200);
    expect((await own(seller)).licenceFacts).toEqual(facts);
    const set = async (body: object, of = id) =>
      app.send(routes.setCertificationFacts, { params: { id: of }, body }, await as(operator));
    expect((await set({ number: '9133-B' })).statusCode).toBe(200);
    expect((await own(seller)).licenceFacts).toEqual({
      number: '9133-B',
      authority: null,
      issued_on: null,
      expires_on: null,
    });
    expect((await set({}, 999_999)).statusCode).toBe(404);
    expect((await set({}, (await submitted()).id)).statusCode).toBe(409);
  });

  test('may be left out, and is refused where it cannot be', async () => {
    const { id } = await submitted();
    for (const [facts, field] of [
      [{ expires_on: day(-1) }, 'expires_on'],
      [{ issued_on: day(30), expires_on: day(30) }, 'expires_on'],
      [{ issued_on: '2020-13-01' }, 'facts.issued_on'],
      [{ number: 'x'.repeat(51) }, 'facts.number'],
    ] as const)
      expect((await decide(id, { approve: true, facts })).json().fields, field).toHaveProperty(field);
    expect((await decide(id, { approve: true })).statusCode).toBe(200);
  });
});

describe('a certification that is withdrawn', () => {
  test('closes the shop with its products, says why, and is brought back by a new submission alone', async () => {
    const { seller, id } = await submitted();
    await decide(id, { approve: true });
    const product = await makeProduct(app, seller.companyId);
    const visit = async (label: string, url: string) =>
      (await app.app.inject({ url, headers: { host: `${label}${HOST}` } })).statusCode;
    expect(await visit(`${seller.domain}.`, '/about.html')).toBe(200);
    expect((await withdraw(seller)).statusCode).toBe(200);
    await expect.poll(() => visit(`${seller.domain}.`, '/about.html'), { timeout: 30_000 }).toBe(404);
    expect(await visit('', `/product-detail/${product.id}.html`)).not.toBe(200);
    expect(await own(seller)).toMatchObject({
      companyAuthStatus: 2,
      rejectReasons: ['licence_not_authentic'],
      reviewNote: 'The number is of another.',
    });
    expect((await messagesOf(seller))[0]).toMatchObject({ type: 'certification_withdrawn' });
    expect((await withdraw(seller)).json().code).toBe('wrong_state');
    const { id: license } = await makeFile(app, seller, 2);
    await app.call(routes.submitLicense, { body: { license, name: 'Certified Name Ltd' } }, await as(seller));
    const { rows } = await app.db.execute<{ id: number }>(
      sql`SELECT id::int AS id FROM certifications WHERE company_id = ${seller.companyId} AND status = 1`,
    );
    expect((await caseOf(rows[0]!.id)).history).toMatchObject([{ status: 2, withdrawn: true }]);
    await decide(rows[0]!.id, { approve: true });
    await expect.poll(() => visit(`${seller.domain}.`, '/about.html'), { timeout: 30_000 }).toBe(200);
  });

  test('overturned, the company is certified as before, and what waited waits; not once it has submitted anew', async () => {
    const decisionOf = async ({ companyId }: MadeCompany) => {
      const { rows } = await app.db.execute<{ id: number }>(
        sql`SELECT id FROM decisions WHERE company_id = ${companyId} AND kind = 'withdraw'`,
      );
      return rows[0]!.id;
    };
    const overturn = async (seller: MadeCompany) => {
      const id = await decisionOf(seller);
      await app.call(
        appealRoutes.appealDecision,
        { params: { id }, body: { text: 'It is ours.' } },
        await as(seller),
      );
      const { rows } = await app.db.execute<{ id: number }>(
        sql`SELECT id FROM appeals WHERE decision_id = ${id}`,
      );
      const body = { overturn: true, answer: 'Right.' };
      return async () =>
        (
          await app.send(appealRoutes.decideAppeal, { params: { id: rows[0]!.id }, body }, await as(reviewer))
        ).json();
    };
    const { seller, id } = await submitted();
    await decide(id, { approve: true });
    const { id: license } = await makeFile(app, seller, 2);
    const submit = async () =>
      app.send(routes.submitLicense, { body: { license, name: 'Certified Name Ltd' } }, await as(seller));
    await submit();
    const { rows: open } = await app.db.execute<{ id: number }>(
      sql`SELECT id::int AS id FROM certifications WHERE company_id = ${seller.companyId} AND status = 1`,
    );
    await ask(open[0]!.id);
    const states = async () =>
      (
        await app.db.execute(
          sql`SELECT status, reasons, asked_at, withdrawn_at FROM certifications WHERE company_id = ${seller.companyId} ORDER BY id`,
        )
      ).rows;
    const before = await states();
    await withdraw(seller);
    expect(await (await overturn(seller))()).toEqual({ restored: true });
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 3 });
    expect(await states()).toEqual(before);

    const { seller: other, id: first } = await submitted();
    await decide(first, { approve: true });
    await withdraw(other);
    const decideIt = await overturn(other);
    const file = await makeFile(app, other, 2);
    await app.call(
      routes.submitLicense,
      { body: { license: file.id, name: 'Another Ltd' } },
      await as(other),
    );
    // a new submission withdraws the appeal
    expect(await decideIt()).toMatchObject({ code: 'wrong_state' });
    expect(await own(other)).toMatchObject({ companyAuthStatus: 1 });
  });

  test('takes a submission that waits with it, asked or not', async () => {
    const { seller, id } = await submitted({});
    await ask(id);
    expect((await withdraw(seller)).statusCode).toBe(200);
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 2, documentAsked: null });
    expect((await decide(id, { approve: true })).statusCode).toBe(409);
  });

  test('is for operators, of certified companies that are not their own; of two one is first', async () => {
    const seller = await makeSupplier(app);
    expect((await withdraw(seller, reviewer)).statusCode).toBe(403);
    expect((await withdraw(await makeSupplier(app, { certified: false }))).json().code).toBe('wrong_state');
    expect((await withdraw({ ...seller, companyId: 999_999 })).statusCode).toBe(404);
    const both = await Promise.all([withdraw(seller), withdraw(seller, await makeReviewer(app, 'operator'))]);
    expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

// at the end, as the clock moves by weeks
test('the owner is told 30, 7 and 1 days before the last day, once each, unless a new licence waits', async () => {
  await app.db.execute(sql`UPDATE certifications SET told = 1`);
  const tell = () => emailsOf(app, () => doDue(app, 'ending.licence', licenceNotices.ask));
  const { seller, id } = await submitted();
  await decide(id, { approve: true, facts: { expires_on: day(32) } });
  const { seller: renewed, id: old } = await submitted();
  await decide(old, { approve: true, facts: { expires_on: day(32) } });
  const { id: license } = await makeFile(app, renewed, 2);
  await app.call(routes.submitLicense, { body: { license, name: 'Certified Name Ltd' } }, await as(renewed));
  const seen: number[] = [];
  for (let passed = 0; passed <= 34; passed++) {
    await Promise.all([tell(), tell()]);
    seen.push((await messagesOf(seller)).filter(({ type }) => type === 'certification_expires').length);
    app.pass(86_400);
  }
  expect(seen.flatMap((n, i) => (n > (seen[i - 1] ?? 0) ? [32 - i] : []))).toEqual([30, 7, 1]);
  expect((await messagesOf(renewed)).filter(({ type }) => type === 'certification_expires')).toEqual([]);
});
