import type { CodePurpose } from '../../domain/code.ts';

/** E-mails and short messages about accounts. `purposes` complete "your code to …". */
const account = {
  purposes: {
    1: 'set a new password',
    2: 'create your account',
    3: 'bind this e-mail to your account',
    4: 'bind this number to your account',
    5: 'cancel your account',
    6: 'change your password',
    7: 'sign in',
    8: 'confirm your present e-mail before another is bound',
  } satisfies Record<CodePurpose, string> as Record<CodePurpose, string>,
  code: {
    subject: 'Your code: {code}',
    body: 'Your code to {purpose} is {code}. It is valid for {minutes} minutes. If you did not ask for it, ignore this message; tell the code to nobody.',
  },
  accountExists: {
    subject: 'You already have an account',
    body: 'Somebody asked to register this e-mail, which already has an account. Please sign in, or use "Forgot password?". If it was not you, ignore this message.',
  },
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    body: 'The e-mail of your account is now {now}.\n\nIf it was not you, take it back within {days} days; every session ends and you choose a new password:\n{link}',
  },
  totpEnrolled: {
    subject: 'A second factor was set up for your account',
    body: 'From now on signing in asks for a code of your authenticator app. Every other session of the account has ended.\n\nIf it was not you, tell the person who runs the marketplace at once.',
  },
  totpReset: {
    subject: 'The second factor of your account was reset',
    body: 'The second factor of your account was removed by the person who runs the marketplace, and every session has ended. At your next sign-in you set up a new one.\n\nIf you did not ask for it, tell them at once.',
  },
  mobileChanged: {
    subject: 'The mobile number of your account was changed',
    body: 'The mobile number of your account is now {now}.\n\nIf it was not you, take it back within {days} days; every session ends and you choose a new password:\n{link}',
  },
};

const enquiry = {
  confirm: {
    subject: 'Please confirm your e-mail address',
    body: 'An enquiry to a supplier was written with this e-mail address. It is sent as soon as you confirm that it was you, within {days} days:\n{link}\n\nIf it was not you, ignore this message: nothing is sent, and what was entered is deleted.',
  },
  sent: {
    subject: 'Your enquiry was sent',
    body: 'Your enquiry was sent to {name}.\nRead the reply and write on here:\n{link}\n\nThe link is meant for you alone; please do not pass it on.',
  },
  sentToSeveral: {
    subject: 'Your enquiry was sent to {n} suppliers',
    body: 'Your enquiry was sent to {n} suppliers, each of whom answers you separately.\nRead the replies and write on here:\n\n{list}\n\nThe links are meant for you alone; please do not pass them on.',
  },
  linkRenewed: {
    subject: 'Your new link: {about}',
    body: 'Here is the new link to your enquiry “{about}”:\n{link}\n\nThe link before it opens nothing any more. This one is meant for you alone; please do not pass it on.',
  },
  held: {
    subject: 'Your enquiry is being checked',
    body: 'Thank you for confirming your address. Before your enquiry goes on to {name}, somebody of ours looks at it; this protects suppliers from unwanted mail and is usually done within a working day.\nSee how far it is here:\n{link}\n\nThe link is meant for you alone; please do not pass it on.',
  },
  received: {
    subject: 'New enquiry: {about}',
    body: '{name} sent you an enquiry.\nReply: {link}\n\n{message}',
  },
  replied: {
    subject: 'Reply to your enquiry: {about}',
    body: '{name} replied to your enquiry.\nRead it and write on here: {link}\n\n{message}',
  },
};

