/** Suppliers: name, shop domain, profile and contact, made from a trade and a number. */
import { ANNUAL_REVENUES, type AnnualRevenue, type Workers } from '../../../domain/enumerations.ts';
import { listed } from '../../../domain/listed.ts';
import { shopDomainProblem } from '../../../domain/page/host.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { Leaf } from '../leaves.ts';
import { type Draw, draw, seedOf } from '../product/draw.ts';
import type { Seller } from '../product/product.ts';
import { AREA_CODES, TRADES } from '../product/trades.ts';
import { chineseName } from './chinese-names.ts';

const FIRST = listed(`
  Hao, Rui, Jin, Tai, Sheng, Kai, Run, Cheng, Ming, Yong, Fu, De, Xu, Lian, Bo, Qi, Shun, Yi, Hui, Ze
`);
const LAST = listed(`
  rui, feng, yuan, cheng, lin, ze, xin, jie, kun, ming, qiao, shan, tong, yang, zhou, nuo, heng, bang, jun,
  lei
`);
/** Syllables that make, or sound like, names in use. */
const IN_USE =
  /^(huawei|haier|mingyang|shunfeng|jinfeng|taiyang|qirui|futong|fuyang|lianxin|lianyuan|yiming|yongjie|huiyuan|huiming|kaifeng|kaiyang|tailin|tongyang|chengyang|jinyang|jinyuan|fufeng|haoze|haoyang|mingming|yiyi|zeze|ruirui|yitong|yixin|depu|desheng|deyang|xuyang|xufeng|boyuan|shengyang|shengyuan|hongxin|shuntong|jinlei|jinze|jinzhou|yongfeng|huizhou|taizhou|yangzhou|fuzhou|deyuan|xuzhou|runtong|boyang|jinbang|debang|haotong|sheng(ze|feng)|qilin|qiming|qiyuan|taitong|taifeng|yongyang|yonglin)$/i;

export const SURNAMES = listed(`
  Wang, Li, Zhang, Liu, Chen, Yang, Huang, Zhao, Wu, Zhou, Xu, Sun, Ma, Zhu, Hu, Guo, He, Lin, Luo, Gao
`);
const GIVEN = listed(`
  Lily, Kevin, Amy, Jason, Vivian, Tony, Cindy, Leo, Grace, Eric, Helen, Frank, Sunny, Peter, Coco, David,
  Emma, Alex, Jenny, Ryan
`);
const JOBS = listed(`
  Sales Manager, Export Manager, General Manager, Foreign Trade Manager, Sales Director, Marketing Manager
`);
const MARKETS = listed(`
  East Asia, Southeast Asia, North America, South America, East Europe, Australia/New Zealand,
  Mid-East/Africa
`);
const CERTIFICATES = ['IOS 9001', 'IOS 14001', 'IOS 45001', 'IOS 22000', 'IATF 16949', 'IOS 9000'];

/** Figures of the plant; of a trader's warehouse the area alone. */
interface Factory {
  area: number;
  rdStaff: number;
  qualityStaff: number;
  lines: number;
  exportShare: number;
  revenue: AnnualRevenue;
}

export interface SeedCompany extends Seller {
  root: string;
  name: string;
  /** Without the place that stands before it. */
  nameZh: string;
  domain: string;
  description: string;
  /** What its licence allows it to do. */
  scope: string;
  city: string;
  province: string;
  mainProducts: string[];
  paymentTerms: string[];
  factoryLocation: string | null;
  factory: Factory;
  workers: Workers;
  /** It buys what it sells: it has no plant. */
  trades: boolean;
  provides: string;
  year: number;
  contact: {
    name: string;
    job: string;
    address: string;
    telephone: string;
    mobile: string;
    fax: string;
    website: string;
    showroom: string;
  };
}

