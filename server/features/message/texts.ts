/** The words of messages, made when a message is read, in the reader's language. */
import type { Language } from '../../../contract/error.ts';
import type { MessageKind } from '../../../contract/message.ts';
import type { CertificationRejectReason } from '../../../domain/certification.ts';
import type { ProductRejectReason } from '../../../domain/product-review.ts';
import type { PurchaseRejectReason } from '../../../domain/purchase-audit.ts';

export type MessageParams = Record<string, string | number>;
type Words = { en: string; zh: string };

type Reason = ProductRejectReason | CertificationRejectReason | PurchaseRejectReason;
const REASONS: Record<Reason, Words> = {
  wrong_category: { en: 'wrong category', zh: '类目错误' },
  prohibited: { en: 'prohibited goods or content', zh: '含违禁商品或内容' },
  image_contact: { en: 'contact information in a picture', zh: '图片中含联系方式' },
  image_content_free: { en: 'a picture that shows no product', zh: '图片无实质内容' },
  image_quality: { en: 'poor picture quality', zh: '图片质量不佳' },
  title_quality: { en: 'the title does not describe the product', zh: '标题不规范' },
  description_quality: { en: 'insufficient description', zh: '描述不完善' },
  price_implausible: { en: 'implausible price', zh: '价格不合理' },
  ip_infringement: { en: 'infringement of intellectual property', zh: '涉嫌侵犯知识产权' },
  certificate_missing: { en: 'a required certificate is missing', zh: '缺少必要的资质证书' },
  name_mismatch: {
    en: 'the company name differs from the licence',
    zh: '公司名称与营业执照不一致',
  },
  licence_unreadable: { en: 'the licence cannot be read', zh: '营业执照不清晰' },
  licence_incomplete: { en: 'the licence is not shown completely', zh: '营业执照不完整' },
  licence_expired: { en: 'the licence has expired', zh: '营业执照已过期' },
  licence_not_authentic: { en: 'the licence could not be confirmed', zh: '营业执照真实性存疑' },
  not_a_licence: { en: 'the picture is not a business licence', zh: '图片不是营业执照' },
  business_scope: { en: 'the business scope does not fit', zh: '经营范围不符' },
  unspecific: { en: 'it is not clear what is needed', zh: '采购需求不够明确' },
  contact_in_text: { en: 'contact details in the text', zh: '文字中含联系方式' },
  not_a_request: { en: 'it offers goods instead of asking for them', zh: '内容为销售推广，并非采购需求' },
  repeated: { en: 'it has been posted before', zh: '重复发布' },
  implausible: { en: 'implausible quantity or price', zh: '数量或价格不合理' },
  other: { en: 'other', zh: '其他' },
};

