/**
 * What the office and the console show in the demo: notices, feedback, prospects, decision
 * messages.
 */

import { sql } from 'drizzle-orm';
import type { ReportReason } from '../../../domain/report.ts';
import { TICKET_STATUS } from '../../../domain/ticket.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { insertNumbered, insertRows } from '../rows.ts';
import {
  certificationRefusalOf,
  type DemoContext,
  type Placed,
  type Refusal,
  refusalOf,
} from './demo-context.ts';
import { insertMessages, type SeedMessage } from './demo-enquiries.ts';

const NOTICES: readonly {
  title: [en: string, zh: string];
  body: [en: string, zh: string];
  age: number;
  pinned?: boolean;
}[] = [
  {
    pinned: true,
    age: 60,
    title: ['What makes a product pass the review', '产品审核通过的要点'],
    body: [
      'A clear title that names the product, at least one picture of your own on a white ground without contact details, true properties, and prices that fall with the quantity.',
      '标题清晰说明产品，至少一张白底、无联系方式的自有图片，属性真实，价格随数量递减。',
    ],
  },
  {
    age: 33,
    title: ['Pins of the year', '年度置顶次数说明'],
    body: [
      'Each pin or extension uses one of the pins of your year. Silver has 100, gold 200 and diamond 300; a company without membership has 3.',
      '每次置顶或延长均使用一次年度次数：银牌100次，金牌200次，钻石300次，非会员3次。',
    ],
  },
  {
    age: 14,
    title: ['Review times on holidays', '节假日审核安排'],
    body: [
      'On public holidays certification and products are reviewed within two days instead of one.',
      '法定节假日期间，企业认证与产品审核时间由一天延长至两天。',
    ],
  },
  {
    age: 3,
    title: ['Answer enquiries within a day', '请在24小时内回复询盘'],
    body: [
      'Buyers see how fast a supplier answers. Please look into your enquiries every day.',
      '买家可以看到供应商的回复速度，请每天查看询盘。',
    ],
  },
];

const REPORTS: readonly [reason: ReportReason, note: string, email: string][] = [
  ['counterfeit', 'The second picture was taken from our own catalogue.', 'legal@hansabridges.example'],
  ['misleading', 'The certificate that is named here ended two years ago.', ''],
];

const FEEDBACK: readonly [description: string, link: string, email: string, done: boolean][] = [
  [
    'The picture viewer on the product page does not close with the Escape key on my tablet keyboard.',
    '/product-detail/12.html',
    'maria@nordlysimport.example',
    true,
  ],
  [
    'Please add a filter for the minimum order to the search page.',
    '/search-product/1.html?kw=bolt',
    '',
    false,
  ],
  ['希望相册可以一次上传多张图片。', '', 'sales@example.com', false],
  [
    'The Polish złoty is missing in the price display. Dollars only is hard to compare.',
    '',
    'anna@kowalskahandel.example',
    true,
  ],
  ['I found two suppliers with the same pictures.', '/search-supplier/1.html?kw=lamp', '', false],
];
const PROSPECTS: readonly [
  company: string,
  contact: string,
  phone: string,
  source: '1' | '2',
  done: boolean,
][] = [
  ['宁波启程灯饰有限公司', '王先生', '13800000001', '1', false],
  ['Xiamen Lanhe Bags Co., Ltd', 'Ms Lin', '13800000002', '1', true],
  ['青岛恒泽机械有限公司', '李经理', '13800000003', '2', false],
  ['Yiwu Duoli Gifts Co., Ltd', 'Mr Chen', '13800000004', '2', false],
];

