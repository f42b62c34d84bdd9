/** What each company stores: counted by the job, read as a list. */
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { companyStorage } from './figures.tables.ts';

/** The purpose under which a company's files stand in all. */
export const ALL = 0;

/** Counts all files anew, and writes what is another number than before. Returns the bytes of all. */
export async function countStorage(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    WITH counted AS (
      SELECT company_id, coalesce(purpose, ${ALL}) AS purpose, count(*)::int AS files, sum(bytes)::bigint AS bytes
      FROM (SELECT coalesce(company_id, 0) AS company_id, purpose, bytes FROM files WHERE deleted_at IS NULL) f
      GROUP BY GROUPING SETS ((company_id), (company_id, purpose))
    ), gone AS (
      DELETE FROM company_storage s
      WHERE NOT EXISTS (SELECT FROM counted c WHERE c.company_id = s.company_id AND c.purpose = s.purpose)
    ), written AS (
      INSERT INTO company_storage AS s SELECT company_id, purpose, files, bytes FROM counted
      ON CONFLICT (company_id, purpose) DO UPDATE SET files = excluded.files, bytes = excluded.bytes
        WHERE (s.files, s.bytes) IS DISTINCT FROM (excluded.files, excluded.bytes)
    )
    SELECT coalesce(sum(bytes), 0)::text AS bytes FROM counted WHERE purpose = ${ALL}`);
  return Number(rows[0]!.bytes);
}

/** Companies by what they store of a purpose, the most first. */
export async function storagePage(
  db: Executor,
  purpose: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const { companyId, files, bytes } = companyStorage;
  const where = eq(companyStorage.purpose, purpose);
  const [rows, total] = await Promise.all([
    db
      .select({ companyId, files, bytes, company: companies.name })
      .from(companyStorage)
      .leftJoin(companies, eq(companies.id, companyId))
      .where(where)
      .orderBy(desc(bytes), companyId)
      .limit(limit)
      .offset(offset),
    db.$count(companyStorage, where),
  ]);
  return { rows, total };
}

/** What these companies store, a purpose each. */
export const storageOf = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      companyId: companyStorage.companyId,
      purpose: companyStorage.purpose,
      bytes: companyStorage.bytes,
    })
    .from(companyStorage)
    .where(and(inArray(companyStorage.companyId, [...ids]), ne(companyStorage.purpose, ALL)));
