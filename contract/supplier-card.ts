/** A supplier as lists show it (spec P2.23, P3.3). */
import * as z from 'zod';

export const templateDirectory = z.enum(['default', 'silver', 'vip', 'diamond']);
export type TemplateDirectory = z.infer<typeof templateDirectory>;

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
  basicinformation: z.object({
    'Business Type': z.string(),
    'Main Products': z.string(),
    'Main Markets': z.string(),
  }),
});
export type SupplierCard = z.infer<typeof supplierCard>;
