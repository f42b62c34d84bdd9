/** A guest finds a product for 500 pieces, compares three and asks all three: by mouse, by keyboard alone, on a phone. */
import { sql } from 'drizzle-orm';
import { devices, type Locator, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import {
  EXPECTED_ENQUIRIES,
  enquiriesSent,
  makeThreeFlasks,
  type Offer,
} from '../../support/data/three-flasks.ts';

const EMAIL = 'ann@buyer.example';
const QUESTION = 'Please quote 500 flasks with our logo, packed one by one, to Hamburg.';
const { userAgent, viewport, isMobile, hasTouch } = devices['iPhone 13'];

let site: Site;
let offers: Offer[];
// a marketplace each: a guest may ask the same supplier only so often
beforeEach(async () => {
  site = await openSite();
  offers = await makeThreeFlasks(site);
}, 300_000);
afterEach(async () => {
  expect(site?.failures).toEqual([]);
  await site?.close();
});

/** How a visitor acts: each way presses and types by its own means. */
interface Hand {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  choose(target: Locator, key: string, value: string): Promise<void>;
}

const byPointer = (press: (target: Locator) => Promise<void>): Hand => ({
  press,
  fill: (target, text) => target.fill(text),
  choose: async (target, _key, value) => void (await target.selectOption(value)),
});

/** Further than any page here is long. */
const MAX_STOPS = 150;

/** Nothing but keys: the tabulator leads to everything, Enter and Space do what a press does. */
function byKeyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The tabulator does not lead to ${target} at ${page.url()}.`);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async fill(target, text) {
      await reach(target);
      await page.keyboard.type(text);
    },
    async choose(target, key) {
      await reach(target);
      await page.keyboard.type(key);
    },
  };
}

async function comparesAndAsks(page: Page, hand: Hand, name: string) {
  const visible = (locator: Locator) => locator.filter({ visible: true }).first();
  await page.goto(site.at('/'));
  await page.waitForFunction(() => 'js' in document.documentElement.dataset);
  await hand.fill(visible(page.getByLabel('Enter a keyword to search products')), 'vacuum flask');
  await hand.fill(visible(page.getByLabel('Quantity you need')), '500');
  await hand.press(visible(page.locator('header').getByRole('button', { name: 'Search', exact: true })));
  await page.waitForURL('**/search-product/1.html?**quantity=500**');
  await page.waitForFunction(() => 'js' in document.documentElement.dataset);

  // what 500 cost, not what the largest order would
  const card = ({ title }: Offer) => page.locator('main').getByRole('listitem').filter({ hasText: title });
  expect(await card(offers[0]!).innerText()).toContain('$3.00/piece');
  expect(await card(offers[1]!).innerText()).toContain('$2.20/piece');
  expect(await card(offers[2]!).innerText()).toContain('$2.60/piece');
  const tray = page.getByRole('region', { name: 'Comparison', exact: true });
  for (const offer of offers) await hand.press(visible(card(offer).locator('[data-compare]')));
  await tray.getByText('3 of 5 to compare').waitFor();
  await picture(page, `compare-tray-${name}`);
  await hand.press(tray.getByRole('link', { name: 'Compare now' }));

  await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
  expect(new URL(page.url()).searchParams.get('quantity')).toBe('500');
  const table = page.getByRole('table');
  for (const { title, company } of offers) {
    await table.getByRole('link', { name: title }).first().waitFor();
    await table.getByText(company).first().waitFor();
  }
  const price = table.getByRole('row').filter({ hasText: '$2.20/piece' });
  expect(await price.getByRole('cell').filter({ hasText: 'Lowest' }).innerText()).toContain('$2.20/piece');
  expect(await price.innerText()).toContain('$1,100.00 for 500');
  await picture(page, `compare-${name}`);
  await hand.press(visible(page.getByRole('link', { name: 'Ask all of these suppliers' })));

  await page.getByRole('heading', { name: 'You ask 3 suppliers' }).waitFor();
  await page.waitForFunction(() => 'js' in document.documentElement.dataset);
  expect(await page.getByLabel(/^Quantity(?! you)/).inputValue()).toBe('500');
  await hand.fill(page.getByLabel(/^Message/), QUESTION);
  await hand.choose(page.getByLabel(/^Country/), 'Germ', 'DE');
  await hand.fill(page.getByLabel(/^Your name/), 'Ann Buyer');
  await hand.fill(page.getByLabel(/^E-mail/), EMAIL);
  await picture(page, `compare-asked-${name}`);
  await hand.press(page.getByRole('button', { name: 'Send enquiry' }));
  await page.getByText('look into your mail').waitFor();
  expect(await enquiriesSent(site)).toEqual([]);

  const mails = await site.db.$client.query(`SELECT body FROM outbox WHERE address = '${EMAIL}'`);
  expect(mails.rows).toHaveLength(1);
  await page.goto(/http:\/\/\S+\/confirm\/\S+/.exec(mails.rows[0].body)![0]);
  await hand.press(page.getByRole('button', { name: 'Yes, it was me' }));
  await expect.poll(() => enquiriesSent(site)).toEqual(EXPECTED_ENQUIRIES);
}

test('at 1440 pixels, by mouse', async () => {
  const page = await site.visitor();
  await comparesAndAsks(
    page,
    byPointer((target) => target.click()),
    'mouse',
  );
});

test('by keyboard alone', async () => {
  const page = await site.visitor();
  await comparesAndAsks(page, byKeyboard(page), 'keyboard');
});

test('on a phone', async () => {
  const page = await site.visitor(390, { userAgent, viewport, isMobile, hasTouch });
  await comparesAndAsks(
    page,
    byPointer((target) => target.tap()),
    'phone',
  );
});

test('what is gone leaves the tray, and what is removed', async () => {
  const page = await site.visitor();
  const tray = page.getByRole('region', { name: 'Comparison', exact: true });
  for (const { id } of offers) {
    await page.goto(site.at(`/product-detail/${id}.html`));
    await page.locator('main [data-compare]').first().click();
  }
  await tray.getByText('3 of 5 to compare').waitFor();
  await site.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${offers[0]!.id}`);
  await tray.getByRole('link', { name: 'Compare now' }).click();
  await page.getByText('no longer on the marketplace').waitFor();
  await page.goto(site.at('/'));
  await tray.getByText('2 of 5 to compare').waitFor();
  await tray.getByRole('link', { name: 'Compare now' }).click();
  await page.locator('[data-uncompare]').first().click();
  await page.waitForURL(`**/compare?ids=${offers[2]!.id}`);
  await page.goto(site.at('/'));
  await tray.getByText('1 of 5 to compare').waitFor();
});
