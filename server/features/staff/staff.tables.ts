import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewKind } from '../../../contract/schema/review.ts';
import type { StaffRole } from '../../../domain/account/staff.ts';

/** Whom an administrator has invited. */
export const staffInvitations = pgTable('staff_invitations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  email: text('email').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  kinds: text('kinds').array().$type<ReviewKind[]>().notNull().default([]),
  languages: text('languages').array().$type<('en' | 'zh')[]>().notNull().default([]),
  tokenHash: text('token_hash').notNull(),
  invitedBy: bigint('invited_by', { mode: 'number' }).notNull(),
  invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** The account that came of it. */
  userId: bigint('user_id', { mode: 'number' }),
});
