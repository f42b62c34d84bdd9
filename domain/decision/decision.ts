/** What staff decides about something, and the rule that a refusal names (decision 37). */
import type { CertificationRejectReason } from '../company/certification.ts';
import type { PurchaseRejectReason } from '../deal/purchase-audit.ts';
import type { ProductRejectReason } from '../product/product-review.ts';
import type { ShopRejectReason } from '../shop/shop-content.ts';

/** What is decided on. An edit of a request is an entry beside the request itself, and goes by its id. */
export const DECIDED_ENTITIES = [
  'product',
  'revision',
  'certification',
  'purchase',
  'purchase_edit',
  'shop_content',
  'enquiry_hold',
  'quotation',
  'message',
  'company',
  'company_change',
  'user',
] as const;
export type DecidedEntity = (typeof DECIDED_ENTITIES)[number];

export const DECISION_KINDS = [
  'approve',
  'reject',
  'take_down',
  'hide',
  'withdraw',
  'suspend',
  'ban',
  'lift',
  'release',
  'hold_refused',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The rules of the marketplace that a decision can name, the gravest first. */
export const RULES = [
  'prohibited_goods',
  'intellectual_property',
  'fraud',
  'offensive',
  'misleading',
  'spam',
  'identity',
  'proof',
  'contact_data',
  'wrong_place',
  'content_quality',
  'terms',
] as const;
export type Rule = (typeof RULES)[number];

type RejectReason = ProductRejectReason | CertificationRejectReason | PurchaseRejectReason | ShopRejectReason;

const RULE_OF_REASON: Record<RejectReason, Rule> = {
  wrong_category: 'wrong_place',
  prohibited: 'prohibited_goods',
  image_contact: 'contact_data',
  image_content_free: 'content_quality',
  image_quality: 'content_quality',
  title_quality: 'content_quality',
  description_quality: 'content_quality',
  price_implausible: 'misleading',
  ip_infringement: 'intellectual_property',
  certificate_missing: 'proof',
  name_mismatch: 'identity',
  licence_unreadable: 'identity',
  licence_incomplete: 'identity',
  licence_expired: 'identity',
  licence_not_authentic: 'identity',
  not_a_licence: 'identity',
  business_scope: 'identity',
  unspecific: 'content_quality',
  contact_in_text: 'contact_data',
  not_a_request: 'wrong_place',
  repeated: 'spam',
  implausible: 'misleading',
  picture_quality: 'content_quality',
  text_quality: 'content_quality',
  certificate_invalid: 'proof',
  certificate_unreadable: 'proof',
  video_content: 'content_quality',
  misleading: 'misleading',
  other: 'terms',
};

/** The gravest rule that these reasons come under; empty without reasons. */
export function ruleOf(reasons: readonly string[]): Rule | '' {
  const rules = new Set(reasons.map((reason) => RULE_OF_REASON[reason as RejectReason] ?? 'terms'));
  return RULES.find((rule) => rules.has(rule)) ?? '';
}

/** The reason of products and requests that says a rule, where none was chosen. */
export const reasonUnder = (rule: Rule | undefined): 'prohibited' | 'ip_infringement' | 'other' =>
  rule === 'prohibited_goods' ? 'prohibited' : rule === 'intellectual_property' ? 'ip_infringement' : 'other';
