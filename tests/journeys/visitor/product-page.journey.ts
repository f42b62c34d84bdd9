/** A product's page and what opens over it: the quantity field, the pictures enlarged, the drawer with the enquiry. */
import { devices, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexProducts } from '../../../server/search/index/indexing.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { enterAsBuyer } from '../../support/browser/enter.ts';
import { givePictures } from '../../support/browser/every-page.ts';
import { makeFile } from '../../support/data/factories.ts';
import { makeThreeFlasks, type Offer } from '../../support/data/three-flasks.ts';
import { findings } from '../every-page/axe.ts';

let site: Site;
/** The first has $3.00 from 100 on and $1.50 from 5,000 on, and two pictures; the second is sold by the set. */
let offers: Offer[];
beforeAll(async () => {
  site = await openSite();
  offers = await makeThreeFlasks(site);
  const [first, second] = offers as [Offer, Offer];
  const query = site.db.$client.query.bind(site.db.$client);
  await query(`UPDATE products SET unit = 'set', properties = '[["Voltage","220 V"]]' WHERE id = $1`, [
    second.id,
  ]);
  await indexProducts(site.deps, site.db, [second.id]);
  const owner = await query<{ user_id: number }>('SELECT user_id FROM companies WHERE id = $1', [
    first.companyId,
  ]);
  const more = await makeFile(site, { userId: owner.rows[0]!.user_id, companyId: first.companyId });
  await query('INSERT INTO product_images (product_id, position, file_id) VALUES ($1, 1, $2)', [
    first.id,
    more.id,
  ]);
  await givePictures(site);
  // one that is larger than any window
  const { rows } = await query<{ key: string }>(
    'SELECT f.key FROM files f JOIN products p ON p.main_image_id = f.id WHERE p.id = $1',
    [first.id],
  );
  const large = sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#7f8f8a' } });
  await site.deps.files.put(rows[0]!.key, await large.webp().toBuffer(), 'image/webp');
}, 300_000);
afterAll(async () => {
  expect(site?.failures).toEqual([]);
  await site?.close();
});

const productPath = (offer: Offer | undefined) => `/product-detail/${offer!.id}.html`;
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.at(path));
  await page.waitForFunction(() => 'js' in document.documentElement.dataset);
}
const quantityOf = (address: string | null) =>
  new URL(address ?? '', site.at('/')).searchParams.get('quantity');

test('a typed quantity has its total, its row, its prices on the cards, and goes along', async () => {
  const page = await site.visitor();
  await open(page, productPath(offers[0]));
  const field = page.locator('#needed');
  const total = page.locator('output[for=needed]');
  const marked = page.locator('tr[aria-current=true]');
  const card = page.locator('#recommended, main').getByRole('article').filter({ hasText: offers[1]!.title });
  await page.getByRole('button', { name: 'Show prices' }).waitFor({ state: 'hidden' });
  expect(await card.innerText()).toContain('$2.20/set');

  await field.fill('500');
  await expect.poll(() => total.textContent()).toBe('$1,500.00 in total');
  expect(await marked.innerText()).toContain('100–4,999');
  expect(quantityOf(page.url())).toBe('500');
  // another supplier's, at the same number of what it counts
  expect(await card.innerText()).toContain('$1,100.00 for 500 sets');
  expect(quantityOf(await card.getByRole('link').first().getAttribute('href'))).toBe('500');
  const search = page.locator('header').getByLabel('Quantity you need');
  expect(await search.inputValue()).toBe('500');
  await picture(page, 'product-quantity');

  await field.fill('6000');
  await expect.poll(() => total.textContent()).toBe('$9,000.00 in total');
  expect(await marked.innerText()).toContain('≥ 5,000');
  expect(await card.innerText()).toContain('$13,200.00 for 6,000 sets');

  await field.fill('50');
  await expect.poll(() => total.textContent()).toBe('Min. order 100 pieces');
  expect(await marked.count()).toBe(0);
  expect(await card.innerText()).toContain('at its min. order of 100 sets');

  await field.fill('');
  await expect.poll(() => quantityOf(page.url())).toBeNull();
  expect(quantityOf(await card.getByRole('link').first().getAttribute('href'))).toBeNull();
  expect(await card.innerText()).toContain('100 sets');

  // the other language has it, too, and says it without a key being pressed
  await field.fill('500');
  await page.getByText('English-USD').first().click();
  await page.locator('#regional-language').selectOption('zh');
  await page
    .locator('header form[data-behaviour=regional]')
    .getByRole('button', { name: 'Save' })
    .first()
    .click();
  await page.waitForURL('**/zh/product-detail/**');
  expect(quantityOf(page.url())).toBe('500');
  expect(await field.inputValue()).toBe('500');
  expect(await total.textContent()).toBe('共 $1,500.00');
  expect(await marked.innerText()).toContain('100–4,999');
  expect(await card.innerText()).toContain('500 套共 $1,100.00');
  await picture(page, 'product-quantity-zh');
  await page.context().close();
});

