/**
 * Contact data that is written so that a plain search does not find it: digits in words of both languages, signs between
 * them, "at" and "dot", other names of messengers (decision 37). What contact-data.ts finds is not looked for again.
 */
import { plainLetters } from '../product/prohibited.ts';
import { simplified } from '../text/simplified.ts';

/** A text may have 200,000 characters: every repetition below is bounded, and no two of them meet. */
const MAX_LENGTH = 200_000;

const ENGLISH: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const CHINESE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['零0', '〇0', '洞0', '一1', '幺1', '壹1', '二2', '两2', '贰2', '三3', '叁3', '四4', '肆4'],
    ...['五5', '伍5', '六6', '陆6', '七7', '柒7', '拐7', '八8', '捌8', '九9', '玖9'],
  ].map(([character, digit]) => [character, digit]),
);
const WORD = Object.keys(ENGLISH).join('|');
const HAN = Object.keys(CHINESE).join('');

const WORDED = new RegExp(`(?:\\b(?:${WORD}|\\d)\\b[\\s,.*_/-]{0,3}){7,20}`, 'g');
const HAN_WORDED = new RegExp(`(?:[${HAN}\\d][\\s,.*_/、-]{0,2}){7,20}`, 'g');
/** One sign, the same between all: "1 3 8 0 0 …", "1*3*8*0*0 …". */
const APART = /(?<![\d.,])\d([ .*_/|·~-]{1,2})\d(?:\1\d){7,14}(?!\d|[.,]\d)/g;
/** What looks like a digit beside digits: "I38 OO13 8OOO". */
const LOOKALIKE = /(?<![a-z\d])[\dilo]{11}(?![a-z\d])/g;

const ENDINGS = 'com|net|org|cn|co|io|shop|store|info|biz|hk|tw|ru|xyz|top|vip|cc|me';
const DOT = String.raw`(?:[\[({<]? ?(?:dot|点) ?[\])}>]?|[\[({<] ?\. ?[\])}>]| \. )`;
const AT = String.raw`(?:[\[({<] ?(?:at|@|#|艾特) ?[\])}>]|艾特|\bat\b)`;
const MAIL = new RegExp(
  String.raw`\b[\w.+-]{2,40} ?${AT} ?[\w-]{2,40} ?${DOT} ?(?:${ENDINGS})\b|` +
    String.raw`\b[\w.+-]{2,40} ?(?:#|[\[({<] ?at ?[\])}>]) ?(?:gmail|hotmail|outlook|yahoo|qq|163|126|foxmail)\.(?:com|net)\b`,
);
const SITE = new RegExp(String.raw`\b(?:www ?${DOT} ?)?[a-z\d-]{3,40} ?${DOT} ?(?:${ENDINGS})\b`);

const ID = String.raw`(?:[a-z][\w-]{4,19}|\d[\d -]{4,14}\d)`;
const NAMED = String.raw` ?(?:号码?|id|no\.?|number|account)?[ :：+=]{1,3}`;
const MESSENGERS = [
  // 微信 by sound, by half, or with a picture in place of its second character
  `(?:薇信|薇芯|微芯|维信|威信|徽信|v信|微[❤♥☎✉]️?|微x|加(?:我)?[v微薇]|vx|wx|v ?芯)${NAMED}${ID}`,
  `w[ ._*-]{1,2}e[ ._*-]{1,2}c[ ._*-]{1,2}h[ ._*-]{1,2}a[ ._*-]{1,2}t`,
  String.raw`wh?at[sz] ?ap{1,2}s?${NAMED}\+?${ID}`,
  `(?<![a-z])(?:wechet|we chat|wei xin|whatapp|watsapp|tele gram|飞机号|纸飞机|扣扣|企鹅号|q ?群|q[ ._*-]{1,2}q)${NAMED}@?${ID}`,
  String.raw`(?<![\w.-])(?:wa\.me|t\.me|u\.wechat\.com|line\.me)\/[\w+-]{3,40}`,
  String.raw`(?<![a-z])(?:line|viber|kakao(?: ?talk)?|zalo|snapchat|instagram|facebook) ?(?:id|no\.?|号)[ :：]{1,3}@?${ID}`,
];
const MESSENGER = new RegExp(MESSENGERS.join('|'), 'u');

const CHINESE_MOBILE = /^(?:86)?1[3-9]\d{9}$/;
const isNumber = (digits: string) =>
  CHINESE_MOBILE.test(digits) || (digits.length >= 9 && digits.length <= 15);

function wordedNumber(text: string): string | undefined {
  for (const [found] of text.matchAll(WORDED)) {
    const words = found.match(/[a-z]+/g) ?? [];
    if (words.length >= 4 && digitsIn(found).length >= 7) return found.trim();
  }
  for (const [found] of text.matchAll(HAN_WORDED)) {
    const han = [...found].filter((character) => CHINESE[character] !== undefined).length;
    const digits = digitsIn(found);
    // few of them may be a quantity; of numbers with a unit the characters for ten and hundred tell them apart
    if ((han >= 4 && isNumber(digits)) || (han >= 1 && CHINESE_MOBILE.test(digits))) return found.trim();
  }
  for (const [found] of text.matchAll(LOOKALIKE)) {
    const digits = found.replace(/[il]/g, '1').replace(/o/g, '0');
    if (/[a-z]/.test(found) && found.replace(/\D/g, '').length >= 5 && CHINESE_MOBILE.test(digits))
      return found;
  }
  return [...text.matchAll(APART)].map(([found]) => found).find((found) => isNumber(digitsIn(found)));
}

const digitsIn = (found: string): string =>
  found
    .replace(/[a-z]+/g, (word) => ENGLISH[word] ?? '')
    .replace(/\p{Script=Han}|〇/gu, (character) => CHINESE[character] ?? '')
    .replace(/\D/g, '');

/** The first of each kind in the text, as it was read. */
export function disguisedContactsIn(text: string): string[] {
  // keycaps are digits with two marks behind them
  const plain = simplified(plainLetters(text.slice(0, MAX_LENGTH)))
    .replace(/[\ufe0f\u20e3]/g, '')
    .replace(/[^\S\n]+/g, ' ');
  const mail = MAIL.exec(plain)?.[0];
  const rest = mail === undefined ? plain : plain.replaceAll(mail, ' ');
  const found = [mail, SITE.exec(rest)?.[0], wordedNumber(plain), MESSENGER.exec(plain)?.[0]];
  return found.filter((one) => one !== undefined).map((one) => one.trim());
}
