/** Settings with their history, and what goes on while the marketplace is only read, or worked on. */
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { messageRoutes } from '../../../contract/account/message.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { albumRoutes } from '../../../contract/file/album.ts';
import { findingSwitchRoutes } from '../../../contract/operator/finding-switch.ts';
import { settingRoutes } from '../../../contract/operator/setting.ts';
import { groupRoutes } from '../../../contract/product/group.ts';
import { searchRoutes } from '../../../contract/search.ts';
import { LIMIT_KEYS } from '../../../domain/setting.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
  sessionOf,
} from '../../../tests/support/data/factories.ts';
import { runScript } from '../../../tests/support/process.ts';
import { changeMode } from './setting.ts';

const CONSOLE = `admin.${HOST}`;
const COMMAND = { user: null, language: 'en', ip: '127.0.0.1', requestId: 'test' } as const;

let app: TestApp;
let administrator: MadeUser;
let operator: MadeUser;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  const made = await makeReviewer(app, 'administrator');
  await app.db.execute(
    sql`INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES (${made.userId}, 'x', now())`,
  );
  administrator = { ...made, token: await sessionOf(app, made.userId) };
  operator = await makeReviewer(app, 'operator');
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());
afterEach(() => mode('open'));

async function mode(to: 'open' | 'read_only' | 'maintenance', until = '', message_en = '', message_zh = '') {
  await changeMode(app.deps, app.db, COMMAND, { mode: to, until, message_en, message_zh });
  await app.deps.settings.read();
}
/** As if they had just typed a code of their second factor. */
const confirm = ({ userId }: MadeUser) =>
  app.db.execute(sql`UPDATE sessions SET confirmed_at = ${app.deps.now()} WHERE user_id = ${userId}`);
const set = (by: MadeUser, key: string, body: object) =>
  app.send(settingRoutes.setSetting, { params: { key }, body }, { token: by.token });
const history = async (key: string) =>
  (await app.call(settingRoutes.listSettingChanges, { query: { key } }, { token: operator.token })).items;

