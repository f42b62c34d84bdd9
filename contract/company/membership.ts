/** Memberships, given, raised, extended and ended by operators (spec M4.9; decisions 23, 37). */
import * as z from 'zod';
import { MEMBERSHIP_ACTIONS, MEMBERSHIP_CURRENCIES } from '../../domain/company/membership.ts';
import { text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const tier = z.enum(['silver', 'vip', 'diamond']);
/** What was paid; none is said for what was given free. */
const paid = {
  amount: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable().default(null),
  currency: z.enum(MEMBERSHIP_CURRENCIES).default('CNY'),
};
/** The days are UTC days; `to` is the day after the last. */
const held = z.object({ id: z.int(), tier, from: z.string(), to: z.string() });

const membershipEvent = z.object({
  id: z.int(),
  /** None of a membership from before this was kept. */
  action: z.enum(MEMBERSHIP_ACTIONS),
  tier,
  from: z.string(),
  to: z.string(),
  amount: z.number().nullable(),
  currency: z.enum(MEMBERSHIP_CURRENCIES).nullable(),
  credited: z.int(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});
export type MembershipEvent = z.infer<typeof membershipEvent>;

const endingMembership = held.extend({ company_id: z.int(), company: z.string(), days_left: z.int() });
export type EndingMembership = z.infer<typeof endingMembership>;

export const membershipRoutes = {
  listEndingMemberships: route('GET', '/review/ending-memberships', 'operator', {
    summary:
      'Memberships that end within 30 days without one at least as high right after, the soonest to end first.',
    query: z.object({ ...pageQuery, tier: tier.optional() }),
    reply: paged(endingMembership),
  }),
  getMemberships: route('GET', '/review/companies/:id/membership', 'reviewer', {
    summary:
      'The memberships of a company that run or are to come, and all that was done with its memberships, newest first.',
    params: idParams,
    reply: z.object({ today: z.string(), held: z.array(held), events: z.array(membershipEvent) }),
  }),
  setMembership: route('POST', '/review/companies/:id/membership', 'operator', {
    creates: true,
    summary: 'Give a company a tier from a day to a day (ISO dates, the end excluded).',
    params: idParams,
    body: z.object({ tier, from: z.iso.date(), to: z.iso.date(), ...paid }),
    reply: nothing,
  }),
  raiseMembership: route('POST', '/review/companies/:id/membership/raise', 'operator', {
    creates: true,
    summary:
      'Give a company a higher tier from today to a day (the end excluded): what is left of lower ones is credited by days, after that day.',
    params: idParams,
    body: z.object({ tier, to: z.iso.date(), ...paid }),
    reply: z.object({ credited: z.int(), to: z.string() }),
  }),
  extendMembership: route('POST', '/review/memberships/:id/extend', 'operator', {
    creates: true,
    summary: 'Let a membership end on a later day (the end excluded).',
    params: idParams,
    body: z.object({ to: z.iso.date(), ...paid }),
    reply: nothing,
  }),
  endMembership: route('POST', '/review/memberships/:id/end', 'operator', {
    summary: 'End a membership today, with a reason; one that is to come does not begin.',
    params: idParams,
    body: z.object({ reason: text(500) }),
    reply: nothing,
  }),
};
