/** How staff finds companies and accounts by what they know of them. Each way has an index, and a bound. */
import { type SQL, sql } from 'drizzle-orm';
import type { AccountStatus } from '../../../domain/account/account.ts';
import { isAscii } from '../../../domain/account/identity.ts';
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

/** In how many of the newest a word is looked for first. */
const NEWEST = 5000;

/**
 * Those with a name that is not in ASCII alone: trigrams see nothing of it where the locale is C, and nothing of two characters,
 * which are a word in Chinese. So it is looked for by pieces of one and two, in an index of its own. A word that so many of the
 * newest have, as all Chinese companies have 有限公司, is found in them: of what nearly all have an index tells nothing, and to cut
 * a thousand names into pieces takes 200 ms.
 */
function byPieces(typed: string, table: SQL, indexed: SQL, pieces: SQL): SQL {
  const holds = sql`${indexed} LIKE ${containing(typed)}`;
  return sql`WITH newest AS MATERIALIZED (
      SELECT id FROM (SELECT * FROM ${table} ORDER BY id DESC LIMIT ${NEWEST}) latest WHERE ${holds} LIMIT ${MOST_FOUND}),
    enough AS MATERIALIZED (SELECT count(*) = ${MOST_FOUND} AS is_so FROM newest)
    SELECT id FROM newest WHERE (SELECT is_so FROM enough)
    UNION ALL SELECT id FROM ${table} WHERE NOT (SELECT is_so FROM enough) AND ${pieces} AND ${holds}`;
}

/** Those with the name, in whatever script. */
function named(typed: string, within: string, table: SQL): SQL {
  if (isAscii(typed)) return sql`SELECT id FROM ${table} WHERE lower(name) LIKE ${within}`;
  return byPieces(
    typed,
    table,
    sql`lower(name)`,
    sql`octet_length(name) > length(name) AND text_pieces(lower(name)) @> text_pieces(${typed})`,
  );
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
      named(typed, within, sql`companies`),
      byPieces(kw, sql`companies`, sql`name_zh`, sql`text_pieces(name_zh) @> text_pieces(${kw})`),
      sql`SELECT id FROM companies WHERE domain LIKE ${start}`,
      sql`SELECT company_id AS id FROM certifications WHERE lower(licence_number) LIKE ${start}`,
      ...(number === null ? [] : [sql`SELECT id FROM companies WHERE id = ${number}::bigint`]),
    ],
    users: [
      named(typed, within, sql`users`),
      ...(isAscii(typed) ? [sql`SELECT id FROM users WHERE lower(email) LIKE ${within}`] : []),
      ...(number === null ? [] : [sql`SELECT id FROM users WHERE id = ${number}::bigint`]),
      ...(isTelephone ? [sql`SELECT id FROM users WHERE mobile LIKE ${`${digits}%`}`] : []),
    ],
  };
}

/**
 * Ids of companies, or of accounts, that fit by themselves or by each other. Each way is bounded by itself: one OR over both tables
 * would use no index. Asked once for a page and its count.
 */
async function fitting(executor: Executor, whom: 'company' | 'user', kw: string): Promise<number[]> {
  const { companies, users } = waysTo(kw);
  const together = (ways: SQL[]) =>
    sql.join(
      ways.map((way) => sql`(${way} LIMIT ${MOST_FOUND})`),
      sql` UNION `,
    );
  const { rows } = await executor.execute<{ id: number }>(
    whom === 'company'
      ? sql`SELECT id::int AS id FROM (${together(companies)}) a
          UNION SELECT o.id::int FROM (${together(users)}) b JOIN companies o ON o.user_id = b.id`
      : sql`SELECT id::int AS id FROM (${together(users)}) a
          UNION SELECT o.user_id::int FROM (${together(companies)}) b JOIN companies o ON o.id = b.id`,
  );
  return rows.map(({ id }) => id);
}

interface CompanyFilter {
  kw: string;
  certification?: number | undefined;
  tier?: string | undefined;
  type?: number | undefined;
}

export async function findCompanies(executor: Executor, filter: CompanyFilter, { limit, offset }: Slice) {
  const { kw, certification, tier, type } = filter;
  const found = kw ? await fitting(executor, 'company', kw) : null;
  const where = sql.join(
    [
      sql`TRUE`,
      ...(found ? [sql`c.id = ANY(${sql.param(found)}::bigint[])`] : []),
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
  const found = kw ? await fitting(executor, 'user', kw) : null;
  const where = sql.join(
    [
      sql`TRUE`,
      ...(found ? [sql`u.id = ANY(${sql.param(found)}::bigint[])`] : []),
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
