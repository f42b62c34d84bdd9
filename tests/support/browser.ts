/** A Chromium, and the program listening on a port of its own, as a visitor meets them. */
import fs from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { buildTestApp } from './app.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export async function openSite() {
  const port = await freePort();
  const host = `b2b.overseas.localhost:${port}`;
  const app = await buildTestApp({ PUBLIC_HOST: host, PORT: String(port) });
  await app.app.listen({ port, host: '127.0.0.1' });
  const browser: Browser = await chromium.launch({ executablePath: findChromium()!, args: CHROMIUM_FLAGS });
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
      const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // a refused call is part of several stories; a broken policy or script never is
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          failures.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
    failures,
    async close() {
      await browser.close();
      await app.close();
    },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Keeps a picture of the page when JOURNEY_PICTURES names a folder: to look at, and for the documents. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (!folder) return;
  fs.mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
