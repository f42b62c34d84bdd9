import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prospectRoutes as routes } from '../../../contract/operator/prospect.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { postForm } from '../../../tests/support/browser/forms.ts';
import {
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
  makeUser,
} from '../../../tests/support/data/factories.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { prospects } from './prospect.tables.ts';

let app: TestApp;
let operator: MadeUser;
let user: MadeUser;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  user = await makeUser(app);
});
afterAll(() => app.close());

const body = (given: object = {}) => ({
  companyName: `Ningbo Bolt Works ${++serial}`,
  contactName: '王芳',
  contactPhone: '13800138000',
  from: '1',
  ...given,
});
let visitor = 0;
const send = (given: object, ip = `198.51.100.${++visitor % 250}`, headers = {}) =>
  app.send(routes.createLead, { body: given }, { ip, headers });
const rows = () => app.db.select().from(prospects).orderBy(desc(prospects.id));
const last = async () => (await rows())[0]!;

describe('asking to be called', () => {
  test('answers null, with or without a trailing slash', async () => {
    const given = body();
    const response = await send(given);
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    expect(await last()).toMatchObject({ companyName: given.companyName, source: '1', resolvedAt: null });
    const slashed = await app.app.inject({
      method: 'POST',
      url: '/api/guest/vip/requests/',
      headers: { host: HOST },
      payload: body({ from: '2' }),
    });
    expect([slashed.statusCode, (await last()).source]).toEqual([200, '2']);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'send', entity: 'lead', actorRole: 'guest' });
  });

  test('of the phone number only digits stay, at most twenty', async () => {
    await send(body({ contactPhone: '+86 (138) 0013-8000' }));
    expect((await last()).contactPhone).toBe('8613800138000');
    await send(body({ contactPhone: '1'.repeat(30) }));
    expect((await last()).contactPhone).toBe('1'.repeat(20));
  });

  test('limits: 50 and 20 characters', async () => {
    const most = await send(body({ companyName: 'x'.repeat(50), contactName: '名'.repeat(20) }));
    expect(most.statusCode).toBe(200);
    const before = (await rows()).length;
    const refused = await send(
      body({ companyName: 'x'.repeat(51), contactName: 'x'.repeat(21), contactPhone: 'none' }),
      '198.51.100.251',
      { 'accept-language': 'zh-CN' },
    );
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({
      companyName: '最多 50 个字符。',
      contactName: '最多 20 个字符。',
      contactPhone: '该项不能为空',
    });
    expect((await send(body({ from: '3' }))).json().fields).toHaveProperty('from');
    expect((await rows()).length).toBe(before);
  });

  test('sent twice at the same moment it is there once; an hour later it is a new one', async () => {
    const given = body();
    const before = (await rows()).length;
    const both = await Promise.all([send(given), send(given)]);
    expect(both.map((r) => r.statusCode)).toEqual([200, 200]);
    expect((await rows()).length).toBe(before + 1);
    app.pass(3600);
    await send(given);
    expect((await rows()).length).toBe(before + 2);
  });

  test('an address has twenty an hour', async () => {
    const ip = '203.0.113.77';
    for (let n = 0; n < 20; n++) await app.deps.rateLimit('prospect', ip, 20);
    const refused = await send(body(), ip);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    const form = await postForm(app.app, '/zh/vip-kuajingtong', body(), { ip });
    expect([form.statusCode, form.body.includes('操作过于频繁')]).toEqual([422, true]);
    app.pass(3600);
    expect((await send(body(), ip)).statusCode).toBe(200);
  });
});

