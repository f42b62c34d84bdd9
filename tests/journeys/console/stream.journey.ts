/** Review as a stream: an hour of it by keyboard alone, and what two reviewers see of each other (decision 37). */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../contract/schema/error.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../support/data/factories.ts';
import { goodProduct } from '../../support/data/product-content.ts';
import { enter } from '../every-page/walk.ts';

/** As many as an hour has. */
const ENTRIES = 200;

let site: Site;
let anna: MadeUser;
let ben: MadeUser;
let seller: MadeCompany;
beforeAll(async () => {
  // a machine decides faster than the calls a minute that a person has
  site = await openSite({ undoSeconds: 10, callsAMinute: 100_000 });
  anna = await makeReviewer(site);
  ben = await makeReviewer(site);
  seller = await makeSupplier(site);
});
afterAll(() => site?.close());

async function signedIn({ token }: MadeUser, language: Language = 'en'): Promise<Page> {
  const page = await site.visitor(1440);
  await enter(page, site, { label: 'admin', person: 'reviewer', token, language, storage: {}, steps: [] });
  return page;
}
const statusOf = async (id: number) =>
  (await site.db.execute<{ status: number }>(sql`SELECT status FROM products WHERE id = ${id}`)).rows[0]!
    .status;
const claimantOf = async (id: number) =>
  (
    await site.db.execute<{ reviewer_id: number }>(
      sql`SELECT reviewer_id FROM review_claims WHERE entity = 'product' AND entity_id = ${id}`,
    )
  ).rows[0]?.reviewer_id;
const timesTakenBack = async (id: number) =>
  (
    await site.db.execute<{ n: number }>(
      sql`SELECT count(*) AS n FROM audit_log WHERE action = 'undo' AND entity = 'product' AND entity_id = ${id}`,
    )
  ).rows[0]!.n;
const isReady = (page: Page, title: string) =>
  expect
    .poll(async () => [
      await page.locator('h1').textContent(),
      await page.locator('.stream-bar .ant-btn-primary').isEnabled(),
    ])
    .toEqual([title, true]);

test('200 mixed entries by keyboard alone', async () => {
  const made: { id: number; title: string }[] = [];
  for (let n = 0; n < ENTRIES; n++) {
    const title = n % 3 === 0 ? `不锈钢六角螺栓编号 ${n}` : `Hexagon bolt number ${n}`;
    const refreshedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + n * 60_000);
    made.push({
      title,
      id: (await makeProduct(site, seller.companyId, { status: 2, title, refreshedAt })).id,
    });
  }
  const page = await signedIn(anna);
  let [keys, lists] = [0, 0];
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  await page.goto(site.at(`/queue/product/${made[0]!.id}`, 'admin'));
  page.on('framenavigated', (frame) => {
    if (/\/queue\/product$/.test(new URL(frame.url()).pathname)) lists++;
  });
  for (const [n, { title }] of made.entries()) {
    await isReady(page, title);
    // two in seven are refused, one in ten of those with a note; one is taken back and decided otherwise
    if (n % 7 === 3 || n % 7 === 5) {
      await press('r');
      await press(n % 2 === 0 ? '3' : '5');
      if (n % 70 === 5) await press('l');
      await press('Enter');
    } else await press('a');
    if (n === 50) {
      await isReady(page, made[n + 1]!.title);
      await press('z');
      await isReady(page, title);
      await press('a');
    }
  }
  await page.waitForURL(/\/queue\/product$/);
  const { rows } = await site.db.execute<{ status: number; n: number }>(
    sql`SELECT status, count(*) AS n FROM products WHERE company_id = ${seller.companyId} GROUP BY status ORDER BY status`,
  );
  const refused = made.filter((_, n) => n % 7 === 3 || n % 7 === 5).length;
  expect(rows).toEqual([
    { status: 1, n: ENTRIES - refused },
    { status: 4, n: refused },
  ]);
  process.stdout.write(
    `${ENTRIES} entries: ${keys} keys, ${(keys / ENTRIES).toFixed(2)} each; list pages before the end: ${lists - 1}\n`,
  );
  expect(keys / ENTRIES).toBeLessThanOrEqual(2.2);
  // the last decision leads back to the queue, and none before it
  expect(lists).toBe(1);
  expect(site.failures).toEqual([]);
}, 0);