test('pictures enlarged: by keyboard there, from one to the next, and back to where the focus was', async () => {
  const page = await site.visitor();
  await open(page, productPath(offers[0]));
  const opener = page.locator('a[data-enlarge]').first();
  const box = page.locator('dialog.lightbox');
  const shown = box.locator('output');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shown.textContent()).toBe('Picture 1 of 2');
  expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await picture(page, 'lightbox');
  expect(await findings(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  expect(await shown.textContent()).toBe('Picture 2 of 2');
  await page.keyboard.press('ArrowRight');
  expect(await shown.textContent()).toBe('Picture 1 of 2');
  await page.keyboard.press('ArrowLeft');
  expect(await shown.textContent()).toBe('Picture 2 of 2');
  await page.keyboard.press('ArrowLeft');
  const enlarged = box.locator('[data-enlarged]');
  const isLoaded = () => box.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(isLoaded).toBe(2400);
  await page.keyboard.press('+');
  expect(await enlarged.getAttribute('data-enlarged')).toBe('true');
  await page.keyboard.press('-');
  expect(await enlarged.getAttribute('data-enlarged')).toBe('false');

  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.context().close();
});

test('two fingers enlarge a picture up to its original', async () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['iPhone 13'];
  const page = await site.visitor(390, { userAgent, viewport, isMobile, hasTouch });
  await open(page, productPath(offers[0]));
  await page.locator('a[data-enlarge]').first().tap();
  const img = page.locator('dialog.lightbox img');
  await expect.poll(() => img.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(2400);
  const scale = () => img.evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);
  const fit = await img.evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.clientWidth);
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ id, x: 195 + (side * apart) / 2, y: 180 })),
    });
  const pinch = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await pinch(60, 180);
  await expect.poll(scale).toBeCloseTo(3, 0);
  await pinch(20, 340);
  await expect.poll(scale).toBeCloseTo(fit, 1);
  await pinch(300, 20);
  await expect.poll(scale).toBe(1);
  await page.context().close();
});

/** The drawer as it stands: about what, how many, of which unit. */
const drawn = (page: Page) =>
  page.locator('dialog.drawer[open]').evaluate((drawer) => {
    const value = (id: string) => drawer.querySelector<HTMLInputElement>(id)?.value;
    return {
      about: drawer.querySelector<HTMLElement>('[data-about]')?.innerText,
      subject: drawer.querySelector<HTMLInputElement>('[name=subject]')?.value,
      quantity: value('#enquiry-quantity'),
      unit: value('#enquiry-unit'),
    };
  });

