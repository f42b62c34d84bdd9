import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { ANSWERS, startTranslateServer } from '../../../../tests/support/servers/translate-server.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { productTranslator } from './translate.ts';

let server: Awaited<ReturnType<typeof startTranslateServer>>;
let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  server = await startTranslateServer();
  app = await buildTestApp({ TRANSLATE_URL: server.url, TRANSLATE_CHARACTERS_AN_HOUR: '20000' });
  shop = await makeSupplier(app);
});
afterAll(async () => {
  await app?.close();
  await server.stop();
});
beforeEach(async () => {
  // a machine that was away is asked again a minute later
  app.pass(60);
  server.answerWith(ANSWERS.translated);
  await translateProducts(app.deps);
  server.asked.length = 0;
});

const translateProducts = (deps: TestApp['deps']) =>
  doDue({ deps }, 'translate.product', productTranslator.ask);
const make = (given: Parameters<typeof makeProduct>[2] = {}) => makeProduct(app, shop.companyId, given);
const describeAs = (id: number, content: string) =>
  app.db.execute(sql`UPDATE products SET content = ${content} WHERE id = ${id}`);
const kept = async (id: number) =>
  (
    await app.db.execute<{ title: string | null; content: string | null; attempts: number; due: boolean }>(
      sql`SELECT title, content, attempts, next_attempt_at IS NOT NULL AS due FROM product_translations WHERE product_id = ${id}`,
    )
  ).rows[0];
const page = async (path: string, host = HOST) =>
  (await app.app.inject({ url: path, headers: { host } })).body;

describe('a listed product', () => {
  test('is shown in Chinese on the Chinese page, marked, with the original behind one click; its title tag stays', async () => {
    const { id, title } = await make({ title: 'Hexagon bolt of steel' });
    const path = `/zh/product-detail/${id}.html`;
    const before = await page(path);
    expect(before).not.toContain('机器翻译');
    await translateProducts(app.deps);
    expect(server.asked.map(({ q, source, target, format }) => [q, source, target, format])).toEqual([
      [title, 'en', 'zh', 'text'],
      ['<p>A bolt of stainless steel for many uses.</p>', 'en', 'zh', 'html'],
    ]);
    await vi.waitFor(async () => expect(await page(path)).toContain('机器翻译'));
    for (const shown of [await page(path), await page(path, `mobile.${HOST}`)]) {
      expect(shown).toMatch(/<h1[^>]*>译文 译文 译文 译文<\/h1>/);
      expect(shown.match(/<details[^>]*><summary[^>]*>机器翻译 · .*?查看原文/g)).toHaveLength(2);
      expect(shown).toContain(`<p lang="en">${title}</p>`);
      expect(shown).toMatch(new RegExp(`<title>[^<]*${title}`));
    }
    const english = await page(`/product-detail/${id}.html`);
    expect(english).not.toContain('Machine translation');
    expect(english).not.toContain('译文');
  });

  test('written in Chinese is shown in English, in the shop too', async () => {
    const { id } = await make({ title: '不锈钢六角头螺栓和螺母套装' });
    await translateProducts(app.deps);
    const { rows } = await app.db.execute<{ domain: string }>(
      sql`SELECT domain FROM companies WHERE id = ${shop.companyId}`,
    );
    const shown = await page(`/product-detail/${id}.html`, `${rows[0]!.domain}.${HOST}`);
    const portal = await page(`/product-detail/${id}.html`);
    for (const body of [portal, shown]) {
      expect(body).toMatch(/<h1[^>]*>translated words<\/h1>/);
      expect(body).toContain('See the original');
      expect(body).toContain('<p lang="zh-CN">不锈钢六角头螺栓和螺母套装</p>');
    }
  });

  test('is translated once, and again when its text has changed; the old one is gone at once', async () => {
    const { id } = await make();
    await translateProducts(app.deps);
    const first = server.asked.length;
    await translateProducts(app.deps);
    expect(server.asked).toHaveLength(first);
    await app.db.execute(sql`UPDATE products SET title = 'Another bolt' WHERE id = ${id}`);
    expect(await kept(id)).toBeUndefined();
    await translateProducts(app.deps);
    expect(await kept(id)).toMatchObject({ title: '译文 译文' });
  });

  test('whose text changes while it is translated keeps no translation of the old text', async () => {
    const { id } = await make();
    server.answerWith((asked, reply) => {
      void app.db
        .execute(sql`UPDATE products SET title = 'Changed meanwhile' WHERE id = ${id}`)
        .then(() => ANSWERS.translated(asked, reply));
    });
    await translateProducts(app.deps);
    expect(await kept(id)).toBeUndefined();
  });
});

