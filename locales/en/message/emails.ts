import type { CodePurpose } from '../../../domain/account/code.ts';
import type { EmailKind, EmailSubject } from '../../../domain/email/email-kinds.ts';
import type { EmailTopic } from '../../../domain/email/email-topics.ts';
import { SITE_NAME } from '../../../domain/page/page-title.ts';

/** Paragraphs are parted by an empty line; an empty button is none. */
interface KindWords {
  subject: string;
  heading: string;
  text: string;
  button: string;
  /** Small, below the button. */
  after: string;
}

const frame = {
  brand: SITE_NAME,
  copy: 'Or copy this address into your browser:',
  appeal: 'You think this is wrong? Appeal',
  appealText:
    'Within 30 days. Somebody who has not decided before looks at it and answers within 7 days. The link opens this decision only.',
  settings: 'Choose which e-mails you get',
  unsubscribe: 'No more e-mails of this kind',
  /** Between a label and its value. */
  labelled: ': ',
};

/** Labels of the table of facts. */
const facts = {
  request: 'Request',
  deal: 'Deal',
  product: 'Product',
  company: 'Company',
  supplier: 'Supplier',
  from: 'From',
  about: 'About',
  prices: 'Prices',
  total: 'Total',
  terms: 'Terms',
  leadTime: 'Lead time',
  changed: 'Changed',
  contact: 'Contact',
  rule: 'Rule',
  reasons: 'Reasons',
  reason: 'Reason',
  why: 'Why it fits you',
  targetPrice: 'Target price',
  email: 'New e-mail',
  mobile: 'New mobile number',
  key: 'API key',
  webhook: 'Webhook address',
  endedKeys: 'API keys that ended',
  endedWebhooks: 'Webhooks switched off',
  lastDay: 'Last day',
  membership: 'Membership',
  begins: 'From',
  shopContent: 'In your shop',
  certificate: 'Certificate',
};
export type FactName = keyof typeof facts;

const why: Record<EmailSubject, string> = {
  security: 'You get this because it concerns the security of your account.',
  service: 'You get this because this address was given on the marketplace a moment ago.',
  enquiries: 'You get this because somebody writes to you in an enquiry.',
  quotations: 'You get this because of a quotation that you sent or were sent.',
  requests: 'You get this because of a sourcing request that you posted.',
  leads: 'You get this because your company supplies what buyers ask for.',
  progress: 'You get this because a buyer looks at a quotation of yours.',
  products: 'You get this because our reviewers decided on products of your company.',
  saved: 'You get this because you follow suppliers or saved searches.',
  company: 'You get this because it concerns your company or your account.',
};

/** What a digest of a topic is called. */
const topics: Record<EmailTopic, string> = {
  enquiries: 'Enquiries',
  quotations: 'Quotations',
  requests: 'Your sourcing requests',
  leads: 'Requests that fit you',
  progress: 'What became of your quotations',
  products: 'Reviews of your products',
  saved: 'What you saved',
  company: 'Your company',
};

const purposes: Record<CodePurpose, string> = {
  1: 'set a new password',
  2: 'create your account',
  3: 'bind this e-mail to your account',
  4: 'bind this number to your account',
  5: 'cancel your account',
  6: 'change your password',
  7: 'sign in',
  8: 'confirm your present e-mail before another is bound',
  9: 'confirm that it is you who makes an API key or webhook',
};

const LINK_IS_YOURS = 'The link is meant for you alone; please do not pass it on.';
const NOTHING_IS_SENT =
  'If it was not you, ignore this message: nothing is sent, and what was entered is deleted.';
const TAKE_IT_BACK =
  'If it was not you, take it back within {days} days; every session ends and you choose a new password.';

