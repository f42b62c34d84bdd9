/** A visitor reports a problem with a picture of the screen, which comes by the clipboard. */

import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../support/browser/browser.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
});
afterAll(() => site?.close());

/** As Ctrl+V does, with one file on the clipboard, and the text beside it. */
async function paste(bytes: Buffer, type: string, text = '') {
  await page.evaluate(
    ([base64, kind, words]) => {
      const data = new DataTransfer();
      if (words) data.setData('text/plain', words);
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], 'image', { type: kind }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }));
    },
    [bytes.toString('base64'), type, text] as const,
  );
}

test('what is pasted is added, other files are refused, and both are sent with the report', async () => {
  await page.goto(site.at('/feedback'));
  await page.getByRole('textbox', { name: /Problem description/ }).fill('The page of bolts stays empty.');
  const canvas = { width: 400, height: 300, channels: 3, background: '#7aa2c8' } as const;
  // the script may not listen yet
  await expect
    .poll(async () => {
      await paste(Buffer.from('%PDF-'), 'application/pdf');
      return page.getByText('only JPEG and PNG pictures are accepted').count();
    })
    .toBe(1);
  const png = await sharp({ create: canvas }).png().toBuffer();
  // cells of a table: their picture is not meant
  await paste(png, 'image/png', 'M8 1,000');
  await paste(png, 'image/png');
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.waitForURL('**/feedback-succeed');
  const { rows } = await site.db.execute<{ files: number }>(
    sql`SELECT count(*)::int AS files FROM feedback_files`,
  );
  expect(rows).toEqual([{ files: 1 }]);
});

test('nothing of it has failed in the browser', () => expect(site.failures).toEqual([]));
