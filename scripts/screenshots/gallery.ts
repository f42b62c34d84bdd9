/** Every page of the portal at three widths in both languages, for docs/gallery. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Language, ROOT, type Studio } from './studio.ts';

const FOLDER = path.join(ROOT, 'docs/gallery');
/** Widths of the window in pixels → widths at which the picture is kept. */
const WIDTHS: [window: number, kept: number][] = [
  [1440, 1080],
  [768, 576],
  [390, 390],
];
/** No picture shows more than this many windows' worth of height, in pixels of the page. */
const TALLEST = 3200;

interface Scene {
  name: string;
  title: string;
  path: string;
}

/** The first address on a page that looks like `pattern`, without /zh. */
async function firstLink(page: Page, pattern: string): Promise<string> {
  const found = await page.locator(`a[href*="${pattern}"]`).first().getAttribute('href');
  if (!found) throw new Error(`${page.url()} has no link to ${pattern}`);
  return found.replace(/#.*/, '');
}

async function scenes(studio: Studio): Promise<Scene[]> {
  const page = await studio.page({ width: 1440, lang: 'en' });
  await page.goto(studio.at('/hardware/bolts-screws/hex-bolts/1.html'));
  const product = await firstLink(page, '/product-detail/');
  await page.goto(studio.at('/buying-leads'));
  const lead = await firstLink(page, '/buying-leads/');
  await page.context().close();
  const scene = (name: string, title: string, where: string): Scene => ({ name, title, path: where });
  return [
    scene('home', 'Home', '/'),
    scene('all-categories', 'All categories', '/All'),
    scene('category-list', 'Category list', '/hardware/'),
    scene('category-detail', 'Category detail', '/hardware/bolts-screws/hex-bolts/1.html'),
    scene('product', 'Product, default template', `${product}?tmp=default`),
    scene('product-vip', 'Product, vip template', `${product}?tmp=vip`),
    scene('search-product', 'Search for products', '/search-product/1.html?kw=stainless+steel+bolt'),
    scene('search-supplier', 'Search for suppliers', '/search-supplier/1.html?kw=lighting'),
    scene('search-buying', 'Search for buying leads', '/search-buying/1.html?kw=steel'),
    scene('search-nothing', 'A search that finds nothing', '/search-product/1.html?kw=xqzvbn'),
    scene('buying-leads', 'Buying leads', '/buying-leads'),
    scene('buying-lead', 'A buying lead', lead),
    scene('post-request', 'Post a sourcing request', '/post-sourcing-request'),
    scene('request-posted', 'Sourcing request posted', '/post-sourcing-request-success'),
    scene('membership', 'Membership', '/vip-kuajingtong'),
    scene('promotion', 'Promotion service', '/cross-border-promotion'),
    scene('sitemap', 'Site map', '/map.html'),
    scene('guide', 'Getting started', '/guide'),
    scene('feedback', 'Feedback', '/feedback'),
    scene('feedback-succeed', 'Feedback submitted', '/feedback-succeed'),
    scene('terms-and-conditions', 'User agreement', '/terms-and-conditions'),
    scene('prohibited-category', 'Prohibited categories', '/prohibited-category'),
    scene('not-found', 'Not found', '/404'),
  ];
}

/** A legal document has an address for each language instead of an alternate under /zh. */
const LEGAL = /^\/(?:terms|prohibited)/;
const addressOf = (where: string, lang: Language): string =>
  LEGAL.test(where) ? (lang === 'en' ? `${where}-eng` : where) : lang === 'zh' ? `/zh${where}` : where;

async function shoot(page: Page, width: number): Promise<Buffer> {
  // as a reader scrolls: what loads when it comes near is there
  const height = Math.min(TALLEST, await page.evaluate<number>('document.documentElement.scrollHeight'));
  for (let y = 0; y < height; y += 600) {
    await page.evaluate(`scrollTo(0, ${y})`);
    await page.waitForTimeout(80);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

export async function takeGallery(studio: Studio): Promise<void> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  const all = await scenes(studio);
  for (const lang of ['en', 'zh'] as const)
    for (const [width, kept] of WIDTHS) {
      const page = await studio.page({ width, lang });
      for (const { name, path: where } of all) {
        await page.goto(studio.at(addressOf(where, lang)), { waitUntil: 'networkidle' });
        const file = path.join(FOLDER, `${name}-${lang}-${width}.webp`);
        await sharp(await shoot(page, width))
          .resize({ width: kept })
          .webp({ quality: 62 })
          .toFile(file);
      }
      await page.context().close();
      process.stdout.write(`gallery  ${lang} ${width}\n`);
    }
  fs.writeFileSync(path.join(FOLDER, 'README.md'), index(all));
}

function index(all: Scene[]): string {
  const cell = (name: string, lang: Language, width: number) =>
    `[![${name}, ${lang}, ${width} px](${name}-${lang}-${width}.webp)](${name}-${lang}-${width}.webp)`;
  const rows = all.map(({ name, title, path: where }) => {
    const cells = (['en', 'zh'] as const).flatMap((lang) => WIDTHS.map(([width]) => cell(name, lang, width)));
    return `## ${title}\n\n\`${where}\`\n\n| en 1440 | en 768 | en 390 | zh 1440 | zh 768 | zh 390 |\n|---|---|---|---|---|---|\n| ${cells.join(' | ')} |\n`;
  });
  return `# The portal in pictures\n\nTaken by \`npm run screenshots -- gallery\` from the demo marketplace.\n\n${rows.join('\n')}`;
}