const kinds: Record<EmailKind, KindWords> = {
  'account.code': {
    subject: 'Your code: {code}',
    heading: 'Your code',
    text: 'This is your code to {purpose}:',
    button: 'Go on without typing it',
    after:
      'It is valid for {minutes} minutes. If you did not ask for it, ignore this message; tell the code to nobody.',
  },
  'account.accountExists': {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Somebody asked to register this e-mail, which already has an account. Please sign in, or use "Forgot password?".',
    button: '',
    after: 'If it was not you, ignore this message.',
  },
  'account.staffInvited': {
    subject: 'You are invited to the review console',
    heading: 'You are invited to the review console',
    text: 'An administrator of the marketplace has invited you. The link is good once: choose your name and a password, and set up the second factor.',
    button: 'Accept the invitation',
    after: 'If you know nothing of it, ignore this message.',
  },
  'account.emailChanged': {
    subject: 'The e-mail of your account was changed',
    heading: 'The e-mail of your account was changed',
    text: TAKE_IT_BACK,
    button: 'It was not me: take it back',
    after: 'If it was you, there is nothing to do.',
  },
  'account.mobileChanged': {
    subject: 'The mobile number of your account was changed',
    heading: 'The mobile number of your account was changed',
    text: TAKE_IT_BACK,
    button: 'It was not me: take it back',
    after: 'If it was you, there is nothing to do.',
  },
  'account.totpEnrolled': {
    subject: 'A second factor was set up for your account',
    heading: 'A second factor was set up for your account',
    text: 'From now on signing in asks for a code of your authenticator app. Every other session of the account has ended.',
    button: '',
    after: 'If it was not you, tell the person who runs the marketplace at once.',
  },
  'account.totpEnded': {
    subject: 'The second factor of your account was switched off',
    heading: 'The second factor of your account was switched off',
    text: 'From now on signing in asks for no code of an authenticator app.',
    button: '',
    after: 'If it was not you, change your password at once, and set the second factor up again.',
  },
  'account.totpReset': {
    subject: 'The second factor of your account was reset',
    heading: 'The second factor of your account was reset',
    text: 'The second factor of your account was removed by the person who runs the marketplace, and every session has ended. You can set up a new one when you have signed in.',
    button: '',
    after: 'If you did not ask for it, tell them at once.',
  },
  'account.keyMade': {
    subject: 'An API key was made for your account',
    heading: 'An API key was made for your account',
    text: 'Programs that have this key act in your name, within its scopes.',
    button: 'See your API keys',
    after: 'If it was not you, revoke it, change your password and log out everywhere.',
  },
  'account.addressNamed': {
    subject: 'Is this your e-mail address?',
    heading: 'Is this your e-mail address?',
    text: 'A member wrote to a supplier, or posted a sourcing request, and named this address for the answers. Until you confirm it, within {days} days, it is shown as not confirmed.',
    button: 'Yes, this address is mine',
    after: 'If you do not know of it, ignore this message: the address stays marked.',
  },
  'account.passwordChanged': {
    subject: 'The password of your account was changed',
    heading: 'The password of your account was changed',
    text: 'Every other session of the account has ended. What is named here ended with them; make new keys and switch webhooks on again in your account settings.',
    button: '',
    after: 'If it was not you, set a new password by "Forgot password?" on the sign-in page at once.',
  },
  'account.programsEnded': {
    subject: 'Your account was signed out everywhere',
    heading: 'Your account was signed out everywhere',
    text: 'What is named here ended with the sessions. Make new keys and switch webhooks on again in your account settings.',
    button: '',
    after: 'If it was not you, set a new password by "Forgot password?" on the sign-in page at once.',
  },
  'account.suspended': {
    subject: 'Your account is suspended until {until}',
    heading: 'Your account is suspended until {until}',
    text: 'Until then nothing of your account is public: neither your shop nor your products nor your requests. You can sign in and read, but not change or send anything.',
    button: '',
    after: '',
  },
  'account.resumed': {
    subject: 'The suspension of your account has ended',
    heading: 'The suspension of your account has ended',
    text: 'What was public before is public again, and you can work as before.',
    button: '',
    after: '',
  },
  'account.banned': {
    subject: 'Your account was closed by the marketplace',
    heading: 'Your account was closed',
    text: 'Dear {name}, we have closed your account. Every session has ended, and your shop, your products and your requests are not shown any more.',
    button: '',
    after: '',
  },
  'account.restored': {
    subject: 'Your account is open again',
    heading: 'Your account is open again',
    text: 'The ban of your account was lifted, and what was public before is public again. API keys and webhooks stay off until you make or switch them on again.',
    button: '',
    after: '',
  },
  'account.welcome': {
    subject: 'Welcome to the marketplace',
    heading: 'Welcome, {name}',
    text: 'Your account is ready. Complete your company information; suppliers also have their company verified, and then publish products.',
    button: 'Complete your profile',
    after: '',
  },

  'enquiry.confirm': {
    subject: 'Please confirm your e-mail address',
    heading: 'Please confirm your e-mail address',
    text: 'An enquiry to a supplier was written with this e-mail address. It is sent as soon as you confirm that it was you, within {days} days.',
    button: 'Confirm my address',
    after: NOTHING_IS_SENT,
  },
  'enquiry.sent': {
    subject: 'Your enquiry was sent',
    heading: 'Your enquiry was sent',
    text: 'Your enquiry was sent to {name}. Behind the button you read the reply and write on.',
    button: 'Open the conversation',
    after: LINK_IS_YOURS,
  },
  'enquiry.sentToSeveral': {
    subject: 'Your enquiry was sent to {n} suppliers',
    heading: 'Your enquiry was sent to {n} suppliers',
    text: 'Each of them answers you separately. Behind the names you read the replies and write on.',
    button: '',
    after: 'The links are meant for you alone; please do not pass them on.',
  },
  'enquiry.held': {
    subject: 'Your enquiry is being checked',
    heading: 'Your enquiry is being checked',
    text: 'Thank you for confirming your address. Before your enquiry goes on to {name}, somebody of ours looks at it; this protects suppliers from unwanted mail and is usually done within a working day.',
    button: 'See how far it is',
    after: LINK_IS_YOURS,
  },
  'enquiry.linkRenewed': {
    subject: 'Your new link: {about}',
    heading: 'Your new link',
    text: 'Here is the new link to your enquiry.',
    button: 'Open the conversation',
    after: `The link before it opens nothing any more. ${LINK_IS_YOURS}`,
  },
  'enquiry.claimed': {
    subject: 'Your enquiry is in an account: {about}',
    heading: 'Your enquiry is in an account',
    text: 'Somebody who opened your link while signed in has added this enquiry to the account of {name}. Answers are sent there from now on.',
    button: '',
    after: 'If this was not you or a colleague, answer this e-mail or write to our support.',
  },
  'enquiry.received': {
    subject: 'New enquiry: {about}',
    heading: 'New enquiry',
    text: '{name} sent you an enquiry.',
    button: 'Reply',
    after: '',
  },
  'enquiry.replied': {
    subject: 'Reply to your enquiry: {about}',
    heading: 'Reply to your enquiry',
    text: '{name} replied to your enquiry.',
    button: 'Read and write on',
    after: '',
  },

  'purchase.confirm': {
    subject: 'Please confirm your e-mail address',
    heading: 'Please confirm your e-mail address',
    text: 'A sourcing request was posted with this e-mail address. Our reviewers receive it as soon as you confirm that it was you, within {days} days.',
    button: 'Confirm my address',
    after: NOTHING_IS_SENT,
  },
  'purchase.posted': {
    subject: 'We have your request: {title}',
    heading: 'We have your request',
    text: 'Once it has passed our review, suppliers can quote on it. You follow the review and read the quotations in the member centre.',
    button: 'Follow my request',
    after: '',
  },
  'purchase.postedByGuest': {
    subject: 'We have your sourcing request',
    heading: 'We have your sourcing request',
    text: 'Thank you for confirming your address. Once your sourcing request has passed our review, suppliers can quote on it. Behind the button you follow the review and read the quotations.',
    button: 'Follow my request',
    after: LINK_IS_YOURS,
  },
  'purchase.postedAgain': {
    subject: 'We have your request: {title}',
    heading: 'We have your request',
    text: 'Once it has passed our review, suppliers can quote on it. Behind the button you follow the review and read the quotations.',
    button: 'Follow my request',
    after: LINK_IS_YOURS,
  },
  'purchase.linkRenewed': {
    subject: 'Your new link: {title}',
    heading: 'Your new link',
    text: 'Here is the new link to your sourcing request and the quotations on it.',
    button: 'Open my request',
    after: `The link before it opens nothing any more. ${LINK_IS_YOURS}`,
  },
  'purchase.claimed': {
    subject: 'Your request is in an account: {title}',
    heading: 'Your request is in an account',
    text: 'Somebody who opened your link while signed in has added this sourcing request to the account of {name}. Quotations are sent there from now on.',
    button: '',
    after: 'If this was not you or a colleague, answer this e-mail or write to our support.',
  },
  'purchase.approved': {
    subject: 'Your request is online: {title}',
    heading: 'Your request is online',
    text: 'It passed the review; suppliers can quote on it now.',
    button: 'Read the quotations',
    after: '',
  },
  'purchase.rejected': {
    subject: 'Your request did not pass: {title}',
    heading: 'Your request did not pass',
    text: 'It did not pass the review. You are welcome to change what is said below and to send it again.',
    button: 'See and change it',
    after: '',
  },
  'purchase.takenDown': {
    subject: 'Your request was taken offline: {title}',
    heading: 'Your request was taken offline',
    text: 'It is not shown to suppliers any more.',
    button: 'See the details',
    after: '',
  },
  'purchase.editApproved': {
    subject: 'Your edit is online: {title}',
    heading: 'Your edit is online',
    text: 'Your edit passed the review; the request is shown as you changed it.',
    button: 'See my request',
    after: '',
  },
  'purchase.editRejected': {
    subject: 'Your edit did not pass: {title}',
    heading: 'Your edit did not pass',
    text: 'Your edit did not pass the review. The request stays online as it was; you are welcome to change the edit and to send it again.',
    button: 'See and change it',
    after: '',
  },
  'purchase.invited': {
    subject: 'A buyer invites you to quote: {title}',
    heading: 'A buyer invites you to quote',
    text: 'After seeing your product a buyer posted this request.',
    button: 'Read it and quote',
    after: '',
  },
  'purchase.matched': {
    subject: 'A request that fits you: {title}',
    heading: 'A request that fits you',
    text: 'A buyer posted a request that fits what you offer.',
    button: 'Read it and quote',
    after: '',
  },
  'purchase.editedForSupplier': {
    subject: 'A request you quoted on was changed: {title}',
    heading: 'A request you quoted on was changed',
    text: 'The buyer changed the request. Please check whether your quotation still holds.',
    button: 'See the request',
    after: '',
  },

  'quotation.received': {
    subject: 'New quotation: {title}',
    heading: 'New quotation',
    text: '{name} quoted on your request. Behind the button you read it whole, accept or decline it.',
    button: 'See the quotation',
    after: '',
  },
  'quotation.revised': {
    subject: 'Quotation revised: {title}',
    heading: 'Quotation revised',
    text: '{name} revised the quotation on your request.',
    button: 'See what changed',
    after: '',
  },
  'quotation.withdrawn': {
    subject: 'Quotation withdrawn: {title}',
    heading: 'Quotation withdrawn',
    text: '{name} withdrew the quotation on your request. Another supplier may take its place.',
    button: 'See my request',
    after: '',
  },
  'quotation.accepted': {
    subject: 'Your quotation was accepted: {title}',
    heading: 'Your quotation was accepted',
    text: 'The buyer accepted your quotation. Please get in touch soon.',
    button: 'See your quotation',
    after: '',
  },
  'quotation.declined': {
    subject: 'Your quotation was declined: {title}',
    heading: 'Your quotation was declined',
    text: 'The buyer chose otherwise.',
    button: 'See your quotation',
    after: '',
  },
  'quotation.betterOffer': {
    subject: 'A better offer is asked for: {title}',
    heading: 'A better offer is asked for',
    text: 'The buyer considers your quotation and asks for a better offer. When you revise it, the buyer sees what has changed.',
    button: 'Revise the quotation',
    after: '',
  },
  'quotation.viewed': {
    subject: 'The buyer has read your quotation: {title}',
    heading: 'The buyer has read your quotation',
    text: 'Your quotation was read by the buyer of this request.',
    button: 'See your quotation',
    after: '',
  },
  'quotation.shortlisted': {
    subject: 'Your quotation is on the shortlist: {title}',
    heading: 'Your quotation is on the shortlist',
    text: 'The buyer has put your quotation on the shortlist.',
    button: 'See your quotation',
    after: '',
  },

  'deal.made': {
    subject: 'Your deal with {name}: {title}',
    heading: 'Your deal is made',
    text: 'You accepted the quotation of {name}, who has your contact now and was told. What was agreed, and whom to write to, stands below. Before you pay, compare the bank data with the supplier by telephone: the marketplace handles no money and never asks for any.',
    button: 'Open the deal',
    after: '',
  },

  'product.approved': {
    subject: 'Your product is online: {title}',
    heading: 'Your product is online',
    text: 'It passed the review, and buyers can find it.',
    button: 'See the product',
    after: '',
  },
  'product.rejected': {
    subject: 'Your product did not pass: {title}',
    heading: 'Your product did not pass',
    text: 'It did not pass the review. Change what is said below, and submit it again.',
    button: 'Change the product',
    after: '',
  },
  'product.editApproved': {
    subject: 'Your changes are online: {title}',
    heading: 'Your changes are online',
    text: 'The product is shown as you changed it.',
    button: 'See the product',
    after: '',
  },
  'product.editRejected': {
    subject: 'Your changes did not pass: {title}',
    heading: 'Your changes did not pass',
    text: 'The approved version of the product stays online.',
    button: 'Change the product',
    after: '',
  },
  'product.takenDown': {
    subject: 'Your product was taken offline: {title}',
    heading: 'Your product was taken offline',
    text: 'Buyers do not see it any more. Change what is said below, and submit it again.',
    button: 'Change the product',
    after: '',
  },

  'shop.approved': {
    subject: 'Online in your shop: {title}',
    heading: 'It is online in your shop',
    text: 'It passed the review, and visitors of your shop see it.',
    button: 'See your shop content',
    after: '',
  },
  'shop.rejected': {
    subject: 'Not passed for your shop: {title}',
    heading: 'It did not pass the review',
    text: 'What was online in your shop before stays. Change what is said below, and submit it again.',
    button: 'Change it',
    after: '',
  },
  'shop.takenDown': {
    subject: 'Taken out of your shop: {title}',
    heading: 'It was taken out of your shop',
    text: 'Visitors do not see it any more. Change what is said below, and submit it again.',
    button: 'Change it',
    after: '',
  },

  'company.certified': {
    subject: 'Your company is verified',
    heading: 'Your company is verified',
    text: 'Your shop is online and you can publish products now.',
    button: 'Open the member centre',
    after: '',
  },
  'company.notCertified': {
    subject: 'Your certification did not pass',
    heading: 'Your certification did not pass',
    text: 'Please correct your documents and submit them again.',
    button: 'Correct the documents',
    after: '',
  },
  'company.documentAsked': {
    subject: 'One more document is needed for your certification',
    heading: 'One more document is needed',
    text: 'The reviewer needs one more document before your certification is decided. Upload it in the member centre; the review goes on from there.',
    button: 'Upload the document',
    after: '',
  },
  'company.certificationWithdrawn': {
    subject: 'Your certification was withdrawn',
    heading: 'Your certification was withdrawn',
    text: 'Your company is no longer verified: your shop and your products are not shown until a new certification passes.',
    button: 'Submit again',
    after: '',
  },
  'company.certificationExpires': {
    subject: 'Your business licence ends on {day}',
    heading: 'Your business licence ends',
    text: 'Submit the renewed licence in time; you remain verified while it is reviewed.',
    button: 'Submit the new licence',
    after: '',
  },
  'company.storageLow': {
    subject: 'Your storage is almost full',
    heading: 'Your storage is almost full',
    text: 'More than 90% of your storage is used. Delete pictures you no longer need.',
    button: 'Make room',
    after: '',
  },
  'company.certificateExpires': {
    subject: 'Your certificate “{name}” ends on {day}',
    heading: 'A certificate in your shop ends',
    text: 'Afterwards the shop shows it as expired. The present one stays online until a new one has passed the review.',
    button: 'Upload the new one',
    after: '',
  },

  'company.membershipEnds': {
    subject: 'The last day of your membership is {day}',
    heading: 'Your membership ends',
    text: 'Afterwards everything that is online stays online; beyond the limits of free companies nothing new can be submitted, uploaded or pinned, and the shop shows the standard template.',
    button: 'Renew it',
    after: '',
  },
  'company.membershipGiven': {
    subject: 'Your membership: {tier}, last day {day}',
    heading: 'Your membership',
    text: 'Your membership was set as follows. What was left of a lower one is part of it.',
    button: 'Open the member centre',
    after: '',
  },
  'company.membershipEnded': {
    subject: 'Your {tier} membership has ended',
    heading: 'Your membership has ended',
    text: 'Everything that is online stays online; beyond the limits of free companies nothing new can be submitted, uploaded or pinned, and the shop shows the standard template.',
    button: 'Open the member centre',
    after: '',
  },
  'company.changeRefused': {
    subject: 'A change of your company was not accepted',
    heading: 'A change was not accepted',
    text: 'Your company is shown again as it was before the change.',
    button: 'Open the member centre',
    after: '',
  },
  'company.changedByUs': {
    subject: 'We changed something of your company',
    heading: 'A change of your company',
    text: 'Our staff made the following change. It does not count as your yearly change.',
    button: 'Open the member centre',
    after: '',
  },
  'company.webhookOff': {
    subject: 'Your webhook was switched off',
    heading: 'Your webhook was switched off',
    text: 'Nothing but failures came back from this address for long, or it said that it is gone. Nothing more is sent there.',
    button: 'See its log',
    after: 'What was tried, and what was answered, stands in its log. When it works, switch it on again.',
  },
  'company.webhookExpired': {
    subject: 'Your webhook has ended',
    heading: 'Your webhook has ended',
    text: 'Its last day has passed. Nothing more is sent to this address.',
    button: 'Renew it',
    after: 'To go on, choose a later last day and switch it on again.',
  },
  'company.programEnds': {
    subject: '{name} ends on {day}',
    heading: '{name} ends on {day}',
    text: 'After its last day your programs get no further by it. A key is replaced by a new one; a webhook gets a later last day.',
    button: 'See it',
    after: '',
  },

  'feedback.answered': {
    subject: 'Our answer to your feedback',
    heading: 'We have an answer for you',
    text: 'Thank you for telling us. You wrote to us through our feedback form; this is our answer.',
    button: '',
    after: '',
  },
  'infringement.confirm': {
    subject: 'Confirm your notice of infringement',
    heading: 'Was it you who sent this notice?',
    text: 'A notice of infringement was sent with your e-mail address. Confirm that it was you, and our reviewers receive it. Until then nothing is done with it.',
    button: 'Confirm the notice',
    after: 'The link is good for {days} days. Was it not you? Then do nothing: what was entered is deleted.',
  },
  'infringement.received': {
    subject: 'We have your notice of infringement: {title}',
    heading: 'Your notice has arrived',
    text: 'Thank you, your address is confirmed. We answer by {day}. By this link you see how far it is, and can write to us.',
    button: 'See your notice',
    after: '',
  },
  'infringement.asked': {
    subject: 'A question about your notice: {title}',
    heading: 'We need more from you',
    text: 'We cannot decide on your notice of infringement yet. Please answer this by the link below.',
    button: 'Answer',
    after: '',
  },
  'infringement.answered': {
    subject: 'Our answer to your notice: {title}',
    heading: 'We have decided on your notice',
    text: 'We have decided on each item of your notice of infringement. The link shows what came of it.',
    button: 'See what came of it',
    after: '',
  },
  'infringement.countered': {
    subject: 'A counter-notice to your notice: {title}',
    heading: 'The seller objects',
    text: 'The seller has sent a counter-notice. If you do not tell us by {day} that you have brought an action, what was taken down may be restored. This is what the seller declares:',
    button: 'Tell us of an action',
    after: '',
  },
  'infringement.settled': {
    subject: 'What became of your notice: {title}',
    heading: 'The counter-notice is settled',
    text: 'We have settled the counter-notice to your notice of infringement. The link shows what came of it.',
    button: 'See what came of it',
    after: '',
  },
  'infringement.claimed': {
    subject: 'A notice of infringement: {title}',
    heading: 'Somebody claims a right against you',
    text: '{name} claims a right that this infringes. You can appeal our decision, or send a counter-notice if you have the right to offer it: we forward it to whoever sent the notice.',
    button: 'Read it and answer',
    after: '',
  },
  'infringement.restored': {
    subject: 'Restored after your counter-notice: {title}',
    heading: 'Your counter-notice was heard',
    text: 'Whoever sent the notice of infringement has told of no action in time. We restored what stood before, unless you have changed it since.',
    button: 'Open',
    after: '',
  },
  'infringement.upheld': {
    subject: 'Your counter-notice: {title}',
    heading: 'It stays taken down',
    text: 'We have looked at your counter-notice and leave it taken down.',
    button: 'Open',
    after: '',
  },
  'report.actedOn': {
    subject: 'Your report was right: {title}',
    heading: 'We acted on your report',
    text: 'Thank you for your report. We looked at it and acted on it.',
    button: '',
    after: '',
  },
  'report.unfounded': {
    subject: 'Your report: {title}',
    heading: 'We looked at your report',
    text: 'Thank you for your report. We looked at it and found nothing that breaks our rules.',
    button: '',
    after: '',
  },
  'enquiry.refused': {
    subject: 'Your message did not go on: {title}',
    heading: 'Your message did not go on',
    text: 'Somebody of ours looked at your message and took it for unwanted advertising. The supplier has not received it.',
    button: '',
    after: '',
  },
  'appeal.message': {
    subject: 'A message about your appeal: {title}',
    heading: 'A message about your appeal',
    text: 'Somebody who looks at your appeal writes:',
    button: 'Read and answer',
    after: '',
  },
  'appeal.upheld': {
    subject: 'Your appeal was not granted: {title}',
    heading: 'Your appeal was not granted',
    text: 'Somebody else has looked at it again, and the decision stands.',
    button: 'See the decision',
    after: '',
  },
  'appeal.overturned': {
    subject: 'Your appeal was granted: {title}',
    heading: 'Your appeal was granted',
    text: 'Somebody else has looked at it again and took the decision back.',
    button: 'See the decision',
    after: '',
  },
  'content.hidden': {
    subject: 'A text of yours was hidden: {title}',
    heading: 'A text of yours was hidden',
    text: 'Neither you nor the other side sees it any more.',
    button: 'Open the conversation',
    after: '',
  },

  'digest.leads': {
    subject: 'New requests that fit you: {n}',
    heading: 'New requests that fit you: {n}',
    text: 'Buyers posted these requests, which fit what you offer.',
    button: 'See all of them',
    after: '',
  },
  'digest.saved': {
    subject: 'New in what you saved: {n}',
    heading: 'New in what you saved: {n}',
    text: 'This is new since the last e-mail of this kind.',
    button: 'See what you saved',
    after: '',
  },
  'digest.topic': {
    subject: '{topic}: {n} new',
    heading: '{topic}: {n} new',
    text: 'This has happened since the last e-mail of this kind.',
    button: 'See all messages',
    after: '',
  },
};

/** Between the sections of what is new among what somebody saved. */
const digests = {
  supplier: 'New products of {name}',
  search: 'New results for {search}',
  more: '{n} more',
};

export const emails = { frame, facts, why, topics, purposes, kinds, digests, leadDays: '{n} days' };
export type EmailWords = typeof emails;
