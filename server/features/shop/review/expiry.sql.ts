import { sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import type { EndingNotice } from '../../../../domain/company/membership.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Ending } from '../../../platform/work/ending-notices.ts';

/** Certificates online whose last day is near and not over, with days left until it is. */
export async function expiringWithin(
  executor: Executor,
  { day, days, after, limit }: { day: string; days: number; after: number; limit: number },
): Promise<Ending[]> {
  const { rows } = await executor.execute<Ending & Record<string, unknown>>(
    sql`SELECT q.id::int AS id, q.expires - ${day}::date AS "daysLeft", q.told
      FROM qualifications q JOIN companies c ON c.id = q.company_id AND c.owner_status = ${ACCOUNT_STATUS.normal}
      WHERE q.told IS DISTINCT FROM 1 AND q.id > ${after}
        AND q.expires BETWEEN ${day}::date AND ${day}::date + ${days}::int
      ORDER BY q.id LIMIT ${limit}`,
  );
  return rows;
}

/** Notes that the seller is told now, and says whom and what; undefined when that was done. */
export async function markNotified(tx: Executor, id: number, notice: EndingNotice) {
  const { rows } = await tx.execute<{
    userId: number;
    email: string;
    language: Language;
    name: string;
    /** YYYY-MM-DD. */
    expires: string;
  }>(
    sql`UPDATE qualifications q SET told = ${notice}
      FROM companies c JOIN users u ON u.id = c.user_id
      WHERE q.id = ${id} AND (q.told IS NULL OR q.told > ${notice}) AND c.id = q.company_id
      RETURNING u.id::int AS "userId", u.email, u.language, q.name, q.expires::text AS expires`,
  );
  return rows[0];
}
