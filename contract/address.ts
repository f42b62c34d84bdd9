/** Places: countries, regions and, for China, cities (spec P3.15, spec M3.14). */
import * as z from 'zod';
import { route } from './schema/route.ts';

export interface Address {
  id: number;
  code: string | null;
  name: string;
  name_zh: string | null;
  dial?: string | undefined;
  /** Kept for who is there already, and offered to nobody. */
  hidden?: true | undefined;
  children?: Address[] | undefined;
}
export const address: z.ZodType<Address> = z
  .object({
    id: z.int(),
    code: z.string().nullable(),
    name: z.string(),
    name_zh: z.string().nullable(),
    dial: z.string().optional(),
    hidden: z.literal(true).optional(),
    get children() {
      return z.array(address).optional();
    },
  })
  .meta({ id: 'Address' });

export const addressRoutes = {
  addressTrees: route('GET', '/address/trees', 'guest', {
    summary: 'Countries, regions and, for China, cities, as the browser caches it under "cityinfo".',
    reply: z.array(address),
  }),
};
