/** Decisions of staff as their party sees them, and appeals against them (decision 37). */
import * as z from 'zod';
import { APPEAL_STEPS, MAX_APPEAL_FILES } from '../../domain/decision/appeal.ts';
import { DECIDED_ENTITIES, DECISION_KINDS } from '../../domain/decision/decision.ts';
import { text } from '../schema/field.ts';
import { id, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { waitingCount } from '../schema/ticket.ts';

export const APPEAL_FILTERS = ['open', 'decided', 'all'] as const;
export type AppealFilter = (typeof APPEAL_FILTERS)[number];

const words = text(2000);
const threadMessage = z.object({
  id: z.int(),
  author: z.enum(['party', 'staff']),
  /** Of staff, for staff alone. */
  by: z.string(),
  private: z.boolean(),
  text: z.string(),
  at: z.string(),
});

const decision = z.object({
  id: z.int(),
  entity: z.enum(DECIDED_ENTITIES),
  entity_id: z.int(),
  title: z.string(),
  kind: z.enum(DECISION_KINDS),
  rule: z.string(),
  reasons: z.array(z.string()),
  note: z.string(),
  decided_at: z.string(),
});

const appeal = z.object({
  id: z.int(),
  status: z.int(),
  text: z.string(),
  files: z.int(),
  created_at: z.string(),
  due_at: z.string(),
  decided_at: z.string().nullable(),
  answer: z.string(),
  restored: z.boolean(),
});

export const ownDecision = decision.extend({
  /** Why it cannot be appealed; null where it can be. */
  problem: z.enum(['not_against', 'undone', 'appealed', 'too_late']).nullable(),
  /** The last moment for it. */
  until: z.string(),
  appeal: appeal.nullable(),
  thread: z.array(threadMessage),
});
export type OwnDecision = z.infer<typeof ownDecision>;

export const appealItem = decision.extend({
  appeal: z.int(),
  status: z.int(),
  party: z.string(),
  created_at: z.string(),
  due_at: z.string(),
  decided_at: z.string().nullable(),
});
export type AppealItem = z.infer<typeof appealItem>;

export const appealView = ownDecision.extend({
  /** Who decided before, and who decided the appeal. */
  reviewer: z.string(),
  decided_by: z.string(),
  party: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    company_id: z.int().nullable(),
  }),
  marked: z.boolean(),
  /** Whether the caller may decide it; `marked` where only because nobody else may. */
  may: z.enum(['yes', 'marked', 'no']),
  files: z.array(z.object({ name: z.string(), url: z.string(), bytes: z.int() })),
});
export type AppealView = z.infer<typeof appealView>;

