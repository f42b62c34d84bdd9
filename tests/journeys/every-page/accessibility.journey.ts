/** Every kind of public page in both languages, on a desktop and on a phone: WCAG 2.2 AA, as far as a program can tell. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHost } from '../../../domain/page/host.ts';
import { resolveRequest } from '../../../server/sites/http/resolve-request.ts';
import { sites } from '../../../server/sites/sites.ts';
import { eachPage, openFresh, openSite, type Site } from '../../support/browser/browser.ts';
import { buildPageFixtures } from '../../support/browser/every-page.ts';
import { publicAddresses } from '../../support/servers/public-addresses.ts';
import { findings } from './axe.ts';

/** Presses of Tab on each page: header, search and the beginning of the content. */
const STEPS = 40;
const WIDE = 1440;
const NARROW = 390;
const HEIGHT = 900;

let site: Site;
let pages: string[];
beforeAll(async () => {
  site = await openSite();
  pages = await publicAddresses(site, await buildPageFixtures(site));
}, 0);
afterAll(() => site?.close());

const open = (): Promise<Page> => site.visitor(WIDE);

/** Lines of the route tables that have no page of their own. */
const EXCUSED: Record<string, string> = {
  'portal /all': 'the same page as /All',
  'portal /All/Primary': 'the same page as /All',
  'portal /coorp-ymt': 'leads elsewhere',
  'portal /enlogin': 'leads elsewhere',
  'portal /{root}/c-{domain}': 'leads to the shop',
  'portal /{cates...}': 'leads to the address with a slash',
  'shop /video/list.html': 'the same page as /video/',
  'shop /news/list.html': 'the same page as /news/',
  'mobile /all': 'the same page as /All',
  'mobile /All/Primary': 'the same page as /All',
};

test('every line of the three route tables is looked at, in both languages where it has two', () => {
  const lineOf = (address: string) => {
    const { host, pathname } = new URL(address);
    const at = parseHost(host, new URL(site.at('/')).host);
    if (at.site === 'office' || at.site === 'console') return null;
    const resolved = resolveRequest(sites[at.site], '', pathname);
    return resolved?.route ? `${at.site} ${resolved.route.pattern} ${resolved.lang}` : null;
  };
  const seen = new Set(pages.map(lineOf));
  const missing = Object.values(sites).flatMap(({ name, routes }) =>
    routes.flatMap(({ pattern, alternates }) => {
      const languages = alternates ? [alternates.zh === pattern ? 'zh' : 'en'] : ['en', 'zh'];
      const line = `${name} ${pattern}`;
      return line in EXCUSED ? [] : languages.map((language) => `${line} ${language}`);
    }),
  );
  expect(missing.filter((line) => !seen.has(line))).toEqual([]);
});

const isChinese = (address: string) => /\/zh(\/|$)/.test(new URL(address).pathname);

/**
 * Each page is loaded once, since to load it and to read it the first time costs three times what reading it again does.
 * Every second one comes at the narrow width and becomes wide. Axe reads it at both widths in English, and in Chinese,
 * where the structure is the same, at the one at which it comes.
 */
test('each page: axe finds nothing; one h1, a title, the language; each stop of the keyboard is seen and can be left', async () => {
  const found: string[] = [];
  await eachPage(pages, open, async (page, address) => {
    const widths = pages.indexOf(address) % 2 ? [NARROW, WIDE] : [WIDE, NARROW];
    for (const width of widths) {
      const first = width === widths[0];
      await page.setViewportSize({ width, height: HEIGHT });
      if (first) await openFresh(page, address);
      // scripts are told of a new width as the next frame is drawn, and what they change is drawn in the one after it
      else {
        await page.waitForFunction((to) => innerWidth === to, width);
        for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const wrong = first || !isChinese(address) ? await findings(page) : [];
      wrong.push(...(await lookAt(page, address)));
      found.push(...wrong.map((what) => `${address} at ${width} ${what}`));
    }
    // the stops of a page are the same in both languages
    if (!isChinese(address)) found.push(...(await stopsOf(page)).map((what) => `${address}: ${what}`));
  });
  expect(found, found.slice(0, 60).join('\n')).toEqual([]);
}, 0);

test('the skip link leads to the content', async () => {
  const page = await open();
  await page.goto(site.at('/'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.context().close();
});

async function lookAt(page: Page, address: string): Promise<string[]> {
  const { h1, title, lang, wide } = await page.evaluate(() => ({
    h1: document.querySelectorAll('h1').length,
    title: document.title,
    lang: document.documentElement.lang,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const shown = isChinese(address) ? ['zh-CN'] : ['en', 'zh-CN'];
  return [
    ...(h1 === 1 ? [] : [`has ${h1} h1`]),
    ...(title.trim() ? [] : ['has no title']),
    ...(shown.includes(lang) ? [] : [`is in "${lang}"`]),
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
  ];
}

/** Presses Tab on the wide page: the skip link comes first, every stop is seen and can be left. */
async function stopsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  // the page for when there is no network has no script
  await page.waitForFunction(
    () => !document.querySelector('script[type=module]') || 'js' in document.documentElement.dataset,
  );
  let before = '';
  for (let i = 0; i < STEPS; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedNow);
    if (!stop) break;
    if (i === 0 && stop.href !== '#content') found.push(`first comes ${stop.html}`);
    // the parts of a date are the browser's own stops within one field
    if (stop.type === 'date') continue;
    if (!stop.visible) found.push(`the focus is not seen on ${stop.html}`);
    if (stop.path === before) found.push(`the focus stays on ${stop.html}`);
    before = stop.path;
  }
  return found;
}

/** Runs in the page: what has the focus, whether that is seen, and where it stands in the document. */
function focusedNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const outlined = (of: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // a radio behind its label is drawn by the label
  const drawn = [element, ...((element as HTMLInputElement).labels ?? [])];
  const path: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return {
    href: element.getAttribute('href'),
    type: element.getAttribute('type'),
    html: element.outerHTML.slice(0, 120),
    visible: drawn.some(outlined),
    path: path.join('.'),
  };
}
