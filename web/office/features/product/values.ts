/** The product form's values, and the way between them and what the API takes and gives. */

import type { PriceTier } from '../../../../contract/price.ts';
import type { OwnProduct } from '../../../../contract/product.ts';
import {
  type DETAIL_KEYS,
  type ProductContent,
  type ProductContentInput,
  productDraft,
  shownContent,
} from '../../../../contract/product-content.ts';
import { normalKeywords } from '../../../../domain/product.ts';
import type { ListedImage } from '../../../backoffice/upload/image-list.tsx';

/** A tier being typed: the price may still be missing. */
export interface TypedTier extends Omit<PriceTier, 'Price'> {
  Price: number | null;
}

/** What stands beside the form or is typed in another form than it is sent; every other field is as the API has it. */
const OF_ITS_OWN = { cate: true, group_id: true, properties: true, images: true } as const;

export interface ProductValues extends Omit<ProductContent, keyof typeof OF_ITS_OWN | 'price' | 'details'> {
  /** Properties the category offers, by name; empty ones are not stated. */
  offered: Record<string, string | undefined>;
  /** Properties of the seller's own naming. */
  custom: { name: string; value: string }[];
  images: ListedImage[];
  price: TypedTier[];
  details: Partial<Record<(typeof DETAIL_KEYS)[number], string>>;
}

const EMPTY = { ...productDraft.omit({ ...OF_ITS_OWN, unit: true }).parse({}), unit: 'piece' as const };
export const emptyValues: Partial<ProductValues> = { ...EMPTY, custom: [], images: [] };

type AsTheyAre = Omit<ProductValues, 'offered' | 'custom' | 'images'>;

export function valuesOf(product: OwnProduct, offered: ReadonlySet<string>): ProductValues {
  const entries = Object.entries(product.properties);
  return {
    // what is stored was one of the choices when it was given
    ...(shownContent.omit(OF_ITS_OWN).parse(product) as AsTheyAre),
    offered: Object.fromEntries(entries.filter(([name]) => offered.has(name))),
    custom: entries.filter(([name]) => !offered.has(name)).map(([name, value]) => ({ name, value })),
    images: product.images,
  };
}

/** Every part is given: a draft saved early has not touched all fields, and an emptied one is null. */
export function bodyOf(
  values: Partial<ProductValues>,
  cate: number,
  group_id: number | null,
): ProductContentInput {
  const { offered = {}, custom = [], images = [], ...typed } = values;
  const stated = [
    ...Object.entries(offered),
    ...custom.map((pair) => [pair?.name, pair?.value] as const),
  ].flatMap(([name, value]) => (name?.trim() && value?.trim() ? [[name.trim(), value.trim()] as const] : []));
  const touched = Object.entries(typed).filter(([, value]) => value !== undefined && value !== null);
  const held: AsTheyAre = { ...EMPTY, ...Object.fromEntries(touched) };
  return {
    ...held,
    cate,
    group_id,
    keywords: normalKeywords(held.keywords),
    properties: Object.fromEntries(stated),
    images: images.map(({ id }) => id),
    price: held.price.filter((tier): tier is PriceTier => tier.Price !== null),
    details: Object.fromEntries(Object.entries(held.details).filter(([, text]) => text?.trim())),
  };
}
