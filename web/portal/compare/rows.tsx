/** The rows of the product comparison: as text for the differences, and as displayed. */
import type { ReactNode } from 'react';
import type { ShopQualification } from '../../../contract/company/shop.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import { convertAmount } from '../../../domain/price/exchange-rate.ts';
import { comparedPrice, leastOrder } from '../../../domain/price/list-price.ts';
import { commonNames, lowestPlaces } from '../../../domain/product/product-comparison.ts';
import { tierPrice, tierRange } from '../../storefront/price/price-line.tsx';
import { priceTexts, textWithDollars } from '../../storefront/price/price-texts.ts';
import { suppliedTexts } from '../../storefront/product/supply.ts';
import {
  detailValue,
  minOrderText,
  placeText,
  propertyName,
  propertyValue,
  valueList,
} from '../../storefront/shell/names.ts';
import type { Site } from '../../storefront/shell/site.tsx';
import { CertificateList } from '../../storefront/supplier/proof.tsx';
import { certificateFacts, proofFacts } from '../../storefront/supplier/proof-facts.ts';

export interface ComparedRow {
  key: string;
  label: string;
  /** One of each product; empty where it says nothing. */
  values: string[];
  /** Where they are shown otherwise than as text. */
  nodes?: ReactNode[];
  /** Places of the best. */
  best: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Certificates that hold, by the id of the product whose supplier has them. */
export type Held = Readonly<Record<number, ShopQualification[]>>;

export function comparedRows(
  products: readonly PublicProduct[],
  qualifications: Held,
  site: Site,
): ComparedRow[] {
  const { words, lang, orderQuantity, rates } = site;
  const { compare: w, product: p, common } = words;
  const supplies = products.map((product) => suppliedTexts(product, site));
  const row = (key: string, label: string, of: (product: PublicProduct, i: number) => string) => ({
    key,
    label,
    values: products.map(of),
    best: NONE,
  });
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1;
  const prices = products.map((product) => {
    const price = comparedPrice(product, orderQuantity);
    return price === null ? null : convertAmount(price, product.currency, '$', rates);
  });
  const supplyRow = (key: keyof (typeof supplies)[number], detail?: string) =>
    row(
      key,
      p.fields[key],
      (product, i) =>
        supplies[i]![key] || (detail ? detailValue(detail, product.details[detail] ?? '', words) : ''),
    );
  const rows: ComparedRow[] = [
    {
      ...row('price', w.price, (product) => {
        const { unitPrice, rest } = priceTexts(product, site);
        return [unitPrice, ...rest].join('\n');
      }),
      best: isOneUnit ? lowestPlaces(prices) : NONE,
    },
    row('tiers', w.tiers, (product) =>
      product.price
        .map((tier) => {
          const text = `${tierRange(tier, words)}: ${tierPrice(tier, product, words)}`;
          return textWithDollars(text, tier.Price, product.currency, site);
        })
        .join('\n'),
    ),
    {
      ...row('min_order', p.minOrder, ({ min_order }) => minOrderText(min_order, words)),
      best: isOneUnit ? lowestPlaces(products.map(leastOrder)) : NONE,
    },
    supplyRow('lead_times', 'Delivery Time'),
    supplyRow('sample', 'Sample'),
    row('payment', p.payment, ({ details }) =>
      detailValue('Payment Terms', details['Payment Terms'] ?? '', words),
    ),
    supplyRow('incoterms'),
    supplyRow('port', 'Port'),
    supplyRow('warranty_months'),
    supplyRow('packaging', 'Packaging'),
    ...proofRows(products, site),
    {
      ...row('certificates', words.proof.held, ({ id }) =>
        (qualifications[id] ?? [])
          .flatMap((held) => [held.name, ...certificateFacts(held, words, lang)])
          .join('\n'),
      ),
      nodes: products.map(({ id }) => <CertificateList key={id} qualifications={qualifications[id] ?? []} />),
    },
    row('location', p.location, ({ company }) => placeText(company, lang)),
    row('business_type', common.businessType, ({ company }) =>
      valueList(company.basicinformation['Business Type'], words),
    ),
    ...commonNames(products.map(({ properties }) => properties)).map((name) =>
      row(`property ${name}`, propertyName(name, words), ({ properties }) =>
        properties[name] ? propertyValue(name, properties[name], words) : '',
      ),
    ),
  ];
  return rows.filter(({ values }) => values.some(Boolean));
}

/** What was checked, stated and measured of the suppliers, a fact a row. */
function proofRows(products: readonly PublicProduct[], { words, lang }: Site): ComparedRow[] {
  const [first = [], ...others] = products.map(({ company }) => proofFacts(company, words, lang));
  return first.map(({ key, name, text }, i) => ({
    key: `proof ${key}`,
    label: name,
    values: [text, ...others.map((facts) => facts[i]!.text)],
    best: NONE,
  }));
}
