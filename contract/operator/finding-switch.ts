/** Which kinds of findings are looked for (decision 37). */
import * as z from 'zod';
import { FINDING_KINDS } from '../../domain/evidence/finding.ts';
import { nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const kind = z.enum(FINDING_KINDS);

export const findingSwitch = z.object({
  kind,
  on: z.boolean(),
  /** What one of it adds to the weight of its entry. */
  weight: z.int(),
  /** Null where nobody has changed it. */
  changed_at: z.string().nullable(),
});
export type FindingSwitch = z.infer<typeof findingSwitch>;

export const findingSwitchRoutes = {
  listFindingSwitches: route('GET', '/review/finding-switches', 'operator', {
    summary: 'Every kind of findings, the heaviest first, and whether it is looked for.',
    reply: z.object({ items: z.array(findingSwitch) }),
  }),
  setFindingSwitch: route('PUT', '/review/finding-switches/:kind', 'administrator', {
    summary:
      'Look for a kind or no more, within ten minutes of confirmIdentity (else 409 confirm_identity); 409 conflict where it is no more what was seen.',
    params: z.object({ kind }),
    body: z.object({ on: z.boolean(), seen: z.boolean() }),
    reply: nothing,
  }),
};
