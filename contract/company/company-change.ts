/** Profile changes of certified companies, for reviewers to look through (decision 26). */
import * as z from 'zod';
import { COMPANY_FACTS, COMPANY_PARTS } from '../../domain/company/company-change.ts';
import { evidence } from '../schema/finding.ts';
import { idOutcomes, ids, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

const changedFact = z.object({
  fact: z.enum(COMPANY_FACTS),
  /** Lists of texts, or of addresses of pictures; empty where nothing was said. */
  before: z.array(z.string()),
  after: z.array(z.string()),
});

export const companyChangeItem = z.object({
  id: z.int(),
  company: z.object({ id: z.int(), name: z.string(), domain: z.string() }),
  /** Who saved it last. */
  user: z.object({ id: z.int(), name: z.string() }),
  part: z.enum(COMPANY_PARTS),
  facts: z.array(changedFact),
  evidence,
  created_at: z.string(),
});
export type CompanyChangeItem = z.infer<typeof companyChangeItem>;

export const companyChangeRoutes = {
  listCompanyChanges: route('GET', '/review/company-changes', 'reviewer', {
    summary: 'Changes of certified companies that nobody has looked at, oldest first, field by field.',
    query: z.object(pageQuery),
    reply: paged(companyChangeItem),
  }),
  countCompanyChanges: route('GET', '/review/company-changes/count', 'reviewer', {
    summary: 'How many changes of companies nobody has looked at, and since when the oldest waits.',
    reply: waitingCount,
  }),
  seeCompanyChanges: route('PUT', '/review/company-changes/seen', 'reviewer', {
    summary:
      'Mark changes as seen. One that another reviewer was first with, or that has changed since, is not done (wrong_state).',
    body: ids,
    reply: idOutcomes,
  }),
};