test('what one reviewer has, another sees, and takes over after a question', async () => {
  const { id, title } = await makeProduct(site, seller.companyId, { status: 2, title: 'Anchor of iron' });
  const [first, second] = [await signedIn(anna), await signedIn(ben)];
  await first.goto(site.at(`/queue/product/${id}`, 'admin'));
  await isReady(first, title);
  // an entry can be decided before its claim has arrived: whoever comes then would be the first
  await expect.poll(() => claimantOf(id)).toBe(anna.userId);
  await second.goto(site.at(`/queue/product/${id}`, 'admin'));
  const held = second.locator('.stream-held');
  await expect.poll(() => held.textContent()).toContain(anna.name);
  await second.keyboard.press('a');
  await second.keyboard.press('t');
  await second.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await isReady(second, title);
  // told by a live event
  await expect.poll(() => first.locator('.stream-held').textContent()).toContain(ben.name);
  // taken back at once, and from the list to which the last decision leads
  await second.keyboard.press('a');
  await second.keyboard.press('z');
  await expect.poll(() => timesTakenBack(id)).toBe(1);
  await isReady(second, title);
  await second.keyboard.press('a');
  await second.waitForURL(/\/queue\/product$/);
  await second.keyboard.press('z');
  await expect.poll(() => timesTakenBack(id)).toBe(2);
  await isReady(second, title);
  expect(await statusOf(id)).toBe(2);
  await second.keyboard.press('?');
  await second.getByRole('dialog').getByText('Undo the last decision').waitFor();
  expect(site.failures).toEqual([]);
});

test('带疑点的修改：价格、图片与参数逐项对比，不通过并告知卖家', async () => {
  const product = await makeProduct(site, seller.companyId, { title: '黄铜阀门手动球阀四分口径' });
  const image = await makeFile(site, seller, 1);
  const proposal = {
    ...goodProduct(product.categoryId, [image.id], { title: '黄铜阀门 微信 brass8888' }),
    price: [{ Start: 1, End: null, Price: 0.01 }],
    content: '<p>详情见 <a href="https://elsewhere.example/shop">另一家店铺</a></p>',
  };
  await site.db.execute(
    sql`UPDATE products SET prices = '[{"Start":1,"End":null,"Price":10}]' WHERE id = ${product.id}`,
  );
  const { rows } = await site.db.execute<{ id: number }>(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal, submitted_at)
      VALUES (${product.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb, now()) RETURNING id`,
  );
  const { id } = rows[0]!;
  await site.db.execute(
    sql`INSERT INTO product_images (product_id, revision_id, position, file_id) VALUES (${product.id}, ${id}, 0, ${image.id})`,
  );
  const page = await signedIn(anna, 'zh');
  await page.goto(site.at(`/queue/revision/${id}`, 'admin'));
  await isReady(page, '黄铜阀门 微信 brass8888');
  await page.getByText('−99.9 %').waitFor();
  await page.getByText('elsewhere.example', { exact: true }).waitFor();
  await page.locator('.image-new').first().waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('8');
  await page.keyboard.press('m');
  await page.keyboard.type('价格明显有误，请删除联系方式。');
  await page.getByRole('button', { name: /^不通过/ }).click();
  await expect
    .poll(
      async () =>
        (
          await site.db.execute<{ note: string }>(
            sql`SELECT params->>'note' AS note FROM messages WHERE user_id = ${seller.userId} AND kind = 'revision_rejected'`,
          )
        ).rows,
      { timeout: 60_000 },
    )
    .toEqual([{ note: '价格明显有误，请删除联系方式。' }]);
  expect(site.failures).toEqual([]);
});
