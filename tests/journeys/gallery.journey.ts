/** The components in all their states, in both languages: nothing that axe finds, no error, nothing too wide. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GALLERY_BASE, galleryConfig } from '../../vite.config.ts';
import { openSite, type Site } from '../support/browser/browser.ts';
import { findings } from './axe.ts';

const built = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-gallery-'));
let site: Site;
beforeAll(async () => {
  site = await openSite();
  await build(galleryConfig(built));
}, 300_000);
afterAll(async () => {
  await site?.close();
  fs.rmSync(built, { recursive: true, force: true });
});

/** A page of the gallery on the portal's host: what it asks of the API is answered by the program. */
async function open(name: string, language: string): Promise<Page> {
  const page = await site.visitor(1440, { reducedMotion: 'reduce' });
  await page
    .context()
    .addCookies([{ name: 'lang', value: language, domain: `.${new URL(site.at('/')).hostname}`, path: '/' }]);
  await page.route(`**${GALLERY_BASE}**`, (route) =>
    route.fulfill({
      path: path.join(built, new URL(route.request().url()).pathname.slice(GALLERY_BASE.length)),
    }),
  );
  await page.goto(site.at(`${GALLERY_BASE}${name}.html`));
  await page.locator('.gallery-names').waitFor();
  return page;
}

const namesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.gallery-names a')].map(({ hash }) =>
      decodeURIComponent(hash.slice(1)),
    ),
  );

describe.each(['ui', 'backoffice'])('%s', (name) => {
  // each in a page of its own, so that two processors have work
  test.concurrent.each(['en', 'zh'])(
    '%s',
    async (language) => {
      const page = await open(name, language);
      const found: string[] = [];
      const views = await namesOf(page);
      for (const view of views) {
        await page.evaluate((to) => {
          location.hash = to;
        }, view);
        await page.waitForFunction((to) => document.documentElement.dataset.view === to, view);
        // a button that is pressed on arrival has its answer by then
        await page.evaluate(() => new Promise(requestAnimationFrame));
        for (const finding of await findings(page)) found.push(`${view}: ${finding}`);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) found.push(`${view}: scrolls sideways by ${wide} px`);
      }
      await page.context().close();
      process.stdout.write(`gallery: ${views.length} views of ${name} in ${language}\n`);
      expect(views.length).toBeGreaterThan(15);
      expect(found).toEqual([]);
      expect(site.failures).toEqual([]);
    },
    300_000,
  );
});
