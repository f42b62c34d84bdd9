/** The matches found for requests, and how many e-mails they caused. */
import { lt, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import type { LeadReason } from '../../../domain/deal/matching.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import type { DigestEnds } from '../../../domain/email/digest.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { leadEmailDays, purchaseMatches } from './matching.tables.ts';

/** Of these companies those that may have another e-mail of `most` in this day; each is counted. */
export async function countEmails(
  tx: Executor,
  companyIds: readonly number[],
  day: string,
  most: number,
): Promise<Set<number>> {
  if (companyIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ company_id: number }>(sql`
    INSERT INTO lead_email_days (company_id, day)
    SELECT id, ${day}::date FROM unnest(${sql.param([...companyIds])}::bigint[]) AS id ORDER BY id
    ON CONFLICT (company_id, day) DO UPDATE SET sent = lead_email_days.sent + 1
      WHERE lead_email_days.sent < ${most}
    RETURNING company_id`);
  return new Set(rows.map((row) => row.company_id));
}

export const insertMatches = (tx: Executor, rows: (typeof purchaseMatches.$inferInsert)[]) =>
  tx.insert(purchaseMatches).values(rows);

/** Requests in effect that nobody was found for yet. */
export async function unmatched(tx: Executor) {
  const { rows } = await tx.execute<{ id: number; published_at: string }>(sql`
    SELECT id, published_at FROM purchases p
    WHERE status = ${constant(PURCHASE_STATUS.inEffect)} AND deleted_at IS NULL AND withheld_at IS NULL AND NOT EXISTS (SELECT FROM purchase_matches WHERE purchase_id = p.id)
    ORDER BY id`);
  return rows;
}

export const forgetDaysBefore = (executor: Executor, day: string) =>
  executor.delete(leadEmailDays).where(lt(leadEmailDays.day, day));

/** The preference of the company's owner, whose word for how often stands in `p.frequency`. */
const CHOSEN = sql`JOIN companies c ON c.id = m.company_id
  LEFT JOIN email_preferences p ON p.user_id = c.user_id AND p.topic = 'leads'`;
const endOf = ({ daily, weekly }: DigestEnds) => sql`CASE p.frequency
  WHEN 'weekly' THEN ${weekly.toISOString()}::timestamptz ELSE ${daily.toISOString()}::timestamptz END`;

/** At most `limit` companies after one that have something for the digest. */
export async function waitingCompanies(
  executor: Executor,
  ends: DigestEnds,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await executor.execute<{ company_id: number }>(sql`
    SELECT DISTINCT m.company_id FROM purchase_matches m ${CHOSEN}
    WHERE m.email = 'waits' AND m.created_at < ${endOf(ends)} AND m.company_id > ${after}
    ORDER BY m.company_id LIMIT ${limit}`);
  return rows.map((row) => row.company_id);
}

/** Marks what waits as sent; the requests it is about. Two servers at once: one has them. */
export async function takeWaiting(tx: Executor, companyId: number, ends: DigestEnds): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE purchase_matches w SET email = 'sent' FROM purchase_matches m ${CHOSEN}
    WHERE w.purchase_id = m.purchase_id AND w.company_id = m.company_id AND w.email = 'waits'
      AND m.company_id = ${companyId} AND m.created_at < ${endOf(ends)}
    RETURNING w.purchase_id AS id`);
  return rows.map((row) => row.id);
}

/** What the digest says of each that is still in effect and wanted, best fit first. */
export async function digestLines(tx: Executor, companyId: number, ids: readonly number[], now: Date) {
  const { rows } = await tx.execute<{
    title: string;
    full_path: string;
    id: number;
    reasons: LeadReason[];
  }>(sql`
    SELECT r.id, r.title, k.full_path, m.reasons
    FROM purchase_matches m ${CHOSEN} JOIN purchases r ON r.id = m.purchase_id JOIN categories k ON k.id = r.category_id
    WHERE m.company_id = ${companyId} AND m.purchase_id = ANY (${sql.param([...ids])}::bigint[])
      AND r.status = ${constant(PURCHASE_STATUS.inEffect)} AND r.deleted_at IS NULL AND r.withheld_at IS NULL AND r.closing_at > ${now.toISOString()}::timestamptz
      AND m.created_at > coalesce(p.ended_at, '-infinity')
    ORDER BY m.place, r.id DESC`);
  return rows;
}

export async function ownerOf(tx: Executor, companyId: number) {
  const { rows } = await tx.execute<{
    id: number;
    email: string;
    language: Language;
  }>(sql`
    SELECT u.id, u.email, u.language FROM companies c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${companyId} AND c.visible`);
  return rows[0];
}

const OPEN = (now: Date) =>
  sql`p.status = ${constant(PURCHASE_STATUS.inEffect)} AND p.deleted_at IS NULL AND p.withheld_at IS NULL AND p.closing_at > ${now.toISOString()}::timestamptz`;

export async function matchesOf(
  executor: Executor,
  companyId: number,
  now: Date,
  { limit, offset, purchaseId }: { limit: number; offset: number; purchaseId?: number },
) {
  const one = purchaseId === undefined ? sql`` : sql`AND m.purchase_id = ${purchaseId}`;
  const from = sql`FROM purchase_matches m JOIN purchases p ON p.id = m.purchase_id
    WHERE m.company_id = ${companyId} AND ${OPEN(now)} ${one}`;
  const [{ rows }, counted] = await Promise.all([
    executor.execute<{ id: number; reasons: LeadReason[]; created_at: Date | string; quoted: boolean }>(sql`
      SELECT m.purchase_id AS id, m.reasons, m.created_at, EXISTS (SELECT FROM quotations q
        WHERE q.purchase_id = m.purchase_id AND q.company_id = m.company_id AND q.status <> ${constant(QUOTATION_STATUS.withdrawn)}) AS quoted
      ${from} ORDER BY m.created_at DESC, m.purchase_id DESC LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n ${from}`),
  ]);
  return { rows, total: counted.rows[0]!.n };
}
