import {
  bigint,
  boolean,
  inet,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CodePool } from '../../../domain/account/code.ts';

export const captchas = pgTable('captchas', {
  id: uuid('id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel').$type<'email' | 'sms'>().notNull(),
  address: text('address').notNull(),
  purpose: smallint('purpose').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  /** Who asked, for the purposes of those signed in. */
  userId: bigint('user_id', { mode: 'number' }),
  /** Where it was asked for; null in rows from before that was kept. */
  network: inet('network'),
  pool: text('pool').$type<CodePool>().notNull().default('strangers'),
  linkHash: text('link_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const codeTries = pgTable(
  'code_tries',
  {
    codeId: bigint('code_id', { mode: 'number' }).notNull(),
    network: inet('network').notNull(),
    tries: smallint('tries').notNull(),
  },
  (t) => [primaryKey({ columns: [t.codeId, t.network] })],
);

export const recoveryTickets = pgTable('recovery_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  generation: integer('generation').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const signInFailures = pgTable('sign_in_failures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  account: text('account').notNull(),
  ip: inet('ip').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const spentProofs = pgTable('spent_proofs', {
  id: text('id').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const emailTickets = pgTable('email_tickets', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  generation: integer('generation').notNull(),
  /** The session that proved it; null where the command line made the token. */
  sessionId: uuid('session_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const contactChanges = pgTable('contact_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<'email' | 'mobile'>().notNull(),
  /** What stood there before; a number may have been bound where none was. */
  before: text('before'),
  /** Whether that had been proved to be theirs. */
  verified: boolean('verified').notNull().default(true),
  tokenHash: text('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  generation: integer('generation').notNull(),
  browser: text('browser').notNull(),
  addressPrefix: text('address_prefix').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** No renewal leads past it. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** How many of its renewals have been used, and since when the last one is. */
  renewals: integer('renewals').notNull().default(0),
  renewedAt: timestamp('renewed_at', { withTimezone: true }),
  /** When it last showed that its account is behind it. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});
