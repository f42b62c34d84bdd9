/**
 * What the trade calls our units, currencies, terms, markets and business types, in both languages and any case
 * (decision 26). Only sheets are read this way; the API takes the values themselves.
 */
import {
  BUSINESS_TYPES,
  type BusinessType,
  CURRENCIES,
  type Currency,
  INCOTERMS,
  type Incoterm,
  MAIN_MARKETS,
  type MainMarket,
  UNITS,
  type Unit,
} from '../enumerations.ts';
import { halfWidth } from './typed-number.ts';

const comparable = (word: string): string =>
  halfWidth(word)
    .toLowerCase()
    .replace(/\(e?s\)/g, '')
    .replace(/[().,;:_/&\s-]+/g, ' ')
    .trim();

type Words<T extends string> = Partial<Record<T, string>>;
/** null: none of them. */
type Reader<T> = (word: string) => T | null;

function reader<T extends string>(offered: readonly T[], words: Words<T>): Reader<T> {
  const known = new Map<string, T>();
  for (const value of offered) {
    for (const word of [value, ...(words[value]?.split('|') ?? [])])
      if (!known.has(comparable(word))) known.set(comparable(word), value);
  }
  return (word) =>
    (offered as readonly string[]).includes(word) ? (word as T) : (known.get(comparable(word)) ?? null);
}

/** Where two units have one word ("吨", "磅", "台"), it is the one that is meant by it most. */
export const readUnit: Reader<Unit> = reader(UNITS, {
  unit: 'units|unt|单位|台',
  set: 'sets|套|组|套装|kit|kits|st',
  piece:
    'pieces|pc|pcs|pce|pces|ea|each|nos|no|个|件|只|枚|块|颗|把|片|pcs pieces|piece pieces|个 件|件 个|条|根',
  sheet: 'sheets|张',
  stick: 'sticks|支',
  roll: 'rolls|rl|卷|筒',
  pair: 'pairs|pr|prs|双|对|副',
  ration: '份',
  link: 'links|节',
  ream: 'reams|令',
  box: 'boxes|bx|盒|carton|cartons|ctn|ctns|箱|纸箱',
  batch: 'batches|lot|lots|批',
  can: 'cans|tin|tins|罐|听',
  jar: 'jars|广口瓶|瓶 广口',
  barrel: 'barrels|drum|drums|bbl|桶',
  bundle: 'bundles|bdl|捆|扎|束',
  bag: 'bags|sack|sacks|袋|包',
  basket: 'baskets|篮',
  dozen: 'dozens|doz|dz|打',
  dook: '刀',
  copy: 'copies|册|本',
  grain: 'grains|粒',
  bottle: 'bottles|btl|btls|瓶',
  disk: 'disks|disc|discs|盘',
  kwh: 'kilowatt hour|kilowatt hours|千瓦时|度',
  gram: 'grams|g|gr|gm|克',
  kg: 'kgs|kilo|kilos|kilogram|kilograms|公斤|千克',
  mt: 'mts|metric ton|metric tons|metric tonne|metric tonnes|公吨',
  ton: 'tons|tonne|tonnes|吨',
  'long ton': 'long tons|长吨',
  'short ton': 'short tons|短吨',
  lb: 'lbs|磅',
  pound: 'pounds',
  carkat: 'carat|carats|ct|克拉',
  yard: 'yards|yd|yds|码',
  'square yard': 'square yards|sq yd|sq yards|yd2|yd²|平方码',
  milliliter: 'milliliters|millilitre|millilitres|ml|毫升',
  liter: 'liters|l|ltr|升|公升',
  litre: 'litres',
  kilolitre: 'kilolitres|kiloliter|kiloliters|kl|千升',
  'uk gallon': 'uk gallons|imperial gallon|imperial gallons|英制加仑',
  'us gallon': 'us gallons|美制加仑',
  meter: 'meters|metre|metres|m|mtr|mtrs|米|公尺',
  km: 'kilometer|kilometers|kilometre|kilometres|千米|公里',
  'square meter': 'square meters|square metre|square metres|sqm|sq m|m2|m²|㎡|平方米|平米',
  inch: 'inches|in|英寸|寸',
  foot: 'feet|ft|英尺',
  'square foot': 'square feet|sqft|sq ft|ft2|ft²|平方英尺',
  'cubic foot': 'cubic feet|cu ft|cuft|ft3|ft³|立方英尺',
  vehicle: 'vehicles|辆',
  terrace: '机组|台 机组',
});

