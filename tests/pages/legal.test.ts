/** The twelve legal pages over HTTP (spec P2.16): two addresses a document, each the alternate of the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEGAL_DOCUMENTS } from '../../contract/pages.ts';
import { LEGAL_HEADS } from '../../locales/heads.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });
const origin = `http://${HOST}`;
const addresses = LEGAL_DOCUMENTS.flatMap((document) => [
  { path: `/${document}`, alternate: `/${document}-eng`, lang: 'zh-CN', document },
  { path: `/${document}-eng`, alternate: `/${document}`, lang: 'en', document },
]);

describe.each(addresses)('$path', ({ path, alternate, lang, document }) => {
  test('is in the language of its address, wholly', async () => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain('Latest Update: 2022-10');
    expect(body).toContain(
      `<title>${LEGAL_HEADS[lang === 'en' ? 'en' : 'zh'][document].title} | Overseas B2B Marketplace`,
    );
    expect(body).toMatch(
      new RegExp(`<a href="${alternate}"[^>]*>${lang === 'en' ? '\\[简体中文\\]' : '\\[ENG\\]'}</a>`),
    );
  });

  test('is canonical to itself and names its alternate', async () => {
    const { body } = await get(path);
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}">`);
    expect(body).toContain(`hreflang="${lang === 'en' ? 'zh-CN' : 'en'}" href="${origin}${alternate}"`);
    expect(body).toContain(`hreflang="${lang}" href="${origin}${path}"`);
    expect(body).not.toContain(`/zh${path}`);
  });

  test('is reached from its address under /zh for good', async () => {
    const { statusCode, headers } = await get(`/zh${path}`);
    expect([statusCode, headers.location]).toEqual([301, path]);
  });

  test('leads nowhere that is not there', async () => {
    const main = /<main[\s\S]*<\/main>/.exec((await get(path)).body)![0];
    const hrefs = [...new Set([...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!))];
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs) {
      const { host, pathname, hash } = new URL(href, origin + path);
      // the routes of the member centre are known to its own script: web/portal/help/legal-texts.test.ts
      if (host === `my.${HOST}`) continue;
      const { statusCode, body } = await get(pathname);
      expect(statusCode, href).toBe(200);
      if (hash) expect(body, href).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

test.each(addresses)(
  'head of $path: title of 30 to 60 characters, description of 120 to 160',
  async ({ path }) => {
    const { body } = await get(path);
    const [title, description] = [/<title>(.*?)</, /name="description" content="(.*?)"/].map(
      (part) => [...part.exec(body)![1]!].length,
    );
    expect(title).toBeGreaterThanOrEqual(30);
    expect(title).toBeLessThanOrEqual(60);
    expect(description).toBeGreaterThanOrEqual(120);
    expect(description).toBeLessThanOrEqual(160);
  },
);

test('the choice of language leads to the alternate, in the frame too', async () => {
  const { body } = await get('/disclaimer');
  expect(body).toContain('data-en="/disclaimer-eng" data-zh="/disclaimer"');
  expect((await get('/zh/guide')).body).toContain('href="/disclaimer"');
  expect((await get('/guide')).body).toContain('href="/disclaimer-eng"');
});
