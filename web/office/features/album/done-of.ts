import type * as z from 'zod';
import type { idOutcomes } from '../../../../contract/page.ts';

/** For how many it was done. */
export const doneOf = (outcomes: z.infer<typeof idOutcomes>): number =>
  outcomes.filter(({ done }) => done).length;
