/** Every kind of e-mail, grouped by topic (decision 20). */
import type { EmailTopic } from './email-topics.ts';

/**
 * What nobody can end: `security` of an account, and `service`, the answer to what somebody has just done with this
 * address: without it they could not go on.
 */
export type EmailSubject = EmailTopic | 'security' | 'service';

export const SUBJECT_OF_EMAIL = {
  'account.code': 'security',
  'account.accountExists': 'security',
  'account.emailChanged': 'security',
  'account.mobileChanged': 'security',
  'account.totpEnrolled': 'security',
  'account.totpEnded': 'security',
  'account.totpReset': 'security',
  'account.keyMade': 'security',
  'account.addressNamed': 'service',
  'account.staffInvited': 'service',
  'account.passwordChanged': 'security',
  'account.programsEnded': 'security',
  'account.suspended': 'security',
  'account.resumed': 'security',
  'account.banned': 'security',
  'account.restored': 'security',
  'account.welcome': 'company',

  'enquiry.confirm': 'service',
  'enquiry.sent': 'service',
  'enquiry.sentToSeveral': 'service',
  'enquiry.held': 'service',
  'enquiry.linkRenewed': 'service',
  'enquiry.claimed': 'service',
  'enquiry.received': 'enquiries',
  'enquiry.replied': 'enquiries',

  'purchase.confirm': 'service',
  'purchase.posted': 'requests',
  'purchase.postedByGuest': 'service',
  'purchase.postedAgain': 'service',
  'purchase.linkRenewed': 'service',
  'purchase.claimed': 'service',
  'purchase.approved': 'requests',
  'purchase.rejected': 'requests',
  'purchase.takenDown': 'requests',
  'purchase.editApproved': 'requests',
  'purchase.editRejected': 'requests',
  'purchase.invited': 'leads',
  'purchase.matched': 'leads',
  'purchase.editedForSupplier': 'quotations',

  'quotation.received': 'quotations',
  'quotation.revised': 'quotations',
  'quotation.withdrawn': 'quotations',
  'quotation.accepted': 'quotations',
  'quotation.declined': 'quotations',
  'quotation.betterOffer': 'quotations',
  'quotation.viewed': 'progress',
  'quotation.shortlisted': 'progress',

  'deal.made': 'service',
  'deal.step': 'quotations',

  'product.approved': 'products',
  'product.rejected': 'products',
  'product.editApproved': 'products',
  'product.editRejected': 'products',
  'product.takenDown': 'products',

  'shop.approved': 'company',
  'shop.rejected': 'company',
  'shop.takenDown': 'company',

  'company.certified': 'company',
  'company.notCertified': 'company',
  'company.documentAsked': 'company',
  'company.certificationWithdrawn': 'company',
  'company.certificationExpires': 'company',
  'company.storageLow': 'company',
  'company.membershipEnds': 'company',
  'company.membershipGiven': 'company',
  'company.membershipEnded': 'company',
  'company.changeRefused': 'company',
  'company.changedByUs': 'company',
  'company.webhookOff': 'company',
  'company.webhookExpired': 'company',
  'company.programEnds': 'company',
  'company.certificateExpires': 'company',

  'content.hidden': 'service',
  'enquiry.refused': 'service',
  'appeal.message': 'service',
  'appeal.upheld': 'service',
  'appeal.overturned': 'service',
  'feedback.answered': 'service',
  'infringement.confirm': 'service',
  'infringement.received': 'service',
  'infringement.asked': 'service',
  'infringement.answered': 'service',
  'infringement.countered': 'service',
  'infringement.settled': 'service',
  'infringement.claimed': 'service',
  'infringement.restored': 'service',
  'infringement.upheld': 'service',
  'report.actedOn': 'service',
  'report.unfounded': 'service',

  'digest.leads': 'leads',
  'digest.saved': 'saved',
  // of whichever topic its things are
  'digest.topic': 'company',
} as const satisfies Record<string, EmailSubject>;
export type EmailKind = keyof typeof SUBJECT_OF_EMAIL;
export const EMAIL_KINDS = Object.keys(SUBJECT_OF_EMAIL) as [EmailKind, ...EmailKind[]];
