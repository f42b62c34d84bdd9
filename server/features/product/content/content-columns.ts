/** Maps a product's row to its content and back: the only place that knows which column holds which field. */
import type { GetColumnData } from 'drizzle-orm';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { priceRange } from '../../../../domain/price/price.ts';
import { products } from '../product.tables.ts';
import type { CategoryPlace } from './content.sql.ts';

/** Images stand in a table of their own. */
export type Content = Omit<ProductContent, 'images'>;

/** To be selected, each column under the name of its field. */
export const contentColumns = {
  title: products.title,
  cate: products.categoryId,
  group_id: products.groupId,
  own_number: products.ownNumber,
  keywords: products.keywords,
  properties: products.properties,
  content: products.content,
  price: products.prices,
  currency: products.currency,
  unit: products.unit,
  min_order: products.minOrder,
  sample_lead_time_days: products.sampleLeadTimeDays,
  sample: products.sample,
  lead_times: products.leadTimes,
  packaging: products.packaging,
  port: products.port,
  incoterms: products.incoterms,
  warranty_months: products.warrantyMonths,
  target_markets: products.targetMarkets,
  business_type: products.businessTypes,
  details: products.details,
} satisfies Record<keyof Content, unknown>;

export type ContentRow = {
  [Name in keyof typeof contentColumns]: GetColumnData<(typeof contentColumns)[Name]>;
};

export const contentOf = (row: ContentRow): Content => ({
  ...row,
  properties: Object.fromEntries(row.properties),
});

/** Columns of `products` that hold content. */
export function columnsOf({ content, category }: { content: ProductContent; category: CategoryPlace }) {
  const { min_price, max_price } = priceRange(content.price);
  return {
    categoryId: category.id,
    rootId: category.rootId,
    subId: category.subId,
    groupId: content.group_id,
    ownNumber: content.own_number,
    title: content.title,
    content: content.content,
    keywords: content.keywords,
    properties: Object.entries(content.properties),
    details: content.details,
    prices: content.price,
    minPrice: min_price,
    maxPrice: max_price,
    currency: content.currency,
    unit: content.unit,
    minOrder: content.min_order,
    sampleLeadTimeDays: content.sample_lead_time_days,
    sample: content.sample,
    leadTimes: content.lead_times,
    packaging: content.packaging,
    port: content.port,
    incoterms: content.incoterms,
    warrantyMonths: content.warranty_months,
    targetMarkets: content.target_markets,
    businessTypes: content.business_type,
    mainImageId: content.images[0] ?? null,
  };
}
