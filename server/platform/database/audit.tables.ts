import { bigint, inet, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actorId: bigint('actor_id', { mode: 'number' }),
  actorRole: text('actor_role').notNull(),
  action: text('action').notNull(),
  entity: text('entity').notNull(),
  entityId: bigint('entity_id', { mode: 'number' }).notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  /** What has changed, from what to what; null where the line says all by its action. */
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  ip: inet('ip'),
  requestId: text('request_id'),
});
