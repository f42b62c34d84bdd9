import { sql } from 'drizzle-orm';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';

/** So many reviews tell how long one takes. */
const LAST_REVIEWS = 200;

type Kind = 'waiting' | 'failed' | 'drafts';

/** A page of each and how many there are: the longest waiting first, the last failed first, the draft touched last first. */
export async function overviewIds(
  executor: Executor,
  companyId: number,
  { limit, ...from }: { limit: number } & Record<Kind, number>,
) {
  const { published, underReview, failed, draft } = PRODUCT_STATUS;
  const totalOf = (status: number, edits: number) =>
    sql`(SELECT count(*) FROM products WHERE company_id = ${companyId} AND status = ${status})
      + (SELECT count(*) FROM edits WHERE status = ${edits})`;
  const { rows } = await executor.execute<Record<Kind, number[]> & { totals: Record<Kind, number> }>(sql`
    -- of each published product the edit of its present version that waits or failed
    WITH edits AS MATERIALIZED (
      SELECT DISTINCT ON (p.id) p.id, r.status, r.submitted_at, r.decided_at
      FROM products p JOIN product_revisions r ON r.product_id = p.id AND r.base_version = p.version
        AND r.status IN (${REVISION_STATUS.underReview}, ${REVISION_STATUS.failed})
      WHERE p.company_id = ${companyId} AND p.status = ${published} ORDER BY p.id, r.id DESC)
    SELECT
      (SELECT coalesce(json_agg(id ORDER BY at, id), '[]') FROM (
        SELECT id, submitted_at AS at FROM products WHERE company_id = ${companyId} AND status = ${underReview}
        UNION ALL SELECT id, submitted_at FROM edits WHERE status = ${REVISION_STATUS.underReview}
        ORDER BY at, id LIMIT ${limit} OFFSET ${from.waiting}) w) AS waiting,
      (SELECT coalesce(json_agg(id ORDER BY at DESC, id DESC), '[]') FROM (
        SELECT id, updated_at AS at FROM products WHERE company_id = ${companyId} AND status = ${failed}
        UNION ALL SELECT id, decided_at FROM edits WHERE status = ${REVISION_STATUS.failed}
        ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${from.failed}) f) AS failed,
      (SELECT coalesce(json_agg(id ORDER BY at DESC, id DESC), '[]') FROM (
        SELECT id, updated_at AS at FROM products WHERE company_id = ${companyId} AND status = ${draft}
        ORDER BY updated_at DESC, id DESC LIMIT ${limit} OFFSET ${from.drafts}) d) AS drafts,
      json_build_object(
        'waiting', ${totalOf(underReview, REVISION_STATUS.underReview)},
        'failed', ${totalOf(failed, REVISION_STATUS.failed)},
        'drafts', (SELECT count(*) FROM products WHERE company_id = ${companyId} AND status = ${draft})) AS totals`);
  return rows[0]!;
}

/** How long the marketplace's last reviews took, in the median. */
export async function lastReviews(executor: Executor): Promise<{ count: number; minutes: number }> {
  const { rows } = await executor.execute<{ count: number; minutes: number | null }>(sql`
    SELECT count(*)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM reviewed_at - submitted_at) / 60)::float AS minutes
    FROM (SELECT reviewed_at, submitted_at FROM products
          WHERE reviewed_at IS NOT NULL ORDER BY reviewed_at DESC LIMIT ${LAST_REVIEWS}) last
    WHERE submitted_at < reviewed_at`);
  return { count: rows[0]!.count, minutes: rows[0]!.minutes ?? 0 };
}
