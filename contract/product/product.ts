/** Products as visitors read them (spec P3.1, P7.3). */
import * as z from 'zod';
import { publicCompany } from '../company/company.ts';
import { productCard } from '../schema/card.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { shownContent } from './product-content.ts';

/** What a link to a product says of it. */
export const namedProduct = z.object({ id: z.int(), title: z.string() });

/** A product of the same supplier that is the same but for a property or two, and the values of those. */
export const productVariant = productCard.omit({ company: true, properties: true }).extend({
  differs: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** The product page's data. */
export const publicProduct = shownContent.omit({ own_number: true }).extend({
  id: z.int(),
  uid: z.int(),
  cid: z.int(),
  main_image: z.string(),
  min_price: z.number(),
  max_price: z.number(),
  /** With its unit. */
  min_order: z.string(),
  min_order_quantity: z.int(),
  cate: z.array(z.object({ id: z.int(), name: z.string(), name_zh: z.string(), path: z.string() })),
  cate_names: z.array(z.string()),
  location_name: z.array(z.string()),
  location_name_zh: z.array(z.string()),
  location_path: z.array(z.int()),
  updated_at: z.string(),
  next: namedProduct.nullable(),
  prev: namedProduct.nullable(),
  company: publicCompany,
  variants: z.array(productVariant),
  recommend_products: z.array(productCard),
});
export type PublicProduct = z.infer<typeof publicProduct>;

export const productRoutes = {
  getProduct: route('GET', '/companies/products/:id', 'guest', {
    summary: 'Product detail: the approved version.',
    // the sentence of spec P5.5
    params: z.object({
      id: numeric(
        z
          .number('product_id_required')
          .refine((n) => Number.isSafeInteger(n) && n > 0, 'product_id_required')
          .meta({ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      ),
    }),
    reply: publicProduct,
  }),
  recommendedProducts: route('GET', '/products/recommend/:id', 'guest', {
    summary: 'Products like this one.',
    params: idParams,
    reply: z.array(productCard),
  }),
};
