/** How much an enquiry looks like spam, and why (decision 27). It drops nothing: a reviewer decides. */

import { plainLetters, prohibitedWordIn } from '../product/prohibited.ts';
import { contactsIn } from '../text/contact-data.ts';

export const SPAM_REASONS = [
  // what the text says; `detail` is what stands there, or how many
  'prohibited_word',
  'money_bait',
  'advertising',
  'links',
  'short_link',
  'messenger',
  'emails',
  'unrelated',
  'capitals',
  // what its sender does; `detail` is how many
  'repeated',
  'rate',
  'marked_before',
  'refused_before',
  // the address they gave; `detail` is its domain or what stands before it
  'disposable_email',
  'odd_email',
] as const;
export type SpamReasonCode = (typeof SPAM_REASONS)[number];

export interface SpamReason {
  code: SpamReasonCode;
  /** What it adds to the score. */
  points: number;
  detail: string;
}

/** Whatever reaches it waits for a reviewer. */
export const HELD_FROM = 60;
const MAX_POINTS = 100;

export interface JudgedMessage {
  subject: string;
  text: string;
  email: string;
  /** The supplier has written in the thread: links, numbers and a short "yes" are part of the talk. */
  answered: boolean;
  /** Other suppliers who got the same text from the sender within REPEATED_DAYS. */
  sameTextTo: number;
  /** Enquiries of the sender in the last hour. */
  lastHour: number;
  /** Suppliers who put an enquiry of the sender aside as spam, within REMEMBERED_DAYS. */
  markedBy: number;
  /** What reviewers refused of the sender, within REMEMBERED_DAYS. */
  refused: number;
}
export const REPEATED_DAYS = 7;
export const REMEMBERED_DAYS = 180;

/** Points by how many there are: the last line that is reached counts. */
type Steps = readonly (readonly [from: number, points: number])[];
const STEPS = {
  links: [
    [1, 15],
    [2, 30],
    [3, 45],
  ],
  emails: [
    [1, 10],
    [2, 30],
  ],
  advertising: [
    [1, 30],
    [2, 60],
  ],
  // one enquiry may go to ten suppliers at once, and is no spam for that alone
  repeated: [
    [3, 20],
    [6, 35],
    [11, 60],
  ],
  rate: [
    [5, 15],
    [10, 30],
    [20, 45],
  ],
  marked_before: [
    [1, 20],
    [2, 40],
    [3, 60],
  ],
  refused_before: [
    [1, 40],
    [2, 60],
  ],
} satisfies Partial<Record<SpamReasonCode, Steps>>;

const MONEY_BAIT =
  /next of kin|inheritance|unclaimed (?:funds?|account)|beneficiary of|lottery|you (?:have )?won|million (?:us )?dollars? (?:fund|deposit)|loan offer|business loan|western union|moneygram|gift cards?|bitcoin|crypto(?:currency)? (?:invest|wallet|trad)|investment return|advance fee|processing fee|遗产|中奖|无抵押贷款|比特币|西联汇款/;
const ADVERTISING =
  /search engines?|seo (?:service|expert|agency|package)|(?:first|top) page (?:of google|guaranteed)|rank(?:ing)? (?:for |of )?your (?:web)?site|backlinks?|guest posts?|web(?:site)? (?:re)?design service|mobile app development|e-?mail (?:list|database)s?|social media marketing|website traffic|搜索引擎优化|网站推广|代开发票|刷单|引流/g;
const LINK = /https?:\/\/|(?<![\w@./-])www\.\w/g;
const SHORT_LINK =
  /(?<![\w.-])(?:bit\.ly|t\.me|wa\.me|tinyurl\.com|goo\.gl|is\.gd|cutt\.ly|rb\.gy|t\.co|shorturl\.at)\/[\w+-]{1,40}/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/g;
const SAME_LETTERS = /([^\s.\-_=*])\1{9}/u;

/** The best known ones; their address works for minutes. */
const DISPOSABLE: ReadonlySet<string> = new Set(
  `mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com 10minutemail.net temp-mail.org
  tempmail.com tempmail.net tempmailo.com throwawaymail.com yopmail.com yopmail.net getnada.com trashmail.com
  trashmail.de dispostable.com maildrop.cc mintemail.com mailnesia.com fakeinbox.com spamgourmet.com moakt.com
  emailondeck.com mohmal.com mytemp.email tempr.email discard.email burnermail.io 33mail.com mailcatch.com
  linshiyouxiang.net 24mail.chacuo.net`.split(/\s+/),
);
/** Where people have numbers for names. */
const NUMBERED = /^(?:qq|foxmail|163|126|139|189|sina|wo|yeah)\./;

