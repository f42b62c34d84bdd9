/** A sample of every kind of e-mail, made by the functions that make the real ones. */
import type { Language } from '../../../contract/schema/error.ts';
import { CODE_PURPOSES } from '../../../domain/account/code.ts';
import type { LeadReason } from '../../../domain/deal/matching.ts';
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { emails as apiKey } from '../../features/api-key/emails.ts';
import { emails as appeal } from '../../features/appeal/emails.ts';
import { emails as auth } from '../../features/auth/emails.ts';
import { emails as certification } from '../../features/certification/emails.ts';
import { emails as company } from '../../features/company/emails.ts';
import { emails as deal } from '../../features/deal/emails.ts';
import { topicDigest } from '../../features/email/digest.ts';
import { namedAddressEmail } from '../../features/email/email.ts';
import { emails as enquiry } from '../../features/enquiry/emails.ts';
import { emails as feedback } from '../../features/feedback/emails.ts';
import { emails as infringement } from '../../features/infringement/emails.ts';
import { emails as matching } from '../../features/matching/emails.ts';
import { emails as membership } from '../../features/membership/emails.ts';
import { type MailedKind, messageEmail } from '../../features/message/emails.ts';
import { emails as purchase } from '../../features/purchase/emails.ts';
import { emails as quotation } from '../../features/quotation/emails.ts';
import { emails as saved } from '../../features/saved/emails.ts';
import { emails as shop } from '../../features/shop/emails.ts';
import { emails as staff } from '../../features/staff/emails.ts';
import { emails as user } from '../../features/user/emails.ts';
import { emails as webhook } from '../../features/webhook/emails.ts';
import type { Email, To } from '../../platform/email/email.ts';

/** Where the links of samples lead: into the marketplace, to nothing. */
export interface Sites {
  portal: string;
  office: string;
}

const ADDRESS = 'ann@example.com';
const ENDED = { keys: ['ERP', 'Stock 2'], webhooks: ['https://erp.example.com/marketplace'] };
const QUOTED = {
  price: [
    { Start: 500, End: 999, Price: 2.4 },
    { Start: 1000, End: null, Price: 2.15 },
  ],
  currency: '$',
  unit: 'piece',
  incoterm: 'FOB',
  port: 'Ningbo',
  lead_time_days: 25,
};
const SUPPLIER = {
  company: 'Golden Harbour Fasteners Co., Ltd.',
  name: 'Chen Yu',
  job: 'Sales',
  email: 'chen@example.com',
  email_confirmed: true,
  telephone: '+86 574 5550 0123',
  mobile: '',
  address: '',
  gone: false,
};
const REASONS: LeadReason[] = [
  { kind: 'products', n: 3, certified: 3, category: { name: 'LED Bulbs', name_zh: 'LED灯泡' } },
  { kind: 'exports', country: { name: 'Germany', name_zh: '德国' } },
];
const REFUSED = { reasons: 'image_quality,description_quality', note: '' };

