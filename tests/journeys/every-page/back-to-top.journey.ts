/** The arrow leads back to the top of every list, on the portal, in shops and on the mobile site. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { buildPageFixtures, type PageFixtures } from '../../support/browser/every-page.ts';

let site: Site;
let made: PageFixtures;
beforeAll(async () => {
  site = await openSite();
  made = await buildPageFixtures(site);
});
afterAll(() => site?.close());

const lists = ({ gold, leaf, products }: PageFixtures): [path: string, label?: string][] => {
  const category = `/${leaf.full_path}/1.html`;
  const shop = `/${leaf.full_path.split('/')[0]}/c-${gold.domain}`;
  return [
    ...['/', '/All', category, '/search-product/1.html', '/search-buying/1.html', '/buying-leads'].map(
      (path): [string] => [path],
    ),
    [`/product-detail/${products[0]}.html`],
    ...['/', '/productlist.html'].map((path): [string, string] => [path, gold.domain]),
    ...['/', category, '/search-product/1.html', shop].map((path): [string, string] => [path, 'mobile']),
  ];
};

/** The index beside the categories, while those are being read. */
async function indexStandsAtTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  const index = page.getByRole('navigation', { name: 'Industries' });
  await expect.poll(async () => (await index.boundingBox())?.y).toBe(0);
}

test('it is hidden at the top, there further down, and leads back with the keyboard behind it', async () => {
  for (const width of [1440, 390]) {
    const page = await site.visitor(width);
    page.setDefaultTimeout(15_000);
    for (const [path, label] of lists(made)) {
      // the mobile site is no more than a screen and a half on a large one
      if (label === 'mobile' && width > 640) continue;
      const where = `${label ?? 'portal'} ${path} at ${width}`;
      await page.goto(site.at(path, label));
      const arrow = page.getByRole('link', { name: 'Back to top' });
      expect(await arrow.isVisible(), where).toBe(false);
      if (path === '/All' && label === undefined && width === 1440) await indexStandsAtTop(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await arrow.click().catch((error: unknown) => {
        throw new Error(where, { cause: error });
      });
      await expect.poll(() => page.evaluate(() => scrollY), { message: where }).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id), where).toBe('top');
    }
    await page.context().close();
  }
  expect(site.failures).toEqual([]);
});
