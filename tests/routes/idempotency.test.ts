/** Every call that makes a record: sent twice with one key it makes one, and both are answered alike (decision 25). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { removeOldIdempotencyKeys } from '../../server/platform/http/idempotency/idempotency.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildFixtures, CALLER, type Fixtures, type Role } from '../support/data/fixtures.ts';
import { samples } from '../support/data/samples.ts';
import { multipart, png, uploadTo } from '../support/data/upload.ts';

const POSTS = Object.entries<Route>(routes).filter(([, { method }]) => method === 'POST');
const CREATING = Object.entries<Route>(routes).filter(([, { creates }]) => creates) as [RouteName, Route][];

/** Every POST that takes no key, and why the same sent twice makes no second record. */
const MAKES_NO_RECORD: Record<string, RouteName[]> = {
  'reads, and writes nothing': [
    'checkEmail',
    'readInvitation',
    'checkPhone',
    'checkProduct',
    'previewProduct',
    'previewShop',
    'searchProducts',
    'searchCompanies',
    'searchPurchases',
  ],
  'signs in or out: the second one is another sign-in, or is out already': [
    'login',
    'loginByCode',
    'signInWithTotp',
    'refresh',
    'logout',
    'logoutEverywhere',
  ],
  'takes a code or ticket that is good once; the second is refused': [
    'verifyEmail',
    'verifyPhone',
    'setPassword',
    'acceptInvitation',
    'undoContactChange',
    'changePassword',
    'setUserEmail',
    'setUserMobile',
    // it ends the session that it was sent with
    'confirmTotp',
    'confirmIdentity',
  ],
  'sends at most one a minute, or an hour, which takes the place of the one before': [
    'sendEmail',
    'sendSms',
    'sendUserCode',
    'startTotp',
    'renewEnquiryLink',
    'renewGuestLink',
  ],
  'makes something the caller’s own; asked again it is the same': ['claimEnquiry', 'claimPurchase'],
  'sets fields to what is sent': [
    'setUserName',
    'setUserLanguage',
    'setUserTemplate',
    'setBuyerCompany',
    'setCompanyDomain',
    'setCompanyCategory',
    'setCompanyBasic',
    'setCompanyDetail',
    'setCompanyContact',
    'setCompanyBanner',
    'setCompanyPhotos',
    'setShopLook',
  ],
  'moves a state, which the second one finds moved (409)': [
    'becomeSupplier',
    'withdrawProduct',
    'takeProductOffline',
    'restoreProduct',
    'submitProduct',
    'refreshProduct',
    'closeGuestPurchase',
    'decideGuestQuotation',
    'decideQuotation',
    'submitShopContent',
    'withdrawShopContent',
    'discardShopContent',
    'releaseHeldEnquiry',
    'refuseHeldEnquiry',
    'answerFeedback',
    'confirmInfringement',
    'askHolder',
    'closeInfringement',
    'actOnInfringementItem',
    'forwardCounterNotice',
    'settleCounterNotice',
    'handleFeedback',
    'handleReport',
    'handleLead',
    'banUser',
    'liftBan',
    'resumeUser',
    'suspendUser',
    'actOnReport',
    'decideAppeal',
    'decideCertification',
    'endMembership',
    'refuseCompanyChange',
    'askCertificationDocument',
    'answerCertificationQuestion',
    'withdrawCertification',
    'decideProduct',
    'decideMany',
    'decideHeldEnquiries',
    'undoDecision',
    'judgeSample',
    'decideRevision',
    'takeDownProduct',
    'decidePurchase',
    'takeDownPurchase',
    'decideShopContent',
    'takeDownShopContent',
    'sendAgain',
    'cancelMail',
    'retryWork',
    'acceptSynonym',
    'closeCategory',
    'openCategory',
    'mergeCategory',
    'mergePropertyValue',
    'refuseSynonym',
  ],
  'is done when it is done: the second changes nothing': [
    'carrySaved',
    'confirmAddress',
    'readMessage',
    'claimCase',
    'claimFeedback',
    'takeOverCase',
    'resendDelivery',
    'translateMessage',
    'translateGuestMessage',
    'retryWorks',
    'dropWorks',
    'keepWordHits',
    'takeDownWordHits',
  ],
  'counts, without telling who': ['searchOpened'],
};

test('every POST takes a key, or is named with the reason why it makes no record', () => {
  const withoutKey = POSTS.filter(([, { creates }]) => !creates).map(([name]) => name);
  expect(withoutKey.toSorted()).toEqual(Object.values(MAKES_NO_RECORD).flat().toSorted());
});

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
});
afterAll(() => app.close());

const groups = routes.createGroup;

/** Rows of every table but those that count calls. */
async function rows(): Promise<Record<string, number>> {
  const { rows: tables } = await app.db.$client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname NOT IN ('rate_limits', 'decoding_work', 'idempotency_keys')`,
  );
  const counted = tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*) FROM ${name}`)
    .join(' UNION ALL ');
  const { rows: counts } = await app.db.$client.query<{ name: string; count: number }>(counted);
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}

const keyed = (key: string, token: string | undefined) => ({
  ...(token && { token }),
  headers: { 'idempotency-key': key },
});

describe.each(CREATING.filter(([, { accepts }]) => accepts !== 'file'))('%s', (name, route) => {
  test('the second is answered as the first and writes nothing', async () => {
    const token = await fixtures.token(CALLER[route.access]);
    const key = randomUUID();
    const first = await app.send(route, samples(fixtures)[name], keyed(key, token));
    const before = await rows();
    const second = await app.send(route, samples(fixtures)[name], keyed(key, token));
    expect(second.statusCode).toBe(first.statusCode);
    expect(await rows()).toEqual(before);
    if (first.statusCode >= 300) return;
    expect(second.body).toBe(first.body);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });
});

