import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  DeliveryFailure,
  DeliveryState,
  EventType,
  OffReason,
  TEST_EVENT,
} from '../../../domain/webhook.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: text('events').array().$type<EventType[]>().notNull(),
  secret: text('secret').notNull(),
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endingTold: boolean('ending_told').notNull().default(false),
  offReason: text('off_reason').$type<OffReason>(),
  offAt: moment('off_at'),
  failures: integer('failures').notNull().default(0),
  failingSince: moment('failing_since'),
  restingUntil: moment('resting_until'),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpointId: bigint('endpoint_id', { mode: 'number' }).notNull(),
  messageId: uuid('message_id').notNull().default(sql`gen_random_uuid()`),
  type: text('type').$type<EventType | typeof TEST_EVENT>().notNull(),
  subjectId: bigint('subject_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  body: text('body'),
  state: text('state').$type<DeliveryState>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at'),
  attemptedAt: moment('attempted_at'),
  status: integer('status'),
  failure: text('failure').$type<DeliveryFailure>(),
  durationMs: integer('duration_ms'),
  excerpt: text('excerpt'),
  despiteRest: boolean('despite_rest').notNull().default(false),
});
