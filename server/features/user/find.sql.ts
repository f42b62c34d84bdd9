/** How staff finds companies and accounts by what they know of them. Each way has an index, and a bound. */
import { type SQL, sql } from 'drizzle-orm';
import type { AccountStatus } from '../../../domain/account/account.ts';
import type { CertificationStatus } from '../../../domain/company/certification.ts';
import type { Tier } from '../../../domain/company/membership.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing, escapeLike } from '../../platform/database/like.ts';

/** A search finds at most so many: who has typed one letter looks for nobody yet. */
const MOST_FOUND = 1000;
/** Trigrams tell nothing of less. */
const LETTERS = 3;

interface Slice {
  limit: number;
  offset: number;
}

/** Each way to ids of companies and of accounts. */
export function waysTo(kw: string): { companies: SQL[]; users: SQL[] } {
  const typed = kw.toLowerCase();
  const within = typed.length < LETTERS ? `${escapeLike(typed)}%` : containing(typed);
  const start = `${escapeLike(typed)}%`;
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : null;
  const digits = typed.replace(/[\s\-().+]/g, '');
  const isTelephone = /^\d{5,20}$/.test(digits);
  return {
    companies: [
      sql`SELECT id FROM companies WHERE lower(name) LIKE ${within}`,
      // pieces of one and two characters: two are a word in Chinese, and trigrams tell nothing of them
      sql`SELECT id FROM companies WHERE text_pieces(name_zh) @> text_pieces(${kw}) AND name_zh LIKE ${containing(kw)}`,
      sql`SELECT id FROM companies WHERE domain LIKE ${start}`,
      sql`SELECT company_id AS id FROM certifications WHERE lower(licence_number) LIKE ${start}`,
      ...(number === null ? [] : [sql`SELECT id FROM companies WHERE id = ${number}::bigint`]),
    ],
    users: [
      sql`SELECT id FROM users WHERE lower(email) LIKE ${within}`,
      sql`SELECT id FROM users WHERE lower(name) LIKE ${within}`,
      ...(number === null ? [] : [sql`SELECT id FROM users WHERE id = ${number}::bigint`]),
      ...(isTelephone ? [sql`SELECT id FROM users WHERE mobile LIKE ${`${digits}%`}`] : []),
    ],
  };
}

/** Ids of companies and ids of accounts that fit, each way bounded by itself: one OR over both tables would use no index. */
function fitting(kw: string): { companies: SQL; users: SQL } {
  const { companies, users } = waysTo(kw);
  const together = (ways: SQL[]) =>
    sql.join(
      ways.map((way) => sql`(${way} LIMIT ${MOST_FOUND})`),
      sql` UNION `,
    );
  return { companies: together(companies), users: together(users) };
}

interface CompanyFilter {
  kw: string;
  certification?: number | undefined;
  tier?: string | undefined;
  type?: number | undefined;
}

export async function findCompanies(executor: Executor, filter: CompanyFilter, { limit, offset }: Slice) {
  const { kw, certification, tier, type } = filter;
  const found = kw ? fitting(kw) : null;
  const where = sql.join(
    [
      sql`TRUE`,
      ...(found
        ? [
            sql`c.id IN (SELECT id FROM (${found.companies}) a
              UNION SELECT o.id FROM (${found.users}) b JOIN companies o ON o.user_id = b.id)`,
          ]
        : []),
      ...(certification === undefined ? [] : [sql`c.certification = ${certification}`]),
      ...(tier === undefined ? [] : [tier === 'none' ? sql`c.tier IS NULL` : sql`c.tier = ${tier}`]),
      ...(type === undefined ? [] : [sql`c.type = ${type}`]),
    ],
    sql` AND `,
  );
  const [rows, counted] = await Promise.all([
    executor.execute<{
      id: number;
      name: string;
      domain: string | null;
      type: number;
      certification: CertificationStatus;
      tier: Tier | null;
      owner_id: number;
      owner_name: string;
      email: string;
      status: AccountStatus;
      created_at: string;
    }>(
      sql`SELECT c.id::int AS id, c.name, c.domain, c.type, c.certification, c.tier, u.id::int AS owner_id, u.name AS owner_name,
          u.email, u.status, c.created_at
        FROM companies c JOIN users u ON u.id = c.user_id WHERE ${where}
        ORDER BY c.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM companies c WHERE ${where}`),
  ]);
  return { rows: rows.rows, total: counted.rows[0]!.n };
}

/** Ids of accounts, newest first, with how many there are: by themselves, or by their company. */
export async function findUserIds(
  executor: Executor,
  { kw, role }: { kw: string; role?: 'member' | 'staff' | undefined },
  { limit, offset }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const found = kw ? fitting(kw) : null;
  const where = sql.join(
    [
      sql`TRUE`,
      ...(found
        ? [
            sql`u.id IN (SELECT id FROM (${found.users}) a
              UNION SELECT o.user_id FROM (${found.companies}) b JOIN companies o ON o.id = b.id)`,
          ]
        : []),
      ...(role === undefined ? [] : [role === 'member' ? sql`u.role = 'member'` : sql`u.role <> 'member'`]),
    ],
    sql` AND `,
  );
  const [rows, counted] = await Promise.all([
    executor.execute<{ id: number }>(
      sql`SELECT u.id::int AS id FROM users u WHERE ${where} ORDER BY u.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM users u WHERE ${where}`),
  ]);
  return { ids: rows.rows.map(({ id }) => id), total: counted.rows[0]!.n };
}
