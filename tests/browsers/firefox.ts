/** Firefox over WebDriver BiDi, which tells of its console, its errors and its requests. */
import puppeteer, { type Page } from 'puppeteer-core';
import type { OtherBrowser, Tab } from './driver.ts';
import { programOf } from './programs.ts';

export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    async visitor() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const faults: string[] = [];
  const note = (words: string) => faults.push(`${page.url()}: ${words}`);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // what a page had still asked for as it was left
    const why = request.failure()?.errorText ?? '';
    if (!/ABORT/i.test(why)) note(`${why} ${request.url()}`);
  });
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    },
    run: (look, ...given) => page.evaluate(look as never, ...(given as unknown[] as never[])) as never,
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    async upload(selector, files) {
      const input = await page.$(selector);
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...files);
    },
    async select(selector, value) {
      await page.select(selector, value);
    },
    faults: async () => faults,
  };
}
