import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account.ts';
import { ENDING_NOTICES, type EndingNotice } from '../../../domain/membership.ts';
import type { Executor } from '../../platform/database.ts';

/** Certificates online whose last day is near and not over, with days left until it is. */
export async function expiringFrom(
  executor: Executor,
  { day, after, limit }: { day: string; after: number; limit: number },
): Promise<{ id: number; daysLeft: number; told: EndingNotice | null }[]> {
  const { rows } = await executor.execute<{ id: number; daysLeft: number; told: EndingNotice | null }>(
    sql`SELECT q.id::int AS id, q.expires - ${day}::date AS "daysLeft", q.told
      FROM qualifications q JOIN companies c ON c.id = q.company_id AND c.owner_status = ${ACCOUNT_STATUS.normal}
      WHERE q.told IS DISTINCT FROM 1 AND q.id > ${after}
        AND q.expires BETWEEN ${day}::date AND ${day}::date + ${ENDING_NOTICES[0]}::int
      ORDER BY q.id LIMIT ${limit}`,
  );
  return rows;
}

/** Notes that the seller is told now, and says whom and what; undefined when that was done. */
export async function markTold(tx: Executor, id: number, notice: EndingNotice) {
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