/** {name} is a parameter; {why} the reasons and the reviewer's note, or nothing. */
const TEXTS: Record<MessageKind, { title: Words; body: Words }> = {
  welcome: {
    title: { en: 'Welcome to the marketplace', zh: '欢迎加入' },
    body: {
      en: 'Complete your company information and the enterprise certification to publish products.',
      zh: '请完善公司信息并完成企业认证，即可发布产品。',
    },
  },
  certification_approved: {
    title: { en: 'Your company is certified', zh: '企业认证已通过' },
    body: {
      en: 'Your shop is online and you can publish products now.',
      zh: '您的店铺已开通，现在可以发布产品。',
    },
  },
  certification_rejected: {
    title: { en: 'Your certification did not pass', zh: '企业认证未通过' },
    body: {
      en: 'Please correct your documents and submit them again.{why}',
      zh: '请修改资料后重新提交。{why}',
    },
  },
  product_approved: {
    title: { en: 'Product published', zh: '产品已发布' },
    body: { en: '“{title}” passed the review and is online.', zh: '“{title}”已通过审核并上线。' },
  },
  product_rejected: {
    title: { en: 'Product not passed', zh: '产品审核未通过' },
    body: { en: '“{title}” did not pass the review.{why}', zh: '“{title}”未通过审核。{why}' },
  },
  revision_approved: {
    title: { en: 'Changes published', zh: '产品修改已通过' },
    body: { en: 'Your changes to “{title}” are online.', zh: '您对“{title}”的修改已上线。' },
  },
  revision_rejected: {
    title: { en: 'Changes not passed', zh: '产品修改未通过' },
    body: {
      en: 'Your changes to “{title}” did not pass; the approved version stays online.{why}',
      zh: '您对“{title}”的修改未通过审核，原版本保持在线。{why}',
    },
  },
  product_taken_down: {
    title: { en: 'Product taken offline', zh: '产品已下架' },
    body: { en: '“{title}” was taken offline.{why}', zh: '“{title}”已被下架。{why}' },
  },
  enquiry_received: {
    title: { en: 'New enquiry', zh: '收到新询盘' },
    body: { en: '{name} sent you an enquiry.{about}', zh: '{name}向您发送了询盘。{about}' },
  },
  enquiry_replied: {
    title: { en: 'Reply to an enquiry', zh: '询盘有新回复' },
    body: { en: '{name} replied to your enquiry.{about}', zh: '{name}回复了您的询盘。{about}' },
  },
  purchase_approved: {
    title: { en: 'Sourcing request published', zh: '采购需求已发布' },
    body: {
      en: '“{title}” passed the review. Suppliers can quote on it now.',
      zh: '“{title}”已通过审核，供应商现在可以报价。',
    },
  },
  purchase_rejected: {
    title: { en: 'Sourcing request not passed', zh: '采购需求未通过审核' },
    body: { en: '“{title}” did not pass the review.{why}', zh: '“{title}”未通过审核。{why}' },
  },
  purchase_taken_down: {
    title: { en: 'Sourcing request taken offline', zh: '采购需求已下架' },
    body: { en: '“{title}” was taken offline.{why}', zh: '“{title}”已被下架。{why}' },
  },
  purchase_invited: {
    title: { en: 'A buyer invites you to quote', zh: '采购商邀请您报价' },
    body: {
      en: 'After seeing your product “{product}” a buyer posted the request “{title}”.',
      zh: '采购商浏览了您的产品“{product}”，发布了采购需求“{title}”。',
    },
  },
  quotation_received: {
    title: { en: 'New quotation', zh: '收到新报价' },
    body: { en: '{name} quoted on “{title}”.', zh: '{name}对“{title}”提交了报价。' },
  },
  quotation_accepted: {
    title: { en: 'Your quotation was accepted', zh: '您的报价已被接受' },
    body: {
      en: 'The buyer of “{title}” accepted your quotation. Contact: {contact}',
      zh: '“{title}”的采购商接受了您的报价。联系方式：{contact}',
    },
  },
  quotation_declined: {
    title: { en: 'Your quotation was declined', zh: '您的报价未被采纳' },
    body: { en: 'The buyer of “{title}” chose otherwise.', zh: '“{title}”的采购商未采纳您的报价。' },
  },
  storage_low: {
    title: { en: 'Your storage is almost full', zh: '存储空间即将用完' },
    body: {
      en: 'More than 90% of your storage is used. Delete pictures you no longer need.',
      zh: '存储空间已使用超过90%，请删除不再需要的图片。',
    },
  },
};

/** Title and body of a message. A parameter that is missing leaves nothing behind. */
export function messageText(
  kind: MessageKind,
  params: MessageParams,
  language: Language,
): { title: string; body: string } {
  const { title, body } = TEXTS[kind];
  const given: MessageParams = {
    ...params,
    why: why(params, language),
    about: params.title ? (language === 'zh' ? `（${params.title}）` : ` (${params.title})`) : '',
  };
  const fill = (words: Words) =>
    words[language].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
  return { title: fill(title), body: fill(body) };
}

/** Reasons by code and the reviewer's note as sentences. */
export const reasonText = (reasons: readonly string[], note: string, language: Language): string =>
  why({ reasons: reasons.join(','), note }, language).trim();

function why(params: MessageParams, language: Language): string {
  const zh = language === 'zh';
  const codes = String(params.reasons ?? '')
    .split(',')
    .filter(Boolean);
  const names = codes.map((code) =>
    Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS][language] : code,
  );
  const reasons = names.length ? (zh ? `原因：${names.join('、')}。` : ` Reasons: ${names.join(', ')}.`) : '';
  const note = params.note ? (zh ? `备注：${params.note}` : ` Note: ${params.note}`) : '';
  return reasons + note;
}
