/** Staff: invited, given roles and kinds, ended (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRoutes } from '../../../contract/account/user.ts';
import { certificationRoutes } from '../../../contract/company/certification.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { staffRoutes as routes } from '../../../contract/operator/staff.ts';
import { routes as all } from '../../../contract/routes.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { consoleStaff } from '../../../locales/en/console/staff.ts';
import { consoleStaff as consoleStaffZh } from '../../../locales/zh/console/staff.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeFile,
  makeReviewer,
  makeSupplier,
  makeUser,
  tokenOf,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let administrator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  administrator = await makeReviewer(app, 'administrator');
});
afterAll(() => app.close());

let serial = 0;
const ip = () => `198.51.100.${++serial % 250}`;
const as = async ({ userId }: { userId: number }) => ({ token: await tokenOf(app, userId), ip: ip() });
const invite = async (email: string, body: object = { role: 'reviewer' }, by = administrator) =>
  app.send(routes.inviteStaff, { body: { email, ...body } as never }, await as(by));
const accept = (token: string, password = 'Kontor4711b') =>
  app.send(routes.acceptInvitation, { body: { token, name: 'Ann', password } }, { ip: ip() });
const linkTo = async (email: string) => {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
  );
  return /invitation#([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
};
const set = async (id: number, body: object, by = administrator) =>
  app.send(routes.setStaff, { params: { id }, body: body as never }, await as(by));
const end = async (id: number, by = administrator) =>
  app.send(routes.endStaff, { params: { id } }, await as(by));
const list = async () => app.call(routes.listStaff, {}, await as(administrator));
const me = (token: string) => app.send(userRoutes.getUser, {}, { token, ip: ip() });

describe('an invitation', () => {
  test('is a link that is good once; the second factor comes before anything else', async () => {
    const email = 'first@staff.example';
    expect(
      (await invite(email, { role: 'reviewer', kinds: ['product'], languages: ['zh'] })).statusCode,
    ).toBe(200);
    expect((await list()).invitations).toMatchObject([
      { email, role: 'reviewer', invited_by: administrator.name },
    ]);
    const token = await linkTo(email);
    const { rows } = await app.db.execute(sql`SELECT 1 FROM staff_invitations WHERE token_hash = ${token}`);
    expect(rows).toEqual([]);
    expect(await app.call(routes.readInvitation, { body: { token } }, { ip: ip() })).toEqual({
      email,
      role: 'reviewer',
    });
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 410]);
    const { access_token } = both.find((r) => r.statusCode === 200)!.json();
    expect((await me(access_token)).json()).toMatchObject({ role: 'reviewer', totpRequired: true });
    const counts = await app.send(reviewRoutes.reviewCounts, {}, { token: access_token, ip: ip() });
    expect(counts.json().code).toBe('totp_enrolment_required');
    const { items, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(items.find((one) => one.email === email)).toMatchObject({
      kinds: ['product'],
      languages: ['zh'],
      sessions: 1,
      totp_since: null,
    });
  });

  test('ends after 7 days, when it is taken back, and when another is sent', async () => {
    const email = 'second@staff.example';
    await invite(email);
    const first = await linkTo(email);
    await invite(email);
    expect((await accept(first)).statusCode).toBe(410);
    const second = await linkTo(email);
    const [invitation] = (await list()).invitations.filter((one) => one.email === email);
    const withdraw = async () =>
      app.send(routes.withdrawInvitation, { params: { id: invitation!.id } }, await as(administrator));
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 404]);
    expect((await accept(second)).statusCode).toBe(410);
    await invite(email);
    const third = await linkTo(email);
    app.pass(7 * 86_400 + 1);
    expect((await accept(third)).statusCode).toBe(410);
  });

  test('is not for an address with an account, nor with a common password, and only administrators invite', async () => {
    expect((await invite((await makeSupplier(app)).email)).json().fields).toHaveProperty('email');
    expect((await invite('x@staff.example', {}, await makeReviewer(app, 'operator'))).statusCode).toBe(403);
    expect((await invite('nobody')).statusCode).toBe(422);
    await invite('third@staff.example');
    const token = await linkTo('third@staff.example');
    expect((await accept(token, 'Password1')).statusCode).toBe(422);
    // somebody registers with it meanwhile
    await makeUser(app, { email: 'third@staff.example' });
    expect((await accept(token)).statusCode).toBe(422);
  });
});

describe('a role', () => {
  test('of another ends the sessions there were; other kinds do not', async () => {
    const reviewer = await makeReviewer(app);
    expect((await set(reviewer.userId, { role: 'reviewer', kinds: ['shop'] })).statusCode).toBe(200);
    expect((await me(reviewer.token)).statusCode).toBe(200);
    expect((await set(reviewer.userId, { role: 'operator' })).statusCode).toBe(200);
    expect((await me(reviewer.token)).statusCode).toBe(401);
    expect((await list()).items.find(({ id }) => id === reviewer.userId)).toMatchObject({
      role: 'operator',
      kinds: [],
    });
  });

  test('is not of members, not of oneself, and one administrator is always left', async () => {
    expect((await set((await makeUser(app)).userId, { role: 'reviewer' })).statusCode).toBe(404);
    expect((await set(administrator.userId, { role: 'reviewer' })).json().code).toBe('last_administrator');
    expect((await end(administrator.userId)).json().code).toBe('last_administrator');
    const second = await makeReviewer(app, 'administrator');
    expect((await set(administrator.userId, { role: 'reviewer' })).json().code).toBe('forbidden');
    const both = await Promise.all([
      set(second.userId, { role: 'operator' }),
      set(administrator.userId, { role: 'operator' }, second),
    ]);
    expect(both.filter((r) => r.statusCode === 200)).toHaveLength(1);
    const { rows } = await app.db.execute<{ id: number }>(
      sql`SELECT id::int AS id FROM users WHERE role = 'administrator' AND status = 1`,
    );
    expect(rows).toHaveLength(1);
    if (rows[0]!.id !== administrator.userId)
      await app.db.execute(sql`UPDATE users SET role = 'administrator' WHERE id = ${administrator.userId}`);
  });
});

test('an account that ends loses its sessions and gives its claims back', async () => {
  const reviewer = await makeReviewer(app);
  await app.db.execute(
    sql`INSERT INTO review_claims (entity, entity_id, reviewer_id, until) VALUES ('product', 987, ${reviewer.userId}, now() + interval '1 day')`,
  );
  const both = await Promise.all([end(reviewer.userId), end(reviewer.userId)]);
  expect(both.map((r) => r.statusCode).sort((a, b) => a - b)).toEqual([200, 404]);
  expect((await me(reviewer.token)).statusCode).toBe(401);
  const { rows } = await app.db.execute(
    sql`SELECT 1 FROM review_claims WHERE reviewer_id = ${reviewer.userId}`,
  );
  expect(rows).toEqual([]);
  expect((await list()).items.some(({ id }) => id === reviewer.userId)).toBe(false);
});

test('a reviewer of some kinds and languages sees and decides these alone', async () => {
  const seller = await makeSupplier(app, { certified: false, user: { language: 'en' } });
  const { id: license } = await makeFile(app, seller, 2);
  await app.call(certificationRoutes.submitLicense, { body: { license, name: 'Name' } }, await as(seller));
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id::int AS id FROM certifications WHERE company_id = ${seller.companyId}`,
  );
  const params = { id: rows[0]!.id };
  const reviewer = await makeReviewer(app);
  const seen = async () => {
    const caller = await as(reviewer);
    const kind = 'certification' as const;
    const [queue, view, claim, decision] = [
      await app.send(reviewRoutes.reviewQueue, { params: { kind }, query: { limit: 100 } }, caller),
      await app.send(certificationRoutes.getCertificationCase, { params }, caller),
      await app.send(reviewRoutes.claimCase, { params: { kind, ...params } }, caller),
      await app.send(
        certificationRoutes.decideCertification,
        { params, body: { approve: false, reasons: [] } as never },
        caller,
      ),
    ];
    const listed =
      queue.statusCode === 200 && queue.json().items.some(({ id }: { id: number }) => id === params.id);
    return [queue.statusCode, listed, view.statusCode, claim.statusCode, decision.statusCode];
  };
  await set(reviewer.userId, { role: 'reviewer', kinds: ['product'] });
  expect(await seen()).toEqual([403, false, 403, 403, 422]);
  const decide = async () =>
    app.send(
      certificationRoutes.decideCertification,
      { params, body: { approve: false, reasons: ['other'] } as never },
      await as(reviewer),
    );
  expect((await decide()).statusCode).toBe(403);
  await set(reviewer.userId, { role: 'reviewer', kinds: ['certification'], languages: ['zh'] });
  expect(await seen()).toEqual([200, false, 403, 403, 422]);
  expect((await decide()).statusCode).toBe(403);
  const counts = await app.call(reviewRoutes.reviewCounts, {}, await as(reviewer));
  expect(counts.map(({ kind }) => kind)).toEqual(['certification']);
  await set(reviewer.userId, { role: 'reviewer', kinds: ['certification'], languages: ['en'] });
  expect(await seen()).toEqual([200, true, 200, 200, 422]);
  expect((await decide()).statusCode).toBe(200);
});

test('staff has no company: creating one is refused with a sentence', async () => {
  const refused = await app.send(companyRoutes.createCompany, { body: {} as never }, await as(administrator));
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatch(/\w+ .+/);
});

test('the table of rights is that of the routes', async () => {
  const { items } = await app.call(routes.listRights, {}, await as(administrator));
  const staffs = Object.values(all).filter(({ access }) =>
    ['reviewer', 'operator', 'administrator'].includes(access),
  );
  expect(items).toHaveLength(staffs.length);
  expect(items.find(({ method, path }) => `${method} ${path}` === 'DELETE /review/staff/:id')).toEqual({
    area: 'staff',
    method: 'DELETE',
    path: '/review/staff/:id',
    access: 'administrator',
  });
  const areas = [...new Set(items.map(({ area }) => area))];
  for (const { areas: words } of [consoleStaff, consoleStaffZh])
    expect(Object.keys(words).toSorted()).toEqual(areas.toSorted());
});
