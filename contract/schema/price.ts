/** Price tiers of products and quotations. */
import * as z from 'zod';
import { PRICE_TIERS, pricesProblem } from '../../domain/price/price.ts';

/** A price for a quantity from Start to End (null: and above), in the currency beside it. */
export const priceTier = z.object({
  Start: z.int().min(1).max(1_000_000_000),
  End: z.int().min(1).max(1_000_000_000).nullable(),
  Price: z.number().min(0).max(1_000_000_000),
});
export type PriceTier = z.infer<typeof priceTier>;

/** Ascending and without gaps. */
export const priceTiers = z
  .array(priceTier)
  .max(PRICE_TIERS.most)
  .superRefine((tiers, context) => {
    const problem = pricesProblem(tiers);
    if (problem)
      context.addIssue({
        code: 'custom',
        message: problem === 'decimals' ? 'price_decimals' : 'prices_order',
      });
  });
