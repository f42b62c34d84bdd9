/** One generated product: the same for the same leaf, seller and number. Shared by the demo and the bulk. */

import { type PriceTier, priceRange } from '../../../domain/price/price.ts';
import { PRODUCT_LIMITS } from '../../../domain/product/product.ts';
import type { Leaf } from '../leaves.ts';
import { contentOf } from './content.ts';
import { detailsOf } from './details.ts';
import { draw, seedOf } from './draw.ts';
import { pricingOf } from './pricing.ts';
import { mayClaim, type Spec, shown, specificationOf } from './specification.ts';
import { titleOf } from './title.ts';

/** What of a seller a product shows. */
export interface Seller {
  brand: string;
  port: string;
  certificates: readonly string[];
  markets: readonly string[];
  businessTypes: readonly string[];
}

export interface SeedProduct {
  leaf: Leaf;
  title: string;
  content: string;
  keywords: string[];
  properties: [name: string, value: string][];
  details: Partial<Record<string, string>>;
  prices: PriceTier[];
  min_price: number;
  max_price: number;
  currency: '$' | '¥';
  unit: string;
  min_order: number;
  target_markets: readonly string[];
  business_types: readonly string[];
}

const CERTIFIED: Record<string, readonly string[]> = {
  lighting: ['CE, RoHS', 'CE', 'RoHS', 'CE, RoHS, ETL'],
  'consumer-electronics': ['CE, FCC, RoHS', 'CE, RoHS', 'FCC'],
  electrical: ['CE, CCC', 'CE', 'TUV, CE'],
  'electronic-components': ['RoHS', 'RoHS, REACH'],
  machinery: ['CE', 'CE, ISO 9001'],
  'food-machinery': ['CE', 'CE, ISO 9001'],
  medical: ['CE, ISO 13485', 'CE', 'ISO 13485'],
  toys: ['EN71, CE', 'EN71, ASTM, CPC', 'CPC, EN71'],
  kitchen: ['FDA', 'LFGB, FDA', 'FDA, SGS'],
  beauty: ['GMPC, ISO 22716', 'MSDS', 'ISO 22716'],
  agriculture: ['ISO 9001', 'HACCP', 'SGS'],
  energy: ['CE, TUV', 'CE, IEC', 'CE'],
  safety: ['CE', 'CE, EN'],
  textiles: ['OEKO-TEX Standard 100', 'GRS'],
  apparel: ['OEKO-TEX Standard 100', 'BSCI'],
};
const ANY = ['ISO 9001', 'SGS', 'ISO 9001, SGS'];

function keywordsOf(leaf: Leaf, specs: readonly Spec[], features: readonly string[]): string[] {
  const noun = leaf.noun.toLowerCase();
  const material = specs.find(
    (s) =>
      s.kind === 'choice' &&
      /material|composition|grade/i.test(s.name) &&
      s.value.length < 16 &&
      !/^no/i.test(s.value),
  )?.value;
  const list = [
    noun,
    leaf.names[2].toLowerCase(),
    `${features[0]!.toLowerCase()} ${noun}`,
    material ? `${material} ${noun}` : `china ${noun}`,
  ];
  return [...new Map(list.map((k) => [k.toLowerCase(), k])).values()]
    .filter((k) => k.length <= PRODUCT_LIMITS.keyword.most)
    .slice(0, 4);
}

/**
 * @param number of the product with its seller: a part of the seed
 * @param brief a shorter description, for large loads
 * @param taken whether a title is given already; a later attempt says more
 */
export function productOf(
  leaf: Leaf,
  seller: Seller,
  number: number,
  taken: (title: string) => boolean = () => false,
  brief = false,
): SeedProduct {
  const d = draw(seedOf(leaf.path, seller.brand, number));
  const pricing = pricingOf(leaf, d);
  const specs = specificationOf(leaf, pricing, d);
  const features = d.some(
    leaf.trade.features.filter((f) => mayClaim(f, specs)),
    4,
  );
  const uses = d.some(leaf.trade.uses, 3);
  let title = titleOf(leaf, specs, features, uses[0]!, d);
  for (let attempt = 1; taken(title) && attempt < 8; attempt++)
    title = titleOf(leaf, specs, d.some(features, 4), d.pick(uses), d, attempt);
  const initials = seller.brand.slice(0, 2).toUpperCase();
  // few enough to keep the list of search terms short with a million products
  const model = `${initials}-${leaf.noun.replace(/[^A-Z]/g, '').slice(0, 2) || 'X'}${d.int(10, 99)}0`;
  const boasts = new Set(features.map((f) => f.toLowerCase()));
  const agreed = specs.map((s) =>
    s.kind === 'boolean' && boasts.has(s.name.toLowerCase()) ? { ...s, value: 'Yes' } : s,
  );
  const details = detailsOf(leaf, pricing, seller.port, d);
  const properties: [string, string][] = [
    ['Brand Name', seller.brand],
    ['Model Number', model],
    ['Place of Origin', 'China'],
    ...agreed.map((s): [string, string] => [s.name, shown(s)]),
  ];
  if (d.chance(0.7) && !properties.some(([name]) => name === 'Certification'))
    properties.push(['Certification', d.pick(CERTIFIED[leaf.root] ?? ANY)]);
  const described = {
    leaf,
    title,
    specs: agreed,
    features,
    uses: uses.slice(0, 2),
    pricing,
    details,
    model,
    brand: seller.brand,
  };
  return {
    leaf,
    title,
    details,
    properties: properties.slice(0, PRODUCT_LIMITS.properties.most),
    content: contentOf(described, d, brief),
    keywords: keywordsOf(leaf, specs, features),
    prices: pricing.prices,
    ...priceRange(pricing.prices),
    currency: pricing.currency,
    unit: pricing.unit,
    min_order: pricing.min_order,
    target_markets: seller.markets,
    business_types: seller.businessTypes,
  };
}
