/**
 * A notice of infringement to its end: sent by a guest, confirmed by mail, decided item by item, answered by the seller's
 * counter-notice, restored once nobody has told of an action. In Chinese and in English.
 */
import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counterNotices } from '../../../server/features/infringement/infringement.tables.ts';
import { outbox } from '../../../server/platform/email/outbox.tables.ts';
import { openSite, PATIENCE, picture, type Site } from '../../support/browser/browser.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

const WORDS = {
  zh: {
    fields: {
      name: '姓名',
      email: '邮箱',
      telephone: '电话',
      address: '通讯地址',
      number: '注册号／专利号',
      office: '登记机关或国家',
      covers: '核定类别或作品',
      items: '本站产品或店铺的网址',
      explanation: '侵权说明',
    },
    capacity: ['权利归属', '本人或本公司所有'],
    right: ['权利类型', '商标'],
    declarations: [/善意相信/, /真实准确/],
    send: '提交通知',
    confirm: '是我提交的，确认发送',
    looking: '正在核查',
    decide: '处理',
    refuse: '对该项不予支持',
    toSeller: '给卖家的说明',
    toHolder: '给通知人的理由',
    acted: '已处理',
    refused: '未予支持',
    close: '答复并结案',
    answer: '答复通知人',
    answered: '已答复',
    appeal: '申诉',
    statement: '您的声明',
    declared: /本人声明以上陈述属实/,
    counter: '提交反通知',
    forward: '转交通知人',
    until: /请在 .* 之前告知/,
    restore: '恢复',
    restoreTitle: '恢复被下架的内容',
    restored: '已恢复',
  },
  en: {
    fields: {
      name: 'Your name',
      email: 'E-mail',
      telephone: 'Telephone',
      address: 'Postal address',
      number: 'Number of the registration',
      office: 'Office or country',
      covers: 'Classes of goods, or the work',
      items: 'Addresses of products and shops here',
      explanation: 'How they infringe your right',
    },
    capacity: ['Whose right it is', 'My own, or my company’s'],
    right: ['Kind of right', 'Trade mark'],
    declarations: [/in good faith/, /is accurate/],
    send: 'Send notice',
    confirm: 'Yes, it was me: send it',
    looking: 'We are looking at it',
    decide: 'Decide',
    refuse: 'Refuse the notice for this item',
    toSeller: 'Note to the seller',
    toHolder: 'Reason, to whoever sent the notice',
    acted: 'Acted on',
    refused: 'Refused',
    close: 'Answer and close',
    answer: 'Answer the notice',
    answered: 'Answered',
    appeal: 'Appeal',
    statement: 'Your statement',
    declared: /I declare that what I state is true/,
    counter: 'Send the counter-notice',
    forward: 'Forward it',
    until: /Tell us by .* if you have brought an action/,
    restore: 'Restore',
    restoreTitle: 'Restore what was taken',
    restored: 'Restored',
  },
} as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const text = WORDS[language];
  const prefix = language === 'zh' ? '/zh' : '';
  const holder = `rights-${language}@example.com`;
  const titles = [`Sound Right headphones ${language}`, `Plain headphones ${language}`] as const;
  let seller: MadeCompany;
  let products: number[];
  let link: string;
  const pages: Record<string, Page> = {};

  beforeAll(async () => {
    seller = await makeSupplier(site, { name: `Ear Works ${language}` });
    products = [];
    for (const title of titles) products.push((await makeProduct(site, seller.companyId, { title })).id);
    const people: Record<string, MadeUser> = {
      seller,
      reviewer: await makeReviewer(site),
      operator: await makeReviewer(site, 'operator'),
    };
    pages.guest = await site.visitor(768);
    for (const [name, { userId }] of Object.entries(people)) {
      const page = await site.visitor();
      const token = await tokenOf(site, userId);
      await enter(page, site, { label: '', person: '', token, language, storage: {}, steps: [] });
      pages[name] = page;
    }
  });

  const addressOf = (id: number) => site.at(`/product-detail/${id}.html`);
  const status = async (id: number) => (await site.read(`/product-detail/${id}.html`)).status;
  const mailTo = async (address: string, kind: string) => {
    const mails = () =>
      site.db.select().from(outbox).where(eq(outbox.address, address)).orderBy(desc(outbox.id));
    const found = async () => (await mails()).find((mail) => mail.kind === kind);
    await expect.poll(found, { timeout: PATIENCE }).toBeDefined();
    return (await found())!.body;
  };
  /** The path that the newest mail of a kind to the holder of the right leads to. */
  const pathIn = (body: string) => /(?:\/zh)?\/infringement\/[\w-]{43}/.exec(body)![0];

  test('a guest sends it, and confirms it by the link of the mail', async () => {
    const { guest: page } = pages as { guest: Page };
    await page.goto(site.at(`${prefix}/infringement`));
    await picture(page, `infringement-form-${language}`);
    const values = {
      name: 'Ann Right',
      email: holder,
      telephone: '+44 113 4960000',
      address: '1 Sound Street, Leeds',
      number: 'UK0001',
      office: 'UK',
      covers: 'Class 9, headphones',
      items: products.map(addressOf).join('\n'),
      explanation: 'They bear our mark.',
    };
    for (const [name, value] of Object.entries(values))
      await page.getByLabel(text.fields[name as keyof typeof values]).fill(value);
    for (const [label, option] of [text.capacity, text.right])
      await page.getByLabel(label).selectOption({ label: option });
    for (const declaration of text.declarations) await page.getByLabel(declaration).check();
    await page.getByRole('button', { name: text.send }).click();
    await page.waitForURL(/sent=1/);
    await picture(page, `infringement-sent-${language}`);
    link = pathIn(await mailTo(holder, 'infringement.confirm'));
    await page.goto(site.at(link));
    await picture(page, `infringement-confirm-${language}`);
    await page.getByRole('button', { name: text.confirm }).click();
    await page.getByText(text.looking).waitFor();
    await picture(page, `infringement-follow-${language}`);
  });

  test('staff takes one item down, refuses the other with a reason, and answers', async () => {
    const { reviewer: page, guest } = pages as { reviewer: Page; guest: Page };
    await page.goto(site.at('/infringements', 'admin'));
    await page.getByRole('link', { name: 'Ann Right' }).first().click();
    const card = (title: string) => page.locator('.ant-card').filter({ hasText: title });
    const dialog = page.locator('.ant-modal');
    await card(titles[0]).getByRole('button', { name: text.decide }).click();
    await dialog.getByLabel(text.toSeller).fill('It bears a mark of others.');
    await dialog.getByRole('button', { name: text.decide }).click();
    await card(titles[0]).getByText(text.acted, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await card(titles[1]).getByRole('button', { name: text.decide }).click();
    await dialog.getByLabel(text.refuse).check();
    await dialog.getByLabel(text.toHolder).fill('It bears no mark.');
    await dialog.getByRole('button', { name: text.decide }).click();
    await card(titles[1]).getByText(text.refused, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: text.close }).click();
    await dialog.getByRole('button', { name: text.answer }).click();
    await dialog.waitFor({ state: 'detached' });
    await picture(page, `infringement-decided-${language}`);
    await expect.poll(() => status(products[0]!), { timeout: PATIENCE }).not.toBe(200);
    expect(await status(products[1]!)).toBe(200);
    await guest.goto(site.at(pathIn(await mailTo(holder, 'infringement.answered'))));
    await guest.getByText(text.answered).first().waitFor();
    await guest.getByText('It bears no mark.').waitFor();
    await picture(guest, `infringement-answered-${language}`);
  });

  test('its seller is told, comes from the product itself, and sends a counter-notice', async () => {
    expect(await mailTo(seller.email, 'infringement.claimed')).not.toContain(holder);
    const { seller: page } = pages as { seller: Page };
    await page.goto(site.at('/products/rejected', 'my'));
    const row = page.getByRole('row', { name: new RegExp(titles[0]) });
    await row.getByRole('link', { name: text.appeal, exact: true }).waitFor();
    await picture(page, `infringement-appeal-link-${language}`);
    await row.getByRole('link', { name: text.appeal, exact: true }).click();
    await page.getByText('UK0001').first().waitFor();
    expect(await page.getByText(holder).count()).toBe(0);
    await page.getByLabel(text.statement).fill('We have a licence of the owner.');
    await page.getByLabel(text.declared).check();
    await picture(page, `infringement-counter-${language}`);
    await page.getByRole('button', { name: text.counter }).click();
    await page.getByRole('button', { name: text.counter }).waitFor({ state: 'detached' });
  });

  test('it is forwarded to the holder, and an operator restores once the time is over', async () => {
    const { reviewer, operator, guest } = pages as { reviewer: Page; operator: Page; guest: Page };
    await reviewer.reload();
    await reviewer.getByRole('button', { name: text.forward }).click();
    await reviewer.getByRole('button', { name: text.forward }).waitFor({ state: 'detached' });
    await guest.goto(site.at(pathIn(await mailTo(holder, 'infringement.countered'))));
    await guest.getByText('We have a licence of the owner.').waitFor();
    await guest.getByText(text.until).waitFor();
    await picture(guest, `infringement-countered-${language}`);
    const [notice] = await site.db.select().from(counterNotices).orderBy(desc(counterNotices.id)).limit(1);
    // as if its ten working days were over
    const dueAt = new Date(site.deps.now().getTime() - 1000);
    await site.db.update(counterNotices).set({ dueAt }).where(eq(counterNotices.id, notice!.id));
    await operator.goto(reviewer.url());
    await operator.getByRole('button', { name: text.restore, exact: true }).click();
    const dialog = operator.locator('.ant-modal');
    await dialog.getByRole('button', { name: text.restoreTitle }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => status(products[0]!), { timeout: PATIENCE }).toBe(200);
    await mailTo(seller.email, 'infringement.restored');
    await guest.goto(site.at(pathIn(await mailTo(holder, 'infringement.settled'))));
    await guest.getByText(text.restored, { exact: true }).waitFor();
    expect(site.failures).toEqual([]);
  });
});
