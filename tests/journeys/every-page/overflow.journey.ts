/**
 * Every kind of public page and every screen of office and console in the widest and the narrowest usual sans-serif, with
 * words longer than those of English and with words that do not break, on a phone and on a desktop: nothing scrolls
 * sideways, and no text lies upon what stands beside it. OVERFLOW=all tries all of them with one another, and
 * tells which words had to be broken.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHost } from '../../../domain/page/host.ts';
import { resolveRequest } from '../../../server/sites/http/resolve-request.ts';
import { sites } from '../../../server/sites/sites.ts';
import { eachPage, openFresh, openSite, picture, type Site } from '../../support/browser/browser.ts';
import { buildEveryScreen, type Person, type Things } from '../../support/browser/every-screen.ts';
import { writeUnbroken } from '../../support/browser/unbroken.ts';
import { publicAddresses } from '../../support/servers/public-addresses.ts';
import { APPS, stepsOf } from '../steps.ts';
import {
  bringFonts,
  type Condition,
  drawIn,
  FONTS,
  type Font,
  fontInUse,
  lengthen,
  nameOf,
  overflowOf,
  TEXTS,
  WIDTHS,
} from './overflow.ts';
import { enter, moveTo, settle, type Walk, watchRequests } from './walk.ts';

const HEIGHT = 900;
const EVERYTHING = process.env.OVERFLOW === 'all';
const fonts = Object.keys(FONTS) as Font[];

/** Words are made longer once for all, so those that are as they are come first. */
const ALL: Condition[] = TEXTS.flatMap((text) =>
  WIDTHS.flatMap((width) => fonts.map((font) => ({ font, text, width }))),
);
/**
 * Two looks at a page, the second with everything the other way. Each page so meets each font, text and width, and the
 * pages together every pair of them.
 */
function conditionsOf(turn: number): Condition[] {
  if (EVERYTHING) return ALL;
  const [font, width] = [turn % 2, Math.floor(turn / 2) % 2];
  return TEXTS.map((text, look) => ({
    text,
    font: fonts[(font + look) % 2]!,
    width: WIDTHS[(width + look) % 2]!,
  }));
}

/** By the line of the route table and what follows the path: addresses hold tokens, and shops names, that are new in each run. */
function turnOf(address: string): number {
  const { host, pathname, search } = new URL(address);
  const at = parseHost(host, new URL(site.at('/')).host);
  const pattern =
    at.site === 'office' || at.site === 'console'
      ? pathname
      : resolveRequest(sites[at.site], '', pathname)?.route?.pattern;
  const kind = `${at.site} ${pattern} ${search.replace(/\d+/g, '')} ${pathname.endsWith('/nonsense')}`;
  return [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

let site: Site;
let things: Things;
beforeAll(async () => {
  site = await openSite();
  things = await buildEveryScreen(site);
  await writeUnbroken(site);
});
afterAll(() => site?.close());

const found: string[] = [];
/** Looks at what is open, in the conditions of its turn; `settled` waits until it has followed. */
async function look(page: Page, name: string, turn: number, settled: () => Promise<void>): Promise<void> {
  for (const { font, text, width } of conditionsOf(turn)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await drawIn(page, font);
    await settled();
    if (text === 'longer') {
      await lengthen(page);
      // tables and tabs that measure themselves follow their words in the next frames
      await settled();
    }
    for (const what of await overflowOf(page, { broken: EVERYTHING }))
      found.push(`${name} (${font}, ${text}, ${width}) ${what}`);
    await picture(page, `${name.replace(/\W+/g, '-')}-${font}-${text}-${width}`);
  }
}

async function nextFrames(page: Page): Promise<void> {
  await page.waitForFunction((width) => innerWidth === width, page.viewportSize()!.width);
  for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('public pages', async () => {
  const isEnglish = (address: string) => !/^\/zh(\/|$)/.test(new URL(address).pathname);
  const addresses = (await publicAddresses(site, things.pages)).filter(isEnglish);
  const open = async () => {
    const page = await site.visitor(WIDTHS[0]);
    await bringFonts(page);
    return page;
  };
  const page = await open();
  await page.goto(site.at('/'));
  for (const font of fonts) {
    await drawIn(page, font);
    expect(await fontInUse(page)).toBe(nameOf(font));
  }
  await page.context().close();

  found.length = 0;
  await eachPage(addresses, open, async (page, address) => {
    await openFresh(page, address);
    await look(page, address, turnOf(address), () => nextFrames(page));
  });
  expect(found, found.join('\n')).toEqual([]);
}, 0);

test('screens of office and console', async () => {
  found.length = 0;
  const walks: Walk[] = [];
  /** Lines in the order in which they are met; the first who may see one looks at it, all of them where all is tried. */
  const turns: string[] = [];
  for (const app of APPS)
    for (const person of new Set(Object.values<Person[]>(app.walkers).flat())) {
      const steps = stepsOf(app, person, things).filter(
        ({ name }) => EVERYTHING || !turns.includes(`${app.label} ${name}`),
      );
      for (const { name } of steps) turns.push(`${app.label} ${name}`);
      walks.push({
        label: app.label,
        person,
        token: await things.token(person),
        language: 'en',
        storage: person === 'guest' ? { findby: 'ann@example.com' } : {},
        steps,
      });
    }
  const left = [...walks];
  const goOn = async () => {
    for (let walk = left.shift(); walk; walk = left.shift()) await goThrough(walk, turns);
  };
  await Promise.all([goOn(), goOn(), goOn()]);
  expect(found, found.join('\n')).toEqual([]);
}, 0);

async function goThrough(walk: Walk, turns: string[]): Promise<void> {
  const page = await site.visitor(WIDTHS[0]);
  await bringFonts(page);
  await enter(page, site, walk);
  const open = watchRequests(page, () => {});
  for (const step of walk.steps) {
    const name = `${walk.label} ${step.name}`;
    if (step === walk.steps[0]) await page.goto(site.at(step.address, walk.label));
    else {
      if (step.by) {
        await moveTo(page, { name: step.name, address: step.by });
        await settle(page, open);
      }
      await moveTo(page, step);
    }
    // a page may lead on to another
    await settle(page, open);
    await look(page, `${name} as ${walk.person}`, turns.indexOf(name), () => settle(page, open));
  }
  await page.context().close();
}
