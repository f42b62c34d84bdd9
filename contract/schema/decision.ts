/** A reviewer's decision: approved, or rejected with reasons that the owner can read. */
import * as z from 'zod';
import { text } from './field.ts';

export const approval = z.object({ approve: z.literal(true) });

/** Why something was rejected or taken down: at least one. */
export const reasonsOf = <const R extends readonly [string, ...string[]]>(reasons: R) =>
  z.array(z.enum(reasons)).min(1, 'required').max(reasons.length);

export const rejection = <const R extends readonly [string, ...string[]]>(reasons: R, most = 500) =>
  z.object({
    approve: z.literal(false),
    reasons: reasonsOf(reasons),
    note: text(most, 0).default(''),
  });
