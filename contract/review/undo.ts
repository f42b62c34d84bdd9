/** Taking back what one has just decided (decision 37). */
import * as z from 'zod';
import { id, nothing } from '../schema/page.ts';
import { REVIEW_KINDS } from '../schema/review.ts';
import { route } from '../schema/route.ts';

export const UNDONE_KINDS = [...REVIEW_KINDS, 'held'] as const;
export type UndoneKind = (typeof UNDONE_KINDS)[number];

export const undoRoutes = {
  undoDecision: route('POST', '/review/undo/:kind/:id', 'reviewer', {
    summary:
      "Take back the caller's own decision on an entry within 10 seconds; 409 once it was told or anybody has acted since.",
    params: z.object({ kind: z.enum(UNDONE_KINDS), id }),
    reply: nothing,
  }),
};
