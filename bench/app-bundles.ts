/**
 * `npm run bench -- app-bundles`: what a browser that has nothing yet loads for sign-in of the member centre, and what
 * it asks for on the way from the dashboard to the company profile inside the app. Bytes as sent: compressed, with
 * headers. Before the code stood in groups these were 306 KB in 43 scripts, and 26 requests.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { tokensFor } from '../server/features/auth/auth.ts';
import { appTraffic, type Fetched, kilobytes, scriptsOf } from '../tests/support/servers/app-traffic.ts';
import { figure } from './support/figures.ts';
import { serveMarketplace } from './support/site.ts';

const SUPPLIER = 'gold@demo.test';

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM');
const site = await serveMarketplace(0);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const newPage = async () => (await browser.newContext()).newPage();

const { rows } = await site.deps.db.$client.query(
  'SELECT u.id, u.name, c.id AS cid FROM users u JOIN companies c ON c.user_id = u.id WHERE u.email = $1',
  [SUPPLIER],
);
const { id, name, cid } = rows[0];
const session = { id: Number(id), name, cid: Number(cid) };
const tokens = await tokensFor(site.deps, site.deps.db, session.id);
const office = site.origin.replace('://', '://my.');
const { signIn, toProfile } = await appTraffic(newPage, office, tokens, session);

function list(what: string, fetched: readonly Fetched[]): void {
  process.stdout.write(`\n${what}\n`);
  for (const { url, bytes } of fetched)
    process.stdout.write(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${new URL(url).pathname}\n`);
}
list('sign-in', signIn);
list('dashboard → company profile', toProfile);
process.stdout.write('\n');
figure('sign-in: scripts (43 before)', scriptsOf(signIn).length, '', { most: 12 });
figure('sign-in: script (306 KB before)', kilobytes(scriptsOf(signIn)), 'KB', { most: 240 });
figure('dashboard → profile: requests (26 before)', toProfile.length, '', { most: 4 });
await browser.close();
await site.close();
process.exit(0);