describe('the list of the console', () => {
  test('newest first; resolved by whom and when; of two at once one is first', async () => {
    const other = await makeReviewer(app, 'operator');
    const first = body();
    const second = body();
    await send(first);
    await send(second);
    const { items } = await app.call(routes.listLeads, { query: { state: 'open', size: 2 } }, operator);
    expect(items.map((prospect) => prospect.companyName)).toEqual([second.companyName, first.companyName]);
    const { id } = items[0]!;
    const open = await app.call(routes.countLeads, {}, operator);
    const both = await Promise.all([
      app.send(routes.handleLead, { params: { id } }, operator),
      app.send(routes.handleLead, { params: { id } }, other),
    ]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const winner = both[0].statusCode === 200 ? operator : other;
    const done = await app.call(routes.listLeads, { query: { state: 'handled' } }, operator);
    expect(done.items[0]).toMatchObject({ id, handled: { by: winner.name, at: expect.any(String) } });
    expect((await app.call(routes.countLeads, {}, operator)).waiting).toBe(open.waiting - 1);
    await app.call(routes.reopenLead, { params: { id } }, other);
    expect((await app.send(routes.reopenLead, { params: { id } }, other)).statusCode).toBe(409);
    expect((await app.call(routes.countLeads, {}, operator)).waiting).toBe(open.waiting);
    const lines = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(4);
    // beside what was done, who came too late
    expect(lines.map((line) => [line.action, line.entityId])).toEqual([
      ['fail', id],
      ['reopen', id],
      ['fail', id],
      ['handle', id],
    ]);
    expect((await app.send(routes.handleLead, { params: { id: 999_999 } }, operator)).statusCode).toBe(404);
  });
});

describe('a prospect is followed up', () => {
  const sent = async () => {
    await send(body());
    return (await last()).id;
  };
  const itemOf = async (id: number) => {
    const { items } = await app.call(routes.listLeads, { query: { size: 100 } }, operator);
    return items.find((item) => item.id === id)!;
  };

  test('it has an owner, a stage and a day; of two operators at once one is first', async () => {
    const id = await sent();
    const other = await makeReviewer(app, 'operator');
    const change = (owner: MadeUser, version: number) =>
      app.send(
        routes.changeLead,
        {
          params: { id },
          body: { owner: owner.userId, stage: 'contacted', remindOn: '2031-03-01', version },
        },
        owner,
      );
    const both = await Promise.all([change(operator, 1), change(other, 1)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const winner = both[0].statusCode === 200 ? operator : other;
    expect(await itemOf(id)).toMatchObject({
      owner: { id: winner.userId },
      stage: 'contacted',
      remind_on: '2031-03-01',
      version: 2,
      handled: null,
    });
    const [line] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'change'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line).toMatchObject({
      entity: 'lead',
      entityId: id,
      before: { stage: 'new', ownerId: null },
      after: { stage: 'contacted', ownerId: winner.userId },
    });
    const wrong = { owner: user.userId, stage: 'contacted', remindOn: null, version: 2 } as const;
    const refused = await app.send(routes.changeLead, { params: { id }, body: wrong }, operator);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['owner']]);
  });

  test('won resolves it, and a stage before that reopens it; what is resolved meanwhile is not overwritten', async () => {
    const id = await sent();
    const set = (stage: 'won' | 'contacted', version: number) =>
      app.send(
        routes.changeLead,
        { params: { id }, body: { owner: null, stage, remindOn: null, version } },
        operator,
      );
    expect((await set('won', 1)).statusCode).toBe(200);
    expect((await itemOf(id)).handled).toMatchObject({ by: operator.name });
    expect((await set('contacted', 2)).statusCode).toBe(200);
    expect((await itemOf(id)).handled).toBeNull();
    await app.call(routes.handleLead, { params: { id } }, operator);
    expect((await set('won', 3)).statusCode).toBe(409);
    expect((await set('won', 4)).statusCode).toBe(200);
    await app.call(routes.reopenLead, { params: { id } }, operator);
    expect(await itemOf(id)).toMatchObject({ stage: 'contacted', handled: null });
  });

  test('its owner, and nobody else, is reminded from the day on; the list is narrowed by owner, stage and day', async () => {
    const other = await makeReviewer(app, 'operator');
    const today = app.deps.now().toISOString().slice(0, 10);
    const [due, later] = [await sent(), await sent()];
    for (const [id, remindOn] of [
      [due, today],
      [later, '2999-01-01'],
    ] as const)
      await app.call(
        routes.changeLead,
        { params: { id }, body: { owner: other.userId, stage: 'offered', remindOn, version: 1 } },
        operator,
      );
    expect(await app.call(routes.countLeadReminders, {}, other)).toEqual({
      waiting: 1,
      oldest: `${today}T00:00:00.000Z`,
    });
    const idsOf = async (query: object, as: MadeUser) =>
      (await app.call(routes.listLeads, { query }, as)).items.map(({ id }) => id);
    expect(await idsOf({ owner: 'me', due: 'today' }, other)).toEqual([due]);
    expect(await idsOf({ owner: 'me', stage: 'offered' }, other)).toEqual([later, due]);
    expect(await idsOf({ owner: String(other.userId), stage: 'won' }, operator)).toEqual([]);
    expect(await idsOf({ owner: 'nobody', size: 100 }, operator)).not.toContain(due);
    await app.call(routes.handleLead, { params: { id: due } }, other);
    expect((await app.call(routes.countLeadReminders, {}, other)).waiting).toBe(0);
  });

  test('notes are kept with their author, newest first', async () => {
    const params = { id: await sent() };
    for (const note of ['Called, nobody there.', 'Wants an offer.'])
      await app.call(routes.addLeadNote, { params, body: { note } }, operator);
    const notes = await app.call(routes.listLeadNotes, { params }, operator);
    expect(notes.items.map(({ note, author }) => [note, author])).toEqual([
      ['Wants an offer.', operator.name],
      ['Called, nobody there.', operator.name],
    ]);
    expect((await itemOf(params.id)).notes).toBe(2);
    const nowhere = { params: { id: 999_999 }, body: { note: 'x' } };
    expect((await app.send(routes.addLeadNote, nowhere, operator)).statusCode).toBe(404);
  });
});

