/** Made-up texts with their truths, by kind of finding. */
import { disguisedContactsIn } from '../../domain/evidence/disguised.ts';
import { companyNumberIn, licenceCountry } from '../../domain/evidence/licence.ts';
import { farFromUsual, leapOf } from '../../domain/evidence/price.ts';
import { ALIKE, likeness, textMark } from '../../domain/evidence/text-likeness.ts';
import { contradictionIn } from '../../domain/evidence/title-parameters.ts';
import { prohibitedVariantIn } from '../../domain/evidence/variants.ts';
import { prohibitedWordIn } from '../../domain/product/prohibited.ts';
import { contactsIn } from '../../domain/text/contact-data.ts';
import { contactMarks } from '../../server/features/evidence/rules/companies.sql.ts';
import { type Draw, drawFrom } from './random.ts';

/** One thing that is looked at, with what is true of it. */
export interface Case {
  /** Whether it should be found. */
  truth: boolean;
  shown: string;
  isFound(): boolean | Promise<boolean>;
}
export type Corpus = Record<string, (n: number, seed: number) => Case[]>;

const GOODS = [
  'centrifugal pump',
  'ball valve',
  'hex bolt',
  'LED lamp',
  'steel pipe',
  'water bottle',
  '离心泵',
  '球阀',
  '不锈钢管',
  '保温杯',
];
const SENTENCES = [
  'Made of cast iron and tested before it leaves the factory.',
  'It runs at 380 V and 50 Hz and moves 120 m3 an hour.',
  'We pack one piece in a carton, 24 cartons on a pallet.',
  'Certificates: CE, ISO 9001:2015, HS code 8413.70.99.',
  'Lead time 15 to 20 days, MOQ 100 pieces.',
  'Sizes 1/2, 3/4, 1, 1-1/4, 1-1/2 and 2 inches, DN15 to DN50.',
  'Model QW-50-10-3, EAN 4006381333931, part no. 2200-113-08.',
  '采用优质铸铁，出厂前逐台检测，保修一年。',
  '额定功率7.5千瓦，流量每小时120立方米，扬程32米。',
  '起订量100台，交货期15至20天，木箱包装。',
  '一台起批，三至五天发货，二〇二六年新款。',
  '规格：DN15、DN20、DN25、DN32、DN40、DN50。',
];
const paragraph = (draw: Draw, n = 4) => Array.from({ length: n }, () => draw.one(SENTENCES)).join(' ');
const around = (draw: Draw, inside: string) =>
  `${draw.one(GOODS)}. ${draw.one(SENTENCES)} ${inside} ${draw.one(SENTENCES)}`;

const mobile = (draw: Draw) => `13${draw.digits(9)}`;
const name = (draw: Draw) =>
  `${draw.one(['best', 'good', 'king', 'east', 'blue'])}${draw.one(['pump', 'steel', 'valve', 'lamp'])}${draw.digits(2)}`;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const HAN = [...'零一二三四五六七八九'];

const PLAIN: ((draw: Draw) => string)[] = [
  (draw) => `Tel: ${mobile(draw)}`,
  (draw) => `电话：${mobile(draw)}`,
  (draw) => `+86 ${mobile(draw)}`,
  (draw) => `sales@${name(draw)}.com`,
  (draw) => `www.${name(draw)}.cn`,
  (draw) => `https://${name(draw)}.shop/pumps`,
  (draw) => `WeChat: ${name(draw)}`,
  (draw) => `微信号：${name(draw)}`,
  (draw) => `QQ：${draw.digits(9)}`,
  (draw) => `WhatsApp +86${mobile(draw)}`,
];
const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
const DISGUISED: ((draw: Draw) => string)[] = [
  (draw) => [...mobile(draw)].map((d) => WORDS[Number(d)]).join(' '),
  (draw) => [...mobile(draw)].map((d) => (draw.share() < 0.7 ? WORDS[Number(d)] : d)).join('-'),
  (draw) => [...mobile(draw)].map((d) => HAN[Number(d)]).join(''),
  (draw) => [...mobile(draw)].map((d) => (draw.share() < 0.6 ? HAN[Number(d)] : d)).join(''),
  (draw) => [...mobile(draw)].join(draw.one([' ', '*', '-', '.', '/'])),
  (draw) => wide([...mobile(draw)].join(' ')),
  (draw) => `sales (at) ${name(draw)} dot com`,
  (draw) => `sales[at]${name(draw)}[dot]cn`,
  (draw) => `${name(draw)} dot com`,
  (draw) => `加微：${name(draw)}`,
  (draw) => `薇信号:${name(draw)}`,
  (draw) => `vx: ${name(draw)}`,
  (draw) => `wa.me/86${mobile(draw)}`,
  (draw) => `w e c h a t ${name(draw)}`,
  (draw) => `whatsap: +86${mobile(draw)}`,
];

