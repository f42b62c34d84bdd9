/** The member centre as a new supplier meets it (spec P2.17), for web/portal/guide. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { drawn, type Language, ROOT, type Studio } from './studio.ts';

const FOLDER = path.join(ROOT, 'web/ui/public/assets/guide');
const INDEX = path.join(ROOT, 'web/portal/guide/pictures.json');
const WIDTH = 1200;
const HEIGHT = 750;
/** Widths in which each picture is kept, in pixels. */
const WIDTHS = [640, 1280, 1920];

interface Shot {
  as?: string;
  path: string;
  /** What is filled in before the picture is taken. */
  fill?(page: Page): Promise<void>;
}

const type = async (page: Page, values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values))
    await page.locator(`[id$="${field}"]`).first().fill(value);
};

/** One picture a step; the names are those of web/portal/guide/steps. */
const SHOTS: Record<string, Shot> = {
  account: {
    path: '/register.html',
    fill: (page) =>
      type(page, {
        user_name: 'Li Wei',
        mobile: '13800138000',
        email: 'li.wei@example.com',
      }),
  },
  profile: {
    as: 'nocompany@demo.test',
    path: '/register2.html',
    fill: (page) =>
      type(page, {
        name: 'Ningbo Harbour Fasteners Co., Ltd',
        domain: 'harbourfasteners',
        desc: 'We make bolts, screws and nuts of stainless steel and export them to forty countries.',
      }),
  },
  verification: { as: 'new@demo.test', path: '/company/EnterpriseCert' },
  category: { as: 'gold@demo.test', path: '/products/new/step1', fill: openCategory },
  edit: { as: 'gold@demo.test', path: '/products/new/step1', fill: openProductForm },
  products: { as: 'gold@demo.test', path: '/products/passed' },
};

async function openCategory(page: Page): Promise<void> {
  for (const column of [0, 1, 2]) {
    const options = page.locator('.ant-cascader-menu').nth(column).locator('.ant-cascader-menu-item');
    if ((await options.count()) > 0) await options.first().click();
  }
}

async function openProductForm(page: Page): Promise<void> {
  await openCategory(page);
  await page.locator('.ant-btn-primary').last().click();
  await page.waitForURL('**/products/new/edit*');
  await page.locator('[id$="title"]').first().fill('Dimmable LED Bulb A60 8W E27 2700K Warm White');
}

async function shoot(studio: Studio, { as, path: where, fill }: Shot, lang: Language): Promise<Buffer> {
  const page = await studio.page({ width: WIDTH, height: HEIGHT, scale: 1.6, lang, ...(as && { as }) });
  await page.goto(studio.at(where, 'my'), { waitUntil: 'networkidle' });
  await drawn(page);
  await fill?.(page);
  // no caret, no focus: the picture shows the page, not the one who fills it in
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
  await page.waitForTimeout(300);
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

export async function takeGuide(studio: Studio): Promise<void> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  const index: Record<string, Partial<Record<Language, string>>> = {};
  for (const [name, shot] of Object.entries(SHOTS))
    for (const lang of ['en', 'zh'] as const) {
      const picture = await shoot(studio, shot, lang);
      // named by content: assets are kept by browsers for a year
      const stem = `${name}-${lang}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
      for (const width of WIDTHS) {
        const sized = sharp(picture).resize({ width });
        await sized
          .clone()
          .webp({ quality: 78 })
          .toFile(path.join(FOLDER, `${stem}-${width}.webp`));
        await sized
          .clone()
          .avif({ quality: 55, effort: 3 })
          .toFile(path.join(FOLDER, `${stem}-${width}.avif`));
      }
      index[name] = { ...index[name], [lang]: stem };
      process.stdout.write(`guide  ${stem}\n`);
    }
  const content = { width: WIDTH, height: HEIGHT, widths: WIDTHS, pictures: index };
  // a list of numbers on one line, as the formatter has it
  const json = JSON.stringify(content, null, 2).replace(/\[[\d\s,]+\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  fs.writeFileSync(INDEX, `${json}\n`);
}
