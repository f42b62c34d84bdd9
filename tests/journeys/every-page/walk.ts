/** Walks an app's screens inside one document, as its visitors do, and says what is wrong with them. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { liveRoutes } from '../../../contract/operator/live.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { PATIENCE, type Site } from '../../support/browser/browser.ts';
import { findings } from './axe.ts';

export const WIDTHS = [1440, 768, 390] as const;
/**
 * Between them nothing is laid out that neither has: there the page is measured, and not read by axe again. In Chinese,
 * where the structure is the same, it is read at that of the two at which it comes.
 */
const READ_AT: readonly number[] = [1440, 390];
const HEIGHT = 900;
/** Walks that go on side by side: more would wait for the processors. */
const SIDE_BY_SIDE = 3;

export interface Step {
  name: string;
  address: string;
  /** Where it speaks one language whatever was chosen. */
  speaks?: Language;
  /** What the page before it hands over. */
  state?: object;
  /** Where to go in between, as the page before it is the same one for something else and keeps its heading. */
  by?: string;
}
export interface Walk {
  /** Subdomain of the app. */
  label: string;
  person: string;
  token: string | null;
  language: Language;
  /** Kept in the session's storage from the beginning. */
  storage: Record<string, string>;
  steps: Step[];
}

export async function walkAll(site: Site, walks: Walk[]): Promise<string[]> {
  const found: string[] = [];
  const left = [...walks];
  const goOn = async () => {
    for (let walk = left.shift(); walk; walk = left.shift()) await walkOne(site, walk, found);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, goOn));
  return found;
}

async function walkOne(site: Site, walk: Walk, found: string[]): Promise<void> {
  const { label, person, language, steps } = walk;
  const page = await site.visitor(WIDTHS[0], { reducedMotion: 'reduce' });
  await enter(page, site, walk);
  let now = '';
  const say = (what: string) => found.push(`${label} ${now} as ${person} in ${language}: ${what}`);
  const open = watchRequests(page, say);
  let widths = [...WIDTHS];
  for (const step of steps) {
    now = step.name;
    try {
      if (step === steps[0]) await page.goto(site.at(step.address, label));
      else {
        if (step.by) {
          await moveTo(page, { name: step.name, address: step.by });
          await settle(page, open);
        }
        await moveTo(page, step);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settle(page, open);
        await look(page, step, language, say);
        if (language === 'en' ? READ_AT.includes(width) : width === widths[0])
          for (const finding of await findings(page)) say(`${finding} (at ${width})`);
      }
    } catch (error) {
      say(error instanceof Error ? error.message.slice(0, 200) : String(error));
    }
    // the next one comes at the width at which this one ends
    widths = widths.reverse();
  }
  await page.context().close();
}

/** The cookies that a sign-in and a choice of language leave. */
export async function enter(page: Page, site: Site, { token, language, storage }: Walk): Promise<void> {
  const shared = { domain: `.${new URL(site.at('/')).hostname}`, path: '/' };
  const cookies = [{ name: 'lang', value: String(language), ...shared }];
  if (token) cookies.push(sessionCookie(token));
  await page.context().addCookies(cookies);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
}

const EVENTS = `/api${liveRoutes.followEvents.path}`;

/** Says which requests fail; those that have not ended yet. */
export function watchRequests(page: Page, say: (what: string) => void): Set<unknown> {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    // it goes on as long as the page is open
    if (new URL(request.url()).pathname !== EVENTS) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const why = request.failure()?.errorText;
    // a page that is left gives up what it has asked for
    if (why !== 'net::ERR_ABORTED') say(`${request.url()} failed: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      say(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return open;
}

/** Goes to an address as the buttons of the browser do, without a new document. The heading tells the old page. */
export const moveTo = (page: Page, { address, state }: Step) =>
  page.evaluate(
    ([to, usr]) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
      // as the router keeps it
      history.pushState(usr && { usr, key: 'walk' }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [address, state ?? null] as const,
  );

/** Waits until the page is there, has followed the width of its window, and nothing is under way. */
export async function settle(page: Page, open: Set<unknown>): Promise<void> {
  const calm = () => {
    // antd's row of tabs has a button for those that do not fit, and is told of a new width some time after it has it
    const followed = [...document.querySelectorAll('.ant-tabs-top > .ant-tabs-nav')].every((row) => {
      const widthOf = (part: string) => row.querySelector(`:scope > ${part}`)!.getBoundingClientRect().width;
      const offered = row.querySelector(':scope > .ant-tabs-nav-operations:not([class*="hidden"])') !== null;
      const room = widthOf('.ant-tabs-nav-wrap') + (offered ? widthOf('.ant-tabs-nav-operations') : 0);
      const fit = Math.floor(widthOf('.ant-tabs-nav-wrap > .ant-tabs-nav-list')) <= Math.floor(room);
      return offered !== fit;
    });
    const busy = '.ant-spin-spinning, .ant-skeleton-active, [aria-busy="true"]';
    const moves = document
      .getAnimations()
      .some((move) => move.playState === 'running' && move.effect?.getComputedTiming().endTime !== Infinity);
    const there = document.querySelector('h1:not([data-left])') && !document.querySelector(busy);
    return there && followed && !moves;
  };
  // media queries of a new width are told as the next frame is drawn; a document may make way for another meanwhile
  await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true))));
  do {
    await vi.waitUntil(() => open.size === 0, { timeout: PATIENCE });
    await page.waitForFunction(calm);
  } while (open.size > 0);
}

async function look(page: Page, step: Step, language: Language, say: (what: string) => void): Promise<void> {
  // parts that measure themselves follow a new width a moment later
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .catch(() => {});
  const facts = await page.evaluate(() => ({
    widest: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((element) => element.outerHTML.slice(0, 120))
      .at(-1),
    at: location.pathname + location.search,
    width: innerWidth,
    h1: document.querySelectorAll('h1').length,
    title: document.title.trim(),
    lang: document.documentElement.lang,
    misspelt: /\bIOS \d+/.exec(document.body.innerText)?.[0],
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (facts.at !== step.address.replace(/#.*/, '')) say(`led to ${facts.at}`);
  if (facts.h1 !== 1) say(`has ${facts.h1} h1`);
  if (!facts.title) say('has no title');
  if (facts.lang !== { en: 'en', zh: 'zh-CN' }[step.speaks ?? language]) say(`is in "${facts.lang}"`);
  if (facts.misspelt) say(`shows "${facts.misspelt}"`);
  if (facts.wide > 0) say(`scrolls sideways by ${facts.wide} px at ${facts.width}: ${facts.widest}`);
}