export async function insertBackoffice(
  tx: Transaction,
  demo: DemoContext,
  placed: readonly Placed[],
): Promise<void> {
  const { calendar, reviewer, administrator } = demo;
  // the drafts that every marketplace begins with: the demo has published its own
  await tx.execute(sql`DELETE FROM notices`);
  await insertNumbered(
    tx,
    'notices',
    NOTICES.map(({ title, body, age, pinned = false }) => ({
      title_en: title[0],
      title_zh: title[1],
      body_en: body[0],
      body_zh: body[1],
      pinned,
      published_at: calendar.at(-age),
    })),
  );
  const resolution = (done: boolean, age: number, by: number) => ({
    status: done ? TICKET_STATUS.resolved : TICKET_STATUS.open,
    resolved_at: done ? calendar.at(-age + 1) : null,
    resolved_by: done ? by : null,
  });
  await insertNumbered(
    tx,
    'feedback',
    FEEDBACK.map(([description, problem_link, contact_email, done], i) => ({
      user_id: null,
      description,
      problem_link,
      contact_email,
      ...resolution(done, 4 + i * 3, reviewer),
      created_at: calendar.at(-4 - i * 3),
    })),
  );
  await insertNumbered(
    tx,
    'prospects',
    PROSPECTS.map(([company_name, contact_name, contact_phone, source, done], i) => ({
      company_name,
      contact_name,
      contact_phone,
      source,
      ...resolution(done, 2 + i * 2, administrator),
      created_at: calendar.at(-2 - i * 2),
    })),
  );
  const reported = placed.filter(({ product }) => product.status === 1).slice(4, 4 + REPORTS.length);
  await insertRows(
    tx,
    'reports',
    reported.map(({ id, product }, i) => ({
      target_type: 'product',
      target_id: id,
      title: product.title,
      excerpt: '',
      reason: REPORTS[i]![0],
      note: REPORTS[i]![1],
      email: REPORTS[i]![2],
      ...resolution(i === 1, 2 + i, reviewer),
      created_at: calendar.at(-2 - i),
    })),
  );
  await insertCompanyChange(tx, demo);
  await insertMessages(tx, messagesOf(demo, placed));
}

const messageParams = ([reasons, note]: Refusal) => ({ reasons: reasons.join(','), note });

function messagesOf(
  { companies, firstOwner, calendar, buyers }: DemoContext,
  placed: readonly Placed[],
): SeedMessage[] {
  const out: SeedMessage[] = [];
  const send = (user_id: number, kind: string, age: number, link = '', params: SeedMessage['params'] = {}) =>
    out.push({
      user_id,
      kind,
      params,
      link,
      read_at: age > 3 ? calendar.at(-age + 0.5) : null,
      created_at: calendar.at(-age),
    });
  companies.forEach((c, i) => {
    if (!c.email) return;
    send(firstOwner + i, 'welcome', 120, '/company', { name: c.contact.name });
    if (c.certification === 3) send(firstOwner + i, 'certification_approved', 116, '/company/EnterpriseCert');
    if (c.certification === 2)
      send(
        firstOwner + i,
        'certification_rejected',
        5.4,
        '/company/EnterpriseCert',
        messageParams(certificationRefusalOf(i)),
      );
    placed
      .filter((p) => p.at === i)
      .forEach(({ id, product: p }, n) => {
        const about = { title: p.title, id };
        if (p.status === 4)
          send(firstOwner + i, 'product_rejected', p.age, `/products/${id}/edit`, {
            ...about,
            ...messageParams(refusalOf(id)),
          });
        if (p.status === 1 && n % 6 === 0)
          send(firstOwner + i, 'product_approved', p.age, `/products/${id}/edit`, about);
        if (p.revision === 1)
          send(firstOwner + i, 'revision_approved', p.age / 2, `/products/${id}/edit`, about);
        if (p.revision === 4)
          send(firstOwner + i, 'revision_rejected', p.age / 2, `/products/${id}/edit`, {
            ...about,
            ...messageParams(refusalOf(id)),
          });
      });
  });
  send(buyers[0]!.userId, 'welcome', 140, '/company', { name: buyers[0]!.name });
  return out;
}

/** An edit of a certified company that nobody has looked at yet. */
async function insertCompanyChange(tx: Transaction, { firstCompany, firstOwner, calendar }: DemoContext) {
  await tx.execute(sql`
    INSERT INTO company_changes (company_id, user_id, part, before, after, created_at)
    SELECT id, user_id, 'contact',
      '{"telephone": ["+86 574 8123 4567"]}', jsonb_build_object('telephone', jsonb_build_array(contact_telephone)),
      ${calendar.waitingSince(0)}
    FROM companies WHERE id = ${firstCompany} AND user_id = ${firstOwner}`);
}
