/** The pictures of the README, for docs/screenshots. */
import path from 'node:path';
import sharp from 'sharp';
import { drawn, ROOT, type Studio } from './studio.ts';

const FOLDER = path.join(ROOT, 'docs/screenshots');

interface Shot {
  path: string;
  /** Subdomain. */
  label?: string;
  as?: string;
  width: number;
  height: number;
  /** Width in which it is kept, in pixels. */
  kept: number;
}

const DESK = { width: 1440, height: 1066, kept: 1080 };
const SHOTS: Record<string, Shot> = {
  home: { path: '/', ...DESK },
  product: { path: '/hardware/bolts-screws/hex-bolts/1.html', ...DESK },
  office: { path: '/', label: 'my', as: 'gold@demo.test', ...DESK },
  console: { path: '/', label: 'admin', as: 'reviewer@demo.test', ...DESK },
  mobile: { path: '/', label: 'mobile', width: 390, height: 844, kept: 390 },
};

export async function takeReadme(studio: Studio): Promise<void> {
  for (const [name, { path: where, label, as, width, height, kept }] of Object.entries(SHOTS)) {
    const page = await studio.page({ width, height, lang: 'en', ...(as && { as }) });
    await page.goto(studio.at(where, label), { waitUntil: 'networkidle' });
    await drawn(page);
    if (name === 'product') {
      await page.locator('main a[href*="/product-detail/"]').first().click();
      await page.waitForURL('**/product-detail/**');
      await page.waitForLoadState('networkidle');
    }
    await sharp(await page.screenshot())
      .resize({ width: kept })
      .png({ palette: true })
      .toFile(path.join(FOLDER, `${name}.png`));
    await page.context().close();
    process.stdout.write(`readme  ${name}\n`);
  }
}
