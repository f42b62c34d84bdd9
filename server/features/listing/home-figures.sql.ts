/** How much is on the marketplace, for the home page. */
import { sql } from 'drizzle-orm';
import { LEAST_ASKED } from '../../../domain/response.ts';
import type { Executor } from '../../platform/database.ts';

/** Certified suppliers, and the median of their median times to the first answer, in seconds; null while none is shown. */
export async function supplierFigures(
  executor: Executor,
): Promise<{ suppliers: number; answerSeconds: number | null }> {
  const { rows } = await executor.execute<{ suppliers: number; answer: number | null }>(sql`
    SELECT (SELECT count(*) FROM companies WHERE visible)::int AS suppliers,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY r.median_seconds)
       FROM company_responses r JOIN companies c ON c.id = r.company_id
       WHERE c.visible AND r.asked >= ${LEAST_ASKED} AND r.median_seconds IS NOT NULL)::float8 AS answer`);
  return { suppliers: rows[0]?.suppliers ?? 0, answerSeconds: rows[0]?.answer ?? null };
}
