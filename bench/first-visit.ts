/**
 * `npm run bench -- first-visit [only]`: what a browser that has nothing yet loads for each kind of public page
 * (of those whose name begins so), and how far the
 * page moves under the reader while it is scrolled to its end. Bytes as sent: compressed, with headers.
 */
import { type Browser, chromium } from 'playwright-core';
import { isOnMobileSite } from '../domain/visitor/mobile-site.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { figure } from './support/figures.ts';
import { addressOf, samplePages, serveMarketplace, shopPages } from './support/site.ts';

const ON_MOBILE = 'mobile ';
const STILL = 'legal';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** These two run in the page. */
const WATCH_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const SCROLL = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 300) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;

interface Visit {
  requests: number;
  bytes: Record<string, number>;
  shift: number;
}

async function visit(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript({ content: WATCH_SHIFTS });
  const reply = await page.goto(address, { waitUntil: 'networkidle' });
  if (reply?.status() !== 200) throw new Error(`${address}: ${reply?.status()}`);
  const requests = types.size;
  const upToHere = { ...bytes };
  await page.evaluate(SCROLL);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate<number>('shift');
  await context.close();
  return { requests, bytes: upToHere, shift };
}

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM');
const site = await serveMarketplace(0);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
let [script, style, shift] = [0, 0, 0];
const only = process.argv[2];
const samples = await samplePages(site.deps);
const pages = [
  ...[...samples, ...(await shopPages(site.deps))].map((sample) => ({
    name: sample.name,
    address: addressOf(site, sample),
  })),
  ...samples
    .filter(({ path }) => isOnMobileSite(path))
    .map(({ name, path }) => ({ name: `${ON_MOBILE}${name}`, address: site.mobileOrigin + path })),
].filter(({ name }) => !only || name.startsWith(only));
let firstPage = 0;
for (const { name, address } of pages) {
  const visits: Visit[] = [];
  // the second visitor of a page gets it compressed; who is first is no visitor but this program
  for (const viewport of SIZES) {
    await visit(browser, address, viewport).catch(() => {});
    visits.push(
      ...(await visit(browser, address, viewport).then(
        (found) => [found],
        (error: Error) => {
          process.stdout.write(`${name}: ${error.message}\n`);
          return [];
        },
      )),
    );
  }
  const most = (of: (visit: Visit) => number) => Math.max(0, ...visits.map(of));
  const kilobytes = (type: string) => most(({ bytes }) => (bytes[type] ?? 0) / 1024);
  script = Math.max(script, kilobytes('Script'));
  style = Math.max(style, kilobytes('Stylesheet'));
  shift = Math.max(
    shift,
    most((found) => found.shift),
  );
  if (name === `${ON_MOBILE}home`)
    firstPage =
      most(({ bytes: { Image: _, ...rest } }) => Object.values(rest).reduce((a, b) => a + b, 0)) / 1024;
  const parts = ['Document', 'Script', 'Stylesheet', 'Image'].map(
    (type) => `${type} ${kilobytes(type).toFixed(1)}`,
  );
  process.stdout.write(
    `${name.padEnd(24)} ${parts.join(', ')} KB; moves ${most((found) => found.shift).toFixed(4)}\n`,
  );
  figure(
    `  requests of ${name}`,
    most((found) => found.requests),
    '',
    name === 'home' ? { most: 40 } : undefined,
  );
  if (name === STILL)
    figure(`  script of ${name}, where nothing moves`, kilobytes('Script'), 'KB', { most: 12 });
}
process.stdout.write('\n');
figure('first page of the mobile site without pictures', firstPage, 'KB', { most: 100 });
figure('script of a first visit, the most of any page', script, 'KB', { most: 60 });
figure('styles of a first visit', style, 'KB', { most: 14 });
figure('layout shift, the most of any page', shift, '', { most: 0.02 });
await browser.close();
await site.close();
process.exit(0);