/** Names in an order of their own; the same number always gives the same name. */
function brandOf(number: number): readonly [string, string] {
  const total = FIRST.length * LAST.length;
  // a step that shares no factor with the total visits every pair once
  for (let at = (number * 173 + 41) % total, i = 0; i < total; at = (at + 1) % total, i++) {
    const brand = [FIRST[Math.floor(at / LAST.length)]!, LAST[at % LAST.length]!] as const;
    if (!IN_USE.test(brand.join(''))) return brand;
  }
  return ['Hao', 'rui'];
}

const ABBREVIATION =
  /\b(led|pvc|cnc|ev|pcb|ip|usb|upvc|wpc|spc|tpo|pe|pp|pet|pu|mig|tig|tv|vr|rc|diy|hdpe|gps|rfid|ac|dc)\b/g;

const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "LED bulbs, PVC hoses and tents": names of categories inside a sentence. */
const goodsOf = (mainProducts: readonly string[]) =>
  and(mainProducts.slice(0, 3).map((p) => p.toLowerCase().replace(ABBREVIATION, (w) => w.toUpperCase())));

interface Described {
  name: string;
  year: number;
  city: string;
  province: string;
  mainProducts: readonly string[];
  factory: Factory;
  workers: string;
  root: string;
  /** It buys what it sells. */
  trades: boolean;
}

function describe(c: Described, d: Draw): string {
  const trade = TRADES[c.root]!;
  const goods = goodsOf(c.mainProducts);
  const place = c.city === c.province ? c.city : `${c.city}, ${c.province}`;
  const verb = c.trades ? ['exports', 'exporting'] : ['makes', 'making'];
  const exported = `${c.factory.exportShare}% of what we ${c.trades ? 'sell' : 'make'} is exported`;
  return [
    d.pick([
      `${c.name} was founded in ${c.year} in ${place}, and ${verb[0]} ${goods}.`,
      `Since ${c.year} ${c.name} has been ${verb[1]} ${goods} in ${place}.`,
    ]),
    c.trades
      ? `We have no plant of our own: we buy from makers whom we have visited and keep ${numberText(c.factory.area)} square meters of warehouse; ${c.workers} people work here.`
      : `Our plant covers ${numberText(c.factory.area)} square meters and has ${trade.equipment}; ${c.workers} people work here.`,
    c.trades
      ? 'Our own inspectors check every order at the maker before it is shipped.'
      : `Every ${trade.control}.`,
    d.pick([
      `About ${exported}, most of it to buyers who have ordered for years.`,
      'We keep the papers that each country asks for.',
      'Our customers are importers, brands and project contractors in all parts of the world.',
    ]),
    d.pick([
      c.trades
        ? 'Send a list of what you need and we answer with prices within two days.'
        : 'OEM and ODM orders are welcome: send a drawing or a sample and we answer with a price within two days.',
      'Small trial orders are accepted so that you can judge the quality before you buy more.',
      c.trades
        ? 'Goods of several makers can be shipped in one container.'
        : 'You are welcome to visit the factory or to see it by video call.',
    ]),
  ].join(' ');
}

/** Figures that grow with the plant, each from a draw of its own. */
function figuresOf(d: Draw, area: number) {
  const size = Math.round(area / 1000);
  return {
    rdStaff: d.int(1, 2 + size),
    qualityStaff: d.int(2, 3 + size),
    lines: d.int(1, 2 + Math.round(size / 3)),
    exportShare: d.int(3, 9) * 10,
    revenue: ANNUAL_REVENUES[Math.min(ANNUAL_REVENUES.length - 1, d.int(0, 2) + Math.floor(size / 10))]!,
  };
}

/**
 * @param number of the company: its name and details follow from it
 * @param leaves the categories it sells in
 */