test('an account and its company are made once, and the answer that was lost is had again', async () => {
  const email = 'twice@example.com';
  await app.call(routes.sendEmail, { body: { email, send_type: 2 } });
  const { rows: mails } = await app.db.$client.query<{ body: string }>(
    'SELECT body FROM outbox WHERE address = $1',
    [email],
  );
  const registration = {
    email,
    user_name: 'Ann',
    mobile: '8613812345678',
    password: 'kestrel47plinth',
    confirm_password: 'kestrel47plinth',
    verify_code: /\d{6}/.exec(mails[0]!.body)![0],
    checked: true,
  };
  const key = randomUUID();
  const register = () => app.send(routes.register, { body: registration }, keyed(key, undefined));
  const [first, again] = [await register(), await register()];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  // without the key its code has been used
  expect((await app.send(routes.register, { body: registration })).statusCode).toBe(422);

  const { access_token: token } = first.json();
  const { rows: countries } = await app.db.$client.query<{ id: number }>(
    `SELECT id FROM addresses WHERE level = 1 AND code = 'DE'`,
  );
  const company = { type: 2, name: 'Twice Trading', country: countries[0]!.id };
  const companyKey = randomUUID();
  const create = () => app.send(routes.createCompany, { body: company }, keyed(companyKey, token));
  const made = await create();
  const madeAgain = await create();
  expect([made.statusCode, madeAgain.statusCode, madeAgain.body]).toEqual([200, 200, made.body]);
  expect((await app.send(routes.createCompany, { body: company }, { token })).json().code).toBe(
    'company_exists',
  );
});

describe('a key', () => {
  const name = () => `Group ${randomUUID().slice(0, 8)}`;
  const create = async (key: string, body: object, role: Role = 'supplier') =>
    app.send(groups, { body }, keyed(key, await fixtures.token(role)));

  test('of ten at once makes one record', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const before = await rows();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create(key, body)));
    const made = replies.filter(({ statusCode }) => statusCode === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body: text }) => text)).size).toBe(1);
    for (const { statusCode, headers, body: text } of replies.filter((reply) => !made.includes(reply))) {
      expect([statusCode, JSON.parse(text).code]).toEqual([409, 'still_running']);
      expect(headers['retry-after']).toBe('1');
    }
    const after = await rows();
    expect(after.product_groups).toBe(before.product_groups! + 1);
  });

  test('with other content is refused', async () => {
    const key = randomUUID();
    await create(key, { name: name() });
    const other = await create(key, { name: name() });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });

  test('is another one with another account', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const mine = await create(key, body);
    const theirs = await create(key, body, 'other');
    expect(theirs.statusCode).toBe(200);
    expect(theirs.body).not.toBe(mine.body);
  });

  test('leaves nothing by which whoever reads the database could try what was sent', async () => {
    const body = { name: name() };
    await app.db.$client.query('DELETE FROM idempotency_keys');
    await create(randomUUID(), body);
    await create(randomUUID(), body, 'other');
    const { rows: kept } = await app.db.$client.query<{ fingerprint: Buffer }>(
      'SELECT fingerprint FROM idempotency_keys',
    );
    expect(new Set(kept.map(({ fingerprint }) => fingerprint.toString('hex'))).size).toBe(2);
  });

  test('is free again after a refusal', async () => {
    const key = randomUUID();
    expect((await create(key, { name: '' })).statusCode).toBe(422);
    const taken = { name: name() };
    await create(randomUUID(), taken);
    expect((await create(key, taken)).statusCode).toBe(422);
    expect((await create(key, { name: name() })).statusCode).toBe(200);
  });

  test('that nobody can guess is asked for', async () => {
    for (const key of ['short', 'x'.repeat(256), 'with a space in between'])
      expect((await create(key, { name: name() })).json().code).toBe('malformed');
  });

  test('of a file speaks for the file', async () => {
    const options = keyed(randomUUID(), await fixtures.token('supplier'));
    const bytes = multipart(await png());
    const send = () => uploadTo(app, 1, bytes, options);
    const first = await send();
    const second = await send();
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('of a process that died says that nobody knows, until a day has passed', async () => {
    const key = randomUUID();
    const body = { name: name() };
    const first = await create(key, body);
    await app.db.$client.query('UPDATE idempotency_keys SET reply = NULL');
    expect((await create(key, body)).json().code).toBe('still_running');
    app.pass(61);
    expect((await create(key, body)).json().code).toBe('outcome_unknown');
    await app.call(routes.deleteGroup, { params: first.json() }, { token: await fixtures.token('supplier') });
    app.pass(24 * 3600);
    expect((await create(key, body)).statusCode).toBe(200);
  });

  test('is kept for a day, and its reply for nobody who has not got it', async () => {
    const key = randomUUID();
    await create(key, { name: name() });
    const { rows: kept } = await app.db.$client.query<{ reply: Buffer }>(
      'SELECT reply FROM idempotency_keys',
    );
    for (const { reply } of kept) expect(reply?.toString('latin1') ?? '').not.toContain('"id"');
    app.pass(24 * 3600 + 1);
    await removeOldIdempotencyKeys(app.deps);
    const { rows: left } = await app.db.$client.query('SELECT FROM idempotency_keys');
    expect(left).toHaveLength(0);
  });
});
