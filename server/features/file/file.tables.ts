import { sql } from 'drizzle-orm';
import { bigint, bit, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const files = pgTable('files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  companyId: bigint('company_id', { mode: 'number' }),
  albumId: bigint('album_id', { mode: 'number' }),
  purpose: smallint('purpose').$type<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>().notNull(),
  private: boolean('private').notNull().generatedAlwaysAs(sql``),
  name: text('name').notNull().default(''),
  mime: text('mime').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  sha256: text('sha256').notNull(),
  /** What a picture looks like, to find its copies. */
  look: bit('look', { dimensions: 256 }),
  lookBands: integer('look_bands').array(),
  /** When its AVIF sizes were made. */
  avifAt: timestamp('avif_at', { withTimezone: true }),
  /** When a virus scanner found nothing in it. */
  scannedAt: timestamp('scanned_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Behind which key the sweep of bytes without a row goes on; one row. */
export const fileSweep = pgTable('file_sweep', {
  singleton: boolean('singleton').primaryKey().default(true),
  after: text('after').notNull(),
});

export const albums = pgTable('albums', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
