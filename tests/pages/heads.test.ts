/** <head> of every kind of page in both languages (spec P9.8; decision 24). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARE_PICTURE } from '../../domain/picture/share-picture.ts';
import { HOST } from '../support/app.ts';
import { type ReadHead, readHead } from '../support/browser/head.ts';
import { buildHeadPages, type HeadPages, KINDS, mobile, shop } from '../support/browser/head-pages.ts';
import { faultsOf } from '../support/browser/structured-data.ts';

let pages: HeadPages;
beforeAll(async () => {
  pages = await buildHeadPages();
});
afterAll(() => pages?.app.close());

const CASES = KINDS.flatMap((kind) => (['en', 'zh'] as const).map((lang) => ({ ...kind, lang })));

describe.each(CASES)(
  '$name in $lang',
  ({ host, path, canonical, canonicalHost, types, givenTitle, lang }) => {
    const origin = `http://${canonicalHost ?? (host === mobile ? HOST : host)}`;
    const inLanguage = (p: string, l: 'en' | 'zh') => (l === 'zh' ? `/zh${p === '/' ? '' : p}` : p);
    let head: ReadHead;
    beforeAll(async () => {
      const response = await pages.get(host, inLanguage(path(pages.at), lang));
      expect(response.statusCode).toBe(200);
      head = readHead(response.body);
    });

    test('title, description and keywords keep their lengths', () => {
      if (!givenTitle) {
        expect([...head.title].length, head.title).toBeGreaterThanOrEqual(30);
        expect([...head.title].length, head.title).toBeLessThanOrEqual(60);
      }
      const description = head.meta.description!;
      expect([...description].length, description).toBeGreaterThanOrEqual(120);
      expect([...description].length, description).toBeLessThanOrEqual(160);
      const keywords = head.meta.keywords?.split(', ') ?? [];
      expect(keywords.length).toBeLessThanOrEqual(10);
      expect(new Set(keywords).size).toBe(keywords.length);
      for (const keyword of keywords) {
        expect(keyword).toBe(keyword.toLowerCase());
        expect([...keyword].length).toBeGreaterThanOrEqual(2);
      }
    });

    test('canonical address, alternates and cards', () => {
      const own = (canonical ?? path)(pages.at);
      expect(head.lang).toBe(lang === 'zh' ? 'zh-CN' : 'en');
      expect(head.meta.robots).toBe(
        own === path(pages.at) || !own.startsWith('/search-') ? 'index,follow' : 'noindex,follow',
      );
      expect(head.link('canonical')).toBe(origin + inLanguage(own, lang));
      const alternates = Object.fromEntries(
        head.links.filter((l) => l.hreflang).map((l) => [l.hreflang, l.href]),
      );
      expect(alternates).toEqual({
        en: origin + inLanguage(own, 'en'),
        'zh-CN': origin + inLanguage(own, 'zh'),
        'x-default': origin + inLanguage(own, 'en'),
      });
      expect(head.meta).toMatchObject({
        'og:url': origin + inLanguage(own, lang),
        'og:description': head.meta.description,
        'og:site_name': 'Overseas B2B Marketplace',
        'og:locale': lang === 'zh' ? 'zh_CN' : 'en_US',
        'twitter:card': 'summary_large_image',
      });
      const shared = head.meta['og:title']!;
      // the title of a product is cut for the tab (spec P2.10), not for where it is shared
      if (own.startsWith('/product-detail/')) {
        expect(shared).not.toContain('...');
        for (const part of head.title.split('...')[0]!.split(' - ')) expect(shared).toContain(part);
      } else expect(shared).toBe(head.title);
    });

    test('a picture stands for it where it is shared: its own, or that of the site', async () => {
      const picture = new URL(head.meta['og:image']!);
      expect(picture.host).toBe(host);
      if (!picture.pathname.startsWith('/files/')) expect(picture.pathname).toBe(SHARE_PICTURE.path(lang));
    });

    test('structured data is what search engines ask for', async () => {
      expect(head.jsonLd.map((item) => item['@type'])).toEqual(types);
      expect(
        await faultsOf(head.jsonLd, new RegExp(`^http://([a-z0-9]+\\.)?${HOST.replaceAll('.', '\\.')}/`)),
      ).toEqual([]);
    });
  },
);

test('a fault in structured data is seen', async () => {
  const ours = /^http:\/\/b2b/;
  const context = { '@context': 'https://schema.org' };
  const faults = async (item: object) => faultsOf([{ ...context, ...item }], ours);
  expect(await faults({ '@type': 'Product', name: 'Bolt', image: '/a.webp' })).not.toEqual([]);
  expect(
    await faults({ '@type': 'Product', image: 'http://b2b/a.webp', offers: { '@type': 'Offer' } }),
  ).not.toEqual([]);
  expect(await faults({ '@type': 'BreadcrumbList', itemListElement: [] })).not.toEqual([]);
  expect(await faults({ '@type': 'Thing' })).not.toEqual([]);
});

test("the site's picture is there on every host, as large as pages say", async () => {
  const { width, height, path } = SHARE_PICTURE;
  for (const host of [HOST, mobile, shop])
    for (const lang of ['en', 'zh'] as const) {
      const reply = await pages.get(host, path(lang));
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height, format: 'png' });
    }
  const { meta } = readHead((await pages.get(HOST, '/guide')).body);
  expect([meta['og:image:width'], meta['og:image:height']]).toEqual([String(width), String(height)]);
});

test('pages that are not to be found have a picture too', async () => {
  for (const [host, path] of [
    [HOST, '/404'],
    [mobile, '/nothing-here'],
    [shop, '/nothing-here'],
    [`unknown1.${HOST}`, '/'],
  ] as const) {
    const { meta } = readHead((await pages.get(host, path)).body);
    expect(meta['og:image'], host + path).toBe(`http://${host}${SHARE_PICTURE.path('en')}`);
  }
});

test('results and shops say what they list, at the addresses of what is listed', async () => {
  const read = async (host: string, path: string) => {
    const { jsonLd } = readHead((await pages.get(host, path)).body);
    return jsonLd as unknown as {
      url: string;
      itemListElement: Listed[];
      mainEntity: List;
      numberOfItems: number;
    }[];
  };
  const [way, answer] = await read(HOST, '/search-product/2.html');
  expect(way!.itemListElement.map(({ name }) => name)).toEqual(['Home', 'All products']);
  const { numberOfItems, itemListElement } = answer!.mainEntity;
  expect([numberOfItems, itemListElement[0]!.position]).toEqual([pages.products, 21]);
  const [, suppliers] = await read(HOST, '/zh/search-supplier/1.html');
  expect(suppliers!.mainEntity.itemListElement.map(({ url }) => url)).toEqual([`http://${shop}/zh`]);
  const [company, steps, list] = await read(shop, '/productlist2.html');
  expect(company!.url).toBe(`http://${shop}/`);
  expect(steps!.itemListElement.map(({ item }) => item)).toEqual([
    `http://${shop}/`,
    `http://${shop}/productlist.html`,
  ]);
  expect([list!.numberOfItems, list!.itemListElement[0]!.position]).toEqual([pages.products, 21]);
});

type Listed = Record<'name' | 'url' | 'item', string> & { position: number };
type List = { numberOfItems: number; itemListElement: Listed[] };
