/** The product form's values, and the way between them and what the API takes and gives. */
import type { DETAIL_KEYS, OwnProduct, PriceTier } from '../../../../contract/product.ts';
import type { BusinessType, Currency, MainMarket, Unit } from '../../../../domain/enumerations.ts';
import { normalKeywords } from '../../../../domain/product.ts';
import type { ListedImage } from '../../../backoffice/upload/image-list.tsx';

/** A tier being typed: the price may still be missing. */
export interface TypedTier extends Omit<PriceTier, 'Price'> {
  Price: number | null;
}

export interface ProductValues {
  title: string;
  keywords: string[];
  /** Properties the category offers, by name; empty ones are not stated. */
  offered: Record<string, string | undefined>;
  /** Properties of the seller's own naming. */
  custom: { name: string; value: string }[];
  images: ListedImage[];
  currency: Currency;
  unit: Unit;
  min_order: number;
  price: TypedTier[];
  target_markets: MainMarket[];
  business_type: BusinessType[];
  content: string;
  details: Partial<Record<(typeof DETAIL_KEYS)[number], string>>;
}

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

export function valuesOf(product: OwnProduct, offered: ReadonlySet<string>): ProductValues {
  const entries = Object.entries(product.properties);
  return {
    title: product.title,
    keywords: product.keywords,
    offered: Object.fromEntries(entries.filter(([name]) => offered.has(name))),
    custom: entries.filter(([name]) => !offered.has(name)).map(([name, value]) => ({ name, value })),
    images: product.images,
    currency: product.currency,
    unit: product.unit as Unit,
    min_order: product.min_order,
    price: product.price,
    target_markets: product.target_markets as MainMarket[],
    business_type: product.business_type as BusinessType[],
    content: product.content,
    details: product.details,
  };
}

/** Every part is given: a draft saved early has not touched all fields. */
export function bodyOf(values: Partial<ProductValues>, cate: number, group_id: number | null) {
  const stated = [
    ...Object.entries(values.offered ?? {}),
    ...(values.custom ?? []).map((pair) => [pair?.name, pair?.value] as const),
  ].flatMap(([name, value]) => (name?.trim() && value?.trim() ? [[name.trim(), value.trim()] as const] : []));
  return {
    title: values.title ?? '',
    cate,
    group_id,
    keywords: normalKeywords(values.keywords ?? []),
    properties: Object.fromEntries(stated),
    images: (values.images ?? []).map(({ id }) => id),
    content: values.content ?? '',
    price: (values.price ?? []).filter((tier): tier is PriceTier => tier.Price !== null),
    currency: values.currency ?? '$',
    unit: values.unit ?? 'piece',
    min_order: values.min_order ?? 1,
    target_markets: values.target_markets ?? [],
    business_type: values.business_type ?? [],
    details: Object.fromEntries(
      Object.entries(values.details ?? {}).filter(([, text]) => text?.trim()),
    ) as NonNullable<ProductValues['details']>,
  };
}
