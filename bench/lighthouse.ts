/**
 * `npm run bench -- lighthouse [rounds] [visitor]`: Lighthouse in the Chromium of this machine, with the throttling of its
 * mobile profile. Three visitors: a phone on the portal, which sends it on to the mobile site on categories and products
 * (spec P2.2); one with a desktop's name on a phone's screen, who sees the portal's own page; a phone on the mobile
 * site (`mobile`); and one in a shop (`shop`).
 */
import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { figure, median } from './support/figures.ts';
import { addressOf, freePort, samplePages, serveMarketplace, shopPages } from './support/site.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM');
const site = await serveMarketplace(0);
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});

async function scores(address: string, flags: Flags): Promise<Record<Category, number>> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: Object.keys(GOALS),
    ...flags,
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map((ref) => ref.id),
  );
  if (failed.length > 0)
    process.stdout.write(`  ${finalDisplayedUrl} fails ${[...new Set(failed)].join(', ')}\n`);
  return Object.fromEntries(
    Object.keys(GOALS).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
}

const PAGES = ['home', 'category', 'product', 'search', 'leads'];
const samples = await samplePages(site.deps);
const addressesOf = (origin: string, pages: readonly string[]) =>
  samples
    .filter(({ name }) => pages.includes(name))
    .map(({ name, path }) => ({ name, address: origin + path }));
const VISITORS: Record<
  string,
  { visitor: string; pages: { name: string; address: string }[]; flags: Flags }
> = {
  phone: { visitor: 'as a phone', pages: addressesOf(site.origin, PAGES), flags: {} },
  portal: {
    visitor: 'portal page',
    pages: addressesOf(site.origin, PAGES),
    flags: { emulatedUserAgent: DESKTOP },
  },
  mobile: {
    visitor: 'mobile site',
    pages: addressesOf(site.mobileOrigin, ['home', 'category', 'product', 'lead']),
    flags: {},
  },
  shop: {
    visitor: 'shop',
    pages: (await shopPages(site.deps)).map((sample) => ({
      name: sample.name,
      address: addressOf(site, sample),
    })),
    flags: {},
  },
};
const chosen = process.argv[3];
const visitors = chosen ? [VISITORS[chosen]].filter((found) => found !== undefined) : Object.values(VISITORS);
if (visitors.length === 0) throw new Error(`no visitor "${chosen}": ${Object.keys(VISITORS).join(', ')}`);

for (const { visitor, pages, flags } of visitors)
  for (const { name, address } of pages) {
    const rounds: Record<Category, number>[] = [];
    try {
      // the first one warms the server
      for (let i = 0; i <= ROUNDS; i++) rounds.push(await scores(address, flags));
    } catch (error) {
      process.stdout.write(`${name}, ${visitor}: ${(error as Error).message}\n`);
      continue;
    }
    for (const [category, least] of Object.entries(GOALS) as [Category, number][])
      figure(
        `${name}, ${visitor}: ${category}`,
        median(rounds.slice(1).map((round) => round[category])),
        '',
        { least },
      );
  }
await browser.close();
await site.close();
process.exit(0);
