/**
 * Every page type and every component at three widths in both languages, for docs/gallery, each beside what it was the
 * time before.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { GALLERY_BASE, galleryConfig } from '../../vite.config.ts';
import { type Scene, scenesOf } from './gallery-scenes.ts';
import { drawn, type Language, ROOT, type Studio } from './studio.ts';

const FOLDER = path.join(ROOT, 'docs/gallery');
/** The pictures of the time before, by the same names. */
const BEFORE = path.join(FOLDER, 'before');
/** Widths of the window in pixels → widths at which the picture is kept. */
const WIDTHS: [window: number, kept: number][] = [
  [1440, 1080],
  [768, 576],
  [390, 390],
];
/** No picture shows more than this many windows' worth of height, in pixels of the page. */
const TALLEST = 3200;

/** A legal document has an address for each language instead of an alternate under /zh. */
const LEGAL = /^\/(?:terms|prohibited)/;
const addressOf = ({ path: where, label }: Scene, lang: Language): string => {
  // office, console and components keep the language by a cookie
  if (label === 'my' || label === 'admin' || where.startsWith(GALLERY_BASE)) return where;
  if (LEGAL.test(where)) return lang === 'en' ? `${where}-eng` : where;
  return lang === 'zh' ? `/zh${where}` : where;
};

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

/** Keeps the pictures that are there as those of the time before. */
function setAside(): void {
  const last = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).filter((name) => name.endsWith('.webp')) : [];
  if (last.length > 0) fs.rmSync(BEFORE, { recursive: true, force: true });
  fs.mkdirSync(BEFORE, { recursive: true });
  for (const name of last) fs.renameSync(path.join(FOLDER, name), path.join(BEFORE, name));
}

/** Answers what asks for the built components. */
const serve = (page: Page, built: string) =>
  page.context().route(`**${GALLERY_BASE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(built, pathname.slice(GALLERY_BASE.length) || 'index.html') });
  });

/** What the kits name, each a scene of its own. */
async function componentScenes(studio: Studio, built: string): Promise<Scene[]> {
  const page = await studio.page({ width: 1440, lang: 'en' });
  await serve(page, built);
  const scenes: Scene[] = [];
  for (const kit of ['ui', 'backoffice']) {
    const where = `${GALLERY_BASE}?kit=${kit}`;
    await page.goto(studio.at(where));
    await page.locator('nav a').first().waitFor();
    for (const name of await page.locator('nav a').allTextContents())
      scenes.push({
        name: `${kit}-${name.replaceAll(/[/, ]+/g, '-')}`,
        title: `${kit}: ${name}`,
        path: `${where}#${encodeURIComponent(name)}`,
      });
  }
  await page.context().close();
  return scenes;
}

export async function takeGallery(studio: Studio): Promise<void> {
  setAside();
  const built = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-gallery-'));
  await build(galleryConfig(built));
  const scenes = [...(await scenesOf(studio)), ...(await componentScenes(studio, built))];
  const people = new Set(scenes.map(({ as }) => as));
  for (const lang of ['en', 'zh'] as const)
    for (const [width, kept] of WIDTHS) {
      for (const as of people) {
        const page = await studio.page({ width, lang, ...(as && { as }) });
        await serve(page, built);
        for (const scene of scenes.filter((one) => one.as === as)) {
          if (scene.cookie) await page.context().addCookies([{ ...scene.cookie, url: studio.at('/') }]);
          await page.goto(studio.at(addressOf(scene, lang), scene.label), { waitUntil: 'networkidle' });
          // a component that waits is shown so
          await (scene.path.startsWith(GALLERY_BASE)
            ? page.locator('#root > *').first().waitFor()
            : drawn(page));
          await sharp(await shoot(page, width))
            .resize({ width: kept })
            .webp({ quality: 62 })
            .toFile(path.join(FOLDER, fileOf(scene, lang, width)));
          if (scene.cookie) await page.context().clearCookies({ name: scene.cookie.name });
        }
        await page.context().close();
      }
      process.stdout.write(`gallery  ${lang} ${width}\n`);
    }
  fs.rmSync(built, { recursive: true, force: true });
  fs.writeFileSync(path.join(FOLDER, 'README.md'), index(scenes));
}

const fileOf = ({ name }: Scene, lang: Language, width: number): string => `${name}-${lang}-${width}.webp`;

const VIEWS = (['en', 'zh'] as const).flatMap((lang) => WIDTHS.map(([width]) => ({ lang, width })));

function index(scenes: Scene[]): string {
  const row = (when: string, folder: string, scene: Scene) => {
    const cells = VIEWS.map(({ lang, width }) => {
      const file = `${folder}${fileOf(scene, lang, width)}`;
      return fs.existsSync(path.join(FOLDER, file)) ? `[![${when}](${file})](${file})` : '–';
    });
    return `| ${when} | ${cells.join(' | ')} |`;
  };
  const head = `| | ${VIEWS.map(({ lang, width }) => `${lang} ${width}`).join(' | ')} |\n|---|${'---|'.repeat(VIEWS.length)}`;
  const parts = scenes.map((scene) =>
    [
      `## ${scene.title}\n`,
      `\`${scene.path}\`\n`,
      head,
      row('now', '', scene),
      row('before', 'before/', scene),
      '',
    ].join('\n'),
  );
  return `# The marketplace in pictures\n\nTaken by \`npm run screenshots -- gallery\` from the demo marketplace; below each its picture of the time before.\n\n${parts.join('\n')}`;
}
