/** Memberships, given by operators (spec M4.9; decision 23). */
import * as z from 'zod';
import { idParams, nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const membershipRoutes = {
  setMembership: route('POST', '/review/companies/:id/membership', 'operator', {
    creates: true,
    summary: 'Give a company a tier from a day to a day (ISO dates, the end excluded).',
    params: idParams,
    body: z.object({ tier: z.enum(['silver', 'vip', 'diamond']), from: z.iso.date(), to: z.iso.date() }),
    reply: nothing,
  }),
};
