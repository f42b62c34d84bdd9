/** Shared samples for tests of product content. */
import type {
  ProductContent,
  ProductContentInput,
  ReviewContent,
} from '../../../contract/product/product-content.ts';

/** Content that passes, in a leaf category and with images of the company. */
export const goodProduct = (
  cate: number,
  images: number[],
  given: Partial<ProductContentInput> = {},
): ProductContentInput => ({
  title: 'Hexagon head bolt of stainless steel',
  cate,
  keywords: ['bolt', 'hex bolt'],
  properties: { Material: 'Stainless steel', Size: 'M8' },
  images,
  content: '<p>A strong bolt that holds what it should hold.</p>',
  price: [
    { Start: 1, End: 99, Price: 0.5 },
    { Start: 100, End: null, Price: 0.4 },
  ],
  unit: 'piece',
  min_order: 100,
  ...given,
});

/** Every field that needs no row of its own, stated; the second time each of them differently. */
type Stated = Omit<ProductContent, 'cate' | 'group_id' | 'images'>;
export const [FIRST, SECOND]: [Stated, Stated] = [
  {
    title: 'Hexagon head bolt of stainless steel',
    own_number: 'HB-8',
    keywords: ['hex bolt'],
    properties: { Material: 'Stainless steel' },
    content: '<p>A strong bolt that holds what it should hold.</p>',
    price: [{ Start: 100, End: null, Price: 0.45 }],
    currency: '$',
    unit: 'piece',
    min_order: 100,
    sample_lead_time_days: 7,
    sample: { offered: true, price: 12.5 },
    lead_times: [{ up_to: null, days: 9 }],
    packaging: { type: 'Carton', units: 100, length: 40, width: 30, height: 20, weight: 12.5 },
    port: 'Ningbo',
    incoterms: ['FOB'],
    warranty_months: 12,
    target_markets: ['North America'],
    business_type: ['Dealer'],
    details: { Packaging: 'Cartons of one hundred' },
  },
  {
    title: 'Flange bolt of zinc plated carbon steel',
    own_number: 'FB-8',
    keywords: ['flange bolt'],
    properties: { Material: 'Carbon steel' },
    content: '<p>A flange spreads the load where a washer would get lost.</p>',
    price: [{ Start: 300, End: null, Price: 7.25 }],
    currency: '¥',
    unit: 'box',
    min_order: 300,
    sample_lead_time_days: 14,
    sample: { offered: true, price: 0 },
    lead_times: [
      { up_to: 500, days: 11 },
      { up_to: null, days: 33 },
    ],
    packaging: { type: 'Steel drum', units: 20, length: 55, width: 55, height: 90, weight: 180 },
    port: 'Shenzhen',
    incoterms: ['EXW', 'DDP'],
    warranty_months: 36,
    target_markets: ['Southeast Asia'],
    business_type: ['ODM manufacture'],
    details: { Packaging: 'Steel drums' },
  },
];

interface Excused {
  because: string;
}
/** What the references say: the way to the category, and the images. */
export type Said = Pick<ReviewContent, 'category' | 'images'>;
interface Places {
  /** The field of the review view that says it. */
  reviewer: keyof ReviewContent | Excused;
  /** What the product's page has of the second content. */
  page: string | ((said: Said) => string) | Excused;
  /** Why what visitors read leaves it out. */
  api?: Excused;
}
const SORTING = { because: 'it sorts the seller’s own shop, and is asked for in the lists of the shop only' };
const NUMBERING = { because: 'the seller’s sheets know the product by it, and nobody else' };

/** Where each field is seen; one that is missing here fails the test. */
export const PLACES: Record<keyof ProductContent, Places> = {
  title: { reviewer: 'title', page: 'Flange bolt of zinc plated carbon steel' },
  cate: { reviewer: 'category', page: ({ category }) => category.name.split(' / ').at(-1)! },
  group_id: { reviewer: SORTING, page: SORTING },
  own_number: { reviewer: NUMBERING, page: NUMBERING, api: NUMBERING },
  keywords: { reviewer: 'keywords', page: 'flange bolt' },
  properties: { reviewer: 'properties', page: 'Material Carbon steel' },
  images: { reviewer: 'images', page: ({ images }) => images[0]! },
  content: { reviewer: 'content', page: 'A flange spreads the load' },
  price: { reviewer: 'price', page: '7.25' },
  currency: { reviewer: 'currency', page: '¥7.25' },
  unit: { reviewer: 'unit', page: 'Quantity (boxes)' },
  min_order: { reviewer: 'min_order', page: 'Min. order 300 boxes' },
  sample_lead_time_days: { reviewer: 'sample_lead_time_days', page: 'Sample lead time (days) 14' },
  sample: { reviewer: 'sample', page: 'Samples Free' },
  lead_times: { reviewer: 'lead_times', page: 'Lead time Up to 500 boxes: 11 days More: 33 days' },
  packaging: { reviewer: 'packaging', page: 'Package Steel drum · 20 boxes each · 55 × 55 × 90 cm · 180 kg' },
  port: { reviewer: 'port', page: 'Port of shipment Shenzhen' },
  incoterms: { reviewer: 'incoterms', page: 'Delivery terms EXW, DDP' },
  warranty_months: { reviewer: 'warranty_months', page: 'Warranty 36 months' },
  target_markets: { reviewer: 'target_markets', page: 'Southeast Asia' },
  business_type: { reviewer: 'business_type', page: 'ODM manufacture' },
  details: { reviewer: 'details', page: 'Packaging Steel drums' },
};