test('a setting is changed by an administrator with a fresh second factor, and its history says by whom', async () => {
  const change = { value: 48, seen: 36 };
  expect((await set(operator, 'audit_months', change)).statusCode).toBe(403);
  expect((await set(administrator, 'audit_months', change)).json().code).toBe('confirm_identity');
  await confirm(administrator);
  expect((await set(administrator, 'audit_months', change)).statusCode).toBe(200);
  expect(app.deps.settings.values().audit_months).toBe(48);
  expect(await history('audit_months')).toMatchObject([
    { before: 36, after: 48, user: { id: administrator.userId, name: administrator.name } },
  ]);
  const { rows } = await app.db.execute(
    sql`SELECT action, before, after FROM audit_log WHERE entity = 'setting' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ action: 'set', before: { audit_months: 36 }, after: { audit_months: 48 } }]);
  // back to as it begins
  expect((await set(administrator, 'audit_months', { value: null, seen: 48 })).statusCode).toBe(200);
  expect(app.deps.settings.values().audit_months).toBe(36);
  await expect(app.db.execute(sql`DELETE FROM setting_changes`)).rejects.toThrow();
});

test('of two at once the second is told; what is out of bounds, unknown or of the mode is refused', async () => {
  await confirm(administrator);
  const both = await Promise.all(
    [50, 60].map((value) => set(administrator, 'figure_days', { value: value * 10, seen: 400 })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  for (const value of [0, 10_000, 1.5, 'many'])
    expect((await set(administrator, 'figure_days', { value, seen: 400 })).statusCode).toBe(422);
  expect((await set(administrator, 'nothing', { value: 1, seen: 1 })).statusCode).toBe(422);
  expect((await set(administrator, 'mode', { value: 'maintenance', seen: 'open' })).statusCode).toBe(422);
  expect(
    (await set(administrator, 'support_email', { value: 'help', seen: '' })).json().fields,
  ).toHaveProperty('value');
});

test('another server follows within two seconds', async () => {
  const other = await buildTestApp({}, { beside: app });
  await confirm(administrator);
  await set(administrator, 'support_email', { value: 'help@works.example', seen: '' });
  await expect
    .poll(() => other.deps.settings.values().support_email, { timeout: 2000 })
    .toBe('help@works.example');
  const { support_email } = await other.call(messageRoutes.listNotices, {}, { token: seller.token });
  expect(support_email).toBe('help@works.example');
  await other.close();
});

test('a limit that is set holds', async () => {
  await confirm(administrator);
  await set(administrator, 'albums_most', { value: 1, seen: 100 });
  const create = (name: string) =>
    app.send(albumRoutes.createAlbum, { body: { name } }, { token: seller.token });
  expect((await create('One')).statusCode).toBe(200);
  expect((await create('Two')).json().code).toBe('quota_albums');
});

test('what a company without a tier may hold is set, and what it holds already stays', async () => {
  await confirm(administrator);
  const by = { token: seller.token };
  const group = (name: string) => app.send(groupRoutes.createGroup, { body: { name } }, by);
  expect((await group('One')).statusCode).toBe(200);
  for (const [key, value, seen] of [
    ['free_groups', 1, 20],
    ['free_products', 7, 100],
    ['free_storage_mb', 64, 100],
    ['free_pins', 0, 3],
  ] as const)
    expect((await set(administrator, key, { value, seen })).statusCode).toBe(200);
  expect((await group('Two')).json().code).toBe('quota_groups');
  expect(await app.call(companyRoutes.getQuota, {}, by)).toMatchObject({
    productLimit: 7,
    limit: '64M',
    groupLimited: 1,
    groupUsed: 1,
    pinLimit: 0,
  });
  expect((await state()).limits).toMatchObject({ free_products: 7, drafts_most: 1000 });
  // more than the lowest tier has
  expect((await set(administrator, 'free_products', { value: 201, seen: 7 })).statusCode).toBe(422);
});

test('every limit is asked somewhere', () => {
  const sources = fs
    .globSync('server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
    .concat(['domain/company/membership.ts'])
    .map((file) => fs.readFileSync(file, 'utf8'));
  expect(LIMIT_KEYS.filter((key) => !sources.some((text) => text.includes(key)))).toEqual([]);
});

test('a kind of findings is switched off and on, with a history and never over a change of another', async () => {
  const change = (by: MadeUser, body: { on: boolean; seen: boolean }) =>
    app.send(
      findingSwitchRoutes.setFindingSwitch,
      { params: { kind: 'similar' }, body },
      { token: by.token },
    );
  const off = { on: false, seen: true };
  expect((await change(operator, off)).statusCode).toBe(403);
  await app.db.execute(sql`UPDATE sessions SET confirmed_at = NULL`);
  expect((await change(administrator, off)).json().code).toBe('confirm_identity');
  await confirm(administrator);
  const both = await Promise.all([change(administrator, off), change(administrator, off)]);
  expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const { items } = await app.call(findingSwitchRoutes.listFindingSwitches, {}, { token: operator.token });
  expect(items.filter(({ on }) => !on).map(({ kind }) => kind)).toEqual(['similar']);
  expect((await change(administrator, { on: true, seen: false })).statusCode).toBe(200);
  expect(await history('finding.similar')).toMatchObject([
    { before: 'off', after: 'on', user: { id: administrator.userId } },
    { before: 'on', after: 'off' },
  ]);
  const lines = await app.db.execute(
    sql`SELECT after FROM audit_log WHERE entity = 'setting' ORDER BY id DESC LIMIT 2`,
  );
  expect(lines.rows).toEqual([
    { after: { 'finding.similar': 'on' } },
    { after: { 'finding.similar': 'off' } },
  ]);
});

test('the command sets what the console sets: mode, end and message in both languages', async () => {
  const env = { DATA_DIR: app.ground.dataDir, DATABASE_URL: app.ground.database.url };
  const admin = (...args: string[]) => runScript('server/admin.ts', args, env).ended;
  const said = ['--message-en', 'Back at six.', '--message-zh', '六点恢复。'];
  expect(await admin('maintenance', 'on', '--until', 'soon')).toMatchObject({ code: 1 });
  expect(await admin('maintenance', 'on', '--until', '2020-01-01T00:00Z')).toMatchObject({ code: 1 });
  expect(await admin('maintenance', 'on', '--message-en', 'x'.repeat(301))).toMatchObject({ code: 1 });
  expect((await state()).mode).toBe('open');
  const ended = await admin('maintenance', 'on', '--until', '2099-12-01T06:00Z', ...said);
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.out).toContain('in maintenance now, until 2099-12-01T06:00:00.000Z');
  await expect.poll(async () => (await state()).mode, { timeout: 2000 }).toBe('maintenance');
  expect(await state()).toMatchObject({
    until: '2099-12-01T06:00:00.000Z',
    message: { en: 'Back at six.', zh: '六点恢复。' },
  });
  expect(await admin('maintenance', 'off')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await state()).mode, { timeout: 2000 }).toBe('open');
});

test('secrets and what follows a host are masked', async () => {
  const { variables } = await app.call(settingRoutes.listSettings, {}, { token: operator.token });
  const shown = new Map(variables.map(({ name, value }) => [name, value]));
  expect(shown.get('PUBLIC_HOST')).toBe(HOST);
  expect(shown.get('DATABASE_URL')).toMatch(/^postgres(ql)?:\/\/[^/@]*•+$/);
  expect(JSON.stringify(variables)).not.toContain('secret.key');
});

const state = () => app.call(settingRoutes.getSiteState, {}, {});
const page = (url: string, host = HOST) =>
  app.app.inject({ url, headers: { host, accept: 'text/html', 'user-agent': 'Mozilla/5.0' } });

test('read-only: pages, search and sessions go on, every write is 503 with its sentence, jobs pause', async () => {
  const { id } = await makeProduct(app, seller.companyId);
  await mode('read_only', '', 'Moving house.', '正在搬家。');
  expect(await state()).toMatchObject({
    mode: 'read_only',
    message: { en: 'Moving house.', zh: '正在搬家。' },
  });
  const by = { token: seller.token };
  const write = await app.send(albumRoutes.createAlbum, { body: { name: 'Three' } }, by);
  expect([write.statusCode, write.json().code]).toEqual([503, 'read_only']);
  expect(Number(write.headers['retry-after'])).toBeGreaterThan(0);
  const signIn = { account: seller.email, password: 'wrong' };
  expect((await app.send(authRoutes.login, { body: signIn })).statusCode).not.toBe(503);
  expect((await page(`/product-detail/${id}.html`)).statusCode).toBe(200);
  expect((await app.send(searchRoutes.searchProducts, { body: { kw: 'bolt' } })).statusCode).toBe(200);
  expect((await app.send(messageRoutes.listMessages, {}, by)).statusCode).toBe(200);
  const form = await app.app.inject({
    method: 'POST',
    url: '/feedback.html',
    headers: {
      host: HOST,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${HOST}`,
    },
    payload: 'description=x',
  });
  if (form.statusCode !== 404) {
    expect(form.statusCode).toBe(503);
    expect(form.body).toContain('Moving house.');
  }
  await confirm(administrator);
  const refused = await app.send(
    settingRoutes.setSetting,
    { params: { key: 'mail_days' }, body: { value: 300, seen: 365 } },
    { token: administrator.token, host: CONSOLE },
  );
  expect(refused.json().code).toBe('read_only');
  await app.deps.jobs.enqueue(app.db, 'file.remove', [{ key: 'paused.webp' }]);
  expect(await app.deps.jobs.doDue(app.deps, 'file.remove')).toEqual({ completed: 0, failed: 0 });
  const opened = await app.send(
    settingRoutes.setMode,
    { body: { mode: 'open' } },
    { token: administrator.token, host: CONSOLE },
  );
  expect(opened.statusCode).toBe(200);
  expect((await app.deps.jobs.doDue(app.deps, 'file.remove')).completed).toBe(1);
});

