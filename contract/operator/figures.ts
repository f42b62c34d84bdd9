/** What the marketplace did, by day (decision 37). */
import * as z from 'zod';
import { FIGURE_SPANS, MEASURE_NAMES, STORAGE_KIND_NAMES, type StorageKind } from '../../domain/figures.ts';
import { numeric } from '../schema/numeric.ts';
import { paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const bytesByKind = Object.fromEntries(STORAGE_KIND_NAMES.map((name) => [name, z.int()])) as Record<
  StorageKind,
  z.ZodInt
>;

const span = numeric(z.literal(FIGURE_SPANS)).default(30);

export const figures = z.object({
  /** In UTC, today last. */
  days: z.array(z.string()),
  series: z.array(
    z.object({
      measure: z.enum(MEASURE_NAMES),
      /** Of a queue its kind, of a reviewer their number, of a mail its channel; else empty. */
      dimension: z.string(),
      /** A number a day; null where none was counted. */
      values: z.array(z.number().nullable()),
    }),
  ),
  reviewers: z.array(z.object({ id: z.int(), name: z.string() })),
  counted_at: z.string().nullable(),
});
export type Figures = z.infer<typeof figures>;

export const emptySearch = z.object({
  /** Its place in the list: words have no number. */
  id: z.int(),
  words: z.string(),
  times: z.int(),
  /** The last day. */
  day: z.string(),
});
export type EmptySearch = z.infer<typeof emptySearch>;

export const companyStorage = z.object({
  /** Its place in the list. */
  id: z.int(),
  /** Null of what is no company's, such as the pictures of people. */
  company_id: z.int().nullable(),
  company: z.string(),
  /** Of the kind that was asked for, else in all. */
  files: z.int(),
  bytes: z.int(),
  /** Bytes of each kind. */
  kinds: z.object(bytesByKind),
});
export type CompanyStorage = z.infer<typeof companyStorage>;

export const onlineProduct = z.object({
  id: z.int(),
  title: z.string(),
  company_id: z.int(),
  company: z.string(),
  published_at: z.string(),
});
export type OnlineProduct = z.infer<typeof onlineProduct>;

export const figureRoutes = {
  getFigures: route('GET', '/review/figures', 'operator', {
    summary: 'Numbers of the last 7, 30, 90 or 365 days, today as it is now.',
    query: z.object({ days: span }),
    reply: figures,
  }),
  listEmptySearches: route('GET', '/review/empty-searches', 'operator', {
    summary: 'What visitors looked for in vain in the last days, the most often first; `kw` is a part of it.',
    query: z.object({ ...pageQuery, days: span, kw: z.string().max(100).default('') }),
    reply: paged(emptySearch),
  }),
  listStorage: route('GET', '/review/storage', 'operator', {
    summary:
      'Companies by the bytes of their files, in all or of one kind, the most first; counted once an hour.',
    query: z.object({ ...pageQuery, kind: z.enum(STORAGE_KIND_NAMES).optional() }),
    reply: paged(companyStorage),
  }),
  listOnlineProducts: route('GET', '/review/products-online', 'operator', {
    summary: 'Products that visitors see, the newest first.',
    query: z.object(pageQuery),
    reply: paged(onlineProduct),
  }),
};
