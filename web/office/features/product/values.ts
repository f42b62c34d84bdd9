/** The product form's values, and the way between them and what the API takes and gives. */
import * as z from 'zod';
import { type OwnProduct, type PriceTier, priceTier, productContent } from '../../../../contract/product.ts';
import { BUSINESS_TYPES, MAIN_MARKET_VALUES, UNITS } from '../../../../domain/enumerations.ts';
import { normalKeywords } from '../../../../domain/product.ts';
import { stillOffered } from '../../options.ts';

/** A tier being typed: the price may still be missing. */
const typedTier = priceTier.extend({ Price: priceTier.shape.Price.nullable() });
export type TypedTier = z.input<typeof typedTier>;

/** The content of the contract; its parameters come from two lists of inputs, its category from the step before. */
export const productForm = productContent.omit({ cate: true, group_id: true, properties: true }).extend({
  /** Parameters the category offers, by name; empty ones are not stated. */
  offered: z.record(z.string(), z.string().optional()).default({}),
  /** Parameters of the seller's own naming. */
  custom: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  price: z.array(typedTier).default([]),
});
export type ProductValues = z.input<typeof productForm>;

export const emptyValues: Partial<ProductValues> = {
  keywords: [],
  custom: [],
  images: [],
  currency: '$',
  unit: 'piece',
  min_order: 1,
  price: [],
  content: '',
};

export function valuesOf(product: OwnProduct, offered: ReadonlySet<string>): Partial<ProductValues> {
  const entries = Object.entries(product.properties);
  const [unit] = stillOffered(UNITS, [product.unit]);
  return {
    title: product.title,
    keywords: product.keywords,
    offered: Object.fromEntries(entries.filter(([name]) => offered.has(name))),
    custom: entries.filter(([name]) => !offered.has(name)).map(([name, value]) => ({ name, value })),
    images: product.images.map(({ id }) => id),
    currency: product.currency,
    ...(unit && { unit }),
    min_order: product.min_order,
    price: product.price,
    target_markets: stillOffered(MAIN_MARKET_VALUES, product.target_markets),
    business_type: stillOffered(BUSINESS_TYPES, product.business_type),
    content: product.content,
    details: product.details,
  };
}

const hasPrice = (tier: TypedTier): tier is PriceTier => tier.Price !== null;

/** The parameters that have a name and a value, in both lists; a name may stand twice. */
export const statedProperties = ({
  offered,
  custom,
}: Partial<ProductValues>): [name: string, value: string][] =>
  [
    ...Object.entries(offered ?? {}),
    ...(custom ?? []).map((pair) => [pair?.name, pair?.value] as const),
  ].flatMap(([name, value]) => (name?.trim() && value?.trim() ? [[name.trim(), value.trim()]] : []));

/** Every part is given: a draft saved early has not touched all fields. */
export function bodyOf(values: Partial<ProductValues>, cate: number, group_id: number | null) {
  return {
    title: values.title ?? '',
    cate,
    group_id,
    keywords: normalKeywords(values.keywords ?? []),
    properties: Object.fromEntries(statedProperties(values)),
    images: values.images ?? [],
    content: values.content ?? '',
    price: (values.price ?? []).filter(hasPrice),
    currency: values.currency ?? '$',
    unit: values.unit ?? 'piece',
    min_order: values.min_order ?? 1,
    target_markets: values.target_markets ?? [],
    business_type: values.business_type ?? [],
    details: Object.fromEntries(Object.entries(values.details ?? {}).filter(([, text]) => text?.trim())),
  };
}
