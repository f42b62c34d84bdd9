/** A counterfeit is reported and taken down, its seller appeals, another reviewer decides: in Chinese and in English. */
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../../server/platform/email/outbox.tables.ts';
import { openSite, PATIENCE, picture, type Site } from '../../support/browser/browser.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

const WORDS = {
  zh: {
    report: '举报',
    counterfeit: '假冒或侵权',
    note: '详细说明',
    email: /^邮箱/,
    send: '提交举报',
    act: '处理',
    takeDown: '下架产品',
    toSeller: '给被处理方的说明',
    toReporter: '给举报人的答复',
    decide: '确认处理',
    why: '申诉理由',
    appeal: '提交申诉',
    answer: '给申诉方的答复',
    overturn: '撤销并恢复',
    rule: '禁止侵犯知识产权',
  },
  en: {
    report: 'Report',
    counterfeit: 'Counterfeit or infringement',
    note: 'Details',
    email: /^E-mail/,
    send: 'Send report',
    act: 'Act on it',
    takeDown: 'Take the product down',
    toSeller: 'Note to whom it hits',
    toReporter: 'Answer to whoever reported it',
    decide: 'Decide',
    why: 'Why the decision is wrong',
    appeal: 'Send the appeal',
    answer: 'Answer to the party',
    overturn: 'Overturn it and restore',
    rule: 'No infringement of intellectual property',
  },
};

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const text = WORDS[language];
  const prefix = language === 'zh' ? '/zh' : '';
  let seller: MadeCompany;
  let buyer: MadeCompany;
  let product: { id: number };
  const pages: Record<string, Page> = {};
  const title = `Sound Right headphones ${language}`;

  beforeAll(async () => {
    seller = await makeSupplier(site, { name: `Bolt Works ${language}` });
    buyer = await makeBuyer(site);
    product = await makeProduct(site, seller.companyId, { title });
    const people: Record<string, MadeUser> = {
      seller,
      buyer,
      first: await makeReviewer(site),
      second: await makeReviewer(site),
    };
    for (const [name, { userId }] of Object.entries(people)) {
      const page = await site.visitor();
      const token = await tokenOf(site, userId);
      await enter(page, site, { label: '', person: '', token, language, storage: {}, steps: [] });
      pages[name] = page;
    }
  });

  const shown = async () => (await site.read(`/product-detail/${product.id}.html`)).status;
  const mailsTo = (address: string) => site.db.select().from(outbox).where(eq(outbox.address, address));

  test('it is reported from its page, and taken down from the report', async () => {
    const { buyer: page, first } = pages as { buyer: Page; first: Page };
    await page.goto(site.at(`${prefix}/report?product=${product.id}`));
    await page.getByLabel(text.counterfeit).check();
    await page.getByLabel(text.note).fill('A copy of ours.');
    await page.getByLabel(text.email).fill(buyer.email);
    await page.getByRole('button', { name: text.send }).click();
    await page.waitForURL(/sent=1/);
    await first.goto(site.at('/reports', 'admin'));
    const row = first.getByRole('row', { name: new RegExp(title) });
    await row.getByRole('button', { name: text.act, exact: true }).click();
    const dialog = first.locator('.ant-modal');
    await dialog.getByLabel(text.takeDown).check();
    await dialog.getByLabel(text.toSeller).fill('It bears a mark of others.');
    await dialog.getByLabel(text.toReporter).fill('It is gone.');
    await picture(first, `counterfeit-act-${language}`);
    await dialog.getByRole('button', { name: text.decide }).click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(shown, { timeout: PATIENCE }).not.toBe(200);
    // the address is one that an account has confirmed
    const answers = async () => (await mailsTo(buyer.email)).map(({ body }) => body).join('\n');
    await expect.poll(answers, { timeout: PATIENCE }).toContain('It is gone.');
  });

  test('its seller reads the rule and the note, by message and by mail, and appeals', async () => {
    const mails = await mailsTo(seller.email);
    expect(mails.map(({ body }) => /\/appeal\/[\w-]{43}/.test(body))).toContain(true);
    const { seller: page } = pages as { seller: Page };
    await page.goto(site.at('/appeals', 'my'));
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .click();
    await page.getByText('It bears a mark of others.').first().waitFor();
    await page.getByText(text.rule).first().waitFor();
    await page.getByLabel(text.why).fill('We have a licence of the owner.');
    await page.getByRole('button', { name: text.appeal }).click();
    await page.getByText('We have a licence of the owner.').first().waitFor();
    await picture(page, `counterfeit-appeal-${language}`);
  });

  test('whoever decided cannot decide again, another overturns it, and its seller is told', async () => {
    const { first, second } = pages as { first: Page; second: Page };
    for (const page of [first, second]) {
      await page.goto(site.at('/appeals', 'admin'));
      await page
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click();
      await page.getByText('We have a licence of the owner.').first().waitFor();
    }
    expect(await first.getByRole('button', { name: text.overturn }).count()).toBe(0);
    await second.getByLabel(text.answer, { exact: true }).fill('The licence is right.');
    await second.getByRole('button', { name: text.overturn }).click();
    await expect.poll(shown, { timeout: PATIENCE }).toBe(200);
    const { seller: page } = pages as { seller: Page };
    await page.goto(site.at('/appeals', 'my'));
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .click();
    await page.getByText('The licence is right.').first().waitFor();
  });
});