/** What speaks against the message, and how much it is together, 0 to 100. */
export function spamScore(
  message: JudgedMessage,
  prohibitedWords: readonly string[],
): { score: number; reasons: SpamReason[] } {
  const reasons = [
    ...wordReasons(message, prohibitedWords),
    ...(message.answered ? [] : formReasons(message)),
    ...senderReasons(message),
    ...addressReasons(message.email),
  ];
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { score: Math.min(MAX_POINTS, points), reasons };
}

const MAX_SHOWN = 60;
const reason = (code: SpamReasonCode, points: number, detail: string | number): SpamReason => ({
  code,
  points,
  detail: [...String(detail)].slice(0, MAX_SHOWN).join(''),
});
/** Nothing where the first step is not reached. */
function counted(code: keyof typeof STEPS, n: number): SpamReason[] {
  const step = (STEPS[code] as Steps).findLast(([from]) => n >= from);
  return step ? [reason(code, step[1], n)] : [];
}

function wordReasons({ subject, text }: JudgedMessage, prohibitedWords: readonly string[]): SpamReason[] {
  const both = `${subject}\n${text}`;
  const plain = plainLetters(both);
  const word = prohibitedWordIn(both, prohibitedWords);
  const bait = [...plain.matchAll(new RegExp(MONEY_BAIT, 'g'))].map(([found]) => found);
  const adverts = new Set([...plain.matchAll(ADVERTISING)].map(([found]) => found));
  return [
    ...(word === undefined ? [] : [reason('prohibited_word', 60, word)]),
    // one may be a question about payment
    ...(bait.length === 0 ? [] : [reason('money_bait', new Set(bait).size > 1 ? 60 : 35, bait[0]!)]),
    ...counted('advertising', adverts.size),
  ];
}

function formReasons({ subject, text, email }: JudgedMessage): SpamReason[] {
  const both = `${subject}\n${text}`.normalize('NFKC');
  const plain = plainLetters(both);
  const contacts = contactsIn(both);
  const bare = contacts.some(({ kind }) => kind === 'url') ? 1 : 0;
  const short = SHORT_LINK.exec(plain)?.[0];
  const messenger = contacts.find(({ kind }) => kind === 'messenger')?.found;
  const others = new Set([...plain.matchAll(EMAIL)].map(([found]) => found));
  others.delete(email.toLowerCase());
  return [
    ...counted('links', Math.max(bare, [...plain.matchAll(LINK)].length)),
    ...(short === undefined ? [] : [reason('short_link', 20, short)]),
    ...(messenger === undefined ? [] : [reason('messenger', 25, messenger)]),
    ...counted('emails', others.size),
    ...(isUnrelated(text) ? [reason('unrelated', 20, text.trim())] : []),
    ...(isShouted(text) ? [reason('capitals', 25, text.trim())] : []),
  ];
}

/** Too short to say what is wanted, or no words at all. In Chinese six characters say as much as four words. */
function isUnrelated(text: string): boolean {
  if (SAME_LETTERS.test(text)) return true;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return han < 6 && words < 4;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 30 && capitals.length / letters.length > 0.8;
}

const senderReasons = ({ sameTextTo, lastHour, markedBy, refused }: JudgedMessage): SpamReason[] => [
  ...counted('repeated', sameTextTo),
  ...counted('rate', lastHour),
  ...counted('marked_before', markedBy),
  ...counted('refused_before', refused),
];

function addressReasons(email: string): SpamReason[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const digits = name.replace(/\D/g, '').length;
  const isOdd = digits >= 5 && digits > name.length / 2 && !NUMBERED.test(domain);
  return [
    ...(DISPOSABLE.has(domain) ? [reason('disposable_email', 40, domain)] : []),
    ...(isOdd ? [reason('odd_email', 10, name)] : []),
  ];
}

/** The same for texts that differ in case, spaces, signs and numbers only. */
export const sameTextKey = (text: string): string => plainLetters(text).replace(/[^\p{L}]+/gu, '');