/** Half of them hold one of the makings, the others none. */
const halves = (
  n: number,
  seed: number,
  make: (draw: Draw, truth: boolean, i: number) => Omit<Case, 'truth'>,
) => {
  const draw = drawFrom(seed);
  return Array.from({ length: n }, (_, i): Case => {
    const truth = i % 2 === 0;
    return { truth, ...make(draw, truth, i >> 1) };
  });
};
const inTexts =
  (makings: readonly ((draw: Draw) => string)[], isFound: (text: string) => boolean) =>
  (n: number, seed: number) =>
    halves(n, seed, (draw, truth, i) => {
      const text = truth ? around(draw, makings[i % makings.length]!(draw)) : paragraph(draw);
      return { shown: text, isFound: () => isFound(text) };
    });

const PROHIBITED = ['contraband', 'replica watch', 'stun gun', 'cannabis', '香烟', '枪支', '假币', '毒品'];
const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' };
const VARIANTS: ((word: string) => string)[] = [
  (word) => [...word].join(/\p{Script=Han}/u.test(word) ? '*' : ' '),
  (word) => [...word].join('.'),
  (word) => (/\p{Script=Han}/u.test(word) ? [...word].join(' ') : word.replace(/[aeios]/g, (c) => LEET[c]!)),
  (word) =>
    word.replace('枪', '槍').replace('烟', '煙').replace('币', '幣').replace(/a/g, 'а').replace(/o/g, 'о'),
];

const MATERIALS: readonly (readonly [string, string])[] = [
  ['304 stainless steel', 'Plastic'],
  ['Plastic', 'Stainless steel'],
  ['Genuine leather', 'PU leather'],
  ['Solid wood', 'Steel'],
  ['Pure cotton', 'Polyester'],
  ['不锈钢', '塑料'],
  ['实木', '玻璃'],
  ['铝合金', '铸铁'],
  ['Copper', 'Aluminium'],
];
const FITTING: readonly (readonly [string, string])[] = [
  ['304 stainless steel', 'SUS304'],
  ['Steel', 'Carbon steel'],
  ['Cast iron', 'Cast iron HT200'],
  ['Solid wood', 'Oak wood'],
  ['Portable', 'Plastic'],
  ['不锈钢', '304不锈钢'],
  ['Cotton', 'Cotton, polyester'],
  ['Aluminum', 'Aluminium 6061'],
  ['Large', 'Glass'],
];

const LICENCES: readonly (readonly [string, string])[] = [
  ['营业执照 统一社会信用代码 名称 类型 法定代表人 市场监督管理局', 'CN'],
  ['Certificate of Incorporation. The Registrar of Companies for England and Wales', 'GB'],
  ['Amtsgericht München Handelsregister Abteilung B', 'DE'],
  ['商業登記證 Business Registration Ordinance Hong Kong', 'HK'],
  ['TİCARET SİCİL Ticaret Sicil Müdürlüğü', 'TR'],
  ['Government of India Ministry of Corporate Affairs', 'IN'],
];

/** The same number as people write it: with the prefix of the country or a zero, in groups, in wide figures. */
const WRITTEN: ((number: string) => string)[] = [
  (number) => number,
  (number) => `+86 ${number}`,
  (number) => `0086-${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`,
  (number) => `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`,
  (number) => wide(number),
  (number) => `Tel. ${number}`,
];
const PLACES: ((n: number, draw: Draw) => readonly [string, string])[] = [
  (n) => [`No. ${n} Harbour Road, Beilun, Ningbo`, `NO.${n} HARBOUR ROAD BEILUN NINGBO`],
  (n) => [`浙江省宁波市北仑区港口路${n}号`, `浙江省 宁波市 北仑区 港口路 ${n} 号`],
  (n) => [`广东省佛山市顺德区工业大道${n}号`, `廣東省佛山市順德區工業大道${n}號`],
  (n) => [`${n} Wind Street, Weifang, Shandong`, `${n}, Wind Street; Weifang; Shandong.`],
  // the order is another one
  (n) => [`Building ${n}, Silk Park, Hangzhou, China`, `Silk Park, Building ${n}, Hangzhou, China`],
];
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** A company's number whose last sign proves the others. */
function creditCode(draw: Draw): string {
  const body = `91${draw.digits(6)}${Array.from({ length: 9 }, () => draw.one([...SIGNS])).join('')}`;
  return [...SIGNS].map((last) => body + last).find((code) => companyNumberIn(code) === code)!;
}
const sharesMark = (
  kind: 'telephone' | 'address',
  one: { telephones: string[]; address: string },
  other: typeof one,
) => {
  const values = (of: typeof one) =>
    contactMarks({ id: 1, country: 'CN', ...of })
      .filter((mark) => mark.kind === kind)
      .map(({ value }) => value);
  return values(one).some((value) => values(other).includes(value));
};

