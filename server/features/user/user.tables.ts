import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../domain/account/account.ts';

export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  mobile: text('mobile'),
  mobileVerified: boolean('mobile_verified').notNull().default(false),
  passwordHash: text('password_hash').notNull(),
  role: text('role')
    .$type<'member' | 'reviewer' | 'operator' | 'administrator'>()
    .notNull()
    .default('member'),
  status: smallint('status').$type<AccountStatus>().notNull().default(ACCOUNT_STATUS.normal),
  /** Set while the status is suspended, and kept while a ban stands above it. */
  suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
  generation: integer('generation').notNull().default(1),
  language: text('language').$type<'en' | 'zh'>().notNull().default('zh'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  loginAt: timestamp('login_at', { withTimezone: true }),
});
