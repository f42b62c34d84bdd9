/** A reviewer's likely objections to a product (domain/product/product-checks.ts). */
import * as z from 'zod';
import { FINDING_CODES } from '../../domain/product/product-checks.ts';

export const productFinding = z.object({
  field: z.string(),
  code: z.enum(FINDING_CODES),
  /** `block`: a submission with it is refused. */
  severity: z.enum(['block', 'warn']),
  /** What was found: a word, an address, the name of a file, the title of another product, or a limit. */
  detail: z.string(),
});
export type ProductFinding = z.infer<typeof productFinding>;
