import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  inet,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  AUDIT_STATUS,
  type AuditStatus,
  PURCHASE_STATUS,
  type PurchaseStatus,
} from '../../../domain/deal/purchase-audit.ts';

/** The edit of a request in effect, as columns of the row it would change. */
export interface Proposal {
  title: string;
  description: string;
  categoryId: number;
  quantity: number;
  unit: string;
  receiveId: number;
  targetPrice: number | null;
  currency: '$' | '¥';
  certifications: string[];
  contactName: string;
  contactCompany: string;
}

export const purchases = pgTable('purchases', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }),
  guestTokenHash: text('guest_token_hash'),
  language: text('language').$type<'en' | 'zh'>().notNull().default('en'),
  title: text('title').notNull(),
  description: text('description').notNull(),
  categoryId: integer('category_id').notNull(),
  categoryIsEnd: boolean('category_is_end').notNull().generatedAlwaysAs(sql``),
  rootId: integer('root_id').notNull(),
  subId: integer('sub_id').notNull(),
  quantity: numeric('quantity', { precision: 16, scale: 2, mode: 'number' }).notNull(),
  unit: text('unit').notNull(),
  receiveId: integer('receive_id').notNull(),
  targetPrice: numeric('target_price', { precision: 14, scale: 4, mode: 'number' }),
  currency: text('currency').$type<'$' | '¥'>().notNull().default('$'),
  closingAt: timestamp('closing_at', { withTimezone: true }).notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  certifications: text('certifications').array().notNull().default([]),
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  contactCompany: text('contact_company').notNull().default(''),
  invitedProductId: bigint('invited_product_id', { mode: 'number' }),
  status: smallint('status').$type<PurchaseStatus>().notNull().default(PURCHASE_STATUS.underReview),
  auditStatus: smallint('audit_status').$type<AuditStatus>().notNull().default(AUDIT_STATUS.pending),
  auditReason: text('audit_reason').notNull().default(''),
  auditedAt: timestamp('audited_at', { withTimezone: true }),
  quotaNum: smallint('quota_num').notNull().default(0),
  submitIp: inet('submit_ip').notNull(),
  /** Sent from a network of the invited supplier's own. */
  ownNetwork: boolean('own_network').notNull().default(false),
  /** False of a member's who named another address than the account's, until its owner confirms it. */
  emailConfirmed: boolean('email_confirmed').notNull().default(true),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  confirmed: boolean('confirmed').notNull().generatedAlwaysAs(sql``),
  version: integer('version').notNull().default(1),
  proposal: jsonb('proposal').$type<Proposal>(),
  proposalReason: text('proposal_reason').notNull().default(''),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  linkRenewedAt: timestamp('link_renewed_at', { withTimezone: true }),
  linkMailedAt: timestamp('link_mailed_at', { withTimezone: true }),
  formerTokenHash: text('former_token_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  matchedAt: timestamp('matched_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** Its owner is banned or suspended: nobody else sees it. */
  withheldAt: timestamp('withheld_at', { withTimezone: true }),
});

export const purchaseFiles = pgTable(
  'purchase_files',
  {
    purchaseId: bigint('purchase_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
    proposed: boolean('proposed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.purchaseId, t.proposed, t.position] })],
);
