/** Profile changes of certified companies, for reviewers to look through (decision 26). */
import * as z from 'zod';
import { COMPANY_FACTS, COMPANY_PARTS } from '../../domain/company/company-change.ts';
import { text } from '../schema/field.ts';
import { evidence } from '../schema/finding.ts';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';
import { shopDomain } from './company.ts';
import { treePath } from './company-profile.ts';

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
  seen_at: z.string().nullable(),
  refused_at: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.string(),
  /** What was there before is known, and it is not refused yet. */
  refusable: z.boolean(),
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
  listChangesOfCompany: route('GET', '/review/companies/:id/changes', 'reviewer', {
    summary: 'All changes of a company since it was certified, newest first.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(companyChangeItem),
  }),
  refuseCompanyChange: route('POST', '/review/company-changes/:id/refuse', 'reviewer', {
    summary:
      'Put back what a change has changed, seen or not, and tell the company why. 409 when the company has changed it since.',
    params: idParams,
    body: z.object({ note: text(500) }),
    reply: nothing,
  }),
  setDomainByStaff: route('PUT', '/review/companies/:id/domain', 'operator', {
    summary:
      'Another shop domain, at any time; the old one leads to the new one for a year, and the company is told.',
    params: idParams,
    body: z.object({ domain: shopDomain, note: text(500) }),
    reply: nothing,
  }),
  setCategoryByStaff: route('PUT', '/review/companies/:id/category', 'operator', {
    summary:
      'Another main category, at any time; it does not cost the company its yearly change, and it is told.',
    params: idParams,
    body: z.object({ cate: treePath, note: text(500) }),
    reply: nothing,
  }),
  seeCompanyChanges: route('PUT', '/review/company-changes/seen', 'reviewer', {
    summary:
      'Mark changes as seen. One that another reviewer was first with, or that has changed since, is not done (wrong_state).',
    body: ids,
    reply: idOutcomes,
  }),
};
