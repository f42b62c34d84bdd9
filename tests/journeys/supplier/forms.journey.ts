/** What the forms of the member centre do beside their fields: ask, save by themselves, upload, cut, format. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let supplier: MadeCompany;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  supplier = await makeSupplier(site);
  page = await site.visitor();
  await page.context().addCookies([sessionOf(supplier), cookie('lang', 'en')]);
});
afterAll(() => site?.close());

const cookie = (name: string, value: string) => ({
  name,
  value: encodeURIComponent(value),
  domain: '.b2b.overseas.localhost',
  path: '/',
});

function sessionOf({ token }: MadeCompany) {
  const data = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const session = { token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  return cookie('userInfo', JSON.stringify(session));
}

const photo = async (name: string, width = 900, height = 600) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7aa2c8' } })
    .png()
    .toBuffer(),
});

test('unsaved changes are not left without a question', async () => {
  await page.goto(site.at('/company', 'my'));
  await page.getByLabel('Company description').fill('We make bolts and nuts.');
  const contact = page.getByRole('tab', { name: 'Contact information' });
  await contact.click();
  await page.getByText('Leave without saving?').waitFor();
  await picture(page, 'form-leave');
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(page.url()).toBe(site.at('/company', 'my'));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.ant-message').getByText('Saved').waitFor();
  await contact.click();
  await page.waitForURL('**/company/ContactInfo');
});

test('a refusal stands at its field, and in the notice that lists the fields', async () => {
  const address = page.getByLabel('Contact address');
  await address.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contact address: invalid').waitFor();
  await page.locator('.ant-form-item-explain').getByText('This field is required.').waitFor();
  await address.fill('1 Long Road');
});

test('a code that is not sent says why at the field', async () => {
  await page.goto(site.at('/account/AccountSecurity/BindMailbox1', 'my'));
  const explained = page.locator('.ant-form-item-explain');
  const send = page.getByRole('button', { name: 'Send code' });
  // the present e-mail first, at this address too
  await send.click();
  const codeFor = async (address: string): Promise<string | undefined> => {
    const { rows } = await site.db.$client.query('SELECT body FROM outbox WHERE address = $1', [address]);
    return /\d{6}/.exec(rows.at(-1)?.body)?.[0];
  };
  await expect.poll(() => codeFor(supplier.email)).toBeDefined();
  await page.getByLabel('Code').fill((await codeFor(supplier.email))!);
  await page.getByRole('button', { name: 'Bind another e-mail' }).click();
  await page.getByLabel('New e-mail').fill('nobody');
  await send.click();
  await explained.getByText('This is not an e-mail address.').waitFor();
  await page.getByLabel('New e-mail').fill('new@bolts.example');
  await send.click();
  // the notice of the first code may still be there
  await expect.poll(() => codeFor('new@bolts.example')).toBeDefined();
  await page.getByText('The code has been sent.').last().waitFor();
  await page.reload();
  await page.getByLabel('New e-mail').fill('new@bolts.example');
  await send.click();
  await explained.getByText('Too many attempts.').waitFor();
  await page.getByRole('button', { name: /Again in \d+ s/ }).waitFor();
  await picture(page, 'form-code');
  expect(await page.locator('.ant-notification-notice').count()).toBe(0);
});

test('a draft being edited saves itself', async () => {
  const draft = await makeProduct(site, supplier.companyId, { status: 5 });
  await page.goto(site.at(`/products/${draft.id}/edit`, 'my'));
  await page.getByLabel('Title').fill('Hex bolts that save themselves');
  await page.getByText(/Draft saved at \d\d:\d\d/).waitFor();
  const title = async () => {
    const { rows } = await site.db.$client.query('SELECT title FROM products WHERE id = $1', [draft.id]);
    return rows[0].title;
  };
  expect(await title()).toBe('Hex bolts that save themselves');
  await site.db.$client.query('UPDATE products SET status = 2, submitted_at = now() WHERE id = $1', [
    draft.id,
  ]);
  await page.getByLabel('Title').fill('Hex bolts that come too late');
  await page.getByText('The draft could not be saved').waitFor();
});

test('pictures are uploaded in order; one that fails is tried again, one is given up, one is cut', async () => {
  const draft = await makeProduct(site, supplier.companyId, { status: 5 });
  await page.goto(site.at(`/products/${draft.id}/edit`, 'my'));
  const listed = page.locator('.image-list li[draggable]');
  await listed.first().waitFor();
  await page.route('**/session/upload**', (route) => route.abort(), { times: 1 });
  await page
    .locator('.image-list input[type=file]')
    .setInputFiles([await photo('first.png'), await photo('second.png'), await photo('small.png', 120, 120)]);
  await page.getByText('at least 300 × 300 pixels').waitFor();
  const failed = page.locator('.queued-image').filter({ hasText: 'The server does not answer' });
  await failed.waitFor();
  await expect.poll(() => listed.count()).toBe(2);
  await picture(page, 'form-upload');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => listed.count()).toBe(3);

  await page.route('**/session/upload**', () => {}, { times: 1 });
  await page.locator('.image-list input[type=file]').setInputFiles(await photo('given-up.png'));
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.poll(() => page.locator('.queued-image').count()).toBe(0);

  const before = await listed.last().locator('img').getAttribute('src');
  await listed.last().getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop' });
  await dialog.locator('.ReactCrop__crop-selection').waitFor();
  await picture(page, 'form-crop');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  const last = listed.last().locator('img');
  await expect.poll(() => last.getAttribute('src')).not.toBe(before);
  const side = () => last.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(side).toEqual([600, 600]);
  expect(await listed.count()).toBe(3);
});

test('a table, a link and a picture of a description are still there after it was edited', async () => {
  const { id } = await makeProduct(site, supplier.companyId, { status: 5 });
  const stored = async (): Promise<string> => {
    const { rows } = await site.db.$client.query('SELECT content FROM products WHERE id = $1', [id]);
    return rows[0].content;
  };
  await page.goto(site.at(`/products/${id}/edit`, 'my'));
  const text = page.getByRole('textbox', { name: 'Description' });
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const paragraph = text.getByText('A bolt');
  // keys that move the cursor at once after a click are overtaken by the editor, which sets its own a moment later
  const cursorAt = async (end: 'start' | 'end') => {
    const { width } = (await paragraph.boundingBox())!;
    await paragraph.click({ position: { x: end === 'start' ? 1 : width - 1, y: 8 } });
  };
  await cursorAt('start');
  await tool('Insert table').click();
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await tool('Table').click();
  await page.getByRole('menuitem', { name: 'Delete column' }).click();
  await cursorAt('end');
  await tool('Link').click();
  await page.getByLabel('Address', { exact: true }).fill('standards.example/din-933');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await tool('Insert picture').click();
  await (await chooser).setFiles(await photo('drawing.png'));
  await text.locator('img[src^="/files/"]').waitFor();
  await picture(page, 'form-editor');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL('**/products/drafts');
  const first = await stored();
  expect(first).toContain('<table><tbody><tr><th>Size</th><th></th></tr>');
  expect(first.match(/<t[hd]>/g)).toHaveLength(6);
  expect(first).toContain('<a href="https://standards.example/din-933" rel="nofollow noopener">');
  expect(first).toMatch(/<img src="\/files\/[^"]+" alt="" width="900" height="600" \/>/);

  await page.goto(site.at(`/products/${id}/edit`, 'my'));
  await cursorAt('start');
  await page.keyboard.type('New: ');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL('**/products/drafts');
  expect(await stored()).toBe(first.replace('<p>A bolt', '<p>New: A bolt'));
});

test('no script failed', () =>
  expect(site.failures.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]));
