import { bigint, inet, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Of members too; the name is from when only staff had one, and the release before reads the table by it. */
export const staffTotp = pgTable('staff_totp', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  /** Encrypted, as `pending` is: one that was shown and not yet confirmed by a code. */
  secret: text('secret'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  pending: text('pending'),
  pendingAt: timestamp('pending_at', { withTimezone: true }),
  tries: smallint('tries').notNull().default(0),
  triesSince: timestamp('tries_since', { withTimezone: true }).notNull().defaultNow(),
});

export const totpRecoveryCodes = pgTable(
  'totp_recovery_codes',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const totpTries = pgTable(
  'totp_tries',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    network: inet('network').notNull(),
    tries: smallint('tries').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);

export const totpTickets = pgTable('totp_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  generation: integer('generation').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
