/**
 * The fields of a product, each declared once. Drafts, submissions, the seller's own product, the public page and the
 * review are derived from it, so a new field appears in all of them unless it is left out by name.
 */
import * as z from 'zod';
import { areAscending, isUnpacked, SUPPLY_LIMITS } from '../../domain/company/supply.ts';
import {
  BUSINESS_TYPES,
  CURRENCIES,
  INCOTERMS,
  MAIN_MARKET_VALUES,
  UNITS,
} from '../../domain/enumerations.ts';
import { PRODUCT_LIMITS } from '../../domain/product/product.ts';
import { choice, choices, fileId, formatted, text } from '../schema/field.ts';
import { id } from '../schema/page.ts';
import { priceTier, priceTiers } from '../schema/price.ts';

const entries = (count: number) =>
  z.record(text(50), text(100)).refine((map) => Object.keys(map).length <= count, 'unknown_choice');

/** Details: packaging, delivery and the like; empty values are hidden (spec P2.10). */
export const DETAIL_KEYS = [
  'Packaging',
  'Port',
  'Delivery Time',
  'Supply Ability',
  'Payment Terms',
  'Sample',
] as const;
const details = z
  .partialRecord(z.enum(DETAIL_KEYS), text(500, 0))
  .transform((map): Record<string, string> => {
    const stated = Object.entries(map).filter(([, value]) => value !== '');
    return Object.fromEntries(stated);
  });

const amount = (most: number) => z.number().min(0).max(most);
const orNull = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);
const days = z.int().min(1).max(SUPPLY_LIMITS.days.most);

const sample = z.object({
  offered: z.boolean(),
  /** 0: free; null: on request. */
  price: orNull(amount(1_000_000).refine((price) => Number(price.toFixed(4)) === price, 'price_decimals')),
});
const leadTime = z.object({ up_to: orNull(z.int().min(1).max(1_000_000_000)), days });
const leadTimes = z
  .array(leadTime)
  .max(SUPPLY_LIMITS.leadTimes.most)
  .refine(areAscending, 'lead_times_order');
const side = orNull(amount(SUPPLY_LIMITS.side.most));
const packed = z.object({
  type: text(SUPPLY_LIMITS.packagingType.most, 0).default(''),
  units: orNull(z.int().min(1).max(1_000_000_000)),
  length: side,
  width: side,
  height: side,
  weight: orNull(amount(SUPPLY_LIMITS.kilograms.most)),
});
const packaging = packed.nullable().transform((one) => (one && isUnpacked(one) ? null : one));

/**
 * `given` is a draft's, which may be incomplete, and `shown` what replies say.
 * A field added later needs a default: revisions that were stored before are without it.
 */
const FIELDS = {
  title: { shown: z.string(), given: text(PRODUCT_LIMITS.title.most, 0).default('') },
  cate: { shown: z.int(), given: z.int().positive() },
  group_id: { shown: z.int().nullable(), given: id.nullable().default(null) },
  /** The seller's own, by which their sheets know the product: unique in the company in any case; shown to nobody else. */
  own_number: { shown: z.string(), given: text(PRODUCT_LIMITS.ownNumber.most, 0).default('') },
  keywords: {
    shown: z.array(z.string()),
    given: z.array(text(50)).max(PRODUCT_LIMITS.keywords.most).default([]),
  },
  properties: {
    shown: z.record(z.string(), z.string()),
    given: entries(PRODUCT_LIMITS.properties.most).default({}),
  },
  /** Given as files, shown as their addresses. */
  images: {
    shown: z.array(z.string()),
    given: z.array(fileId).max(PRODUCT_LIMITS.images.most).default([]),
  },
  content: { shown: z.string(), given: formatted(z.string().max(200_000)).default('') },
  /** Empty: negotiable. */
  price: { shown: z.array(priceTier), given: priceTiers.or(z.array(priceTier).length(0)).default([]) },
  currency: { shown: choice(CURRENCIES), given: choice(CURRENCIES).default('$') },
  unit: { shown: z.string(), given: choice(UNITS) },
  min_order: { shown: z.int(), given: z.int().min(1).max(1_000_000_000).default(1) },
  /** Until a sample is ready; null where the seller does not say. */
  sample_lead_time_days: {
    shown: z.int().nullable(),
    given: z.int().min(1).max(365).nullable().default(null),
  },
  sample: { shown: sample.nullable(), given: orNull(sample) },
  /** By quantity; the days hold up to it. */
  lead_times: { shown: z.array(leadTime), given: leadTimes.default([]) },
  packaging: { shown: packed.nullable(), given: packaging.default(null) },
  port: { shown: z.string(), given: text(SUPPLY_LIMITS.port.most, 0).default('') },
  incoterms: { shown: z.array(z.string()), given: choices(INCOTERMS).default([]) },
  warranty_months: {
    shown: z.int().nullable(),
    given: orNull(z.int().min(0).max(SUPPLY_LIMITS.warrantyMonths.most)),
  },
  target_markets: { shown: z.array(z.string()), given: choices(MAIN_MARKET_VALUES).default([]) },
  business_type: { shown: z.array(z.string()), given: choices(BUSINESS_TYPES).default([]) },
  details: { shown: z.record(z.string(), z.string()), given: details.prefault({}) },
};

type Fields = typeof FIELDS;
const shapeOf = <Side extends 'shown' | 'given'>(side: Side) =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, field[side]])) as {
    [Name in keyof Fields]: Fields[Name][Side];
  };

export const shownContent = z.object(shapeOf('shown'));

/** A draft may be incomplete; to be submitted it must pass `productContent`. */
export const productDraft = z.object(shapeOf('given'));

/** What a product submitted for review must hold. */
export const productContent = productDraft.extend({
  title: text(PRODUCT_LIMITS.title.most, PRODUCT_LIMITS.title.least),
  properties: entries(PRODUCT_LIMITS.properties.most).refine(
    (map) => Object.keys(map).length >= 1,
    'required',
  ),
  images: z.array(fileId).min(PRODUCT_LIMITS.images.least, 'required').max(PRODUCT_LIMITS.images.most),
});
export type ProductContent = z.infer<typeof productContent>;
export type ProductContentInput = z.input<typeof productContent>;

/** What a reviewer judges of a product: all that would go online, with the way to its category in words. */
export const reviewContent = shownContent
  // the group and the number are the seller's own order among products that passed
  .omit({ cate: true, group_id: true, own_number: true })
  .extend({ category: z.object({ name: z.string(), name_zh: z.string() }) });
export type ReviewContent = z.infer<typeof reviewContent>;
