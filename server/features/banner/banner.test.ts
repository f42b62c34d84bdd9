import { afterAll, beforeAll, expect, test } from 'vitest';
import { bannerRoutes as routes } from '../../../contract/catalogue/banner.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeFile,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { homeBanners, turnBanners } from './banner.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app?.close());

const dayIn = (n: number) => new Date(app.deps.now().getTime() + n * DAY_MS).toISOString().slice(0, 10);
/** Days pass here, and a token lasts one. */
const signedIn = async ({ userId }: MadeUser = operator) => ({ token: await tokenOf(app, userId) });
const form = (title: string, given: object = {}) => ({
  title_en: title,
  title_zh: `${title}中`,
  action_en: 'Go',
  action_zh: '前往',
  path: '/',
  online: true,
  ...given,
});
const add = async (title: string, given: object = {}) =>
  app.call(routes.addBanner, { body: form(title, given) }, await signedIn());
const items = async () =>
  (await app.call(routes.listBanners, { query: { size: 30 } }, await signedIn())).items;
const itemOf = async (id: number) => (await items()).find((item) => item.id === id)!;
const titles = async (language: 'en' | 'zh' = 'en') =>
  (await homeBanners(app.deps, language)).map(({ title }) => title);
const inPage = async (text: string, path = '/', site = '') => {
  const host = `${site && `${site}.`}${HOST}`;
  const page = await app.app.inject({ method: 'GET', url: path, headers: { host } });
  return page.body.includes(text);
};

test('a marketplace begins with those that stood in the code before', async () => {
  expect((await items()).map(({ place, state, audience, path }) => [place, state, audience, path])).toEqual([
    [1, 'online', 'guests', '/register.html'],
    [2, 'online', 'members', '/'],
    [3, 'online', 'all', '/products/new/step1'],
    [4, 'online', 'all', '/'],
  ]);
});

test('portal and mobile home show it in their language, and follow each change', async () => {
  const { id } = await add('Fair in May', { language: 'en', path: '/hardware/', site: 'portal' });
  await expect.poll(() => inPage('Fair in May')).toBe(true);
  await expect.poll(() => inPage('Fair in May', '/', 'mobile')).toBe(true);
  expect(await inPage('Fair in May', '/zh')).toBe(false);
  const { version } = await itemOf(id);
  const body = { ...form('Fair in June', { language: 'zh' }), version };
  await app.call(routes.changeBanner, { params: { id }, body }, await signedIn());
  await expect.poll(() => inPage('Fair in June中', '/zh')).toBe(true);
  await expect.poll(() => inPage('Fair in')).toBe(false);
  await app.call(routes.removeBanner, { params: { id } }, await signedIn());
  await expect.poll(() => inPage('Fair in June中', '/zh')).toBe(false);
});

test('it is shown from its first day to the end of its last, and pages are told of both', async () => {
  const { id } = await add('short', { from: dayIn(1), until: dayIn(1) });
  const kept = async () => {
    const before = app.deps.pages.generation();
    await turnBanners(app.deps);
    return app.deps.pages.generation() === before;
  };
  expect([(await itemOf(id)).state, (await titles()).includes('short')]).toEqual(['scheduled', false]);
  app.pass(24 * 3600);
  await turnBanners(app.deps);
  await expect.poll(() => inPage('short')).toBe(true);
  expect(await kept()).toBe(true);
  app.pass(24 * 3600);
  await turnBanners(app.deps);
  await expect.poll(() => inPage('short')).toBe(false);
  expect((await itemOf(id)).state).toBe('over');
  await app.call(routes.removeBanner, { params: { id } }, await signedIn());
});

test('a picture is an own upload with words in both languages', async () => {
  const own = await makeFile(app, { userId: operator.userId }, 3);
  const foreign = await makeFile(app, await makeSupplier(app), 3);
  const alt = { alt_en: 'A fair', alt_zh: '展会' };
  const refused = async (given: object) => {
    const reply = await app.send(routes.addBanner, { body: form('x', given) }, await signedIn());
    return [reply.statusCode, Object.keys(reply.json().fields)];
  };
  expect(await refused({ image_id: own.id, alt_en: 'A fair' })).toEqual([422, ['alt_zh']]);
  expect(await refused({ image_id: foreign.id, ...alt })).toEqual([422, ['image_id']]);
  const { id } = await add('pictured', { image_id: own.id, ...alt });
  const [shown] = (await homeBanners(app.deps, 'zh')).filter((banner) => banner.id === id);
  expect(shown!.image).toEqual({ url: (await itemOf(id)).image, alt: '展会' });
  const other = await makeReviewer(app, 'operator');
  const { version } = await itemOf(id);
  // it stays where it is when another operator changes the words
  const body = { ...form('pictured anew', { image_id: own.id, ...alt }), version };
  await app.call(routes.changeBanner, { params: { id }, body }, await signedIn(other));
  expect((await itemOf(id)).image_id).toBe(own.id);
});

test.each([
  [{ title_zh: '' }, 'title_zh'],
  [{ from: '2026-03-02', until: '2026-03-01' }, 'until'],
  [{ path: 'https://evil.example/' }, 'path'],
  [{ path: '//evil.example/' }, 'path'],
  [{ path: '/\\evil.example/' }, 'path'],
  [{ site: 'evil' }, 'site'],
])('%j is refused', async (given, field) => {
  const refused = await app.send(routes.addBanner, { body: form('x', given) }, await signedIn());
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
});

test('of two who change or move it one is told that the other was first', async () => {
  const as = await signedIn();
  const { id, place, version } = (await items()).at(-1)!;
  const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  const change = (title: string) =>
    app.send(routes.changeBanner, { params: { id }, body: { ...form(title), version } }, as);
  expect(await statuses([change('one'), change('two')])).toEqual([200, 409]);
  const move = () =>
    app.send(routes.placeBanner, { params: { id }, body: { from: place, to: place - 1 } }, as);
  expect(await statuses([move(), move()])).toEqual([200, 409]);
  expect((await itemOf(id)).place).toBe(place - 1);
});

test('there are 30 at most, also where two are added at once', async () => {
  for (let n = (await items()).length; n < 29; n++) await add(`number ${n}`, { online: false });
  const as = await signedIn();
  const both = await Promise.all(
    ['a', 'b'].map((title) => app.send(routes.addBanner, { body: form(title) }, as)),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
