import type { PricesProblem } from '../../domain/price.ts';
import type { ProductStatus } from '../../domain/product-review.ts';
import { productDetailNames, productFields } from './product-fields.ts';

/** Product lists and the publishing flow. */
export const officeProduct = {
  title: 'Products',
  lists: { 0: 'Deleted', 1: 'Passed', 2: 'Under review', 4: 'Not passed', 5: 'Drafts' } satisfies Record<
    ProductStatus,
    string
  > as Record<ProductStatus, string>,
  empty: {
    0: 'No deleted products',
    1: 'No published products yet',
    2: 'No products under review',
    4: 'No rejected products',
    5: 'No drafts',
  } satisfies Record<ProductStatus, string> as Record<ProductStatus, string>,
  publish: 'Publish product',
  searchFor: 'Search by title',
  columns: {
    product: 'Product',
    category: 'Category',
    price: 'Price',
    refreshed: 'Refreshed',
    updated: 'Updated',
  },
  refresh: 'Refresh',
  refreshSelected: 'Refresh selected',
  deleteSelected: 'Delete selected',
  deleteAsk: (n: number) => `Delete ${n} product(s)? This cannot be undone.`,
  reasons: 'Reasons',
  revisionWaits: 'An edit is under review; the approved version stays online.',
  revisionFailed: 'An edit was not passed; the approved version stays online.',
  certifyFirst: 'Your company must be certified before products can be published.',
  draftsOnly:
    'Your company is not certified yet. You can prepare products and keep them as drafts; they can be submitted once the certification has passed.',
  untitled: 'Untitled',
  steps: ['Choose category', 'Add product', 'Done'],
  step1: {
    title: 'Choose category',
    hint: 'Only categories within your main category can be chosen. The product must match the category.',
    search: 'Search categories',
    chosen: 'Chosen category',
    nothing: 'No category chosen yet',
    keeps: (title: string) => `Another category for “${title}”. Everything typed is kept.`,
    keep: 'Keep the category',
    next: 'Next: add product',
    noMatch: 'No category with these words',
    noneCompany: 'Your company has no main category yet.',
  },
  form: {
    ...productFields,
    onlineNote:
      'This product is published. Your edit goes under review; the approved version stays online until it passes.',
    restored: 'What you had typed is here again; it is not saved yet.',
    discard: 'Discard it',
    basics: 'Basic information',
    changeCategory: 'Change',
    titleHint: 'Name, material, use and specification in English; no contact information.',
    keywordsHint: 'At most 4; press Enter after each.',
    propertiesHint:
      'Usual parameters of this category are offered; fill in those that apply. At least one, at most 20.',
    propertyName: 'Name',
    propertyValue: 'Value',
    addProperty: 'Add parameter',
    imagesHint:
      'Up to 6, JPG, PNG or WEBP, at least 300 × 300, at most 5 MB each. Recommended main image: 750 × 750, white background, no watermark.',
    trade: 'Price and trade',
    priceHint: 'Up to 5 tiers without gaps; without a tier the price is shown as negotiable.',
    from: 'From',
    to: 'To',
    andAbove: 'and above',
    unitPrice: 'Unit price',
    addTier: 'Add tier',
    tierProblems: {
      count: 'At most 5 tiers.',
      order: 'Price tiers must ascend without gaps or overlaps.',
      decimals: 'A price has at most 4 decimals.',
      not_positive: 'A price must be above 0.',
    } satisfies Record<PricesProblem, string> as Record<PricesProblem, string>,
    contentLength: (n: number) => `20–50,000 characters of text, now ${n}`,
    contentProblem: 'The description needs 20 to 50,000 characters of text.',
    details: 'Packaging and delivery (optional)',
    detailNames: productDetailNames,
    submit: 'Submit for review',
    draft: 'Save as draft',
    drafted: 'Draft saved',
    duplicateProperty: 'The same name stands twice.',
  },
  done: {
    title: 'Submitted',
    text: 'The product is now under review. It appears on the public site once it has passed.',
    another: 'Publish another',
    list: 'To the products under review',
  },
};
export type OfficeProductWords = typeof officeProduct;
