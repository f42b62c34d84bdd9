/** E-mails for events that also send a message and need no more than its parameters. */
import type { MessageKind } from '../../../contract/account/message.ts';
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import type { FactName } from '../../../locales/en/message/emails.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { type MessageParams, reasonText, ruleText } from './texts.ts';

/** `elsewhere`: the feature in which it happens writes the e-mail, with more than the message says. */
export const EMAIL_OF = {
  welcome: 'account.welcome',
  certification_approved: 'company.certified',
  certification_rejected: 'company.notCertified',
  certification_asked: 'company.documentAsked',
  certification_withdrawn: 'company.certificationWithdrawn',
  certification_expires: 'elsewhere',
  product_approved: 'product.approved',
  product_rejected: 'product.rejected',
  revision_approved: 'product.editApproved',
  revision_rejected: 'product.editRejected',
  product_taken_down: 'product.takenDown',
  quotation_viewed: 'quotation.viewed',
  quotation_shortlisted: 'quotation.shortlisted',
  storage_low: 'company.storageLow',
  enquiry_received: 'elsewhere',
  enquiry_replied: 'elsewhere',
  purchase_approved: 'elsewhere',
  purchase_rejected: 'elsewhere',
  purchase_edit_approved: 'elsewhere',
  purchase_edit_rejected: 'elsewhere',
  purchase_taken_down: 'elsewhere',
  purchase_invited: 'elsewhere',
  purchase_matched: 'elsewhere',
  purchase_edited: 'elsewhere',
  quotation_received: 'elsewhere',
  quotation_accepted: 'elsewhere',
  quotation_declined: 'elsewhere',
  better_offer_asked: 'elsewhere',
  quotation_revised: 'elsewhere',
  quotation_withdrawn: 'elsewhere',
  deal_made: 'elsewhere',
  deal_step: 'elsewhere',
  membership_ends: 'elsewhere',
  membership_given: 'elsewhere',
  membership_raised: 'elsewhere',
  membership_extended: 'elsewhere',
  membership_ended: 'elsewhere',
  company_domain_changed: 'elsewhere',
  company_category_changed: 'elsewhere',
  company_change_refused: 'elsewhere',
  webhook_off: 'elsewhere',
  webhook_expired: 'elsewhere',
  program_ends: 'elsewhere',
  shop_approved: 'shop.approved',
  shop_rejected: 'shop.rejected',
  shop_taken_down: 'shop.takenDown',
  certificate_expires: 'elsewhere',
  report_acted_on: 'report.actedOn',
  report_unfounded: 'report.unfounded',
  infringement_claimed: 'infringement.claimed',
  counter_notice_restored: 'infringement.restored',
  counter_notice_upheld: 'infringement.upheld',
  content_hidden: 'content.hidden',
  enquiry_refused: 'enquiry.refused',
  appeal_message: 'elsewhere',
  appeal_upheld: 'elsewhere',
  appeal_overturned: 'elsewhere',
  account_suspended: 'account.suspended',
  account_resumed: 'account.resumed',
  account_restored: 'account.restored',
} as const satisfies Record<MessageKind, EmailKind | 'elsewhere'>;

/** What its mail says beside: the link by which a decision is appealed, which the message itself must not keep. */
export interface Mailed {
  appeal?: string;
}

export type MailedKind = {
  [Kind in MessageKind]: (typeof EMAIL_OF)[Kind] extends 'elsewhere' ? never : Kind;
}[MessageKind];
export const isMailed = (kind: MessageKind): kind is MailedKind => EMAIL_OF[kind] !== 'elsewhere';

const SUBJECT_FACT: Record<string, FactName> = {
  quotation: 'request',
  shop: 'shopContent',
  content: 'about',
  enquiry: 'about',
  report: 'about',
  infringement: 'about',
  appeal: 'about',
};

const AT_ONCE: readonly MailedKind[] = [
  'product_taken_down',
  'shop_taken_down',
  'certification_rejected',
  'certification_withdrawn',
];

/** @param link a whole address */
export function messageEmail(
  kind: MailedKind,
  to: To,
  params: MessageParams,
  link: string,
  { appeal }: Mailed = {},
): Email {
  const email = EMAIL_OF[kind];
  const title = String(params.title ?? '');
  const [about] = email.split('.');
  const codes = String(params.reasons ?? '').split(',');
  return composeEmail(email, to, {
    values: { title, name: String(params.name ?? ''), until: String(params.until ?? '') },
    facts: [
      ['rule', params.rule ? ruleText(String(params.rule), to.language) : ''],
      [SUBJECT_FACT[about!] ?? 'product', title],
      ['reasons', reasonText(codes.filter(Boolean), String(params.note ?? ''), to.language)],
    ],
    link,
    appeal,
    // what is taken from somebody is told at once: a digest cannot hold the link by which it is appealed
    ...(appeal && AT_ONCE.includes(kind) && { about: 'service' as const }),
  });
}