export const TEXTS: Corpus = {
  'price and its past': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const before = 10 ** (draw.share() * 3);
      const up = draw.share() < 0.5;
      const share = truth
        ? up
          ? 1.6 + draw.share() * 8
          : 0.05 + draw.share() * 0.4
        : 0.6 + draw.share() * 0.8;
      return {
        shown: `${before} times ${share}`,
        isFound: () => leapOf(before, before * share) !== undefined,
      };
    }),
  'same telephone': (n, seed) =>
    halves(n, seed, (draw, truth, i) => {
      const number = mobile(draw);
      const other = truth ? number : mobile(draw);
      const [a, b] = [WRITTEN[i % WRITTEN.length]!(number), draw.one(WRITTEN)(other)];
      const at = (telephone: string) => ({ telephones: [telephone], address: '' });
      return { shown: `${a} / ${b}`, isFound: () => sharesMark('telephone', at(a), at(b)) };
    }),
  'same address': (n, seed) =>
    halves(n, seed, (draw, truth, i) => {
      const number = draw.whole(1, 900);
      const place = PLACES[i % PLACES.length]!;
      const [a, same] = place(number, draw);
      const b = truth ? same : place(number + draw.whole(1, 90), draw)[1];
      const at = (address: string) => ({ telephones: [], address });
      return { shown: `${a} / ${b}`, isFound: () => sharesMark('address', at(a), at(b)) };
    }),
  'same licence': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const code = creditCode(draw);
      const other = truth ? code : creditCode(draw);
      const a = `营业执照 统一社会信用代码 ${code} 名称 有限公司`;
      const b = `统一社会信用代码：${draw.share() < 0.5 ? wide(other) : [...other].join(draw.one(['', ' ']))}\n类型 有限责任公司`;
      return {
        shown: `${a} / ${b}`,
        isFound: () => companyNumberIn(a) !== undefined && companyNumberIn(a) === companyNumberIn(b),
      };
    }),

  'contact data': inTexts(PLAIN, (text) => contactsIn(text).length > 0),
  'contact in disguise': inTexts(
    DISGUISED,
    (text) => disguisedContactsIn(text).length + contactsIn(text).length > 0,
  ),
  'prohibited variant': (n, seed) =>
    halves(n, seed, (draw, truth, i) => {
      const text = truth
        ? around(draw, VARIANTS[i % VARIANTS.length]!(draw.one(PROHIBITED)))
        : paragraph(draw);
      return {
        shown: text,
        isFound: () =>
          (prohibitedVariantIn(text, PROHIBITED) ?? prohibitedWordIn(text, PROHIBITED)) !== undefined,
      };
    }),
  'title and parameters': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const [said, material] = draw.one(truth ? MATERIALS : FITTING);
      const title = `${said} ${draw.one(['water bottle', 'bracket', '水杯', 'chair', 'hose'])} ${draw.digits(3)}`;
      return {
        shown: `${title} / ${material}`,
        isFound: () => contradictionIn(title, { Color: 'Blue', Material: material }) !== undefined,
      };
    }),
  'price far': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const usual = 10 ** (draw.share() * 3);
      const spread = 0.2 + draw.share() * 0.5;
      const near = () => usual * Math.exp((draw.share() + draw.share() + draw.share() - 1.5) * 2 * spread);
      const others = Array.from({ length: draw.whole(10, 60) }, near);
      const price = truth ? usual * (draw.share() < 0.5 ? 0.02 : 40) : near();
      return { shown: `${price} of ${usual}`, isFound: () => farFromUsual(price, others) !== undefined };
    }),
  'same text': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const words = (k: number) =>
        Array.from({ length: k }, () => `${draw.one(GOODS)} ${draw.digits(3)}`).join(', ');
      const original = `${paragraph(draw, 4)} ${words(8)}`;
      // a copy has another end and some words changed; another text has sentences of the trade in common
      const text = truth
        ? `${original.replace('factory', 'works').replace('pieces', 'pcs')} ${draw.one(SENTENCES)}`
        : `${paragraph(draw, 3)} ${words(8)}`;
      return {
        shown: text,
        isFound: () => likeness(textMark(original)!.signature, textMark(text)!.signature) >= ALIKE,
      };
    }),
  'licence of a country': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const [text, code] = draw.one(LICENCES);
      const country = truth ? draw.one(['AF', 'NG', 'BR']) : code;
      return {
        shown: `${text} / ${country}`,
        isFound: () => {
          const found = licenceCountry(text);
          return found !== undefined && found !== country;
        },
      };
    }),
};
