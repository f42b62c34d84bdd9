/** From request to deal (decision 27): three quote, the buyer compares, asks for better, accepts and prints. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { guestToken } from '../../../server/platform/secrets/guest-token.ts';
import { hashOf } from '../../../server/platform/secrets/random-token.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeBuyer, makePurchase, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let suppliers: MadeCompany[];
let buyer: MadeCompany;
beforeAll(async () => {
  site = await openSite();
  suppliers = [
    await makeSupplier(site, { name: 'Ningbo Bolt Works' }),
    await makeSupplier(site, { name: 'Wenzhou Fasteners' }),
    await makeSupplier(site, { name: 'Haiyan Screws' }),
  ];
  buyer = await makeBuyer(site);
  await site.db.$client.query(
    `INSERT INTO exchange_rates (day, currency, rate) VALUES ('2026-11-20', 'USD', 1.16), ('2026-11-20', 'CNY', 8.12)
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => site?.close());

const day = (n: number) => new Date(site.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const terms = (given: object) => ({
  item_name: 'Hexagon bolt M8',
  details: 'Stainless steel A2, 500 in a box.',
  currency: '$' as const,
  unit: 'piece' as const,
  incoterm: 'FOB' as const,
  port: 'Ningbo',
  lead_time_days: 20,
  valid_until: day(30),
  price: [{ Start: 100, End: null, Price: 1.2 }],
  ...given,
});
const quote = (by: MadeCompany, id: number, given: object) =>
  site.call(quotationRoutes.quotePurchase, { params: { id }, body: terms(given) }, { token: by.token });
/** Two by the interface, in another currency and under another Incoterm; the third writes the form. */
async function othersQuote(id: number): Promise<void> {
  await quote(suppliers[1]!, id, {
    currency: '¥',
    price: [{ Start: 1, End: null, Price: 9.1 }],
    incoterm: 'EXW',
  });
  await quote(suppliers[2]!, id, { price: [{ Start: 20_000, End: null, Price: 0.9 }], lead_time_days: 40 });
}
async function visitorOf(who: MadeCompany, width = 1440): Promise<Page> {
  const page = await site.visitor(width);
  await page.context().addCookies([sessionCookie(who.token)]);
  return page;
}
const leadPath = async (id: number) => {
  const { rows } = await site.db.$client.query<{ full_path: string }>(
    'SELECT k.full_path FROM purchases p JOIN categories k ON k.id = p.category_id WHERE p.id = $1',
    [id],
  );
  return `/buying-leads/${rows[0]!.full_path}/${id}.html`;
};
const column = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(name) });

test('a supplier writes a quotation, keeps its terms as a template and finds it in the member centre', async () => {
  const { id, title } = await makePurchase(site, { closesIn: 60 });
  const page = await visitorOf(suppliers[0]!);
  await page.goto(site.at(await leadPath(id)));
  await page.getByLabel('Item name').fill('Hexagon bolt M8');
  await page.getByLabel('Offer details').fill('Stainless steel A2, 500 in a box.');
  await page.getByLabel('From quantity').fill('100');
  await page.getByLabel('Unit price', { exact: false }).last().fill('1.2');
  await page.getByLabel('Incoterm').selectOption('FOB');
  await page.getByLabel('Named port or place').fill('Ningbo');
  await page.getByLabel('Lead time (days)').fill('20');
  await page.getByText('Templates', { exact: true }).click();
  await page.getByLabel('Keep these terms as a template').fill('Bolts FOB');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByText('The template “Bolts FOB” is kept.').waitFor();
  await page.getByRole('button', { name: 'Send quotation' }).click();
  await page.getByText('Your quotation has been sent').waitFor();
  await page.goto(site.at('/myquote', 'my'));
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/quotations\/\d+$/);
  await page.getByText('$1.20 / 件 · 100 件 起').waitFor();
  await picture(page, 'quotation-sent');
  const another = await makePurchase(site, { closesIn: 60 });
  await page.goto(site.at(await leadPath(another.id)));
  await page.getByText('Templates', { exact: true }).click();
  await page.getByLabel('Fill in from a template').selectOption({ label: 'Bolts FOB' });
  await expect.poll(() => page.getByLabel('Named port or place').inputValue()).toBe('Ningbo');
  expect(await page.getByLabel('From quantity').inputValue()).toBe('100');
});

