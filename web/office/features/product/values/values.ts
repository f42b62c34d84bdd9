/** The product form's values, converted to and from those of the API. */
import * as z from 'zod';
import type { OwnProduct } from '../../../../../contract/product/own-product.ts';
import {
  type ProductContentInput,
  productContent,
  productDraft,
  shownContent,
} from '../../../../../contract/product/product-content.ts';
import { type PriceTier, priceTier } from '../../../../../contract/schema/price.ts';
import { BUSINESS_TYPES, INCOTERMS, MAIN_MARKET_VALUES, UNITS } from '../../../../../domain/enumerations.ts';
import { normalKeywords } from '../../../../../domain/product/product.ts';
import type { Answers } from '../../../../../domain/product/product-completeness.ts';
import { stillOffered } from '../../../options.ts';

/** A tier being typed: the price may still be missing. */
const typedTier = priceTier.extend({ Price: priceTier.shape.Price.nullable() });
export type TypedTier = z.input<typeof typedTier>;

/** What stands beside the form, or is typed in another form than it is sent; every other field is as the API has it. */
const OF_ITS_OWN = { cate: true, properties: true } as const;

/** The content of the contract; its parameters come from two lists of inputs, its category from the step before. */
export const productForm = productContent.omit(OF_ITS_OWN).extend({
  /** Parameters the category offers, by name; empty ones are not stated. */
  offered: z.record(z.string(), z.string().optional()).default({}),
  /** Parameters of the seller's own naming. */
  custom: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  price: z.array(typedTier).default([]),
});
export type ProductValues = z.input<typeof productForm>;
type SentAsTyped = Omit<z.output<typeof productForm>, 'offered' | 'custom'>;

const EMPTY = { ...productDraft.omit({ ...OF_ITS_OWN, unit: true }).parse({}), unit: 'piece' as const };
const NOTHING = { ...EMPTY, properties: {} };
export const emptyValues: Partial<ProductValues> = { ...EMPTY, custom: [] };

/** Choices that are offered no more are left out: they have to be made again. */
export function valuesOf(product: OwnProduct, offered: ReadonlySet<string>): Partial<ProductValues> {
  const { unit, target_markets, business_type, incoterms, packaging, ...shown } = shownContent
    .omit({ ...OF_ITS_OWN, images: true })
    .parse(product);
  const entries = Object.entries(product.properties);
  const [offeredUnit] = stillOffered(UNITS, [unit]);
  return {
    ...shown,
    ...(offeredUnit && { unit: offeredUnit }),
    incoterms: stillOffered(INCOTERMS, incoterms),
    ...(packaging && { packaging }),
    target_markets: stillOffered(MAIN_MARKET_VALUES, target_markets),
    business_type: stillOffered(BUSINESS_TYPES, business_type),
    ...inLists(entries, offered),
    images: product.images.map(({ id }) => id),
  };
}

/** Parameters in the list of those that the category offers, and in that of the others. */
const inLists = (entries: readonly (readonly [string, string])[], offered: ReadonlySet<string>) => ({
  offered: Object.fromEntries(entries.filter(([name]) => offered.has(name))),
  custom: entries.filter(([name]) => !offered.has(name)).map(([name, value]) => ({ name, value })),
});

/** What was typed in another category: every parameter stays, in the list where it belongs now. */
export const inCategory = (
  values: Partial<ProductValues>,
  offered: ReadonlySet<string>,
): Partial<ProductValues> => ({ ...values, ...inLists(statedProperties(values), offered) });

/** What cannot be read as a number is the text that was typed, and is refused before it is sent; a draft goes without it. */
const isUnread = (value: unknown) => typeof value === 'string';
const hasPrice = (tier: TypedTier): tier is PriceTier =>
  tier.Price !== null && ![tier.Start, tier.End, tier.Price].some(isUnread);
const NUMBERS = ['min_order', 'sample_lead_time_days', 'warranty_months'];

/** The parameters that have a name and a value, in both lists; a name may stand twice. */
export const statedProperties = ({
  offered,
  custom,
}: Partial<ProductValues>): [name: string, value: string][] =>
  [
    ...Object.entries(offered ?? {}),
    ...(custom ?? []).map((pair) => [pair?.name, pair?.value] as const),
  ].flatMap(([name, value]) => (name?.trim() && value?.trim() ? [[name.trim(), value.trim()]] : []));

/** An emptied input gives null, and a package of which nothing is said is none. */
function packageOf(typed: ProductValues['packaging']): ProductContentInput['packaging'] {
  if (!typed) return null;
  const stated = Object.entries(typed).filter(
    ([name, value]) =>
      value !== null && value !== undefined && value !== '' && (name === 'type' || !isUnread(value)),
  );
  return stated.length === 0 ? null : Object.fromEntries(stated);
}

/** Every part is given: a draft saved early has not touched all fields, and an emptied one is null. */
export function bodyOf(values: Partial<ProductValues>, cate: number): ProductContentInput {
  const { offered, custom, ...typed } = values;
  const touched = Object.entries(typed).filter(
    ([name, value]) => value !== undefined && value !== null && !(NUMBERS.includes(name) && isUnread(value)),
  );
  const held: SentAsTyped = { ...EMPTY, ...Object.fromEntries(touched) };
  return {
    ...held,
    cate,
    keywords: normalKeywords(held.keywords),
    properties: Object.fromEntries(statedProperties({ offered, custom })),
    price: held.price.filter(hasPrice),
    lead_times: held.lead_times.filter(({ up_to, days }) => !isUnread(up_to) && !isUnread(days)),
    sample: held.sample && isUnread(held.sample.price) ? { offered: true, price: Number.NaN } : held.sample,
    packaging: packageOf(held.packaging),
    details: Object.fromEntries(Object.entries(held.details).filter(([, text]) => text?.trim())),
  };
}

/** What has been typed so far, as far as it goes. */
export const answersOf = (values: Partial<ProductValues>): Answers => ({ ...NOTHING, ...bodyOf(values, 0) });
