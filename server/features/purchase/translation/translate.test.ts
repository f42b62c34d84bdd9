/** Machine translation of leads; what applies to every text is tested with products. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { leafCategory, makePurchase } from '../../../../tests/support/data/factories.ts';
import { ANSWERS, startTranslateServer } from '../../../../tests/support/servers/translate-server.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { leadTranslator } from './translate.ts';

const DESCRIPTION = 'Stainless steel, please.\nPacked by hundreds.';

let server: Awaited<ReturnType<typeof startTranslateServer>>;
let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
beforeAll(async () => {
  server = await startTranslateServer();
  app = await buildTestApp({ TRANSLATE_URL: server.url });
  leaf = await leafCategory(app);
});
afterAll(async () => {
  await app?.close();
  await server.stop();
});
beforeEach(async () => {
  // a machine that was away is asked again a minute later
  app.pass(60);
  server.answerWith(ANSWERS.translated);
  await translateLeads(app.deps);
  server.asked.length = 0;
});

const translateLeads = (deps: TestApp['deps']) => doDue({ deps }, 'translate.lead', leadTranslator.ask);
const make = (given: Parameters<typeof makePurchase>[1] = {}) =>
  makePurchase(app, { categoryId: leaf.id, description: DESCRIPTION, ...given });
const page = async (id: number, zh = '', { host = HOST, of = app } = {}) =>
  (await of.app.inject({ url: `${zh}/buying-leads/${leaf.full_path}/${id}.html`, headers: { host } })).body;
const kept = async (id: number) =>
  (
    await app.db.execute<{ title: string | null }>(
      sql`SELECT title FROM purchase_translations WHERE purchase_id = ${id}`,
    )
  ).rows[0];

test('a lead is shown in Chinese on the Chinese page, marked, with the original behind one click; its title tag stays', async () => {
  const { id, title } = await make({ title: 'Hexagon bolts wanted' });
  expect(await page(id, '/zh')).not.toContain('机器翻译');
  await translateLeads(app.deps);
  expect(server.asked.map(({ q, source, target, format }) => [q, source, target, format])).toEqual([
    [title, 'en', 'zh', 'text'],
    [DESCRIPTION, 'en', 'zh', 'text'],
  ]);
  await vi.waitFor(async () => expect(await page(id, '/zh')).toContain('机器翻译'));
  for (const shown of [await page(id, '/zh'), await page(id, '/zh', { host: `mobile.${HOST}` })]) {
    expect(shown).toMatch(/<h1[^>]*>译文 译文 译文<\/h1>/);
    expect(shown.match(/<details[^>]*><summary[^>]*>机器翻译 · .*?查看原文/g)).toHaveLength(2);
    expect(shown).toContain(`<p lang="en">${title}</p>`);
    expect(shown).toContain('译文 译文, 译文.\n译文 译文 译文.');
    expect(shown).toMatch(new RegExp(`<title>[^<]*${title}`));
  }
  const english = await page(id);
  expect(english).not.toContain('Machine translation');
  expect(english).not.toContain('译文');
});

test('one written in Chinese is shown in English', async () => {
  const { id } = await make({ title: '求购不锈钢六角头螺栓', description: '每年两万件，需要样品。' });
  await translateLeads(app.deps);
  const shown = await page(id);
  expect(shown).toMatch(/<h1[^>]*>translated words<\/h1>/);
  expect(shown).toContain('<p lang="zh-CN">求购不锈钢六角头螺栓</p>');
});

test('what a reviewer has not passed, or what is over, is sent nowhere; one that closes keeps its translation', async () => {
  for (const status of [2, 3, 4, 5] as const) await make({ status });
  await translateLeads(app.deps);
  expect(server.asked).toEqual([]);
  const { id } = await make();
  await translateLeads(app.deps);
  await app.db.execute(sql`UPDATE purchases SET status = 4 WHERE id = ${id}`);
  expect(await page(id, '/zh')).toContain('机器翻译');
});

test('an edit that a reviewer passes drops the translation of the old text at once', async () => {
  const { id } = await make();
  await translateLeads(app.deps);
  expect(await kept(id)).toMatchObject({ title: expect.stringContaining('译文') });
  await app.db.execute(sql`UPDATE purchases SET description = 'Brass, please.' WHERE id = ${id}`);
  expect(await kept(id)).toBeUndefined();
  await translateLeads(app.deps);
  expect(await page(id, '/zh')).toContain('Brass, please.');
});

test('a bad answer leaves the original', async () => {
  const { id, title } = await make();
  server.answerWith(ANSWERS.wrongLanguage);
  await translateLeads(app.deps);
  expect(await kept(id)).toEqual({ title: null });
  expect(await page(id, '/zh')).toMatch(new RegExp(`<h1 lang="en"[^>]*>${title}</h1>`));
});

test('without TRANSLATE_URL no page shows a trace', async () => {
  const { id } = await make();
  await translateLeads(app.deps);
  server.asked.length = 0;
  const off = await buildTestApp({}, { beside: app });
  try {
    await make();
    await translateLeads(off.deps);
    expect(server.asked).toEqual([]);
    const shown = await page(id, '/zh', { of: off });
    expect(shown).toContain('<h1');
    for (const trace of ['机器翻译', '译文', '查看原文']) expect(shown).not.toContain(trace);
  } finally {
    await off.close();
  }
});
