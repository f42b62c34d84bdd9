/** A product with a table, a picture and links in its description is edited in the member centre: nothing of it is lost. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { givePictures } from '../../support/browser/every-page.ts';
import { type MadeCompany, makeFile, makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site, { name: 'Golden Harbour Bolts Co., Ltd.' });
});
afterAll(() => site?.close());

const LINK =
  '<a href="https://a.example/datasheet?size=8&amp;form=pdf" rel="nofollow noopener">data sheet</a>';
const description = (picture: string) =>
  [
    '<h2>Sizes</h2>',
    '<table><caption>All sizes in millimetres</caption><tbody>',
    '<tr><th>Thread</th><th colspan="2">Length</th></tr>',
    `<tr><td rowspan="2">M8</td><td>20</td><td>${LINK}</td></tr>`,
    `<tr><td>40</td><td><img src="${picture}" alt="A bolt" width="60" height="60" /></td></tr>`,
    '</tbody></table>',
    `<p>Read the ${LINK}.</p>`,
    `<p><img src="${picture}" alt="A box of bolts" /></p>`,
    '<ul><li>Zinc<ul><li>yellow</li></ul></li><li>Plain</li></ul>',
    '<p>Packed in cartons.</p>',
  ].join('');

test('tables, pictures and links of a description outlive an edit', async () => {
  const picture = `/files/${(await makeFile(site, seller, 1)).key}`;
  const { id } = await makeProduct(site, seller.companyId);
  await givePictures(site);
  const before = description(picture);
  await site.db.execute(sql`UPDATE products SET content = ${before} WHERE id = ${id}`);

  const page = await site.visitor();
  const data = JSON.parse(Buffer.from(seller.token.split('.')[1]!, 'base64url').toString());
  const session = { token: seller.token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  const shared = { domain: '.b2b.overseas.localhost', path: '/' };
  await page.context().addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(session)), ...shared },
    { name: 'lang', value: 'en', ...shared },
  ]);
  await page.goto(site.at(`/products/${id}/edit`, 'my'));
  const editor = page.locator('.tiptap');
  await editor.getByText('Packed in cartons.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or in boxes.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  // the links are told before a reviewer is asked
  await page.getByRole('dialog').getByText('A web address: https://a.example/').first().waitFor();
  await page.getByRole('button', { name: 'Submit all the same' }).click();
  await page.waitForURL('**/products/new/done');

  const { rows } = await site.db.execute<{ content: string }>(
    sql`SELECT proposal->>'content' AS content FROM product_revisions WHERE product_id = ${id}`,
  );
  expect(rows.map(({ content }) => content)).toEqual([
    before.replace('Packed in cartons.', 'Packed in cartons. Or in boxes.'),
  ]);
  expect(site.failures).toEqual([]);
});
