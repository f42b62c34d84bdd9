/** Queries of the notices before a licence ends. Days are UTC days, written YYYY-MM-DD. */
import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import type { EndingNotice } from '../../../domain/company/membership.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Ending } from '../../platform/work/ending-notices.ts';

const { underReview, approved } = CERTIFICATION_STATUS;

/** Licences that companies are certified with and whose last day is near and not over. Who has submitted another one is not told. */
export async function expiringWithin(
  executor: Executor,
  { day, days, after, limit }: { day: string; days: number; after: number; limit: number },
): Promise<Ending[]> {
  const { rows } = await executor.execute<Ending & Record<string, unknown>>(
    sql`SELECT k.id::int AS id, k.expires_on - ${day}::date AS "daysLeft", k.told
      FROM certifications k JOIN companies c ON c.id = k.company_id AND c.owner_status = ${constant(ACCOUNT_STATUS.normal)}
        AND c.certification = ${constant(approved)}
      WHERE k.status = ${constant(approved)} AND k.told IS DISTINCT FROM 1 AND k.id > ${after}
        AND k.expires_on BETWEEN ${day}::date AND ${day}::date + ${days}::int
        AND NOT EXISTS (SELECT FROM certifications n WHERE n.company_id = k.company_id
          AND n.status IN (${constant(underReview)}, ${constant(approved)}) AND n.id > k.id)
      ORDER BY k.id LIMIT ${limit}`,
  );
  return rows;
}

/** Notes that the owner is told now, and says whom and what; undefined when that was done. */
export async function markNotified(tx: Executor, id: number, notice: EndingNotice) {
  const { rows } = await tx.execute<{
    userId: number;
    email: string;
    language: Language;
    name: string;
    /** YYYY-MM-DD. */
    expires: string;
  }>(
    sql`UPDATE certifications k SET told = ${notice}
      FROM companies c JOIN users u ON u.id = c.user_id
      WHERE k.id = ${id} AND (k.told IS NULL OR k.told > ${notice}) AND c.id = k.company_id
      RETURNING u.id::int AS "userId", u.email, u.language, c.name, k.expires_on::text AS expires`,
  );
  return rows[0];
}