/** About sourcing requests. */
const purchase = {
  posted: {
    subject: 'We have your request: {title}',
    body: 'Your sourcing request “{title}” has arrived. Once it has passed our review, suppliers can quote on it.\nFollow the review and read the quotations here:\n{link}\n\nThe link is meant for you alone; please do not pass it on.',
  },
  confirm: {
    subject: 'Please confirm your e-mail address',
    body: 'A sourcing request was posted with this e-mail address. Our reviewers receive it as soon as you confirm that it was you, within {days} days:\n{link}\n\nIf it was not you, ignore this message: nothing is sent, and what was entered is deleted.',
  },
  postedByGuest: {
    subject: 'We have your sourcing request',
    body: 'Thank you for confirming your address. Once your sourcing request has passed our review, suppliers can quote on it.\nFollow the review and read the quotations here:\n{link}\n\nThe link is meant for you alone; please do not pass it on.',
  },
  linkRenewed: {
    subject: 'Your new link: {title}',
    body: 'Here is the new link to your sourcing request “{title}” and the quotations on it:\n{link}\n\nThe link before it opens nothing any more. This one is meant for you alone; please do not pass it on.',
  },
  editApproved: {
    subject: 'Your edit is online: {title}',
    body: 'Your edit of the sourcing request “{title}” passed the review; the request is shown as you changed it.\nDetails:\n{link}',
  },
  editRejected: {
    subject: 'Your edit did not pass: {title}',
    body: 'Your edit of the sourcing request “{title}” did not pass the review. The request stays online as it was.\n{reason}\n\nYou are welcome to change it and send it again:\n{link}',
  },
  approved: {
    subject: 'Your request is online: {title}',
    body: 'Your sourcing request “{title}” passed the review; suppliers can quote on it now.\nRead the quotations here:\n{link}',
  },
  rejected: {
    subject: 'Your request did not pass: {title}',
    body: 'Your sourcing request “{title}” did not pass the review.\n{reason}\n\nYou are welcome to post it again with this changed. Details:\n{link}',
  },
  takenDown: {
    subject: 'Your request was taken offline: {title}',
    body: 'Your sourcing request “{title}” was taken offline.\n{reason}\n\nDetails:\n{link}',
  },
  invited: {
    subject: 'A buyer invites you to quote: {title}',
    body: 'After seeing your product “{product}” a buyer posted the request “{title}”.\nRead it and quote here:\n{link}',
  },
  editedForSupplier: {
    subject: 'A request you quoted on was changed: {title}',
    body: 'The buyer changed the request “{title}”, on which you quoted: {changed}.\nPlease check whether your quotation still holds:\n{link}',
  },
  matched: {
    subject: 'A request that fits you: {title}',
    body: 'A buyer posted the request “{title}”. It fits what you offer: {why}.\nRead it and quote here:\n{link}\n\nChoose how often these e-mails come:\n{settings}',
  },
  digest: {
    subject: 'New requests that fit you: {n}',
    body: 'These requests fit what you offer:\n\n{leads}\n\nAll of them, and how often these e-mails come:\n{settings}',
  },
};

const quotation = {
  received: {
    subject: 'New quotation: {title}',
    body: '{name} quoted on your request “{title}”.\n\n{prices}\n{terms}, lead time {days} days\n\nRead it whole, accept or decline it here:\n{link}',
  },
  accepted: {
    subject: 'Your quotation was accepted: {title}',
    body: 'The buyer of “{title}” accepted your quotation.\nContact: {contact}\nPlease get in touch soon.\n\nYour quotation:\n{link}',
  },
  declined: {
    subject: 'Your quotation was declined: {title}',
    body: 'The buyer of “{title}” chose otherwise.{why}\n\nYour quotation:\n{link}',
    why: '\nReason: {reason}',
  },
  betterOffer: {
    subject: 'A better offer is asked for: {title}',
    body: 'The buyer of “{title}” considers your quotation and asks for a better offer.{target}{note}\n\nRevise it here; the buyer sees what has changed:\n{link}',
    target: '\nTarget price: {price}',
    note: '\n“{note}”',
  },
  revised: {
    subject: 'Quotation revised: {title}',
    body: '{name} revised the quotation on your request “{title}”: {changed}.\n\n{prices}\n{terms}, lead time {days} days\n\nSee what changed and decide here:\n{link}',
  },
  withdrawn: {
    subject: 'Quotation withdrawn: {title}',
    body: '{name} withdrew the quotation on your request “{title}”.\n\nYour request:\n{link}',
  },
};

const membership = {
  ends: {
    subject: 'The last day of your membership is {day}',
    body: 'The membership of {name} lasts until {day}, that day included.\n\nAfterwards everything that is online stays online; beyond the limits of free companies nothing new can be submitted, uploaded or pinned, and the shop shows the standard template.\n\nRenew it here:\n{link}',
  },
};

/** What is new among what somebody saved. */
const saved = {
  digest: {
    subject: 'New in what you saved: {n}',
    body: 'This is new since the last e-mail of this kind.\n\n{sections}\n\nWhat you saved, and how often you hear of it:\n{settings}',
    supplier: 'New products of {name}:',
    search: 'New results for {search}:',
    line: '• {title} – {link}',
    more: '{n} more: {link}',
  },
};

/** What shops show. */
const shop = {
  expires: {
    subject: 'Your certificate “{name}” ends on {day}',
    body: 'The last day of the certificate “{name}” in your shop is {day}. Afterwards the shop shows it as expired.\n\nUpload the new certificate here; the present one stays online until the new one has passed the review:\n{link}',
  },
};

export const emails = { account, enquiry, purchase, quotation, membership, saved, shop };
export type EmailWords = typeof emails;