describe.each([
  ['/vip-kuajingtong', '1'],
  ['/cross-border-promotion', '2'],
])('%s without script', (path, source) => {
  const { from: _, ...fields } = body();
  const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });

  test.each(['', '/zh'])('posts and leads back to its own copy of the form: %s', async (prefix) => {
    const given = { ...fields, companyName: `Company ${++serial}`, from: '9', place: 'bottom' };
    const response = await postForm(app.app, prefix + path, given);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${prefix}${path}?sent=1#apply-bottom`);
    expect(await last()).toMatchObject({ companyName: given.companyName, source });
    const page = await get(`${prefix}${path}?sent=1`);
    const message = prefix ? '提交成功' : 'Submitted';
    expect(page.body).toMatch(new RegExp(`role="status"[^>]*>.*${message}`, 's'));
    expect((await get(prefix + path)).body).not.toMatch(new RegExp(`>${message}`));
  });

  test('renders the form again with what was typed, and says what is wrong', async () => {
    const before = (await rows()).length;
    const given = { companyName: '<b>"Bolts"', contactName: '', contactPhone: 'x', place: 'bottom' };
    const response = await postForm(app.app, `/zh${path}`, given);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('value="&lt;b&gt;&quot;Bolts&quot;"');
    expect(response.body.match(/<p id="bottom-contact\w+-error"[^>]*>该项不能为空/g)).toHaveLength(2);
    expect(response.body).not.toContain('id="top-contactName-error"');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await rows()).length).toBe(before);
  });

  test('a form of another site is not taken', async () => {
    const response = await postForm(app.app, path, fields, { headers: { origin: 'https://evil.example' } });
    expect(response.statusCode).toBe(403);
  });

  test.each(['', '/zh'])('its head: %s', async (prefix) => {
    const { body: html } = await get(prefix + path);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)![1]!;
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toContain(`<link rel="canonical" href="http://${HOST}${prefix}${path}">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

test('the cases of the membership page are what the pages of members say of themselves', async () => {
  const seller = await makeSupplier(app, { tier: 'vip', name: 'Yuyao Valve Works' });
  const plain = await makeSupplier(app, { name: 'Somebody Else' });
  const shown = await makeProduct(app, seller.companyId, { title: 'Brass ball valve' });
  await makeProduct(app, plain.companyId);
  app.deps.pages.clear();
  const page = (await app.app.inject({ url: '/vip-kuajingtong', headers: { host: HOST } })).body;
  const own = (await app.app.inject({ url: `/product-detail/${shown.id}.html`, headers: { host: HOST } }))
    .body;
  expect(page).toContain(/<title>([^<]*)</.exec(own)![1]);
  expect(page).toContain(`/product-detail/${shown.id}.html`);
  expect(page).not.toContain('Somebody Else');
});