/** What became of a decision: taken back, appealed, overturned by an appeal, not agreed with at a second look. */
export const DECISION_STATES = ['undone', 'appealed', 'overturned', 'disagreed'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

const companyDecision = decision.extend({
  reviewer: z.string(),
  undone_at: z.string().nullable(),
  /** Against it. */
  appeal: z.int().nullable(),
  status: z.int().nullable(),
});
export type CompanyDecision = z.infer<typeof companyDecision>;

const anyDecision = companyDecision.extend({
  company_id: z.int().nullable(),
  company: z.string(),
  /** What the second reviewer wrote who would have decided otherwise; null where none did. */
  disagreed: z.string().nullable(),
});
export type AnyDecision = z.infer<typeof anyDecision>;

/** Beside what a decision can be appealed; `certification` goes by the id of the company, `product` and `purchase` with their edits. */
export const APPEALED_THINGS = [
  'product',
  'shop_content',
  'certification',
  'purchase',
  'quotation',
  'message',
] as const;
export type AppealedThing = (typeof APPEALED_THINGS)[number];
export const MAX_APPEALED_THINGS = 100;

const newAppeal = z.object({
  text: words,
  /** Uploads of purpose 6. */
  files: z.array(z.int().positive()).max(MAX_APPEAL_FILES).default([]),
});
const byLink = z.object({ token: z.string().max(100) });

/** What its party waits for; products have their own page for it (spec M2.2). */
export const TIMED = ['certification', 'purchase', 'shop', 'appeal'] as const;
export type Timed = (typeof TIMED)[number];
const minutes = z.int().nullable();

export const appealRoutes = {
  listOwnDecisions: route('GET', '/session/decisions', 'user', {
    summary: 'What staff has decided against the caller and their company, newest first.',
    query: z.object(pageQuery),
    reply: paged(decision.extend({ status: z.int().nullable(), problem: ownDecision.shape.problem })),
  }),
  listAppealsOf: route('GET', '/session/decisions/of-things', 'user', {
    summary:
      'Of things of the caller that were refused, taken down, hidden or withdrawn: the last decision, and how far its appeal is. Of others nothing.',
    query: z.object({
      thing: z.enum(APPEALED_THINGS),
      /** Ids with commas between them. */
      ids: z
        .string()
        .max(MAX_APPEALED_THINGS * 16)
        .regex(new RegExp(`^\\d{1,15}(?:,\\d{1,15}){0,${MAX_APPEALED_THINGS - 1}}$`)),
    }),
    reply: z.array(z.object({ id: z.int(), decision: z.int(), step: z.enum(APPEAL_STEPS) })),
  }),
  usualTimes: route('GET', '/session/review-times', 'user', {
    summary:
      'How many minutes a decision usually takes: the median of the last 200 of a kind; null while there are fewer than five.',
    reply: z.object({ certification: minutes, purchase: minutes, shop: minutes, appeal: minutes }),
  }),
  getOwnDecision: route('GET', '/session/decisions/:id', 'user', {
    summary: 'One decision, with its appeal and what was written about it.',
    params: idParams,
    reply: ownDecision,
  }),
  appealDecision: route('POST', '/session/decisions/:id/appeal', 'user', {
    whileSuspended: true,
    creates: true,
    summary: 'Appeal a decision: once, within 30 days.',
    params: idParams,
    body: newAppeal,
    reply: nothing,
  }),
  writeAboutDecision: route('POST', '/session/decisions/:id/messages', 'user', {
    whileSuspended: true,
    creates: true,
    summary: 'Write to whoever looks at the appeal.',
    params: idParams,
    body: z.object({ text: words }),
    reply: nothing,
  }),
  getLinkedDecision: route('GET', '/services/appeal/:token', 'guest', {
    fails: ['link_expired'],
    summary: 'The decision of a link in a mail, for the banned and for guests.',
    params: byLink,
    reply: ownDecision,
  }),
  appealByLink: route('POST', '/services/appeal/:token', 'guest', {
    whileSuspended: true,
    creates: true,
    fails: ['link_expired'],
    summary: 'Appeal the decision of a link.',
    params: byLink,
    body: newAppeal,
    reply: nothing,
    perMinute: 10,
  }),
  writeByLink: route('POST', '/services/appeal/:token/messages', 'guest', {
    whileSuspended: true,
    creates: true,
    fails: ['link_expired'],
    summary: 'Write to whoever looks at the appeal of a link.',
    params: byLink,
    body: z.object({ text: words }),
    reply: nothing,
    perMinute: 10,
  }),
  listDecisionsOfCompany: route('GET', '/review/companies/:id/decisions', 'reviewer', {
    summary: 'What staff has decided on what is of a company, the last first, whatever became of it.',
    params: idParams,
    query: z.object({
      ...pageQuery,
      kind: z.enum(DECISION_KINDS).optional(),
      state: z.enum(DECISION_STATES).optional(),
    }),
    reply: paged(companyDecision),
  }),
  listDecisions: route('GET', '/review/decisions', 'operator', {
    summary:
      'All decisions, the last first. Days are those of the decision; with a state those on which that became of it.',
    query: z.object({
      ...pageQuery,
      reviewer: id.optional(),
      kind: z.enum(DECISION_KINDS).optional(),
      entity: z.enum(DECIDED_ENTITIES).optional(),
      state: z.enum(DECISION_STATES).optional(),
      /** Days in UTC, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    reply: paged(anyDecision),
  }),
  listAppeals: route('GET', '/review/appeals', 'reviewer', {
    summary: 'Appeals: those that wait, the soonest due first; others newest first.',
    query: z.object({ ...pageQuery, state: z.enum(APPEAL_FILTERS).default('open') }),
    reply: paged(appealItem),
  }),
  countAppeals: route('GET', '/review/appeals/count', 'reviewer', {
    summary: 'How many appeals wait, and since when the oldest does.',
    reply: waitingCount,
  }),
  getAppeal: route('GET', '/review/appeals/:id', 'reviewer', {
    summary: 'An appeal with its decision, its thread and its files.',
    params: idParams,
    reply: appealView,
  }),
  writeInAppeal: route('POST', '/review/appeals/:id/messages', 'reviewer', {
    creates: true,
    summary: 'Write to the party of an appeal, or a note among staff.',
    params: idParams,
    body: z.object({ text: words, private: z.boolean().default(false) }),
    reply: nothing,
  }),
  decideAppeal: route('POST', '/review/appeals/:id/decision', 'reviewer', {
    summary:
      'Uphold or overturn a decision; overturned, what it took is back. 403 for whoever made it, 409 when it was decided.',
    params: idParams,
    body: z.object({ overturn: z.boolean(), answer: text(1000, 0).default('') }),
    reply: z.object({ restored: z.boolean() }),
  }),
};
