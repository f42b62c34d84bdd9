/** Queries of memberships. Days are UTC days, written YYYY-MM-DD. */
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { type EndingNotice, type Held, TIERS, type Tier } from '../../../domain/company/membership.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Ending } from '../../platform/work/ending-notices.ts';

export async function insertMembership(
  tx: Executor,
  row: { companyId: number; tier: Tier; from: string; to: string; grantedBy: number; grantedAt: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`INSERT INTO memberships (company_id, tier, period, granted_by, granted_at)
      VALUES (${row.companyId}, ${row.tier}, daterange(${row.from}::date, ${row.to}::date), ${row.grantedBy},
        ${row.grantedAt.toISOString()}) RETURNING id`,
  );
  return rows[0]!.id;
}

/** Memberships of a company that run on a day or are to come, in their order. */
export async function heldFrom(executor: Executor, companyId: number, day: string): Promise<Held[]> {
  const { rows } = await executor.execute<Held & Record<string, unknown>>(
    sql`SELECT id::int AS id, tier, lower(period)::text AS "from", upper(period)::text AS "to"
      FROM memberships WHERE company_id = ${companyId} AND upper(period) > ${day}::date ORDER BY lower(period)`,
  );
  return rows;
}

/** One membership, with its company. */
export async function membershipById(
  executor: Executor,
  id: number,
): Promise<(Held & { companyId: number }) | undefined> {
  const { rows } = await executor.execute<Held & { companyId: number } & Record<string, unknown>>(
    sql`SELECT id::int AS id, company_id::int AS "companyId", tier, lower(period)::text AS "from", upper(period)::text AS "to"
      FROM memberships WHERE id = ${id}`,
  );
  return rows[0];
}

/** Another last day, of which the owner is told anew. */
export async function updateEnd(tx: Executor, id: number, to: string): Promise<void> {
  await tx.execute(
    sql`UPDATE memberships SET period = daterange(lower(period), ${to}::date), told = NULL WHERE id = ${id}`,
  );
}

/** Ends a membership on a day: what has not begun by then is no membership. */
export async function endOn(tx: Executor, { id, from }: Held, day: string): Promise<void> {
  if (from >= day) await tx.execute(sql`DELETE FROM memberships WHERE id = ${id}`);
  else
    await tx.execute(
      sql`UPDATE memberships SET period = daterange(lower(period), ${day}::date) WHERE id = ${id}`,
    );
}

/** The tier of a company on a day. */
export async function tierOn(tx: Executor, companyId: number, day: string): Promise<Tier | null> {
  const { rows } = await tx.execute<{ tier: Tier }>(
    sql`SELECT tier FROM memberships WHERE company_id = ${companyId} AND period @> ${day}::date`,
  );
  return rows[0]?.tier ?? null;
}

/** Companies whose tier is not that of the day. */
export async function companiesOutOfStep(executor: Executor, day: string): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT c.id FROM companies c LEFT JOIN memberships m ON m.company_id = c.id AND m.period @> ${day}::date
      WHERE (c.tier IS NOT NULL OR m.id IS NOT NULL) AND c.tier IS DISTINCT FROM m.tier ORDER BY c.id`,
  );
  return rows.map((row) => row.id);
}

const RANKED = Object.keys(TIERS);
const rank = (tier: SQL): SQL => sql`array_position(${sql.param(RANKED)}::text[], ${tier})`;

/** No membership at least as high follows right after. */
const endsTier = sql`NOT EXISTS (SELECT FROM memberships n WHERE n.company_id = m.company_id
  AND lower(n.period) = upper(m.period) AND ${rank(sql`n.tier`)} >= ${rank(sql`m.tier`)})`;

/** Running memberships that end within so many days without one at least as high right after, by id. */
export async function endingWithin(
  executor: Executor,
  { day, days, after, limit }: { day: string; days: number; after: number; limit: number },
): Promise<Ending[]> {
  const { rows } = await executor.execute<Ending & Record<string, unknown>>(
    sql`SELECT m.id::int AS id, upper(m.period) - ${day}::date AS "daysLeft", m.told
      FROM memberships m JOIN companies c ON c.id = m.company_id AND c.owner_status = ${constant(ACCOUNT_STATUS.normal)}
      WHERE m.told IS DISTINCT FROM 1 AND upper(m.period) <= ${day}::date + ${days}::int AND m.period @> ${day}::date
        AND m.id > ${after}
        AND ${endsTier}
      ORDER BY m.id LIMIT ${limit}`,
  );
  return rows;
}

interface Soon {
  day: string;
  days: number;
  tier?: Tier | undefined;
}

const ending = ({
  day,
  days,
  tier,
}: Soon): SQL => sql`FROM memberships m JOIN companies c ON c.id = m.company_id
  WHERE upper(m.period) > ${day}::date AND upper(m.period) <= ${day}::date + ${days}::int AND m.period @> ${day}::date
    AND ${endsTier} ${tier ? sql`AND m.tier = ${tier}` : sql``}`;

/** The soonest to end first. */
export async function endingPage(
  executor: Executor,
  soon: Soon,
  { limit, offset }: { limit: number; offset: number },
) {
  type Row = Held & { company_id: number; company: string; days_left: number };
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    executor.execute<Row & Record<string, unknown>>(sql`
      SELECT m.id::int AS id, m.tier, lower(m.period)::text AS "from", upper(m.period)::text AS "to",
        m.company_id::int AS company_id, c.name AS company, upper(m.period) - ${soon.day}::date AS days_left
      ${ending(soon)} ORDER BY upper(m.period), m.id LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n ${ending(soon)}`),
  ]);
  return { items, total: counted[0]!.n };
}

export async function countEnding(executor: Executor, soon: Soon): Promise<{ tier: Tier; count: number }[]> {
  const { rows } = await executor.execute<{ tier: Tier; count: number }>(
    sql`SELECT m.tier, count(*)::int AS count ${ending(soon)} GROUP BY 1`,
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
    lastDay: string;
  }>(
    sql`UPDATE memberships m SET told = ${notice}
      FROM companies c JOIN users u ON u.id = c.user_id
      WHERE m.id = ${id} AND (m.told IS NULL OR m.told > ${notice}) AND c.id = m.company_id
      RETURNING u.id::int AS "userId", u.email, u.language, c.name, (upper(m.period) - 1)::text AS "lastDay"`,
  );
  return rows[0];
}
