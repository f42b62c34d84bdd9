import type { DETAIL_KEYS, ProductContent } from '../../../contract/product/product-content.ts';
import type { SupplyWords } from '../../../domain/company/supply.ts';

/** What a product's fields are called; the group is chosen in lists only. */
export const productFields = {
  title: 'Title',
  cate: 'Category',
  own_number: 'Own number (SKU)',
  keywords: 'Keywords',
  properties: 'Parameters',
  images: 'Images',
  content: 'Description',
  price: 'Price tiers',
  currency: 'Currency',
  unit: 'Unit',
  min_order: 'Minimum order',
  sample_lead_time_days: 'Sample lead time (days)',
  sample: 'Samples',
  lead_times: 'Lead time',
  packaging: 'Package',
  port: 'Port of shipment',
  incoterms: 'Delivery terms',
  warranty_months: 'Warranty',
  target_markets: 'Target markets',
  business_type: 'Business type',
  details: 'Packaging and delivery',
} satisfies Record<Exclude<keyof ProductContent, 'group_id'>, string>;
export type ProductFieldWords = Record<keyof typeof productFields, string>;

/** What the details are called, on public pages too. */
export const productDetailNames: Record<(typeof DETAIL_KEYS)[number], string> = {
  Packaging: 'Packaging',
  Port: 'Port',
  'Delivery Time': 'Delivery time',
  'Supply Ability': 'Supply ability',
  'Payment Terms': 'Payment terms',
  Sample: 'Sample',
};

/** Texts with places, for public pages too. */
export const productSupply: SupplyWords = {
  sampleFree: 'Free',
  samplePrice: '{price} each',
  sampleOnRequest: 'Price on request',
  sampleNone: 'Not offered',
  upTo: 'Up to {quantity}: {days} days',
  more: 'More: {days} days',
  anyQuantity: '{days} days',
  perPackage: '{quantity} each',
  size: '{size} cm',
  weight: '{weight} kg',
  months: '{n} months',
  noWarranty: 'None',
};
