/** Importing and exporting products as sheets: templates, dry runs, imports, exports (decision 26). */
import * as z from 'zod';
import { PRODUCT_STATUS } from '../../domain/product/product-review.ts';
import { HEADER_ROWS, SHEET_ENCODINGS, SHEET_LIMITS } from '../../domain/product/product-sheet.ts';
import { numeric } from '../schema/numeric.ts';
import { id, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { productStatus } from '../schema/states.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const format = z.enum(['xlsx', 'csv']).default('xlsx');

/** Why a row is refused (`block`: of a draft too), or what a reviewer would object to. */
export const importFault = z.object({
  /** Of the sheet; its header is row 1. */
  row: z.int(),
  /** The header of the column; empty for the row as a whole. */
  column: z.string(),
  severity: z.enum(['block', 'warn']),
  text: z.string(),
});
export type ImportFault = z.infer<typeof importFault>;

/** What a reading asks the seller to confirm; nothing of the rows is judged before. */
export const READING_ASKS = ['encoding', 'sheet', 'header_row', 'columns'] as const;
export type ReadingAsk = (typeof READING_ASKS)[number];

/**
 * What a column is read as: a key of SHEET_COLUMNS (domain/product/product-sheet.ts, which has its words in both languages),
 * `property:NAME` or `detail:NAME`. null: the column is left out.
 */
const columnField = z.string().max(120).nullable();

const readingColumn = z.object({
  /** From 0; columns without a header are left out of the list. */
  position: z.int(),
  /** As it stands in the sheet; a line break is a blank. */
  header: z.string(),
  /** What it is read as now: our own header, or what the seller has confirmed. */
  field: columnField,
  /** Of a foreign header that nobody has confirmed for this file: what it may mean. Never read unless confirmed. */
  offered: columnField,
  /** `offered` is what the company confirmed for this header in an earlier import. */
  remembered: z.boolean(),
  /** The first cell of the column that is not empty, cut. */
  example: z.string(),
});
export type ReadingColumn = z.infer<typeof readingColumn>;

/** How the file was read (decision 26). Texts are those of the sheet or in the language of the request. */
export const importReading = z.object({
  /** Of the sheet itself, which may have come in a ZIP. */
  kind: z.enum(['csv', 'xlsx']),
  /** Empty: the rows below were read without a doubt. */
  asks: z.array(z.enum(READING_ASKS)),
  /** WHATWG name of the encoding that the text was read in, "utf-8"; null for XLSX. */
  encoding: z.string().nullable(),
  /** All that may be chosen, the likeliest first. `first_rows` (at most 3) of those that are likely, else empty. */
  encodings: z.array(
    z.object({ name: z.string(), likely: z.boolean(), first_rows: z.array(z.array(z.string())) }),
  ),
  /** Of XLSX, in the order of the file. */
  sheets: z.array(
    z.object({
      name: z.string(),
      hidden: z.boolean(),
      /** Rows that are not empty, the header among them. */
      rows: z.int(),
      has_our_columns: z.boolean(),
    }),
  ),
  /** The name of the one that was read. */
  sheet: z.string().nullable(),
  /** From 1, as the spreadsheet counts. */
  header_row: z.int(),
  /** What separates the decimals in this sheet, as its cells or the seller say; null: nothing says so. */
  decimal_mark: z.enum(['.', ',']).nullable(),
  columns: z.array(readingColumn),
  /** At most 5 rows below the header, as understood; a cell each of `columns`, by its place there; cut. */
  first_rows: z.array(z.array(z.string())),
  /** What the seller should know of the sheet as a whole: which sheet was taken, hidden or merged rows, missing columns. */
  notes: z.array(z.string()),
});
export type ImportReading = z.infer<typeof importReading>;

/** What the seller says of a file that has been read; what is left out stays as it was chosen before, or as it was read. */
export const readingChoices = z.object({
  /** A name out of `encodings`. */
  encoding: z.enum(SHEET_ENCODINGS).optional(),
  /** A name out of `sheets`. */
  sheet: z.string().max(100).optional(),
  header_row: z.int().min(1).max(HEADER_ROWS).optional(),
  /** null: each number for itself again. */
  decimal_mark: z.enum(['.', ',']).nullable().optional(),
  /**
   * Confirms the columns: all that are not named stay as `field` says. Foreign headers are remembered for the company. A
   * choice of encoding, sheet or header row without this asks for the columns anew where they are foreign.
   */
  columns: z
    .array(
      z.object({
        position: z
          .int()
          .min(0)
          .max(SHEET_LIMITS.columns - 1),
        field: columnField,
      }),
    )
    .max(SHEET_LIMITS.columns)
    .optional(),
});
export type ReadingChoices = z.infer<typeof readingChoices>;

export const productImport = z.object({
  id: z.int(),
  file_name: z.string(),
  /** Nothing is kept. */
  dry: z.boolean(),
  /** What passes the check goes under review, as far as the limit allows; else all become drafts. */
  submit: z.boolean(),
  /**
   * `asking`: it stopped before its rows, and `reading.asks` says what the seller has to confirm by PUT …/reading. One that
   * was started in earnest is a dry run from then on.
   */
  state: z.enum(['waiting', 'running', 'asking', 'done', 'failed']),
  /** Why it failed as a whole, or of `asking` what is wrong with the sheet as a whole; else empty. */
  problem: z.string(),
  /** null before the file was read, and where it cannot be. */
  reading: importReading.nullable(),
  /** It was a dry run whose file is still kept. */
  runnable: z.boolean(),
  total: z.int(),
  done: z.int(),
  /**
   * What became of the rows; of a dry run, what would. Rows of products that are new (`created`: `drafts` and `submitted`
   * together), of products that are there and differ (`changed`), and of those that do not (`same`: nothing is written).
   */
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  drafts: z.int(),
  submitted: z.int(),
  refused: z.int(),
  /** Cells that empty a field of a product that is there: of a dry run, what the run in earnest would clear. */
  cleared: z.int(),
  fault_count: z.int(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

export const importRoutes = {
  importTemplate: route('GET', '/session/products/imports/template', 'supplier', {
    scope: 'products:read',
    summary: 'An empty sheet for products of one category, with its properties as columns and an example.',
    query: z.object({ cate: id, format }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  exportProducts: route('GET', '/session/products/export', 'supplier', {
    scope: 'products:read',
    summary:
      'Own products of one status as a sheet that can be imported again: rows with their Product ID or own number are edits. Cells are never formulas.',
    query: z.object({
      status: numeric(productStatus).default(PRODUCT_STATUS.published),
      format,
    }),
    reply: z.any(),
    produces: 'application/octet-stream',
    perMinute: 10,
  }),
  startImport: route('POST', '/session/products/imports', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary:
      'A CSV (or TXT with tabs), an XLSX, or a ZIP of one of them with its pictures: at most 1,000 rows and 20 MB. Runs in the background. A row with the Product ID or own number of a product edits it.',
    query: z.object({ dry: flag.default(true), submit: flag.default(false) }),
    accepts: 'file',
    reply: z.object({ id: z.int() }),
    fails: ['import_running', 'unsupported_sheet', 'too_large'],
    perMinute: 6,
  }),
  runImport: route('POST', '/session/products/imports/:id/run', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary: 'Runs in earnest what was a dry run, with the same file, which is kept for 24 hours.',
    params: idParams,
    reply: z.object({ id: z.int() }),
    fails: ['import_running', 'wrong_state', 'import_file_gone'],
  }),
  setImportReading: route('PUT', '/session/products/imports/:id/reading', 'supplier', {
    scope: 'products:write',
    summary:
      'Runs a dry run again over the same file, read as the seller says. Of one that is asking or done; it keeps its id.',
    params: idParams,
    body: readingChoices,
    reply: z.object({ id: z.int() }),
    fails: ['import_running', 'wrong_state', 'import_file_gone'],
  }),
  listImports: route('GET', '/session/products/imports', 'supplier', {
    scope: 'products:read',
    summary: 'Imports of the last 30 days, the newest first.',
    query: z.object(pageQuery),
    reply: paged(productImport),
  }),
  importFaults: route('GET', '/session/products/imports/:id/faults', 'supplier', {
    scope: 'products:read',
    summary: 'Faults by row and column.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(importFault),
  }),
  importFaultsSheet: route('GET', '/session/products/imports/:id/faults/csv', 'supplier', {
    scope: 'products:read',
    summary: 'All faults as CSV.',
    params: idParams,
    reply: z.any(),
    produces: 'text/csv',
  }),
  importResultsSheet: route('GET', '/session/products/imports/:id/results/csv', 'supplier', {
    scope: 'products:read',
    summary: 'What became of each row, or would of a dry run: its product and what was said of it, as CSV.',
    params: idParams,
    reply: z.any(),
    produces: 'text/csv',
  }),
  removeImport: route('DELETE', '/session/products/imports/:id', 'supplier', {
    scope: 'products:write',
    summary: 'Forgets an import that has ended; the products stay.',
    params: idParams,
    reply: nothing,
    fails: ['wrong_state'],
  }),
};