test('maintenance: what is kept is shown, all else is 503 with the sentence in both languages; the console goes on', async () => {
  const first = await page('/');
  expect(first.statusCode).toBe(200);
  await mode('maintenance', new Date(app.deps.now().getTime() + 600_000).toISOString());
  expect((await page('/')).statusCode).toBe(200);
  const closed = await page('/search-product/1.html?kw=bolt');
  expect(closed.statusCode).toBe(503);
  expect(closed.headers['retry-after']).toMatch(/^(?:600|599|598)$/);
  expect(closed.body).toContain('being worked on');
  expect((await page('/zh/search-product/1.html?kw=bolt')).body).toContain('维护');
  const member = await app.send(messageRoutes.listMessages, {}, { token: seller.token });
  expect([member.statusCode, member.json().code]).toEqual([503, 'maintenance']);
  expect((await app.app.inject('/healthz')).statusCode).toBe(200);
  const settings = await app.send(settingRoutes.listSettings, {}, { token: operator.token, host: CONSOLE });
  expect(settings.statusCode).toBe(200);
  const signIn = await app.send(
    authRoutes.login,
    { body: { account: operator.email, password: 'wrong' } },
    { host: CONSOLE },
  );
  expect(signIn.statusCode).not.toBe(503);
});

test('a mode ends at its time by itself; one that is over already is refused', async () => {
  await mode('maintenance', new Date(app.deps.now().getTime() + 60_000).toISOString());
  expect((await state()).mode).toBe('maintenance');
  app.pass(61);
  expect((await state()).mode).toBe('open');
  expect((await page('/search-product/1.html?kw=nut')).statusCode).toBe(200);
  await confirm(administrator);
  const past = await app.send(
    settingRoutes.setMode,
    { body: { mode: 'read_only', until: '2020-01-01T00:00:00Z' } },
    { token: administrator.token },
  );
  expect(past.json().fields).toHaveProperty('until');
});
