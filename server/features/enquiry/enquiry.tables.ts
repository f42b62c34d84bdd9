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
  type Delivery,
  ENQUIRY_STATUS,
  type EnquiryStatus,
  HOLD_STATUS,
  type HoldKind,
  type HoldStatus,
} from '../../../domain/deal/enquiry.ts';
import type { SpamReason } from '../../../domain/deal/spam.ts';

export const enquiries = pgTable('enquiries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  companyType: smallint('company_type').notNull().default(1),
  /** The first it is about; further ones in enquiry_products. */
  productId: bigint('product_id', { mode: 'number' }),
  submissionId: bigint('submission_id', { mode: 'number' }),
  userId: bigint('user_id', { mode: 'number' }),
  guestTokenHash: text('guest_token_hash'),
  formerTokenHash: text('former_token_hash'),
  linkRenewedAt: timestamp('link_renewed_at', { withTimezone: true }),
  linkMailedAt: timestamp('link_mailed_at', { withTimezone: true }),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  status: smallint('status').$type<EnquiryStatus>().notNull().default(ENQUIRY_STATUS.new),
  subject: text('subject').notNull().default(''),
  quantity: numeric('quantity', { precision: 16, scale: 2, mode: 'number' }),
  unit: text('unit'),
  countryId: integer('country_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  buyerCompany: text('buyer_company').notNull().default(''),
  language: text('language').$type<'en' | 'zh'>().notNull().default('en'),
  submitIp: inet('submit_ip').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  confirmed: boolean('confirmed').notNull().generatedAlwaysAs(sql``),
  delivery: text('delivery').$type<Delivery>().notNull().default('delivered'),
  releasedAt: timestamp('released_at', { withTimezone: true }),
  /** The supplier has it, and since when. */
  received: boolean('received').notNull().generatedAlwaysAs(sql``),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().generatedAlwaysAs(sql``),
  readAt: timestamp('read_at', { withTimezone: true }),
  buyerReadAt: timestamp('buyer_read_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** Sent from a network of the supplier's own. */
  ownNetwork: boolean('own_network').notNull().default(false),
  /** False of a member's who named another address than the account's, until its owner confirms it. */
  emailConfirmed: boolean('email_confirmed').notNull().default(true),
  /** Kept by a trigger of enquiry_messages. */
  lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull().defaultNow(),
});

export const enquiryLabels = pgTable('enquiry_labels', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const labelledEnquiries = pgTable(
  'labelled_enquiries',
  {
    enquiryId: bigint('enquiry_id', { mode: 'number' }).notNull(),
    labelId: bigint('label_id', { mode: 'number' }).notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.enquiryId, t.labelId] })],
);

export const enquiryMessages = pgTable('enquiry_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  enquiryId: bigint('enquiry_id', { mode: 'number' }).notNull(),
  author: text('author').$type<'buyer' | 'supplier'>().notNull(),
  body: text('body').notNull(),
  /** False for a further message that waits for a reviewer or was refused. */
  delivered: boolean('delivered').notNull().default(true),
  /** Of an enquiry's first message: what texts have in common that say the same. */
  textKey: text('text_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** A sentence stands for the body, and nobody gets the files. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
});

/** What a machine made of a message, for readers of a language. */
export const enquiryMessageTranslations = pgTable(
  'enquiry_message_translations',
  {
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    language: text('language').$type<'en' | 'zh'>().notNull(),
    sourceHash: text('source_hash').notNull(),
    /** Null where the message is in that language already. */
    body: text('body'),
    translatedAt: timestamp('translated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.language] })],
);

/** What looked like spam, to the machine or (`marked`) to the supplier, and what a reviewer made of it. */
export const enquiryHolds = pgTable('enquiry_holds', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  enquiryId: bigint('enquiry_id', { mode: 'number' }).notNull(),
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<HoldKind>().notNull().default('held'),
  status: smallint('status').$type<HoldStatus>().notNull().default(HOLD_STATUS.waiting),
  score: smallint('score').notNull(),
  reasons: jsonb('reasons').$type<SpamReason[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  decidedBy: bigint('decided_by', { mode: 'number' }),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.position] })],
);

export const enquiryProducts = pgTable(
  'enquiry_products',
  {
    enquiryId: bigint('enquiry_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.enquiryId, t.position] })],
);

export const replyTemplates = pgTable('reply_templates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  body: text('body').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
