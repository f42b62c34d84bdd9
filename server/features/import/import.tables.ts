import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImportReading, ReadingChoices } from '../../../contract/product/import.ts';

/** `notes` in English beside the same in Chinese; alone where they were stored in the language of the upload. */
export type StoredReading = ImportReading & { notes_zh?: string[] };

export const productImports = pgTable('product_imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Until it has been run in earnest, has failed, or is a day old. */
  fileKey: text('file_key'),
  fileName: text('file_name').notNull(),
  language: text('language').$type<'en' | 'zh'>().notNull(),
  dry: boolean('dry').notNull(),
  submit: boolean('submit').notNull(),
  state: text('state')
    .$type<'waiting' | 'running' | 'asking' | 'done' | 'failed'>()
    .notNull()
    .default('waiting'),
  /** Sentences are in English, beside them in Chinese: null where one was stored in the language of the upload alone. */
  problem: text('problem'),
  problemZh: text('problem_zh'),
  total: integer('total').notNull().default(0),
  done: integer('done').notNull().default(0),
  /** How often it was taken up without a row done since. */
  tries: integer('tries').notNull().default(0),
  /** What the seller has said of the file. */
  choices: jsonb('choices').$type<ReadingChoices>().notNull().default({}),
  reading: jsonb('reading').$type<StoredReading>(),
  created: integer('created').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  same: integer('same').notNull().default(0),
  drafts: integer('drafts').notNull().default(0),
  submitted: integer('submitted').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  /** Cells that empty a field of a product that changes. */
  cleared: integer('cleared').notNull().default(0),
  /** The dry run that it is the run in earnest of. */
  triedId: bigint('tried_id', { mode: 'number' }),
  faultCount: integer('fault_count').notNull().default(0),
  pictures: jsonb('pictures').$type<Record<string, number>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

export const productImportFaults = pgTable('product_import_faults', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importId: bigint('import_id', { mode: 'number' }).notNull(),
  line: integer('line').notNull(),
  header: text('header').notNull(),
  /** Of a column that the sheet lacks. */
  headerZh: text('header_zh'),
  severity: text('severity').$type<'block' | 'warn'>().notNull(),
  text: text('text').notNull(),
  textZh: text('text_zh'),
});

/** What became of a row that is not empty. */
export const productImportResults = pgTable(
  'product_import_results',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    line: integer('line').notNull(),
    outcome: text('outcome').$type<'refused' | 'drafts' | 'submitted' | 'changed' | 'same'>().notNull(),
    productId: bigint('product_id', { mode: 'number' }),
    /** Of a product that was there: a digest of what it said when the row was judged. */
    base: text('base'),
    /** Of one that changes: the columns that differ, and what becomes of it, in words. */
    changes: text('changes').notNull().default(''),
    changesZh: text('changes_zh'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
);

/** What a company has confirmed that a foreign header means. */
export const productImportHeaders = pgTable(
  'product_import_headers',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    /** As headers are compared: `comparableHeader`. */
    header: text('header').notNull(),
    /** null: the column is left out. */
    field: text('field'),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.header] })],
);
