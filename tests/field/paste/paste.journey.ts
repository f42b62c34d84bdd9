/** What people paste from the programs they write in, into the description of a product, and what is stored of it. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../support/data/factories.ts';
import { bytesOf, casesOf } from '../cases.ts';

interface Paste {
  html?: string;
  text?: string;
  /** Names of files on the clipboard; `picture` is one that may be uploaded. */
  files?: string[];
  /** A table of so many cells. */
  repeat?: { rows: number; columns: number };
  becomes: string;
  notice?: string[];
}

const CASES = casesOf<Paste>('paste');
/** Stands between the cases, which are all pasted into one text and stored at once. */
const END = '<p>~~</p>';

let site: Site;
let supplier: MadeCompany;
let page: Page;
const foreign: string[] = [];
beforeAll(async () => {
  site = await openSite();
  supplier = await makeSupplier(site);
  page = await site.visitor();
  await page
    .context()
    .addCookies([
      sessionCookie(supplier.token),
      { name: 'lang', value: 'en', domain: '.b2b.overseas.localhost', path: '/' },
    ]);
  const own = new URL(site.at('/')).host;
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !`.${host}`.endsWith(`.${own}`)) foreign.push(request.url());
  });
});
afterAll(() => site?.close());

const png = async (side: number) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#7aa2c8' } })
      .png()
      .toBuffer()
  ).toString('base64');

async function htmlOf({ html, file, repeat }: Paste & { file?: string }): Promise<string> {
  if (file) return bytesOf('paste', file).toString();
  if (repeat) {
    const row = `<tr>${'<td>1</td>'.repeat(repeat.columns)}</tr>`;
    return `<table>${row.repeat(repeat.rows)}</table>`;
  }
  const address = async (side: number) => `data:image/png;base64,${await png(side)}`;
  return (html ?? '').replaceAll('{picture}', await address(600)).replaceAll('{icon}', await address(40));
}

/** A paste as the browser makes it, into the end of the text; `END` follows once its pictures have arrived. */
async function paste(one: Paste & { file?: string }): Promise<string> {
  const given = {
    html: await htmlOf(one),
    text: one.text ?? '',
    files: one.files ?? [],
    png: await png(600),
  };
  await page.getByRole('textbox', { name: 'Description' }).evaluate((editor, { html, text, files, png }) => {
    const data = new DataTransfer();
    if (html) data.setData('text/html', html);
    if (text) data.setData('text/plain', text);
    for (const name of files) {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const type = name === 'picture' ? 'image/png' : 'application/pdf';
      data.items.add(new File([bytes], name, { type }));
    }
    editor.focus();
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, given);
  const notices = page.locator('.ant-notification, .ant-message');
  for (const sentence of one.notice ?? []) await notices.getByText(sentence).first().waitFor();
  await expect.poll(() => page.locator('.tiptap img[data-upload]').count()).toBe(0);
  const said = (await page.locator('.ant-notification').allInnerTexts()).join(' ');
  await page.locator('.tiptap').evaluate((dom, end) => {
    const { editor } = dom as unknown as { editor: import('@tiptap/react').Editor };
    editor.chain().insertContentAt(editor.state.doc.content.size, `${end}<p></p>`).focus('end').run();
  }, END);
  return said;
}

test('each kind of paste is stored as it was seen, and asks no other host', async () => {
  const { id } = await makeProduct(site, supplier.companyId, { status: 5 });
  await page.goto(site.at(`/products/${id}/edit`, 'my'));
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  const unasked: string[] = [];
  for (const one of CASES) {
    const before = foreign.length;
    const said = await paste(one);
    if (!one.notice && said !== '') unasked.push(`${one.says}: ${said}`);
    expect(foreign.slice(before)).toEqual([]);
    if (one === CASES[1]) await picture(page, 'paste-notice');
    await page.evaluate(() => {
      for (const notice of document.querySelectorAll('.ant-notification-notice-close'))
        (notice as HTMLElement).click();
    });
    await expect.poll(() => page.locator('.ant-notification-notice').count()).toBe(0);
  }
  expect(unasked).toEqual([]);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL('**/products/drafts');
  const { rows } = await site.db.$client.query('SELECT content FROM products WHERE id = $1', [id]);
  const stored = String(rows[0].content)
    .replaceAll(/\/files\/[^"]+/g, '/files/…')
    .split(END);
  const outcomes = CASES.map(({ says, becomes }, n) => {
    // the place for the cursor that the editor keeps after a list or a table
    const html = (stored[n] ?? '').replace(/<p><\/p>$/, '');
    return [says, becomes.startsWith('rows:') ? `rows:${html.match(/<tr>/g)?.length}` : html];
  });
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(CASES.map(({ says, becomes }) => [says, becomes])),
  );
});

test('no script failed', () =>
  // the parser of a paste says of each handler in it that it does not run
  expect(site.failures.filter((line) => !line.includes('Executing inline event handler'))).toEqual([]));