export const readCurrency: Reader<Currency> = reader(CURRENCIES, {
  $: 'usd|us$|us $|usd $|$ usd|us dollar|us dollars|dollar|dollars|u s dollar|美元|美金',
  '¥': 'rmb|cny|cnh|rmb ¥|cny ¥|¥ rmb|¥ cny|cn¥|yuan|chinese yuan|renminbi|元|人民币|人民币元',
});

export const readIncoterm: Reader<Incoterm> = reader(INCOTERMS, {
  EXW: 'ex works|ex work|exworks|exw ex works|工厂交货|出厂价',
  FOB: 'free on board|fob free on board|离岸价|船上交货',
  CFR: 'c&f|cnf|c and f|cost and freight|成本加运费',
  CIF: 'cost insurance and freight|cost insurance freight|到岸价',
  DAP: 'delivered at place|目的地交货',
  DDP: 'delivered duty paid|完税后交货|双清',
});

const MARKET_WORDS: Record<string, string> = {
  Global: 'worldwide|world|all|all over the world|international|全球|全世界|世界各地',
  'East Asia': 'eastern asia|东亚',
  'Southeast Asia': 'south east asia|asean|东南亚',
  'North America': 'northern america|us & canada|北美|北美洲',
  'South America': 'latin america|southern america|南美|南美洲|拉美',
  'West Europe': 'western europe|west european|西欧',
  'Australia/New Zealand':
    'australia|oceania|new zealand|australia & new zealand|澳新|澳大利亚 新西兰|澳洲|大洋洲',
  'Mid-East/Africa':
    'middle east|mid east|africa|middle east & africa|middle east africa|中东|非洲|中东 非洲|中东非洲',
};
const readMarketLabel = reader(
  MAIN_MARKETS.map(({ label }) => label),
  MARKET_WORDS,
);
/** By its label; the stored value as well, which exports write. */
export function readMarket(word: string): MainMarket | null {
  const label = readMarketLabel(word);
  return (
    MAIN_MARKETS.find((one) => one.label === label)?.value ??
    MAIN_MARKETS.find(({ value }) => comparable(value) === comparable(word))?.value ??
    null
  );
}

export const readBusinessType: Reader<BusinessType> = reader(BUSINESS_TYPES, {
  Supplier: 'suppliers|vendor|供应商',
  'OEM manufacture':
    'oem|oem manufacturer|oem manufacturing|manufacturer|manufacture|factory|oem制造商|oem 代工|代工|制造商|生产厂家|工厂',
  'ODM manufacture': 'odm|odm manufacturer|odm manufacturing|odm制造商|odm 设计制造',
  Dealer: 'dealers|distributor|distributors|reseller|wholesaler|经销商|分销商|批发商',
  'Trading company/Agent':
    'trading company|trading|trader|agent|trade company|trading company & agent|贸易公司|贸易商|代理商|贸易公司 代理商|外贸公司',
});

/** How many letters differ, for words as short as these. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}

/** Of what is offered, what is written most alike: at most `most`, the nearest first. */
export function nearest(word: string, offered: readonly string[], most = 5): string[] {
  const text = comparable(word).slice(0, 40);
  const scored = offered.map((value) => {
    const other = comparable(value);
    const isPart = text !== '' && (other.includes(text) || text.includes(other));
    return { value, score: isPart ? 0 : distance(text, other) / Math.max(text.length, other.length, 1) };
  });
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ value }) => value);
}
