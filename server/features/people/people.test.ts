/** Companies and people as staff finds and sees them (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { appealRoutes } from '../../../contract/operator/appeal.ts';
import { peopleRoutes as routes } from '../../../contract/operator/people.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeBuyer,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
  makeUser,
  sessionOf,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { findUserIds, waysTo } from '../user/find.sql.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
let administrator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  [reviewer, operator, administrator] = await Promise.all([
    makeReviewer(app),
    makeReviewer(app, 'operator'),
    makeReviewer(app, 'administrator'),
  ]);
});
afterAll(() => app.close());

const as = async ({ userId }: MadeUser) => ({ token: await tokenOf(app, userId) });

test('a company is found by name, e-mail, domain, number, mobile and licence, and so is its account', async () => {
  const seller = await makeSupplier(app, { name: 'Wolfram Fasteners 100% Ltd', domain: 'wolframfast' });
  await app.db.execute(sql`UPDATE users SET mobile = '13755501234' WHERE id = ${seller.userId}`);
  await app.db.execute(sql`UPDATE companies SET name_zh = '宁波钨钢紧固件' WHERE id = ${seller.companyId}`);
  const licence = await makeFile(app, seller, 2);
  await app.db.execute(
    sql`INSERT INTO certifications (company_id, company_name, licence_id, licence_number)
      VALUES (${seller.companyId}, 'Name', ${licence.id}, 'ZQ-9133-7788')`,
  );
  const companies = async (kw: string) =>
    (await app.call(routes.listCompanies, { query: { kw } }, await as(reviewer))).items.map(({ id }) => id);
  const accounts = async (kw: string) =>
    (await app.call(accountRoutes.listUsers, { query: { kw } }, await as(operator))).items.map(
      ({ id }) => id,
    );
  for (const kw of [
    'wolfram',
    'FASTENERS 100%',
    '钨钢',
    seller.email,
    'wolframf',
    String(seller.companyId),
    '137-5550-1234',
    'zq-9133',
  ]) {
    expect(await companies(kw), kw).toContain(seller.companyId);
    if (kw !== String(seller.companyId)) expect(await accounts(kw), kw).toContain(seller.userId);
  }
  for (const kw of ['100_', 'wolframx', '9133-7788']) expect(await companies(kw), kw).toEqual([]);
  expect(await accounts(String(seller.userId))).toContain(seller.userId);

  // who writes their names in Chinese
  await app.db.execute(
    sql`UPDATE companies SET name = 'Jiaxing 嘉兴螺栓 Works' WHERE id = ${seller.companyId}`,
  );
  await app.db.execute(sql`UPDATE users SET name = '欧阳震华' WHERE id = ${seller.userId}`);
  for (const kw of ['螺栓', '螺', '栓 works', '欧阳', '阳震华']) {
    expect(await companies(kw), kw).toContain(seller.companyId);
    expect(await accounts(kw), kw).toContain(seller.userId);
  }
  expect(await companies('栓螺')).toEqual([]);
});

test('a company has a page, certified or not, with what staff needs of it', async () => {
  const seller = await makeSupplier(app, { certified: false });
  await makeProduct(app, seller.companyId, { status: 5 });
  const params = { id: seller.companyId };
  const file = await app.call(routes.getCompanyFile, { params }, await as(reviewer));
  expect(file).toMatchObject({
    profile: { name: `Company ${seller.domain}` },
    visible: false,
    owner: { email: seller.email, ban: null },
    submissions: [],
    products: [{ status: 5, count: 1 }],
  });
  const products = await app.call(
    routes.listProductsOfCompany,
    { params, query: { status: 5 } },
    await as(reviewer),
  );
  expect(products.total).toBe(1);
  const buyer = await makeBuyer(app);
  const ofBuyer = await app.call(
    routes.getCompanyFile,
    { params: { id: buyer.companyId } },
    await as(reviewer),
  );
  expect(ofBuyer.profile.type).toBe(2);
  expect(
    (await app.send(routes.getCompanyFile, { params: { id: 999_999 } }, await as(reviewer))).statusCode,
  ).toBe(404);
});

test('a ban shows its reason, day and author until it is lifted, on the page and in the list', async () => {
  const seller = await makeSupplier(app);
  const params = { id: seller.userId };
  await app.call(accountRoutes.banUser, { params, body: { note: 'Counterfeits' } }, await as(operator));
  const ban = { note: 'Counterfeits', by: operator.name };
  expect(await app.call(routes.getPerson, { params }, await as(operator))).toMatchObject({
    ban,
    may_act: true,
  });
  expect(
    (await app.call(routes.getCompanyFile, { params: { id: seller.companyId } }, await as(reviewer))).owner,
  ).toMatchObject({ ban });
  const listed = async () =>
    (await app.call(accountRoutes.listUsers, { query: { kw: seller.email } }, await as(operator))).items[0];
  expect(await listed()).toMatchObject({ ban });
  await app.call(accountRoutes.liftBan, { params, body: { note: 'A mistake' } }, await as(operator));
  expect(await listed()).toMatchObject({ ban: null });
  const log = await app.call(routes.listLogOfUser, { params, query: { by: 'staff' } }, await as(operator));
  expect(log.items).toMatchObject([
    { action: 'lift', detail: { note: 'A mistake' } },
    { action: 'ban', detail: { note: 'Counterfeits' } },
  ]);
});

test('what was decided on what is of a company stands in a list with what became of it, and as a sheet', async () => {
  const seller = await makeSupplier(app, { name: 'Decided Ltd' });
  const other = await makeSupplier(app);
  const params = { id: seller.userId };
  const body = { days: 3, note: 'Paid, not sent.', rule: 'fraud' as const };
  await app.call(accountRoutes.suspendUser, { params, body }, await as(reviewer));
  await app.call(accountRoutes.resumeUser, { params }, await as(reviewer));
  await app.call(accountRoutes.banUser, { params, body: { note: 'Counterfeits' } }, await as(operator));
  const ban = (await app.call(accountRoutes.listUsers, { query: { kw: seller.email } }, await as(operator)))
    .items[0];
  expect(ban).toMatchObject({ ban: { note: 'Counterfeits' } });
  const list = async (query: object = {}, id = seller.companyId) =>
    app.call(appealRoutes.listDecisionsOfCompany, { params: { id }, query }, await as(reviewer));
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { kind: 'ban', rule: 'terms', note: 'Counterfeits', reviewer: operator.name, title: 'Decided Ltd' },
    { kind: 'lift', reviewer: reviewer.name },
    { kind: 'suspend', rule: 'fraud', note: 'Paid, not sent.', undone_at: null, appeal: null },
  ]);
  await app.db.execute(
    sql`INSERT INTO appeals (decision_id, body, status, created_at, due_at) VALUES (${items[0]!.id}, 'No.', 3, now(), now())`,
  );
  await app.db.execute(
    sql`UPDATE decisions SET undone_at = now(), undone_by = reviewer_id WHERE id = ${items[2]!.id}`,
  );
  const kinds = async (query: object) => (await list(query)).items.map(({ kind }) => kind);
  expect(await kinds({ kind: 'lift' })).toEqual(['lift']);
  expect(await kinds({ state: 'undone' })).toEqual(['suspend']);
  expect(await kinds({ state: 'overturned' })).toEqual(['ban']);
  expect(await kinds({ state: 'appealed', kind: 'lift' })).toEqual([]);
  expect((await list({}, other.companyId)).total).toBe(0);
  const sheet = await app.send(
    appealRoutes.listDecisionsOfCompany,
    { params: { id: seller.companyId } },
    { ...(await as(reviewer)), headers: { accept: 'text/csv' } },
  );
  expect(sheet.headers['content-type']).toContain('text/csv');
  expect(sheet.body.trim().split('\n')).toHaveLength(4);
});

test('a suspended company is public nowhere, while its owner signs in and reads', async () => {
  const seller = await makeSupplier(app);
  const session = { token: await sessionOf(app, seller.userId) };
  const params = { id: seller.userId };
  const visible = async () =>
    (await app.call(routes.getCompanyFile, { params: { id: seller.companyId } }, await as(reviewer))).visible;
  const body = { days: 30, note: 'Counterfeits' };
  expect(
    (await app.send(accountRoutes.suspendUser, { params, body: { ...body, days: 181 } }, await as(reviewer)))
      .statusCode,
  ).toBe(422);
  await app.call(accountRoutes.suspendUser, { params, body }, await as(reviewer));
  expect(await visible()).toBe(false);
  expect((await app.send(appealRoutes.listOwnDecisions, {}, session)).statusCode).toBe(200);
  expect((await app.send(accountRoutes.suspendUser, { params, body }, await as(reviewer))).statusCode).toBe(
    409,
  );
  const self = { id: operator.userId };
  expect(
    (await app.send(accountRoutes.suspendUser, { params: self, body }, await as(operator))).statusCode,
  ).toBe(403);
  await app.call(accountRoutes.resumeUser, { params }, await as(reviewer));
  expect(await visible()).toBe(true);
});

test('every way of looking for a company or an account has its index', async () => {
  const { companies, users } = waysTo('13755501234');
  const { companies: byName } = waysTo('钨钢');
  const plans = await app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const explained: string[] = [];
    for (const way of [...companies, ...users, ...byName]) {
      const { rows } = await tx.execute(sql`EXPLAIN ${way}`);
      explained.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return explained;
  });
  expect(plans).toHaveLength(13);
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan');
    // an index that is read from end to end has no condition
    expect(plan).toContain('Index Cond');
  }
});

test('names in Chinese are read by their index, not from end to end', async () => {
  const { companies, users } = waysTo('钨钢');
  // trigrams see nothing of them, so an index of those can only be read whole
  for (const way of [companies[0]!, users[0]!]) {
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      const { rows } = await tx.execute(sql`EXPLAIN ${way}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('_name_pieces');
  }
});

test('a word that all names have is answered by the newest of them', async () => {
  await app.db.execute(sql`INSERT INTO users (email, name, password_hash)
    SELECT 'many' || n || '@pieces.example', '琥珀' || n || '有限公司', 'none' FROM generate_series(1, 1005) n`);
  const list = (kw: string) => findUserIds(app.db, { kw }, { limit: 1, offset: 0 });
  const [newest] = (await list('琥珀1005')).ids;
  expect(await list('有限公司')).toEqual({ ids: [newest], total: 1000 });
  expect((await list('琥珀77有限')).total).toBe(1);
});

test('sessions of another are ended one or all, but not those of staff of the own rank', async () => {
  const user = await makeUser(app);
  const [one, two] = [await sessionOf(app, user.userId), await sessionOf(app, user.userId)];
  const params = { id: user.userId };
  const list = async () => (await app.call(routes.listSessionsOfUser, { params }, await as(operator))).items;
  const alive = async (token: string) => (await app.send(userRoutes.getUser, {}, { token })).statusCode;
  expect(await list()).toHaveLength(2);
  const [first] = await list();
  await app.call(routes.endSessionOfUser, { params: { ...params, session: first!.id } }, await as(operator));
  expect((await Promise.all([alive(one), alive(two)])).sort((a, b) => a - b)).toEqual([200, 401]);
  await app.call(routes.endSessionsOfUser, { params }, await as(operator));
  expect(await Promise.all([alive(one), alive(two)])).toEqual([401, 401]);
  expect(await list()).toEqual([]);
  const other = await makeReviewer(app, 'operator');
  for (const id of [other.userId, operator.userId])
    expect(
      (await app.send(routes.endSessionsOfUser, { params: { id } }, await as(operator))).statusCode,
    ).toBe(403);
});

test('a second factor is reset by an administrator, for others, and its owner is told', async () => {
  const user = await makeUser(app);
  const params = { id: user.userId };
  const reset = async (by: MadeUser, id = user.userId) =>
    app.send(routes.resetTotpOfUser, { params: { id } }, await as(by));
  expect((await reset(administrator)).json().code).toBe('wrong_state');
  await app.db.execute(
    sql`INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES (${user.userId}, 'x', now())`,
  );
  expect((await reset(operator)).statusCode).toBe(403);
  expect((await reset(administrator, administrator.userId)).statusCode).toBe(403);
  expect((await reset(administrator)).statusCode).toBe(200);
  expect((await app.call(routes.getPerson, { params }, await as(operator))).totp_since).toBeNull();
  const { rows } = await app.db.execute(sql`SELECT 1 FROM outbox WHERE address = ${user.email}`);
  expect(rows).toHaveLength(1);
});

test('notes are written and read by staff', async () => {
  const seller = await makeSupplier(app);
  const params = { id: seller.userId };
  await app.call(routes.addNoteOfUser, { params, body: { note: 'Called them.' } }, await as(reviewer));
  const { items } = await app.call(routes.listNotesOfUser, { params }, await as(operator));
  expect(items).toMatchObject([{ note: 'Called them.', author: reviewer.name }]);
  for (const note of ['', 'x'.repeat(2001)])
    expect(
      (await app.send(routes.addNoteOfUser, { params, body: { note } }, await as(reviewer))).statusCode,
    ).toBe(422);
  expect(
    (
      await app.send(
        routes.addNoteOfUser,
        { params: { id: 999_999 }, body: { note: 'x' } },
        await as(reviewer),
      )
    ).statusCode,
  ).toBe(404);
});
