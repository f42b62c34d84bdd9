/** Products as sheets: templates, imports with a dry run, exports (decision 26). */
import * as z from 'zod';
import { numeric } from './numeric.ts';
import { id, idParams, nothing, paged, pageQuery } from './page.ts';
import { route } from './route.ts';

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
/** What is wrong with one row, told beside its number. */
export type RowFault = Omit<ImportFault, 'row'>;

export const productImport = z.object({
  id: z.int(),
  file_name: z.string(),
  /** Nothing is kept. */
  dry: z.boolean(),
  /** What passes the check goes under review, as far as the limit allows; else all become drafts. */
  submit: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why it failed as a whole. */
  problem: z.string(),
  /** It was a dry run whose file is still kept. */
  runnable: z.boolean(),
  total: z.int(),
  done: z.int(),
  /** What became of the rows; of a dry run, what would. */
  drafts: z.int(),
  submitted: z.int(),
  refused: z.int(),
  fault_count: z.int(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

export const importRoutes = {
  importTemplate: route({
    method: 'GET',
    path: '/session/products/imports/template',
    access: 'supplier',
    scope: 'products:read',
    summary: 'An empty sheet for products of one category, with its properties as columns and an example.',
    query: z.object({ cate: id, format }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
  exportProducts: route({
    method: 'GET',
    path: '/session/products/export',
    access: 'supplier',
    scope: 'products:read',
    summary: 'Own products of one status as a sheet that can be imported again. Cells are never formulas.',
    query: z.object({
      status: numeric(z.literal([0, 1, 2, 4, 5])).default(1),
      format,
    }),
    reply: z.any(),
    produces: 'application/octet-stream',
    perMinute: 10,
  }),
  startImport: route({
    method: 'POST',
    path: '/session/products/imports',
    creates: true,
    access: 'supplier',
    scope: 'products:write',
    summary:
      'A CSV, an XLSX, or a ZIP of one of them with its pictures: at most 1,000 rows and 20 MB. Runs in the background.',
    query: z.object({ dry: flag.default(true), submit: flag.default(false) }),
    accepts: 'file',
    reply: z.object({ id: z.int() }),
    fails: ['import_running', 'unsupported_type', 'too_large'],
    perMinute: 6,
  }),
  runImport: route({
    method: 'POST',
    path: '/session/products/imports/:id/run',
    creates: true,
    access: 'supplier',
    scope: 'products:write',
    summary: 'Runs in earnest what was a dry run, with the same file, which is kept for 24 hours.',
    params: idParams,
    reply: z.object({ id: z.int() }),
    fails: ['import_running', 'wrong_state', 'import_file_gone'],
  }),
  listImports: route({
    method: 'GET',
    path: '/session/products/imports',
    access: 'supplier',
    scope: 'products:read',
    summary: 'Imports of the last 30 days, the newest first.',
    query: z.object(pageQuery),
    reply: paged(productImport),
  }),
  importFaults: route({
    method: 'GET',
    path: '/session/products/imports/:id/faults',
    access: 'supplier',
    scope: 'products:read',
    summary: 'Faults by row and column.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(importFault),
  }),
  importFaultsSheet: route({
    method: 'GET',
    path: '/session/products/imports/:id/faults/csv',
    access: 'supplier',
    scope: 'products:read',
    summary: 'All faults as CSV.',
    params: idParams,
    reply: z.any(),
    produces: 'text/csv',
  }),
  importResultsSheet: route({
    method: 'GET',
    path: '/session/products/imports/:id/results/csv',
    access: 'supplier',
    scope: 'products:read',
    summary: 'What became of each row, or would of a dry run: its product and what was said of it, as CSV.',
    params: idParams,
    reply: z.any(),
    produces: 'text/csv',
  }),
  removeImport: route({
    method: 'DELETE',
    path: '/session/products/imports/:id',
    access: 'supplier',
    scope: 'products:write',
    summary: 'Forgets an import that has ended; the products stay.',
    params: idParams,
    reply: nothing,
    fails: ['wrong_state'],
  }),
};
