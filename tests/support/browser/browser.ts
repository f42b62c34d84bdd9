/** A Chromium, and the program listening on its own port, as visitors meet it. */
import fs from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { startWork } from '../../../server/scheduled-jobs.ts';
import { buildTestApp } from '../app.ts';
import { freePort } from '../process.ts';

/** What is waited for comes sooner or later: the machine may be busy. */
export const PATIENCE = 60_000;

/** Those of the journey that runs. */
export const openPages = new Set<Page>();

export async function openSite(options: { undoSeconds?: number; callsAMinute?: number } = {}) {
  const port = await freePort();
  const host = `b2b.overseas.localhost:${port}`;
  const app = await buildTestApp({ PUBLIC_HOST: host, PORT: String(port) }, options);
  await app.app.listen({ port, host: '127.0.0.1' });
  startWork(app.deps);
  const browser: Browser = await chromium.connect(inject('browserEndpoint'));
  const failures: string[] = [];
  return {
    ...app,
    /** Address of a path on the portal, or on the subdomain given. */
    at: (where: string, label = '') => `http://${label ? `${label}.` : ''}${host}${where}`,
    /** Status and text of an address, over plain HTTP: Node does not resolve names under .localhost. */
    read: (where: string, label = '') =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const headers = { host: `${label ? `${label}.` : ''}${host}` };
        get({ host: '127.0.0.1', port, path: where, headers }, async (response) => {
          const chunks = await response.toArray();
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        }).on('error', reject);
      }),
    /** A page of a visitor of its own: no cookies of others. Errors of its scripts fail the journey. */
    async visitor(width = 1440, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        // what slides costs seconds where the processor draws it
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      openPages.add(page);
      page.on('close', () => openPages.delete(page));
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // a refused call is part of several stories; a broken policy or script never is
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          failures.push(`${page.url()}: ${message.text()}`);
      });
      const goto = page.goto.bind(page);
      page.goto = async (address, options) => {
        // asked again from here: the page's policy lets a text be evaluated once, not waited for. Hooks open pages, too,
        // and have no `expect.poll`.
        await vi.waitFor(async () => expect(await page.evaluate(IS_WHAT_CLOSED_GONE)).toBe(true), {
          timeout: PATIENCE,
        });
        return goto(address, options);
      };
      return page;
    },
    failures,
    async close() {
      await browser.close();
      await app.close();
    },
  };
}
/**
 * A window that has closed goes back in the history a moment later (web/backoffice/app/back-closes.ts): nobody types an address
 * within it, a test does, and that step would end what came before it.
 */
const IS_WHAT_CLOSED_GONE = `history.state?.over !== true ||
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].some((one) => one.checkVisibility())`;

/** As who has looked at no product yet: to others /recently-viewed says nothing, and leads on to those. */
export async function openFresh(page: Page, address: string): Promise<void> {
  await page.context().clearCookies({ name: 'viewed' });
  await page.goto(address);
}

/** Pages that are looked at side by side: more would wait for the processors. */
const SIDE_BY_SIDE = 3;

/** Gives every address to `look`, several at once, each of them in a page of its own that `open` gives. */
export async function eachPage(
  addresses: readonly string[],
  open: () => Promise<Page>,
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const walk = async () => {
    const page = await open();
    for (let address = left.shift(); address !== undefined; address = left.shift()) await look(page, address);
    await page.context().close();
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, walk));
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Keeps a picture of the page when JOURNEY_PICTURES names a folder: to look at, and for the documents. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (!folder) return;
  fs.mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
