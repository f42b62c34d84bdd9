/** A product as lists show it (spec P2.8). */
import * as z from 'zod';
import { supplierCard } from './supplier-card.ts';

export const productCard = z.object({
  id: z.int(),
  title: z.string(),
  /** Address of the main image; see contract/file.ts for its sizes. */
  image: z.string(),
  currency: z.enum(['$', '¥']),
  /** 0 or less: negotiable. */
  min_price: z.number(),
  max_price: z.number(),
  unit: z.string(),
  /** Text such as "100 piece". */
  min_order: z.string(),
  properties: z.record(z.string(), z.string()),
  company: supplierCard,
});
export type ProductCard = z.infer<typeof productCard>;
