/** The components in all their states, in both languages: nothing that axe finds, no error, nothing too wide. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GALLERY_BASE, galleryConfig } from '../../../vite.config.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
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
async function open(kit: string, language: string): Promise<Page> {
  const page = await site.visitor(1440, { reducedMotion: 'reduce' });
  await page
    .context()
    .addCookies([{ name: 'lang', value: language, domain: `.${new URL(site.at('/')).hostname}`, path: '/' }]);
  await page.route(`**${GALLERY_BASE}**`, (route) =>
    route.fulfill({
      path: path.join(
        built,
        new URL(route.request().url()).pathname.slice(GALLERY_BASE.length) || 'index.html',
      ),
    }),
  );
  await page.goto(site.at(`${GALLERY_BASE}?kit=${kit}`));
  await page.locator('nav a').first().waitFor();
  return page;
}

const namesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ hash }) =>
      decodeURIComponent(hash.slice(1)),
    ),
  );

/** Frames in which a view comes to rest, and how many in a row show that it has. */
const ROUNDS = 1000;
const AT_REST = 4;
/**
 * A button that is pressed on arrival has its answer, and what comes in has come: a busy machine shows it half, a field
 * named before its sentence is there, or text that is still pale. False where it goes on changing.
 */
const settled = (page: Page) =>
  page.evaluate(
    async ([rounds, enough]) => {
      let changes = 0;
      const observer = new MutationObserver(() => {
        changes += 1;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const isMoving = () =>
        document
          .getAnimations()
          .some(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          );
      let rested = 0;
      for (let round = 0; round < rounds && rested < enough; round++) {
        changes = 0;
        await document.fonts.ready;
        await new Promise((resolve) => requestIdleCallback(resolve));
        await new Promise(requestAnimationFrame);
        rested = changes === 0 && !isMoving() ? rested + 1 : 0;
      }
      observer.disconnect();
      return rested === enough;
    },
    [ROUNDS, AT_REST] as const,
  );

describe.each(['ui', 'backoffice'])('%s', (kit) => {
  // each in a page of its own, so that two processors have work
  test.concurrent.each(['en', 'zh'])(
    '%s',
    async (language) => {
      const page = await open(kit, language);
      const found: string[] = [];
      const views = await namesOf(page);
      for (const view of views) {
        await page.evaluate((to) => {
          location.hash = to;
        }, view);
        await page.waitForFunction((to) => document.documentElement.dataset.view === to, view);
        if (!(await settled(page))) found.push(`${view}: goes on changing`);
        for (const finding of await findings(page)) found.push(`${view}: ${finding}`);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) found.push(`${view}: scrolls sideways by ${wide} px`);
      }
      await page.context().close();
      process.stdout.write(`gallery: ${views.length} views of ${kit} in ${language}\n`);
      expect(views.length).toBeGreaterThan(15);
      expect(found, found.join('\n')).toEqual([]);
      expect(site.failures).toEqual([]);
    },
    // each view is bounded by what is done, and a busy machine does the same more slowly
    0,
  );
});