describe.each(['guest', 'member'] as const)('a %s', (who) => {
  let page: Page;
  let id: number;
  let title: string;

  test('compares three quotations at the quantity asked for', async () => {
    const made = await makePurchase(site, {
      closesIn: 60,
      ...(who === 'member' ? { userId: buyer.userId } : { email: 'ann@buyer.example' }),
    });
    ({ id, title } = made);
    await quote(suppliers[0]!, id, {});
    await othersQuote(id);
    if (who === 'guest') {
      const token = guestToken(site.deps, 'purchase', id);
      await site.db.$client.query('UPDATE purchases SET guest_token_hash = $1 WHERE id = $2', [
        hashOf(token),
        id,
      ]);
      page = await site.visitor();
      await page.goto(site.at(`/request/${token}`));
    } else {
      page = await visitorOf(buyer);
      await page.goto(site.at('/quotations', 'my'));
      await page.getByRole('link', { name: 'Ningbo Bolt Works' }).first().click();
      const link = page.getByRole('link', { name: '比较全部报价' });
      await page.goto((await link.getAttribute('href'))!.replace('/zh/', '/'));
    }
    const price = page.getByRole('row', { name: /^Unit price at 5,000 pieces/ });
    await price.getByText('$1.20/piece').waitFor();
    expect(await price.innerText()).toMatch(/¥9\.10\/piece \(≈ \$1\.30\/piece\)/);
    expect(await price.innerText()).toContain('Not offered at this quantity');
    expect(await price.getByRole('cell').filter({ hasText: 'Best' }).innerText()).toContain('$1.20');
    await page.getByText('The Incoterms differ').waitFor();
    await page.getByText('Converted prices use the exchange rate of 2026-11-20.').waitFor();
    await page.getByLabel('Only what differs').check();
    await page.getByRole('row', { name: /^Verification/ }).waitFor({ state: 'detached' });
    await page.getByLabel('Only what differs').uncheck();
    await page.getByLabel('Sort by').selectOption('price');
    const names = () => page.getByRole('columnheader').allInnerTexts();
    await expect.poll(async () => (await names()).findIndex((name) => name.includes('Ningbo'))).toBe(1);
    await column(page, 'Haiyan').getByRole('button', { name: /^Hide/ }).click();
    await column(page, 'Haiyan').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show all' }).click();
    await picture(page, `comparison-${who}`);
  });

  test('shortlists, notes, and asks for a better offer, which the supplier makes', async () => {
    await page.getByLabel('Your note: Ningbo Bolt Works').fill('Good samples.');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Your note is kept.').waitFor();
    await page.getByRole('button', { name: 'Shortlist', exact: true }).first().click();
    await page.getByText('is on your shortlist').waitFor();
    await page.getByRole('button', { name: 'Ask for a better offer' }).first().click();
    await page.getByLabel('Target unit price ($)').fill('1.1');
    await page.getByLabel('What should be better').fill('For a yearly contract.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Ningbo Bolt Works has been asked for a better offer.').waitFor();

    const supplier = await visitorOf(suppliers[0]!, 390);
    await supplier.goto(site.at('/myquote', 'my'));
    await supplier.getByRole('link', { name: title }).first().click();
    await supplier.getByText('采购商希望您给出更优报价。').waitFor();
    await supplier.getByText('目标单价：$1.10/件').waitFor();
    await supplier.getByRole('button', { name: '修改报价' }).click();
    await supplier.waitForURL(/\/edit$/);
    await supplier.getByLabel('单价').last().fill('1.05');
    await supplier.getByRole('button', { name: '提交新版本' }).click();
    await supplier.getByText('新版本已提交').waitFor();
    await supplier.context().close();

    await page.reload();
    await page.getByText('before: $1.20/piece from 100').waitFor();
  });

  test('reports a quotation from where it stands', async () => {
    await column(page, 'Wenzhou')
      .getByRole('link', { name: /^Report/ })
      .click();
    await page.waitForURL('**/report?quotation=*');
    await page.getByText('Hexagon bolt M8').first().waitFor();
    await page.getByLabel('Wrong or misleading information').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thank you, your report has arrived').waitFor();
    const { rows } = await site.db.$client.query(
      `SELECT count(*)::int AS n FROM reports r JOIN quotations q ON q.id = r.target_id
       WHERE r.target_type = 'quotation' AND q.purchase_id = $1`,
      [id],
    );
    expect(rows[0].n).toBe(1);
    await page.goBack();
    await page.goBack();
    await column(page, 'Wenzhou').waitFor();
  });

  test('declines one with a reason, accepts one, prints and takes the sheet with it', async () => {
    await page.getByRole('button', { name: 'Decline', exact: true }).first().click();
    await page.getByLabel('Reason').selectOption('lead_time');
    await page.getByRole('button', { name: 'Yes, decline' }).click();
    await page.getByText('You have declined the quotation of').waitFor();
    const ningbo = await page.getByRole('columnheader').allInnerTexts();
    const place = ningbo.findIndex((name) => name.includes('Ningbo')) - 1;
    const decision = page
      .getByRole('row', { name: /^Your decision/ })
      .getByRole('cell')
      .nth(place);
    await decision.getByRole('button', { name: 'Accept' }).click();
    await decision.getByRole('button', { name: 'Yes, accept' }).click();
    await page.getByText('You have accepted the quotation of Ningbo Bolt Works.').waitFor();
    await column(page, 'Ningbo').getByText('Accepted').waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const sheet = Buffer.concat(await Array.fromAsync(await (await download).createReadStream())).toString();
    expect(sheet).toContain('"Ningbo Bolt Works"');
    expect(sheet).toContain('"$1.05/piece"');
    const supplier = await visitorOf(suppliers[0]!);
    await supplier.goto(site.at('/myquote', 'my'));
    await supplier.getByRole('link', { name: title }).first().click();
    await supplier.getByText('采购商已接受您的报价，请尽快联系：').waitFor();
    await supplier.getByText('Secret Name').waitFor();
    await supplier.context().close();
  });
});