test('what is not public is sent nowhere', async () => {
  for (const status of [0, 2, 4, 5] as const) await make({ status });
  const hidden = await makeSupplier(app, { certified: false });
  await makeProduct(app, hidden.companyId);
  await translateProducts(app.deps);
  expect(server.asked).toEqual([]);
});

describe('a description that comes back', () => {
  test('is sanitised again, and keeps its pictures and links', async () => {
    const { id } = await make();
    const source = '<p>A bolt <a href="https://maker.example/a" rel="nofollow noopener">of steel</a></p>';
    await describeAs(id, source);
    server.answerWith((asked, reply) => {
      if (asked.format === 'text') return ANSWERS.translated(asked, reply);
      const html = `<p onclick="x()">螺栓 <script>alert(1)</script><a href="https://maker.example/a">钢</a></p>`;
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: html }));
    });
    await translateProducts(app.deps);
    expect((await kept(id))?.content).toBe(
      '<p>螺栓 <a href="https://maker.example/a" rel="nofollow noopener">钢</a></p>',
    );
  });

  test.each([
    '<p>螺栓 <a href="https://elsewhere.example/">钢</a></p>',
    '<p>螺栓 <img src="/files/abc.webp"></p>',
    '<p>Not translated at all</p>',
  ])('as %s is not shown; the title is', async (html) => {
    const { id } = await make();
    server.answerWith((asked, reply) => {
      if (asked.format === 'text') return ANSWERS.translated(asked, reply);
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: html }));
    });
    await translateProducts(app.deps);
    expect(await kept(id)).toMatchObject({ content: null, title: expect.stringContaining('译文') });
  });

  test('too long to be sent stays as it is', async () => {
    const { id } = await make();
    await describeAs(id, `<p>${'steel '.repeat(4000)}</p>`);
    await translateProducts(app.deps);
    expect(server.asked.map(({ format }) => format)).toEqual(['text']);
    expect(await kept(id)).toMatchObject({ content: null });
  });
});

describe('when it fails', () => {
  test.each(['wrongLanguage', 'refused', 'noJson', 'oversized'] as const)(
    '%s: the original stands, and it is tried again later',
    async (kind) => {
      const { id } = await make();
      server.answerWith(ANSWERS[kind]);
      await translateProducts(app.deps);
      expect(await kept(id)).toMatchObject({ title: null, attempts: 1, due: true });
      expect(await page(`/zh/product-detail/${id}.html`)).not.toContain('机器翻译');
      await translateProducts(app.deps);
      expect(await kept(id)).toMatchObject({ attempts: 1 });
      app.pass(11 * 60);
      server.answerWith(ANSWERS.translated);
      await translateProducts(app.deps);
      expect(await kept(id)).toMatchObject({ title: expect.stringContaining('译文'), due: false });
    },
  );

  test('it is given up after five attempts', async () => {
    const { id } = await make();
    server.answerWith(ANSWERS.wrongLanguage);
    for (let n = 0; n < 7; n++) {
      await translateProducts(app.deps);
      app.pass(48 * 3600);
    }
    expect(await kept(id)).toMatchObject({ title: null, attempts: 5, due: false });
  });

  test.each(['busy', 'broken'] as const)('%s: nothing is noted, and the run ends', async (kind) => {
    const made = [await make(), await make()];
    server.answerWith(ANSWERS[kind]);
    await translateProducts(app.deps);
    expect(server.asked).toHaveLength(1);
    for (const { id } of made) expect(await kept(id)).toBeUndefined();
  });

  test('no more characters are sent within an hour than is said', async () => {
    app.pass(2 * 3600);
    const made = [];
    for (let n = 0; n < 3; n++) made.push(await make());
    for (const { id } of made) await describeAs(id, `<p>${'steel '.repeat(1500)}</p>`);
    await translateProducts(app.deps);
    const sent = server.asked.reduce((sum, { q }) => sum + q.length, 0);
    expect(sent).toBeGreaterThan(9000);
    expect(sent).toBeLessThan(20_000);
    app.pass(2 * 3600);
    await translateProducts(app.deps);
    for (const { id } of made) expect(await kept(id)).toMatchObject({ due: false });
  });
});

test('without TRANSLATE_URL nothing is sent and no page shows a trace, though translations are kept', async () => {
  const { id } = await make();
  await translateProducts(app.deps);
  server.asked.length = 0;
  const off = await buildTestApp({}, { beside: app });
  try {
    await make();
    await translateProducts(off.deps);
    expect(server.asked).toEqual([]);
    const body = (await off.app.inject({ url: `/zh/product-detail/${id}.html`, headers: { host: HOST } }))
      .body;
    expect(body).toContain('<h1');
    for (const trace of ['机器翻译', '译文', '查看原文']) expect(body).not.toContain(trace);
  } finally {
    await off.close();
  }
  await dropPages(app.db, tags.product(id));
});
