import { bigint, inet, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import {
  type Capacity,
  COUNTER_STATUS,
  type CounterStatus,
  ITEM_STATUS,
  type ItemStatus,
  type ItemTarget,
  type NoticeStatus,
  type Right,
} from '../../../domain/decision/infringement.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = (name: string) => bigint(name, { mode: 'number' });

export const infringementNotices = pgTable('infringement_notices', {
  id: id(),
  status: smallint('status').$type<NoticeStatus>().notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  address: text('address').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
  capacity: text('capacity').$type<Capacity>().notNull(),
  kind: text('kind').$type<Right>().notNull(),
  number: text('number').notNull(),
  office: text('office').notNull(),
  covers: text('covers').notNull(),
  explanation: text('explanation').notNull(),
  language: text('language').$type<'en' | 'zh'>().notNull(),
  userId: number('user_id'),
  submitIp: inet('submit_ip'),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  dueAt: moment('due_at'),
  closedAt: moment('closed_at'),
  closedBy: number('closed_by'),
  answer: text('answer').notNull().default(''),
});

export const infringementLinks = pgTable('infringement_links', {
  tokenHash: text('token_hash').primaryKey(),
  noticeId: number('notice_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const infringementFiles = pgTable(
  'infringement_files',
  {
    noticeId: number('notice_id').notNull(),
    position: smallint('position').notNull(),
    fileId: number('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.position] })],
);

export const infringementItems = pgTable('infringement_items', {
  id: id(),
  noticeId: number('notice_id').notNull(),
  targetType: text('target_type').$type<ItemTarget>().notNull(),
  targetId: number('target_id').notNull(),
  title: text('title').notNull(),
  status: smallint('status').$type<ItemStatus>().notNull().default(ITEM_STATUS.open),
  decisionId: number('decision_id'),
  reason: text('reason').notNull().default(''),
  decidedAt: moment('decided_at'),
  decidedBy: number('decided_by'),
});

export const infringementMessages = pgTable('infringement_messages', {
  id: id(),
  noticeId: number('notice_id').notNull(),
  author: text('author').$type<'holder' | 'staff'>().notNull(),
  userId: number('user_id'),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const counterNotices = pgTable('counter_notices', {
  id: id(),
  itemId: number('item_id').notNull(),
  userId: number('user_id').notNull(),
  status: smallint('status').$type<CounterStatus>().notNull().default(COUNTER_STATUS.received),
  statement: text('statement').notNull(),
  createdAt: moment('created_at').notNull(),
  dueAt: moment('due_at'),
  actionToldAt: moment('action_told_at'),
  settledAt: moment('settled_at'),
  settledBy: number('settled_by'),
  note: text('note').notNull().default(''),
});

export const counterNoticeFiles = pgTable(
  'counter_notice_files',
  {
    counterId: number('counter_id').notNull(),
    position: smallint('position').notNull(),
    fileId: number('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.counterId, t.position] })],
);