export function companyOf(number: number, root: string, leaves: readonly Leaf[]): SeedCompany {
  const d = draw(seedOf('company', root, number));
  const trade = TRADES[root]!;
  const [city, province, port] = trade.cities[(number + Math.floor(number / 30)) % trade.cities.length]!;
  const syllables = brandOf(number);
  const brand = syllables.join('');
  const [word, wordZh] = d.pick(trade.words);
  const legal = `${city} ${brand} ${word} Co., Ltd`;
  const isShort = legal.length <= 50;
  // who is called a trading company is one, and tells of no plant
  const trades = !isShort || (number < 1000 && number % 9 === 4);
  const name = trades ? `${city} ${brand} Trading Co., Ltd` : legal;
  const full = `${brand}${word}`.toLowerCase().replace(/[^a-z0-9]/g, '');
  const short =
    full.length <= 20 ? full : `${brand}${word.split(' ')[0]}`.toLowerCase().replace(/[^a-z0-9]/g, '');
  const domain = shopDomainProblem(short) ? `${brand.toLowerCase()}shop` : short;
  const mainProducts = [...new Set(d.some(leaves, 5).map((l) => l.names[2].slice(0, 50)))];
  const year = d.int(1996, 2022);
  const area = d.pick([3000, 5000, 8000, 12000, 20000, 35000]);
  const workers = d.pick<Workers>(['11-50', '51-100', '101-200', '201-500', '501-1000']);
  const surname = d.pick(SURNAMES);
  const street = `No. ${d.int(2, 298)} ${d.pick(['Xinhua', 'Gongye', 'Chuangye', 'Jianshe', 'Renmin', 'Keji', 'Binhe', 'Yingbin'])} Road, ${d.pick(['Industrial Park', 'High-Tech Zone', 'Economic Development Zone', 'Science Park'])}`;
  const factory = { area, ...figuresOf(draw(seedOf('factory', root, number)), area) };
  const telephone = () => `86-${AREA_CODES[city]}-5550${d.int(1000, 9999)}`;
  const base = { root, name, city, province, mainProducts, year, factory, workers, trades };
  return {
    ...base,
    brand,
    nameZh: chineseName(syllables, trades ? '贸易' : wordZh),
    port,
    domain,
    description: describe(base, d),
    scope: `${trades ? 'Trade in' : 'Manufacture and sale of'} ${goodsOf(mainProducts)}`,
    markets: d.chance(0.25) ? ['Global'] : d.some(MARKETS, d.int(2, 4)),
    businessTypes: d.pick(
      trades
        ? [['Trading company/Agent'], ['Supplier', 'Trading company/Agent']]
        : [['Supplier', 'OEM manufacture'], ['OEM manufacture', 'ODM manufacture'], ['Supplier']],
    ),
    certificates: d.some(CERTIFICATES, d.int(0, 3)),
    paymentTerms: ['T/T', ...d.some(['L/C', 'D/P', 'O/A'], d.int(0, 2))],
    factoryLocation: trades ? null : city === province ? city : `${city}, ${province}, China`,
    provides: d.pick([
      trades ? 'Buying, inspection and shipping' : 'OEM and ODM service',
      'Custom design, sampling and door-to-door delivery',
      'Private label and small orders',
      'One-stop sourcing and inspection',
    ]),
    contact: {
      name: `${d.pick(GIVEN)} ${surname}`,
      job: d.pick(JOBS),
      address: `${street}, ${city}${city === province ? '' : `, ${province}`}, China`,
      // numbers that are nobody's: the exchange 5550 is not given out
      telephone: telephone(),
      mobile: `86-1${d.int(30, 89)}0000${d.int(1000, 9999)}`,
      fax: d.chance(0.5) ? telephone() : '',
      website: `http://www.${domain}.example`,
      showroom: d.chance(0.4) ? `${d.int(1, 4)}F, ${street}` : '',
    },
  };
}

/** The figures of the factory as columns; a trader has none. */
export const factoryColumns = ({
  factory,
  workers,
  trades,
}: Pick<SeedCompany, 'factory' | 'workers' | 'trades'>) => ({
  factory_area: trades ? null : factory.area,
  workers,
  rd_staff: trades ? null : factory.rdStaff,
  quality_staff: factory.qualityStaff,
  production_lines: trades ? null : factory.lines,
  export_share: factory.exportShare,
  annual_revenue: factory.revenue,
});
