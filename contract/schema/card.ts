/** Products and suppliers as lists show them (spec P2.8, spec P2.23, spec P3.3). */
import * as z from 'zod';
import { priceTier } from './price.ts';

export const templateDirectory = z.enum(['default', 'silver', 'vip', 'diamond']);
export type TemplateDirectory = z.infer<typeof templateDirectory>;

/** How a supplier answers what it is asked (decision 27); null while fewer than five have asked. */
export const response = z
  .object({
    /** Percent of the enquiries and invited requests of 90 days that were answered within 72 hours. */
    rate: z.int().min(0).max(100),
    /** Median hours to the first answer, rounded up; null where nothing was answered. */
    hours: z.int().positive().nullable(),
  })
  .nullable();

/** What a buyer can go by before asking (domain/company/proof.ts). */
export const proof = z.object({
  /** The day on which a reviewer passed the business licence, YYYY-MM-DD in UTC; null while none did. */
  verified_on: z.string().nullable(),
  /** The year of the founding as the company states it, and the full years since. */
  established: z.int().nullable(),
  years: z.int().positive().nullable(),
  /** Certificates with their papers that a reviewer passed and that hold today. */
  certificates: z.int().nonnegative(),
});

export const supplierCard = z.object({
  id: z.int(),
  domain: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  templateDirectory,
  /** "Province, Country". */
  location: z.string(),
  /** The same in Chinese, the country first. */
  location_zh: z.string(),
  response,
  proof,
  basicinformation: z.object({
    'Business Type': z.string(),
    'Main Products': z.string(),
    /** Values, as filters take them; pages show labels. */
    'Main Markets': z.string(),
  }),
});
export type SupplierCard = z.infer<typeof supplierCard>;

export const productCard = z.object({
  id: z.int(),
  title: z.string(),
  /** Address of the main image; see contract/file/file.ts for its sizes. */
  image: z.string(),
  currency: z.enum(['$', '¥']),
  /** 0 or less: negotiable. */
  min_price: z.number(),
  max_price: z.number(),
  /** Unit prices by quantity, so that a list can say what a quantity costs (decision 29). */
  price: z.array(priceTier),
  unit: z.string(),
  /** Text such as "100 piece". */
  min_order: z.string(),
  /** The number in it. */
  min_order_quantity: z.int(),
  properties: z.record(z.string(), z.string()),
  company: supplierCard,
});
export type ProductCard = z.infer<typeof productCard>;
