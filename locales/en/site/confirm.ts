import type { EmailTopic } from '../../../domain/email/email-topics.ts';

/** The page behind the link by which a guest confirms their address. It says nothing of what was written. */
export const confirm = {
  title: 'Confirm your e-mail address',
  open: {
    purchase:
      'A sourcing request was posted with your e-mail address. Confirm that it was you, and our reviewers receive it.',
    enquiry:
      'An enquiry to a supplier was written with your e-mail address. Confirm that it was you, and it is sent.',
    address:
      'A member named your e-mail address for the answers of suppliers. Confirm that it is yours, and it is no longer shown as not confirmed.',
  },
  button: {
    purchase: 'Yes, it was me: send it',
    enquiry: 'Yes, it was me: send it',
    address: 'Yes, this address is mine',
  },
  notMe: {
    purchase: 'Was it not you? Then close this page. Nothing is sent, and what was entered is deleted.',
    enquiry: 'Was it not you? Then close this page. Nothing is sent, and what was entered is deleted.',
    address: 'Do you not know of it? Then close this page: the address stays marked.',
  },
  confirmed: 'Your e-mail address is confirmed',
  confirmedText: {
    purchase: 'Your sourcing request is on its way.',
    enquiry: 'Your enquiry is on its way; the conversation shows how far it is.',
    address: 'Suppliers see it as confirmed from now on.',
  },
  follow: { purchase: 'Follow your request', enquiry: 'To the conversation', address: 'To the home page' },
  expired: 'This link has expired',
  expiredText:
    'It was good for {days} days. What was waiting for it was not sent and has been deleted; you are welcome to send it again.',
  withdrawn: 'This enquiry cannot be sent any more',
  withdrawnText: 'The supplier or the product is no longer on the marketplace. Nothing was sent.',
  unknown: 'This link is not known',
  unknownText: 'It may be incomplete. Please open it again from the mail, as a whole.',
  toHome: 'To the home page',
  /** Ending e-mails of a kind, by the link in one of them. */
  unsubscribe: {
    ask: {
      title: 'No more e-mails of this kind?',
      text: 'You are sent e-mails about this. Codes and what concerns the security of an account come all the same.',
    },
    done: {
      title: 'You get no more of these e-mails',
      text: 'Was it a mistake? Then have them again.',
    },
    unknown: {
      title: 'This link is not known',
      text: 'It may be incomplete. Please open it again from the mail, as a whole.',
    },
    button: 'Unsubscribe',
    again: 'Have them again',
    settings: 'Choose how often which e-mails come',
    home: 'To the home page',
    topics: {
      enquiries: 'Enquiries: new messages and replies',
      quotations: 'Quotations and what is decided on them',
      requests: 'Your sourcing requests: reviews and edits',
      leads: 'Buyers’ requests that fit your products',
      progress: 'Quotations of yours that were read or shortlisted',
      products: 'Reviews of your products',
      saved: 'News of suppliers you follow and searches you saved',
      company: 'Your company: certification, membership, storage',
    } satisfies Record<EmailTopic, string>,
  },
  /** Behind the link beside a code in a mail. */
  codeLink: {
    account: 'Account: {email}',
    signIn: {
      title: 'Sign in on this browser?',
      text: 'The button signs this browser in, without the code. If another account is signed in here, this one takes its place. If you asked for the code on another device, type it there instead.',
      button: 'Sign in',
    },
    recovery: {
      title: 'Choose a new password?',
      text: 'The button leads to a new password for this account, without the code. Until you have chosen it, nothing changes.',
      button: 'Choose a new password',
    },
    notMe: 'Is it not your account, or did you not ask for the mail? Then close this page; nothing happens.',
    unknown: {
      title: 'This link is no longer good',
      text: 'It was used already, its 10 minutes are over, or it is incomplete. Please ask for another code.',
      button: 'To sign-in',
    },
  },
};
