/** An account is banned with a reason, appeals by the link of its mail, and another operator lifts it: in Chinese and in English. */
import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../../server/platform/email/outbox.tables.ts';
import { openSite, PATIENCE, picture, type Site } from '../../support/browser/browser.ts';
import {
  type MadeCompany,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

const WORDS = {
  zh: {
    ban: '封禁账户和公司',
    reason: '原因（账户所有者可见）',
    why: '申诉理由',
    appeal: '提交申诉',
    answer: '给申诉方的答复',
    overturn: '撤销并恢复',
  },
  en: {
    ban: 'Ban account and company',
    reason: 'Reason, as the owner of the account reads it',
    why: 'Why the decision is wrong',
    appeal: 'Send the appeal',
    answer: 'Answer to the party',
    overturn: 'Overturn it and restore',
  },
};

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const text = WORDS[language];
  const name = `Ningbo Flange Works ${language}`;
  let seller: MadeCompany;
  let product: { id: number };
  let first: Page;
  let second: Page;

  beforeAll(async () => {
    seller = await makeSupplier(site, { name });
    product = await makeProduct(site, seller.companyId);
    const operator = async () => {
      const page = await site.visitor();
      const token = await tokenOf(site, (await makeReviewer(site, 'operator')).userId);
      await enter(page, site, { label: '', person: '', token, language, storage: {}, steps: [] });
      return page;
    };
    [first, second] = [await operator(), await operator()];
  });

  const shown = async () => [
    (await site.read('/', seller.domain)).status,
    (await site.read(`/product-detail/${product.id}.html`)).status,
  ];
  const mails = () =>
    site.db.select().from(outbox).where(eq(outbox.address, seller.email)).orderBy(desc(outbox.id));

  test('an operator bans it from the page of its company, and nothing of it is public', async () => {
    expect(await shown()).toEqual([200, 200]);
    await first.goto(site.at(`/companies/${seller.companyId}`, 'admin'));
    await first.getByRole('button', { name: text.ban }).click();
    const dialog = first.locator('.ant-modal');
    await dialog.getByLabel(text.reason).fill('Its licence is of somebody else.');
    await picture(first, `ban-${language}`);
    await dialog.getByRole('button', { name: text.ban }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(shown, { timeout: PATIENCE }).not.toContain(200);
  });

  test('its owner, who cannot sign in any more, reads why in the mail and appeals by its link', async () => {
    const [mail] = await mails();
    expect(mail!.body).toContain('Its licence is of somebody else.');
    const [, token] = /\/appeal\/([\w-]{43})/.exec(mail!.body)!;
    const owner = await site.visitor();
    await owner.goto(site.at(`/appeal/${token}`, 'my'));
    await owner.getByText('Its licence is of somebody else.').first().waitFor();
    // a guest's page is in the language of the browser
    const { why, appeal } = (await owner.getByLabel(WORDS.en.why).count()) > 0 ? WORDS.en : WORDS.zh;
    await owner.getByLabel(why).fill('The licence is of our parent company.');
    await owner.getByRole('button', { name: appeal }).click();
    await owner.getByText('The licence is of our parent company.').first().waitFor();
    await picture(owner, `ban-appeal-${language}`);
  });

  test('another operator lifts it, and everything is public again', async () => {
    for (const page of [first, second]) {
      await page.goto(site.at('/appeals', 'admin'));
      await page.getByRole('link', { name }).first().click();
      await page.getByText('The licence is of our parent company.').first().waitFor();
    }
    expect(await first.getByRole('button', { name: text.overturn }).count()).toBe(0);
    await second.getByLabel(text.answer, { exact: true }).fill('That is right.');
    await second.getByRole('button', { name: text.overturn }).click();
    await expect.poll(shown, { timeout: PATIENCE }).toEqual([200, 200]);
    await expect
      .poll(async () => (await mails())[0]!.body, { timeout: PATIENCE })
      .toContain('That is right.');
  });
});
