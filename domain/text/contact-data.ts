/** Finds contact data in what a seller publishes: buyers are to write through the marketplace (spec M5.7, P5.4). */

export const CONTACT_KINDS = ['email', 'url', 'phone', 'messenger'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** As a reader reads it: full-width forms as plain ones, invisible characters gone. Case stays, for it is shown. */
const readable = (text: string) => text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');

// Every repetition is bounded: a text may have 200,000 characters, and must not take more than its length.
const AT = /@|[([]at[)\]]/gi;
const BEFORE_AT = /[\w.+-]{1,64} ?$/;
const AFTER_AT = /^ ?[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/;
const ENDINGS = 'com|net|org|cn|co|io|shop|store|info|biz|hk|tw|de|uk|ru|xyz|top|site|online|vip|cc|me';
const URL = new RegExp(
  `https?://[^\\s<>"']{2,80}|(?<![\\w@.-])www\\.[\\w-]{1,63}\\.\\w{2,20}|(?<![\\w@.-])(?:[a-z][a-z0-9-]{1,62}\\.){1,3}(?:${ENDINGS})(?![\\w-])`,
  'i',
);
const NUMBERS =
  /(?:(?:tel|phone|mobile|cell|call|fax|电话|手机|座机)\W{0,4})?(?<![\w.,$¥€-])(?:\+|00)?\(?\d[\d ().-]{6,20}\d(?!\w)/gi;
const MESSENGER =
  /(?:we-?chat|weixin|微信|whats ?app|skype|telegram|qq|扣扣)(?: ?(?:id|no\.?|number|account|号码?))?(?: ?[:：#=] ?[\w+-]{5,40}|[ +:：]{0,4}\d[\d -]{4,18}\d)/i;

/** Where the first address stands. It is looked for around the sign, since almost every letter could begin one. */
function emailIn(text: string): { start: number; end: number } | undefined {
  for (const { 0: sign, index } of text.matchAll(AT)) {
    const before = BEFORE_AT.exec(text.slice(Math.max(0, index - 65), index));
    const after = AFTER_AT.exec(text.slice(index + sign.length, index + sign.length + 320));
    if (before && after)
      return { start: index - before[0].length, end: index + sign.length + after[0].length };
  }
  return undefined;
}

const NAMED = /^\D*(?:tel|phone|mobile|cell|call|fax|电话|手机|座机)/i;
const CHINESE_MOBILE = /^(?:86)?1[3-9]\d{9}$/;

/** Only what cannot be taken for a part number, a customs code or a barcode. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (NAMED.test(found)) return digits.length >= 7 && digits.length <= 17;
  if (CHINESE_MOBILE.test(digits)) return true;
  return /^(?:\+|00)/.test(found) && digits.length >= 9 && digits.length <= 17;
}

/** The first contact of each kind in the text, as it stands there. */
export function contactsIn(text: string): { kind: ContactKind; found: string }[] {
  const searched = readable(text);
  const email = emailIn(searched);
  // the end of an e-mail address is no second finding
  const beside = email ? `${searched.slice(0, email.start)} ${searched.slice(email.end)}` : searched;
  const found: Record<ContactKind, string | undefined> = {
    email: email && searched.slice(email.start, email.end).trim(),
    url: URL.exec(beside)?.[0],
    phone: [...searched.matchAll(NUMBERS)].find(([number]) => isPhone(number))?.[0].trim(),
    messenger: MESSENGER.exec(searched)?.[0],
  };
  return CONTACT_KINDS.flatMap((kind) => {
    const shown = found[kind];
    return shown === undefined ? [] : [{ kind, found: shown }];
  });
}
