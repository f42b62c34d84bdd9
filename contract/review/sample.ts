/** A second look at one decision in fifty (decision 37). */
import * as z from 'zod';
import { DECIDED_ENTITIES, DECISION_KINDS } from '../../domain/decision/decision.ts';
import { text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

export const sampledDecision = z.object({
  id: z.int(),
  entity: z.enum(DECIDED_ENTITIES),
  entity_id: z.int(),
  kind: z.enum(DECISION_KINDS),
  /** Of the thing as it is now; empty where it has none, or is gone. */
  title: z.string(),
  company: z.string(),
  reasons: z.array(z.string()),
  note: z.string(),
  by: z.string(),
  decided_at: z.string(),
});
export type SampledDecision = z.infer<typeof sampledDecision>;

export const sampleRoutes = {
  listSamples: route('GET', '/review/samples', 'reviewer', {
    summary: 'Decisions of others that were drawn for a second look, the latest first.',
    query: z.object(pageQuery),
    reply: paged(sampledDecision),
  }),
  countSamples: route('GET', '/review/samples/count', 'reviewer', {
    summary: 'How many decisions of others wait for a second look.',
    reply: waitingCount,
  }),
  judgeSample: route('POST', '/review/samples/:id', 'reviewer', {
    summary: 'Agree with a decision that was drawn, or disagree with a note; 409 when another was first.',
    params: idParams,
    body: z
      .object({ agrees: z.boolean(), note: text(500, 0).default('') })
      .refine(({ agrees, note }) => agrees || note !== '', { error: 'required', path: ['note'] }),
    reply: nothing,
  }),
};
