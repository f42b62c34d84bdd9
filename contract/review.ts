/** The reviewers' console (decision 23): queues, claims, decisions, outbox, audit. */
import * as z from 'zod';
import { CERTIFICATION_REJECT_REASONS } from '../domain/certification.ts';
import { PRODUCT_REJECT_REASONS } from '../domain/product-review.ts';
import { PURCHASE_REJECT_REASONS } from '../domain/purchase-audit.ts';
import { text } from './field.ts';
import { id, idParams, nothing, paged, pageQuery } from './page.ts';
import { reviewContent } from './product-content.ts';
import { route } from './route.ts';

export const REVIEW_KINDS = ['certification', 'product', 'revision', 'purchase'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** A waiting case. `claimedBy` is set while another or the caller looks at it. */
export const queueItem = z.object({
  kind: z.enum(REVIEW_KINDS),
  id: z.int(),
  title: z.string(),
  /** Who submits it; of a buyer without a company the name, and no id. */
  company: z.object({ id: z.int().nullable(), name: z.string(), tier: z.string().nullable() }),
  image: z.string().nullable(),
  submitted_at: z.string(),
  claimedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

/** One case: the proposal and, for a revision, the approved version beside it. `version` goes back with the decision. */
export const productCase = queueItem.extend({
  version: z.int(),
  proposal: reviewContent,
  approved: reviewContent.nullable(),
});
export type ProductCase = z.infer<typeof productCase>;

export const certificationCase = queueItem.extend({
  company_name: z.string(),
  license: z.string(),
  profile: z.object({
    name: z.string(),
    domain: z.string().nullable(),
    desc: z.string(),
    category: z.string(),
    location: z.string(),
    main_products: z.array(z.string()),
    contact_address: z.string(),
    registered_at: z.string(),
  }),
  history: z.array(z.object({ status: z.int(), reasons: z.array(z.string()), at: z.string() })),
});
export type CertificationCase = z.infer<typeof certificationCase>;

/** A sourcing request with all that only reviewers see: who asks, from where, what he asked for before. */
export const purchaseCase = queueItem.extend({
  status: z.literal([1, 2, 3, 4, 5]),
  audit: z.object({ status: z.literal([0, 1, 2]), reason: z.string(), updatedAt: z.string().nullable() }),
  /** Address of the public page, for one that has passed. */
  url: z.string().nullable(),
  description: z.string(),
  category: z.string(),
  receive: z.object({ name: z.string(), name_zh: z.string() }),
  quantity: z.number(),
  unit: z.string(),
  targetPrice: z.number().nullable(),
  currency: z.string(),
  closingDate: z.string(),
  certifications: z.array(z.string()),
  files: z.array(
    z.object({ id: z.int(), name: z.string(), url: z.string(), bytes: z.int(), mime: z.string() }),
  ),
  quotaNum: z.int(),
  contact: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  submit: z.object({ ip: z.string(), language: z.enum(['en', 'zh']) }),
  /** Null for a guest. */
  account: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  /** The product whose supplier is invited. */
  product: z.object({ id: z.int(), title: z.string(), company: z.string() }).nullable(),
  /** Other requests of the same account or e-mail, newest first. */
  earlier: z.array(
    z.object({ id: z.int(), title: z.string(), status: z.literal([1, 2, 3, 4, 5]), at: z.string() }),
  ),
});
export type PurchaseCase = z.infer<typeof purchaseCase>;

/** A line of all requests, whatever became of them. */
export const reviewedPurchase = z.object({
  id: z.int(),
  title: z.string(),
  status: z.literal([1, 2, 3, 4, 5]),
  contact: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  receive: z.object({ name: z.string(), name_zh: z.string() }),
  quotaNum: z.int(),
  created_at: z.string(),
});
export type ReviewedPurchase = z.infer<typeof reviewedPurchase>;

const approve = z.object({ approve: z.literal(true) });
/** A request keeps its reasons and the note as one text of at most 500 characters. */
const NOTE_KEPT = 200;
const rejectFor = <const R extends readonly [string, ...string[]]>(reasons: R, most = 500) =>
  z.object({
    approve: z.literal(false),
    reasons: z.array(z.enum(reasons)).min(1, 'required'),
    note: text(most, 0).default(''),
  });

const decideProduct = z.intersection(
  z.discriminatedUnion('approve', [approve, rejectFor(PRODUCT_REJECT_REASONS)]),
  z.object({ version: z.int() }),
);

export const outboxItem = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  error: z.string().nullable(),
});
export type OutboxItem = z.infer<typeof outboxItem>;

export const auditLine = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string().nullable(),
  actor_role: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditLine = z.infer<typeof auditLine>;

const kindParams = z.object({ kind: z.enum(REVIEW_KINDS), id });

export const reviewRoutes = {
  reviewCounts: route({
    method: 'GET',
    path: '/review/counts',
    access: 'reviewer',
    summary: 'Per queue: how many wait and since when the oldest does.',
    reply: z.array(z.object({ kind: z.enum(REVIEW_KINDS), waiting: z.int(), oldest: z.string().nullable() })),
  }),
  reviewQueue: route({
    method: 'GET',
    path: '/review/queue/:kind',
    access: 'reviewer',
    summary: 'Waiting cases, oldest first.',
    params: z.object({ kind: z.enum(REVIEW_KINDS) }),
    query: z.object(pageQuery),
    reply: paged(queueItem),
  }),
  claimCase: route({
    method: 'POST',
    path: '/review/claims/:kind/:id',
    access: 'reviewer',
    summary: 'Take a case for 15 minutes; 409 while another has it.',
    params: kindParams,
    reply: nothing,
  }),
  releaseCase: route({
    method: 'DELETE',
    path: '/review/claims/:kind/:id',
    access: 'reviewer',
    summary: 'Give a case back.',
    params: kindParams,
    reply: nothing,
  }),
  getProductCase: route({
    method: 'GET',
    path: '/review/products/:id',
    access: 'reviewer',
    summary: 'A new product that waits.',
    params: idParams,
    reply: productCase,
  }),
  decideProduct: route({
    method: 'POST',
    path: '/review/products/:id',
    access: 'reviewer',
    summary: 'Approve or reject a new product, as it was at `version`.',
    params: idParams,
    body: decideProduct,
    reply: nothing,
  }),
  getRevisionCase: route({
    method: 'GET',
    path: '/review/revisions/:id',
    access: 'reviewer',
    summary: 'An edit that waits, beside the approved version.',
    params: idParams,
    reply: productCase,
  }),
  decideRevision: route({
    method: 'POST',
    path: '/review/revisions/:id',
    access: 'reviewer',
    summary: 'Approve or reject an edit; `version` is that of the product it was made from.',
    params: idParams,
    body: decideProduct,
    reply: nothing,
  }),
  takeDownProduct: route({
    method: 'POST',
    path: '/review/products/:id/take-down',
    access: 'reviewer',
    summary: 'Take a published product offline, with reasons.',
    params: idParams,
    body: z.object({
      reasons: z.array(z.enum(PRODUCT_REJECT_REASONS)).min(1, 'required'),
      note: text(500, 0).default(''),
    }),
    reply: nothing,
  }),
  getCertificationCase: route({
    method: 'GET',
    path: '/review/certifications/:id',
    access: 'reviewer',
    summary: 'A submission for certification beside the company profile.',
    params: idParams,
    reply: certificationCase,
  }),
  decideCertification: route({
    method: 'POST',
    path: '/review/certifications/:id',
    access: 'reviewer',
    summary: 'Approve or reject a certification.',
    params: idParams,
    body: z.discriminatedUnion('approve', [approve, rejectFor(CERTIFICATION_REJECT_REASONS)]),
    reply: nothing,
  }),
  getPurchaseCase: route({
    method: 'GET',
    path: '/review/purchases/:id',
    access: 'reviewer',
    summary: 'A sourcing request in any state, with its contact and where it was sent from.',
    params: idParams,
    reply: purchaseCase,
  }),
  decidePurchase: route({
    method: 'POST',
    path: '/review/purchases/:id',
    access: 'reviewer',
    summary: 'Approve or reject a sourcing request under review.',
    params: idParams,
    body: z.discriminatedUnion('approve', [approve, rejectFor(PURCHASE_REJECT_REASONS, NOTE_KEPT)]),
    reply: nothing,
  }),
  takeDownPurchase: route({
    method: 'POST',
    path: '/review/purchases/:id/take-down',
    access: 'reviewer',
    summary: 'Take a sourcing request in effect offline, with reasons.',
    params: idParams,
    body: z.object({
      reasons: z.array(z.enum(PURCHASE_REJECT_REASONS)).min(1, 'required'),
      note: text(NOTE_KEPT, 0).default(''),
    }),
    reply: nothing,
  }),
  listReviewedPurchases: route({
    method: 'GET',
    path: '/review/purchases',
    access: 'reviewer',
    summary: 'All sourcing requests, newest first, by number, title, name or e-mail, and by status.',
    query: z.object({
      ...pageQuery,
      kw: z.string().trim().max(100).default(''),
      status: z.coerce
        .number()
        .pipe(z.literal([1, 2, 3, 4, 5]))
        .optional(),
    }),
    reply: paged(reviewedPurchase),
  }),
  listOutbox: route({
    method: 'GET',
    path: '/review/outbox',
    access: 'operator',
    summary: 'Mails and SMS, newest first; `address` filters.',
    query: z.object({ ...pageQuery, address: z.string().max(50).optional() }),
    reply: paged(outboxItem),
  }),
  listAudit: route({
    method: 'GET',
    path: '/review/audit',
    access: 'operator',
    summary: 'The audit log, newest first, of everything or of one entity.',
    query: z.object({
      ...pageQuery,
      entity: z.string().max(50).optional(),
      entity_id: id.optional(),
    }),
    reply: paged(auditLine),
  }),
  listUsers: route({
    method: 'GET',
    path: '/review/users',
    access: 'operator',
    summary: 'Accounts by e-mail, name or company.',
    query: z.object({ ...pageQuery, kw: z.string().max(100).default('') }),
    reply: paged(
      z.object({
        id: z.int(),
        email: z.string(),
        name: z.string(),
        role: z.string(),
        status: z.int(),
        company: z
          .object({ id: z.int(), name: z.string(), certification: z.int(), tier: z.string().nullable() })
          .nullable(),
        created_at: z.string(),
      }),
    ),
  }),
  banUser: route({
    method: 'POST',
    path: '/review/users/:id/ban',
    access: 'operator',
    summary: 'Ban an account: its sessions end, its company and products leave the site.',
    params: idParams,
    body: z.object({ note: text(500) }),
    reply: nothing,
  }),
  liftBan: route({
    method: 'POST',
    path: '/review/users/:id/lift',
    access: 'operator',
    summary: 'Lift a ban. Only what was approved before comes back.',
    params: idParams,
    reply: nothing,
  }),
  setMembership: route({
    method: 'POST',
    path: '/review/companies/:id/membership',
    access: 'operator',
    summary: 'Give a company a tier from a day to a day (ISO dates, the end excluded).',
    params: idParams,
    body: z.object({ tier: z.enum(['silver', 'vip', 'diamond']), from: z.iso.date(), to: z.iso.date() }),
    reply: nothing,
  }),
};
