import type { MessageKind } from '../../../contract/account/message.ts';
import type { Tier } from '../../../domain/company/membership.ts';
import type { PurchasePart } from '../../../domain/deal/purchase-owner.ts';

/** Messages of the member centre. {name} is a parameter; {what} the title in quotes, {because} the reasons in short, {why} reasons and note, or nothing. */
export const messages: Record<MessageKind, { title: string; action: string; body: string }> = {
  welcome: {
    title: 'Welcome to the marketplace',
    action: 'Complete your profile',
    body: 'Complete your company information and the enterprise certification to publish products.',
  },
  certification_approved: {
    title: 'Your company is verified',
    action: 'Open',
    body: 'Your shop is online and you can publish products now.',
  },
  certification_rejected: {
    title: 'Your certification did not pass{because}',
    action: 'Fix',
    body: 'Please correct your documents and submit them again.{why}',
  },
  certification_asked: {
    title: 'One more document is needed for your certification',
    action: 'Upload it',
    body: 'The reviewer needs one more document before your certification is decided.{note}',
  },
  certification_withdrawn: {
    title: 'Your certification was withdrawn{because}',
    action: 'Submit again',
    body: 'Your company is no longer verified: your shop and your products are not shown until a new certification passes.{why}',
  },
  certification_expires: {
    title: 'Your business licence ends on {day}',
    action: 'Submit the new one',
    body: 'The last day of the licence you are verified with is {day}. Submit the renewed one in time; you remain verified while it is reviewed.',
  },
  product_approved: {
    title: '{what} passed and is online',
    action: 'Open',
    body: '“{title}” passed the review and is online.',
  },
  product_rejected: {
    title: '{what} not passed{because}',
    action: 'Fix',
    body: '“{title}” did not pass the review.{why}',
  },
  revision_approved: {
    title: 'Your changes to {what} are online',
    action: 'Open',
    body: 'Your changes to “{title}” are online.',
  },
  revision_rejected: {
    title: 'Your changes to {what} not passed{because}',
    action: 'Fix',
    body: 'Your changes to “{title}” did not pass; the approved version stays online.{why}',
  },
  product_taken_down: {
    title: '{what} was taken offline{because}',
    action: 'Fix',
    body: '“{title}” was taken offline.{why}',
  },
  enquiry_received: {
    title: 'Enquiry from {name}{about}',
    action: 'Reply',
    body: '{name} sent you an enquiry.{about}',
  },
  enquiry_replied: {
    title: '{name} replied to your enquiry{about}',
    action: 'Read the reply',
    body: '{name} replied to your enquiry.{about}',
  },
  purchase_approved: {
    title: '{what} passed and waits for quotations',
    action: 'Open',
    body: '“{title}” passed the review. Suppliers can quote on it now.',
  },
  purchase_rejected: {
    title: '{what} not passed{because}',
    action: 'Fix',
    body: '“{title}” did not pass the review.{why}',
  },
  purchase_edit_approved: {
    title: 'Your edit of {what} is online',
    action: 'Open',
    body: 'Your edit of “{title}” passed the review. The request is shown as you changed it.',
  },
  purchase_edit_rejected: {
    title: 'Your edit of {what} did not pass{because}',
    action: 'Fix',
    body: 'Your edit of “{title}” did not pass the review; the request stays online as it was.{why}',
  },
  purchase_taken_down: {
    title: '{what} was taken offline{because}',
    action: 'Open',
    body: '“{title}” was taken offline.{why}',
  },
  purchase_invited: {
    title: 'You are invited to quote: {what}',
    action: 'Quote',
    body: 'After seeing your product “{product}” a buyer posted the request “{title}”.',
  },
  purchase_matched: {
    title: 'A request that fits you: {what}',
    action: 'Quote',
    body: '“{title}” fits what you offer: {matched}.',
  },
  purchase_edited: {
    title: 'The buyer changed {what}, on which you quoted',
    action: 'See what changed',
    body: '“{title}”, on which you quoted, was changed: {changed}. Please check whether your quotation still holds.',
  },
  quotation_received: {
    title: 'Quotation from {name} on {what}',
    action: 'See the quotation',
    body: '{name} quoted on “{title}”.',
  },
  quotation_accepted: {
    title: 'Your quotation on {what} was accepted',
    action: 'Open',
    body: 'The buyer of “{title}” accepted your quotation. Contact: {contact}',
  },
  quotation_declined: {
    title: 'Your quotation on {what} was declined',
    action: 'Open',
    body: 'The buyer of “{title}” chose otherwise{declined}.{note}',
  },
  quotation_viewed: {
    title: 'The buyer has read your quotation on {what}',
    action: 'Open',
    body: 'Your quotation on “{title}” was read by the buyer.',
  },
  quotation_shortlisted: {
    title: 'Your quotation on {what} is on the shortlist',
    action: 'Open',
    body: 'The buyer of “{title}” has put your quotation on the shortlist.',
  },
  better_offer_asked: {
    title: 'The buyer asks for a better offer on {what}',
    action: 'Revise',
    body: 'The buyer of “{title}” considers your quotation and asks for a better offer.',
  },
  quotation_revised: {
    title: '{name} revised the quotation on {what}',
    action: 'See what changed',
    body: '{name} revised the quotation on “{title}”: {changed}.',
  },
  quotation_withdrawn: {
    title: '{name} withdrew the quotation on {what}',
    action: 'Open',
    body: '{name} withdrew the quotation on “{title}”.',
  },
  deal_made: {
    title: 'Your deal with {name} on {what}',
    action: 'Open the deal',
    body: 'You accepted the quotation of {name} on “{title}”. Terms, people and what comes next stand on the page of the deal.',
  },
  deal_step: {
    title: '{step}: your deal on {what}',
    action: 'Open the deal',
    body: '{name} told of the deal on “{title}”: {step}.',
  },
  storage_low: {
    title: 'Your storage is almost full',
    action: 'Make room',
    body: 'More than 90% of your storage is used. Delete pictures you no longer need.',
  },
  membership_ends: {
    title: 'The last day of your membership is {day}',
    action: 'Renew',
    body: 'The last day of your membership is {day}. Afterwards everything that is online stays online; beyond the limits of free companies nothing new can be submitted, uploaded or pinned, and the shop shows the standard template.',
  },
  membership_given: {
    title: 'Your company is a {tier} member',
    action: 'Open',
    body: 'Your {tier} membership runs from {from}; its last day is {day}.',
  },
  membership_raised: {
    title: 'Your membership was raised to {tier}',
    action: 'Open',
    body: 'You are a {tier} member from {from}; the last day is {day}. What was left of the lower membership is credited: {days} days.',
  },
  membership_extended: {
    title: 'Your {tier} membership was extended',
    action: 'Open',
    body: 'The last day of your {tier} membership is now {day}.',
  },
  membership_ended: {
    title: 'Your {tier} membership has ended',
    action: 'Open',
    body: 'Everything that is online stays online; beyond the limits of free companies nothing new can be submitted, uploaded or pinned.{note}',
  },
  company_domain_changed: {
    title: 'Your shop has another address',
    action: 'Open',
    body: 'We changed the domain of your shop from {before} to {after}; the old address leads to the new one for a year.{note}',
  },
  company_category_changed: {
    title: 'Your company has another main category',
    action: 'Open',
    body: 'We changed the main category of your company from “{before}” to “{after}”. It does not count as your yearly change.{note}',
  },
  company_change_refused: {
    title: 'A change of your company was not accepted',
    action: 'Open',
    body: 'Your company is shown again as it was before the change.{note}',
  },
  webhook_off: {
    title: 'Your webhook to {title} was switched off',
    action: 'Open',
    body: 'Nothing but failures came back from {title} for long, or it said that it is gone. Nothing more is sent there until you switch it on again.',
  },
  webhook_expired: {
    title: 'Your webhook to {title} has ended',
    action: 'Renew',
    body: 'Its last day has passed. Nothing more is sent to {title} until you choose a later one and switch it on again.',
  },
  program_ends: {
    title: '{title} ends on {day}',
    action: 'Open',
    body: 'After its last day your programs get no further by {title}. A key is replaced by a new one; a webhook gets a later last day.',
  },
  shop_approved: {
    title: '{what} is online in your shop',
    action: 'Open',
    body: '“{title}” passed the review and is online in your shop.',
  },
  shop_rejected: {
    title: '{what} not passed{because}',
    action: 'Fix',
    body: '“{title}” did not pass the review; what was online in your shop before stays.{why}',
  },
  shop_taken_down: {
    title: '{what} was taken out of your shop{because}',
    action: 'Fix',
    body: '“{title}” was taken out of your shop.{why}',
  },
  certificate_expires: {
    title: 'The certificate {what} ends on {day}',
    action: 'Renew',
    body: 'The last day of “{title}” is {day}. Afterwards your shop shows it as expired; upload the new certificate in time.',
  },
  report_acted_on: {
    title: 'Your report of {what} was right',
    action: 'Open',
    body: 'Thank you: we looked at “{title}” and acted on it.{note}',
  },
  report_unfounded: {
    title: 'Your report of {what}',
    action: 'Open',
    body: 'Thank you: we looked at “{title}” and found nothing that breaks our rules.{note}',
  },
  enquiry_refused: {
    title: 'Your message did not go on{about}',
    action: 'Open',
    body: 'Somebody of ours looked at your message and took it for unwanted advertising, so the supplier has not received it.{rule}{why}',
  },
  appeal_message: {
    title: 'A message about your appeal: {what}',
    action: 'Read and answer',
    body: 'Somebody who looks at your appeal about “{title}” writes:{note}',
  },
  appeal_upheld: {
    title: 'Your appeal was not granted: {what}',
    action: 'Open',
    body: 'Somebody else has looked at it again, and the decision stands.{note}',
  },
  appeal_overturned: {
    title: 'Your appeal was granted: {what}',
    action: 'Open',
    body: 'Somebody else has looked at it again and took the decision back.{note}',
  },
  infringement_claimed: {
    title: 'A notice of infringement{about}',
    action: 'Read it and answer',
    body: '{name} claims a right that “{title}” infringes. You can appeal our decision, or send a counter-notice if you have the right to offer it.',
  },
  counter_notice_restored: {
    title: 'Your counter-notice{about} was heard',
    action: 'Open',
    body: 'Whoever sent the notice has told of no action in time. We restored “{title}”, unless you have changed it since.{note}',
  },
  counter_notice_upheld: {
    title: 'Your counter-notice{about}',
    action: 'Open',
    body: 'We have looked at your counter-notice and leave “{title}” taken down.{note}',
  },
  content_hidden: {
    title: 'A text of yours was hidden: {what}',
    action: 'Open',
    body: 'What you wrote in “{title}” is hidden: neither you nor the other side sees it any more.{rule}{why}',
  },
  account_suspended: {
    title: 'Your account is suspended until {until}',
    action: 'Open',
    body: 'Until {until} nothing of your account is public. You can sign in and read, but not change or send anything.{rule}{why}',
  },
  account_resumed: {
    title: 'The suspension of your account has ended',
    action: 'Open',
    body: 'What was public before is public again, and you can work as before.',
  },
  account_restored: {
    title: 'Your account is open again',
    action: 'Open',
    body: 'The ban of your account was lifted. What was public before is public again. API keys and webhooks stay off until you make or switch them on again.',
  },
};

/** What an edit of a request changes, within a sentence. */
export const purchaseParts: Record<PurchasePart, string> = {
  title: 'title',
  description: 'description',
  category: 'category',
  quantity: 'quantity',
  receive: 'destination',
  targetPrice: 'target price',
  certifications: 'certificates required',
  files: 'attachments',
};

/** Tiers, within a sentence. */
export const tierNames: Record<Tier, string> = { silver: 'silver', vip: 'gold', diamond: 'diamond' };

export const details = {
  what: '“{title}”',
  untitled: 'untitled',
  because: ': {names}',
  somebody: 'A customer',
  rule: ' Rule: {rule}.',
  reasons: ' Reasons: {names}.',
  and: ', ',
  note: ' Note: {note}',
  about: ' ({title})',
};