export function emailSample(kind: EmailKind, language: Language, { portal, office }: Sites): Email {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en);
  const to: To = { address: ADDRESS, language };
  const guest = `${portal}/request/sample`;
  const thread = `${portal}/enquiry/sample`;
  const title = say('5,000 stainless steel hexagon bolts M12', '采购5000件M12不锈钢六角螺栓');
  const product = say('Hexagon bolt M12, stainless steel A4', 'M12六角螺栓，A4不锈钢');
  const supplier = say('Golden Harbour Fasteners Co., Ltd.', '宁波金港紧固件有限公司');
  const givenMembership = {
    tier: 'diamond' as const,
    from: '2026-07-01',
    day: '2027-09-26',
    reason: say('The contract was cancelled.', '合同已取消。'),
    link: `${office}/`,
    name: supplier,
  };
  const buyer = 'Maria Jensen';
  const message = say(
    'Hello,\nwe need these bolts for a bridge.\nCould you quote 5,000 pieces with a mill certificate?',
    '您好，\n我们的桥梁项目需要这批螺栓。\n能否报5000件含材质证明的价格？',
  );
  const reason = say(
    'Reasons: it is not clear what is needed. Note: Please name the strength class.',
    '原因：需求不明确。说明：请注明强度等级。',
  );
  const request = { ...to, title, link: `${office}/tool/Purchase/1` };
  const offer = { ...to, title, link: `${office}/quotations/1` };
  const lead = { title, reasons: REASONS, link: `${portal}/buying-leads/bolts/1.html` };
  const line = { title: product, link: `${portal}/product-detail/1.html` };
  const byMessage = (of: MailedKind, params: Record<string, string>, path: string) =>
    messageEmail(of, to, { title: product, ...params }, office + path);
  const noticed = { ...to, title: product, link: `${portal}/infringement/sample` };
  const samples = {
    'feedback.answered': () =>
      feedback.answered({
        ...to,
        title: say('The search finds no bolts of M8.', '搜索不到M8的螺栓。'),
        note: say('It does now. Thank you for telling us.', '现在可以搜到了，感谢您的反馈。'),
      }),
    'infringement.confirm': () =>
      infringement.confirm({ ...to, link: `${portal}/infringement/sample`, days: 7 }),
    'infringement.received': () => infringement.received({ ...noticed, day: '2027-01-31' }),
    'infringement.asked': () =>
      infringement.asked({
        ...noticed,
        note: say('Please send the certificate of registration.', '请提供注册证书。'),
      }),
    'infringement.answered': () => infringement.answered({ ...noticed, note: '' }),
    'infringement.countered': () =>
      infringement.countered({
        ...noticed,
        day: '2027-01-31',
        note: say('We have a licence of the owner.', '我们已获得权利人许可。'),
      }),
    'infringement.settled': () => infringement.settled({ ...noticed, note: '' }),
    'infringement.claimed': () => byMessage('infringement_claimed', { name: buyer }, '/decisions/1'),
    'infringement.restored': () => byMessage('counter_notice_restored', { note: '' }, '/decisions/1'),
    'infringement.upheld': () => byMessage('counter_notice_upheld', { note: '' }, '/decisions/1'),
    'report.actedOn': () => byMessage('report_acted_on', { note: '' }, '/messages'),
    'report.unfounded': () => byMessage('report_unfounded', { note: '' }, '/messages'),
    'enquiry.refused': () =>
      byMessage('enquiry_refused', { rule: 'spam', reasons: '', note: '' }, '/inquiries/1'),
    'appeal.message': () =>
      appeal.message({ ...to, title: product, note: message, link: `${office}/decisions/1` }),
    'appeal.upheld': () => appeal.upheld({ ...to, title: product, note: '', link: `${office}/decisions/1` }),
    'appeal.overturned': () =>
      appeal.overturned({ ...to, title: product, note: '', link: `${office}/decisions/1` }),
    'content.hidden': () =>
      byMessage('content_hidden', { rule: 'fraud', reasons: '', note: '' }, '/inquiries/1'),
    'account.suspended': () =>
      byMessage('account_suspended', { rule: 'fraud', until: '2027-01-31', note: '' }, '/messages'),
    'account.resumed': () => byMessage('account_resumed', {}, '/messages'),
    'account.restored': () => byMessage('account_restored', {}, '/messages'),
    'account.banned': () => user.banned({ ...to, name: buyer, rule: 'fraud', reasons: [], note: '' }),
    'account.code': () => auth.code(to, CODE_PURPOSES.signIn, '271828', `${portal}/enter/sample`),
    'account.staffInvited': () => staff.invited({ ...to, day: '2027-01-31', link: `${office}/` }),
    'account.accountExists': () => auth.accountExists(to),
    'account.emailChanged': () =>
      auth.contactChanged(
        ADDRESS,
        { kind: 'email', now: 'new@example.com' },
        `${office}/UndoChange#x`,
        language,
      ),
    'account.mobileChanged': () =>
      auth.contactChanged(
        ADDRESS,
        { kind: 'mobile', now: '13800138000' },
        `${office}/UndoChange#x`,
        language,
      ),
    'account.totpEnrolled': () => auth.totpEnrolled(ADDRESS, language),
    'account.totpEnded': () => auth.totpEnded(ADDRESS, language),
    'account.totpReset': () => auth.totpReset(ADDRESS, language),
    'account.welcome': () => messageEmail('welcome', to, { name: buyer }, `${office}/company`),

    'enquiry.confirm': () => enquiry.confirm({ ...to, link: `${portal}/confirm/sample` }),
    'enquiry.sent': () => enquiry.sent({ ...to, name: supplier, link: thread }),
    'enquiry.sentToSeveral': () =>
      enquiry.sentToSeveral({
        ...to,
        sentTo: [
          { name: supplier, link: thread },
          { name: say('Plain Street Bolts', '平街螺栓厂'), link: `${thread}-2` },
        ],
      }),
    'enquiry.held': () => enquiry.held({ ...to, name: supplier, link: thread }),
    'enquiry.linkRenewed': () => enquiry.linkRenewed({ ...to, about: product, link: thread }),
    'enquiry.claimed': () => enquiry.claimed({ ...to, about: product, name: buyer }),
    'enquiry.received': () =>
      enquiry.received({ ...to, about: product, name: buyer, message, link: `${office}/inquiries/1` }),
    'enquiry.replied': () =>
      enquiry.replied({
        ...to,
        about: product,
        name: supplier,
        message: say(
          'Dear Maria,\nUSD 2.15 a piece FOB Ningbo, 25 days, certificate 3.1 included.',
          '您好，\n单价2.15美元，FOB宁波，25天交货，含3.1材质证明。',
        ),
        link: thread,
      }),

    'purchase.confirm': () => purchase.confirm({ ...to, link: `${portal}/confirm/sample` }),
    'purchase.posted': () => purchase.posted(request),
    'purchase.postedByGuest': () => purchase.postedByGuest({ ...to, link: guest }),
    'purchase.postedAgain': () => purchase.postedAgain({ ...request, link: guest }),
    'purchase.linkRenewed': () => purchase.linkRenewed({ ...request, link: guest }),
    'purchase.claimed': () => purchase.claimed({ ...to, title: request.title, name: buyer }),
    'purchase.approved': () => purchase.approved(request),
    'purchase.rejected': () => purchase.rejected({ ...request, reason }),
    'purchase.takenDown': () => purchase.takenDown({ ...request, reason }),
    'purchase.editApproved': () => purchase.editApproved(request),
    'purchase.editRejected': () => purchase.editRejected({ ...request, reason }),
    'purchase.invited': () => purchase.invited({ ...request, product, link: lead.link }),
    'purchase.matched': () => matching.matched({ ...to, ...lead }),
    'purchase.editedForSupplier': () =>
      purchase.editedForSupplier({ ...request, changed: say('quantity, destination', '数量、目的地') }),

    'quotation.received': () => quotation.received({ ...offer, name: supplier, quotation: QUOTED }),
    'quotation.revised': () =>
      quotation.revised({ ...offer, name: supplier, changed: ['price'], quotation: QUOTED }),
    'quotation.withdrawn': () => quotation.withdrawn({ ...offer, name: supplier }),
    'quotation.accepted': () =>
      quotation.accepted({ ...offer, contact: `${buyer}, maria@example.com, Hansa Bridges GmbH` }),
    'quotation.declined': () =>
      quotation.declined({
        ...offer,
        reason: 'lead_time',
        note: say('We need them in two weeks.', '我们两周内就要。'),
      }),
    'quotation.betterOffer': () =>
      quotation.betterOffer({
        ...offer,
        price: 2,
        note: say('For 10,000 pieces?', '如果是1万件呢？'),
        currency: '$',
        unit: 'piece',
      }),
    'quotation.viewed': () => byMessage('quotation_viewed', { title }, '/quotations/1'),
    'quotation.shortlisted': () => byMessage('quotation_shortlisted', { title }, '/quotations/1'),

    'deal.made': () =>
      deal.made({
        ...offer,
        number: 'D-2026-000123',
        supplier: SUPPLIER,
        terms: QUOTED,
        total: { currency: '$', unit_price: 3.026, amount: 1513 },
      }),

    'deal.step': () =>
      deal.step({ ...offer, number: 'D-2026-000123', name: supplier, step: 'production', note: '' }),

    'product.approved': () => byMessage('product_approved', {}, '/products/1/edit'),
    'product.rejected': () => byMessage('product_rejected', REFUSED, '/products/1/edit'),
    'product.editApproved': () => byMessage('revision_approved', {}, '/products/1/edit'),
    'product.editRejected': () => byMessage('revision_rejected', REFUSED, '/products/1/edit'),
    'product.takenDown': () => byMessage('product_taken_down', REFUSED, '/products/1/edit'),

    'shop.approved': () => byMessage('shop_approved', {}, '/setshop/ShopNews'),
    'shop.rejected': () => byMessage('shop_rejected', REFUSED, '/setshop/ShopNews'),
    'shop.takenDown': () => byMessage('shop_taken_down', REFUSED, '/setshop/ShopNews'),

    'company.certified': () => messageEmail('certification_approved', to, {}, `${office}/`),
    'company.notCertified': () =>
      messageEmail(
        'certification_rejected',
        to,
        { reasons: 'licence_unreadable' },
        `${office}/company/EnterpriseCert`,
      ),
    'company.documentAsked': () =>
      messageEmail(
        'certification_asked',
        to,
        { note: say('Please send the second page of the licence.', '请补充营业执照的第二页。') },
        `${office}/company/EnterpriseCert`,
      ),
    'company.certificationWithdrawn': () =>
      messageEmail(
        'certification_withdrawn',
        to,
        { reasons: 'licence_not_authentic' },
        `${office}/company/EnterpriseCert`,
      ),
    'company.certificationExpires': () =>
      certification.expires({
        ...to,
        name: supplier,
        day: '2027-01-31',
        link: `${office}/company/EnterpriseCert`,
      }),
    'company.storageLow': () => messageEmail('storage_low', to, {}, `${office}/album/home`),
    'account.keyMade': () =>
      apiKey.keyMade(to, { name: say('Stock system', '库存系统'), link: `${office}/account/ApiKeys` }),
    'account.addressNamed': () => namedAddressEmail({ ...to, link: `${portal}/confirm/sample` }),
    'account.passwordChanged': () => auth.passwordChanged(to, ENDED),
    'account.programsEnded': () => auth.programsEnded(to, ENDED),
    'company.programEnds': () =>
      apiKey.keyEnds(to, {
        name: say('Stock system', '库存系统'),
        day: '2027-01-31',
        link: `${office}/account/ApiKeys`,
      }),
    'company.webhookExpired': () =>
      webhook.expired(to, {
        url: 'https://erp.example.com/marketplace',
        link: `${office}/account/Webhooks/1`,
      }),
    'company.webhookOff': () =>
      webhook.switchedOff(to, {
        url: 'https://erp.example.com/marketplace',
        link: `${office}/account/Webhooks/1`,
      }),
    'company.membershipEnds': () =>
      membership.ends({ ...to, name: supplier, day: '2027-01-31', link: `${portal}/vip-kuajingtong` }),
    'company.changeRefused': () =>
      company.changeRefused({
        ...to,
        name: supplier,
        reason: say('The description names another marketplace.', '简介中出现了其他平台。'),
        link: `${office}/company`,
      }),
    'company.changedByUs': () =>
      company.changedByUs({
        ...to,
        name: supplier,
        changed: 'goldharbor → goldenharbour',
        reason: say('You asked for it.', '应贵公司要求。'),
        link: `${office}/setshop/DomainSettings`,
      }),
    'company.membershipGiven': () => membership.given({ ...to, ...givenMembership }),
    'company.membershipEnded': () => membership.ended({ ...to, ...givenMembership }),
    'company.certificateExpires': () =>
      shop.expires({
        ...to,
        name: 'ISO 9001:2015',
        day: '2027-01-31',
        link: `${office}/setshop/ShopQualifications`,
      }),

    'digest.leads': () =>
      matching.digest({
        ...to,
        leads: [lead, { ...lead, title: product }],
        n: 2,
        all: `${office}/tool/Leads`,
      }),
    'digest.saved': () =>
      saved.digest({
        ...to,
        sections: [
          { kind: 'supplier', name: supplier, lines: [line, line], n: 7, all: `${portal}/productlist.html` },
          { kind: 'search', name: say('“led bulb”', '“led灯泡”'), lines: [line], n: 1, all: portal },
        ],
        link: `${office}/saved/searches`,
      }),
    'digest.topic': () =>
      topicDigest({
        ...to,
        topic: 'products',
        lines: (['product_rejected', 'product_approved'] as const).map((of) => {
          const { subject, content } = byMessage(of, {}, '/products/1/edit');
          return { title: subject, text: content.paragraphs[0]!, link: content.button!.link };
        }),
        all: `${office}/message/PrivateMessage/`,
      }),
  } satisfies Record<EmailKind, () => Email>;
  return samples[kind]();
}
