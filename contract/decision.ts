/** What a reviewer decides: approved, or rejected for reasons that the one concerned reads. */
import * as z from 'zod';
import { text } from './field.ts';

export const approval = z.object({ approve: z.literal(true) });

export const rejection = <const R extends readonly [string, ...string[]]>(reasons: R, most = 500) =>
  z.object({
    approve: z.literal(false),
    reasons: z.array(z.enum(reasons)).min(1, 'required'),
    note: text(most, 0).default(''),
  });
