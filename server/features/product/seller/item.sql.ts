/** The columns of a row in the seller's lists. */
import { sql } from 'drizzle-orm';
import {
  type OPEN_REVISION,
  PRODUCT_STATUS,
  REVISION_STATUS,
} from '../../../../domain/product/product-review.ts';
import { productStatistics } from '../../statistics/statistics.tables.ts';
import { products } from '../product.tables.ts';

interface RevisionRow {
  id: number;
  status: (typeof OPEN_REVISION)[number];
  reasons: string[];
  note: string;
  submitted_at: string;
}

/**
 * The edit that waits or failed of a published product. One made from an older version is history: the product
 * has been changed by another way since.
 */
const revision = sql<RevisionRow | null>`(
  SELECT json_build_object('id', r.id, 'status', r.status, 'reasons', r.reasons, 'note', r.review_note,
    'submitted_at', r.submitted_at)
  FROM product_revisions r WHERE r.product_id = products.id AND r.base_version = products.version
    AND products.status = ${PRODUCT_STATUS.published}
    AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed}) ORDER BY r.id DESC LIMIT 1)`;
const imageKey = sql<string | null>`(SELECT f.key FROM files f WHERE f.id = products.main_image_id)`;
const categoryTrail = sql<{ id: number; name: string; name_zh: string }[]>`(
  SELECT json_agg(json_build_object('id', k.id, 'name', k.name, 'name_zh', k.name_zh) ORDER BY k.level)
  FROM categories k WHERE k.id IN (products.root_id, products.sub_id, products.category_id))`;
const groupName = sql<string | null>`(SELECT g.name FROM product_groups g WHERE g.id = products.group_id)`;
/** When it was taken offline, where the version approved then is kept. */
const offlineAt = sql<Date | null>`(
  SELECT a.offline_at FROM approved_versions a
  WHERE a.product_id = products.id AND products.status = ${PRODUCT_STATUS.draft})`.mapWith(toDate);

/** Properties are written by sellers: the number of the model has several names. */
export const model = sql<string>`coalesce((
  SELECT p ->> 1 FROM jsonb_array_elements(products.properties) WITH ORDINALITY AS e (p, place)
  WHERE lower(p ->> 0) IN ('model number', 'model', 'model no', 'model no.', '型号') ORDER BY place LIMIT 1), '')`;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
/** The end of the last of its pins, if one holds now: an extension begins where the pin before it ends. */
const pinnedUntil = (now: Date) =>
  sql<Date | null>`(
  SELECT max(upper(n.period)) FROM product_pins n WHERE n.product_id = products.id AND upper(n.period) > ${at(now)}
  AND EXISTS (SELECT FROM product_pins m WHERE m.product_id = products.id AND m.period @> ${at(now)}))`.mapWith(
    toDate,
  );

/** Days of the last 30, today among them. */
export const isRecent = (now: Date) =>
  sql`${productStatistics.day} > ${now.toISOString().slice(0, 10)}::date - 30`;

const recent = (column: 'views' | 'enquiries', now: Date) =>
  sql<number>`coalesce((
  SELECT sum(${productStatistics[column]}) FROM ${productStatistics}
  WHERE ${productStatistics.productId} = products.id AND ${isRecent(now)}), 0)`.mapWith(Number);

function toDate(value: string): Date {
  return new Date(value);
}

/** What other lists of the seller's say of a product. */
export const briefColumns = {
  id: products.id,
  title: products.title,
  status: products.status,
  groupId: products.groupId,
  groupName,
  imageKey,
  categoryTrail,
};

export const itemColumns = (now: Date) => ({
  id: products.id,
  title: products.title,
  status: products.status,
  groupId: products.groupId,
  groupName,
  ownNumber: products.ownNumber,
  model,
  currency: products.currency,
  minPrice: products.minPrice,
  maxPrice: products.maxPrice,
  minOrder: products.minOrder,
  unit: products.unit,
  reasons: products.reasons,
  note: products.reviewNote,
  updatedAt: products.updatedAt,
  refreshedAt: products.refreshedAt,
  submittedAt: products.submittedAt,
  reviewedAt: products.reviewedAt,
  deletedAt: products.deletedAt,
  offlineAt,
  imageKey,
  categoryTrail,
  revision,
  pinnedUntil: pinnedUntil(now),
  views: recent('views', now),
  enquiries: recent('enquiries', now),
});