async function asksInTwoPlaces(page: Page, name: string) {
  await open(page, '/search-product/1.html?kw=vacuum+flask&quantity=500');
  const ask = async (offer: Offer) => {
    const item = page.locator('main').getByRole('listitem').filter({ hasText: offer.title });
    await item.getByRole('link', { name: 'Contact Supplier' }).filter({ visible: true }).click();
    await page.locator('dialog.drawer[open] #enquiry-quantity').waitFor();
    await expect.poll(async () => (await drawn(page)).subject).toBe(offer.title);
  };
  await ask(offers[0]!);
  expect(await drawn(page)).toMatchObject({ quantity: '500', unit: 'piece' });
  expect((await drawn(page)).about).toContain(offers[0]!.title);
  await picture(page, `drawer-${name}`);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await ask(offers[1]!);
  expect(await drawn(page)).toMatchObject({ quantity: '500', unit: 'set' });
  expect((await drawn(page)).about).toContain(offers[1]!.title);
  await page.locator('dialog.drawer [data-close]').click();
  await page.locator('dialog.drawer[open]').waitFor({ state: 'detached' });

  // on the page of a product: beside the supplier, and below the price, with what was typed meanwhile
  await open(page, `${productPath(offers[0])}?quantity=500`);
  const own = { subject: offers[0]!.title, unit: 'piece' };
  const side = page.getByRole('complementary', { name: 'Supplier' });
  await side.getByRole('link', { name: 'Contact Supplier' }).click();
  await expect.poll(() => drawn(page)).toMatchObject({ ...own, quantity: '500' });
  await page.keyboard.press('Escape');
  await page.locator('#needed').fill('700');
  await page.locator('main article').first().getByRole('link', { name: 'Contact Supplier' }).click();
  await expect.poll(() => drawn(page)).toMatchObject({ ...own, quantity: '700' });
  expect(await findings(page)).toEqual([]);
}

test('however far down the page, the way to ask beside it stays in sight', async () => {
  const page = await site.visitor(1440);
  await open(page, productPath(offers[0]));
  const ask = page
    .getByRole('complementary', { name: 'Supplier' })
    .getByRole('link', { name: 'Contact Supplier' });
  await page
    .locator('#inquirycont')
    .first()
    .evaluate((part) => part.scrollIntoView());
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const box = (await ask.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.context().close();
});

test('the drawer says what to mention of each kind of product, and a press begins a line with it', async () => {
  const page = await site.visitor();
  const drawer = page.locator('dialog.drawer[open]');
  const voltage = drawer.getByRole('button', { name: 'Voltage' });
  for (const [i, mentioned] of [
    [0, 0],
    [1, 1],
  ] as const) {
    await open(page, productPath(offers[i]));
    await page.locator('main article').first().getByRole('link', { name: 'Contact Supplier' }).click();
    await expect.poll(async () => (await drawn(page)).subject).toBe(offers[i]!.title);
    expect(await voltage.count()).toBe(mentioned);
  }
  await voltage.click();
  expect(await drawer.locator('[name=message]').inputValue()).toMatch(/(^|\n)Voltage: $/);
  await page.context().close();
});

/** Ways to join that are seen. */
const joining = (page: Page) => page.locator('a[href$="/register.html"]').filter({ visible: true }).count();

test('a guest asks from two places of a page; and is asked to join', async () => {
  const page = await site.visitor();
  await asksInTwoPlaces(page, 'guest');
  expect(await page.locator('dialog.drawer #enquiry-email').inputValue()).toBe('');
  for (const path of ['/', productPath(offers[0])]) {
    await open(page, path);
    expect(await joining(page), path).toBeGreaterThan(0);
  }
  await page.context().close();
});

test('who is signed in is known to the drawer, and not asked to join', async () => {
  const page = await site.visitor();
  const { email } = await enterAsBuyer(site, page);
  await asksInTwoPlaces(page, 'member');
  await expect.poll(() => page.locator('dialog.drawer #enquiry-email').inputValue()).toBe(email);
  for (const path of ['/', productPath(offers[0])]) {
    await open(page, path);
    await page.locator('header').getByText('Ann').first().waitFor();
    expect(await joining(page), path).toBe(0);
  }
  await page.context().close();
});

test('axe finds nothing while the tray of the comparison is open', async () => {
  const page = await site.visitor();
  await open(page, '/search-product/1.html?kw=vacuum+flask');
  await page.locator('main [data-compare]').first().click();
  await page.getByText('1 of 5 to compare').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
