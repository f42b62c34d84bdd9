/** The picture that stands for a page that has none of its own where the page is shared, in each language. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../domain/picture/share-picture.ts';
import { type Language, ROOT, type Studio } from './studio.ts';

const WORDS: Record<Language, [name: string, rest: string, line: string]> = {
  en: ['Overseas', 'B2B Marketplace', 'Verified suppliers, buyers worldwide'],
  zh: ['海外', 'B2B平台', '认证供应商 · 全球买家'],
};

const html = (lang: Language, mark: string) => {
  const [name, rest, line] = WORDS[lang];
  return `<!doctype html><html lang="${lang}"><style>
    body { margin: 0; height: 100vh; display: grid; place-content: center; background: #062e29; color: #fff;
      font-family: "Segoe UI", Roboto, "Noto Sans", Arial, "PingFang SC", "Noto Sans CJK SC", sans-serif }
    div { display: flex; align-items: center; gap: 48px }
    svg { width: 220px; height: 220px }
    b { display: block; font-size: 104px; line-height: 1.05; letter-spacing: -0.02em }
    span { display: block; margin-top: 8px; font-size: 46px; color: #a9d3c7 }
    p { margin: 64px 0 0; font-size: 34px; text-align: center; color: #a9d3c7 }
  </style><body><div>${mark}<section><b>${name}</b><span>${rest}</span></section></div><p>${line}</p>`;
};

export async function takeShare(studio: Studio): Promise<void> {
  for (const lang of ['en', 'zh'] as const) {
    const { width, height, path: address } = SHARE_PICTURE;
    const page = await studio.page({ width, height, lang });
    await page.goto(studio.at('/'));
    const mark = await page
      .locator('header svg[viewBox="0 0 40 40"]')
      .first()
      .evaluate((svg) => svg.outerHTML);
    // the marketplace lets no page be written over
    await page.goto('about:blank');
    await page.setContent(html(lang, mark));
    const file = path.join(ROOT, 'web/ui/public', address(lang));
    fs.writeFileSync(
      file,
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 90 })
        .toBuffer(),
    );
    await page.context().close();
  }
}