test('on a phone each quotation is a card', async () => {
  const made = await makePurchase(site, { closesIn: 60, email: 'bob@buyer.example' });
  await othersQuote(made.id);
  const token = guestToken(site.deps, 'purchase', made.id);
  await site.db.$client.query('UPDATE purchases SET guest_token_hash = $1 WHERE id = $2', [
    hashOf(token),
    made.id,
  ]);
  const page = await site.visitor(390);
  await page.goto(site.at(`/zh/request/${token}`));
  await page
    .getByRole('article')
    .filter({ hasText: 'Wenzhou Fasteners' })
    .getByText('¥9.10/件')
    .first()
    .waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picture(page, 'comparison-phone');
});

test('who is signed in takes a guest’s request into their account, by keyboard, on a phone too', async () => {
  const { id } = await makePurchase(site, { email: 'anna+rfq@müller.example' });
  const token = guestToken(site.deps, 'purchase', id);
  await site.db.$client.query('UPDATE purchases SET guest_token_hash = $1 WHERE id = $2', [
    hashOf(token),
    id,
  ]);
  const page = await visitorOf(buyer, 390);
  await page.goto(site.at(`/zh/request/${token}`));
  const add = page.getByRole('button', { name: '归入我的账号' });
  await add.waitFor();
  await picture(page, 'claim-zh-390');
  await add.press('Enter');
  const there = page.getByRole('link', { name: '在会员中心查看' });
  expect(await there.getAttribute('href')).toBe(site.at(`/tool/Purchase/${id}`, 'my'));
  const { rows } = await site.db.$client.query('SELECT user_id FROM purchases WHERE id = $1', [id]);
  expect(Number(rows[0].user_id)).toBe(buyer.userId);
  await page.setViewportSize({ width: 1440, height: 900 });
  await there.scrollIntoViewIfNeeded();
  await picture(page, 'claim-zh-1440');
  await page.context().close();
});

test('no script has failed', () => expect(site.failures).toEqual([]));
