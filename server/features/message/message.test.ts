import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MESSAGE_KINDS,
  MESSAGE_SUBJECTS,
  messageRoutes,
  SUBJECT_OF,
} from '../../../contract/account/message.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeUser } from '../../../tests/support/data/factories.ts';
import { notices } from './message.tables.ts';
import { removeOldMessages, sendMessage } from './message.ts';
import { messageText } from './texts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const inbox = (token: string, query: object = {}, language = 'en') =>
  app.call(messageRoutes.listMessages, { query }, { token, headers: { 'accept-language': language } });

test('a message goes after the days of the setting, read or not, and none before', async () => {
  const { userId, token } = await makeUser(app);
  for (const kind of ['welcome', 'welcome', 'welcome'] as const)
    await sendMessage(app.deps, app.db, userId, kind);
  const now = app.deps.now().getTime();
  const ids = (await inbox(token)).items.map(({ id }) => id);
  const age = (id: number, days: number) =>
    app.db.execute(
      sql`UPDATE messages SET created_at = ${new Date(now - days * DAY_MS).toISOString()} WHERE id = ${id}`,
    );
  await age(ids[0]!, 731);
  await app.db.execute(sql`UPDATE messages SET read_at = now() WHERE id = ${ids[1]!}`);
  await age(ids[1]!, 731);
  await age(ids[2]!, 729);
  await removeOldMessages(app.deps);
  expect((await inbox(token)).items.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    ids.slice(2).sort((a, b) => a - b),
  );
});

test('a message is in the language of whoever reads it, newest first, five a page', async () => {
  const { userId, token } = await makeUser(app);
  for (let i = 0; i < 6; i++) await sendMessage(app.deps, app.db, userId, 'welcome');
  const params = { title: 'Bolt', reasons: 'wrong_category,other', note: 'See rule 3' };
  await sendMessage(app.deps, app.db, userId, 'product_rejected', params, '/products/7/edit');
  const page = await inbox(token);
  expect([page.total, page.size, page.page, page.items.length]).toEqual([7, 5, 1, 5]);
  expect(page.items[0]).toMatchObject({
    type: 'product_rejected',
    title: '“Bolt” not passed: wrong category, other',
    action: 'Fix',
    body: '“Bolt” did not pass the review. Reasons: wrong category, other. Note: See rule 3',
    link: '/products/7/edit',
    readAt: null,
  });
  const [first] = (await inbox(token, {}, 'zh')).items;
  expect([first!.title, first!.action]).toEqual(['“Bolt”未通过审核：类目选择错误、其他', '去修改']);
  expect(first!.body).toBe('“Bolt”未通过审核。原因：类目选择错误、其他。备注：See rule 3');
  expect((await inbox(token, { limit: 5, offset: 5 })).items).toHaveLength(2);
});

test.each(MESSAGE_KINDS)('%s has words in both languages and leaves no placeholder', (kind) => {
  for (const language of ['en', 'zh'] as const) {
    const { title, action, body } = messageText(kind, {}, language);
    expect(title + action + body).not.toMatch(/[{}]|undefined/);
    expect(title && action && body).toBeTruthy();
  }
});

test('a parameter is never taken for a placeholder', () => {
  const { body } = messageText('product_approved', { title: '{name} $& {why}', name: 'x' }, 'en');
  expect(body).toBe('“{name} $& {why}” passed the review and is online.');
});

test('reading: one at a time, the first time stays, only the own', async () => {
  const [mine, other] = [await makeUser(app), await makeUser(app)];
  await sendMessage(app.deps, app.db, mine.userId, 'welcome');
  const unread = (token: string) => app.call(messageRoutes.countUnreadMessages, {}, { token });
  const { id } = (await inbox(mine.token)).items[0]!;
  const read = (token: string) => app.send(messageRoutes.readMessage, { params: { id } }, { token });
  expect(await unread(mine.token)).toBe(1);
  expect((await read(other.token)).statusCode).toBe(404);
  expect((await read(mine.token)).statusCode).toBe(200);
  const at = (await inbox(mine.token)).items[0]!.readAt;
  app.pass(60);
  await read(mine.token);
  expect((await inbox(mine.token)).items[0]!.readAt).toBe(at);
  expect(await unread(mine.token)).toBe(0);
  for (const wrong of ['0', 'x', '99999999999999999999'])
    expect(
      (await app.send(messageRoutes.readMessage, { params: { id: wrong } }, { token: mine.token }))
        .statusCode,
    ).toBe(422);
});

test('narrowed to what they are about, and to what is unread', async () => {
  const { userId, token } = await makeUser(app);
  for (const kind of MESSAGE_KINDS) await sendMessage(app.deps, app.db, userId, kind, { title: 'Bolt' });
  let found = 0;
  for (const subject of MESSAGE_SUBJECTS) {
    const { items, total } = await inbox(token, { subject, size: 50 });
    expect(new Set(items.map(({ type }) => SUBJECT_OF[type]))).toEqual(new Set([subject]));
    expect(items).toHaveLength(total);
    found += total;
  }
  expect(found).toBe(MESSAGE_KINDS.length);
  const { id } = (await inbox(token)).items[0]!;
  await app.call(messageRoutes.readMessage, { params: { id } }, { token });
  expect((await inbox(token, { unread: 1 })).total).toBe(MESSAGE_KINDS.length - 1);
  expect((await inbox(token, { subject: '', unread: '' })).total).toBe(MESSAGE_KINDS.length);
});

test('all are marked as read at once: only the own, and the first time stays', async () => {
  const [mine, other] = [await makeUser(app), await makeUser(app)];
  for (const { userId } of [mine, mine, other]) await sendMessage(app.deps, app.db, userId, 'welcome');
  const { id } = (await inbox(mine.token)).items[0]!;
  await app.call(messageRoutes.readMessage, { params: { id } }, { token: mine.token });
  const at = (await inbox(mine.token)).items[0]!.readAt;
  app.pass(60);
  const readAll = () => app.call(messageRoutes.readAllMessages, {}, { token: mine.token });
  expect([await readAll(), await readAll()]).toEqual([1, 0]);
  expect((await inbox(mine.token)).items[0]!.readAt).toBe(at);
  const unread = (token: string) => app.call(messageRoutes.countUnreadMessages, {}, { token });
  expect([await unread(mine.token), await unread(other.token)]).toEqual([0, 1]);
});

test('deleting says of each id what became of it', async () => {
  const [mine, other] = [await makeUser(app), await makeUser(app)];
  await sendMessage(app.deps, app.db, mine.userId, 'welcome');
  await sendMessage(app.deps, app.db, other.userId, 'welcome');
  const own = (await inbox(mine.token)).items[0]!.id;
  const foreign = (await inbox(other.token)).items[0]!.id;
  const remove = (ids: unknown) =>
    app.send(messageRoutes.deleteMessages, { body: { ids } }, { token: mine.token });
  expect((await remove([own, foreign, 999_999])).json()).toEqual([
    { id: own, done: true },
    { id: foreign, done: false, code: 'not_found' },
    { id: 999_999, done: false, code: 'not_found' },
  ]);
  expect((await inbox(other.token)).total).toBe(1);
  for (const ids of [[], ['1'], [1.5], undefined, Array.from({ length: 101 }, (_, i) => i + 1)])
    expect((await remove(ids)).statusCode).toBe(422);
});

test('notices: published ones only, pinned first', async () => {
  const { token } = await makeUser(app);
  const day = (n: number) => new Date(app.deps.now().getTime() + n * 24 * 3600 * 1000);
  const words = (n: string) => ({ titleEn: n, titleZh: `${n}中`, bodyEn: n, bodyZh: n });
  await app.db
    .insert(notices)
    .values([
      { ...words('old pinned'), pinned: true, publishedAt: day(-9) },
      { ...words('new'), publishedAt: day(-1) },
      { ...words('draft') },
      { ...words('tomorrow'), publishedAt: day(1) },
    ]);
  const page = await app.call(messageRoutes.listNotices, {}, { token });
  expect(page.items.map((n) => n.title.en)).toEqual(['old pinned', 'new']);
  expect([page.total, page.items[0]!.title.zh]).toEqual([2, 'old pinned中']);
  expect(page.support_email).toBe(`support@${HOST}`);
});
