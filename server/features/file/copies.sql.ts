/** Pictures that look like another one. */
import { type SQL, sql } from 'drizzle-orm';
import { type DifferenceHash, MAX_DIFFERENT } from '../../../domain/picture/difference-hash.ts';
import type { Executor } from '../../platform/database/database.ts';

const MAX_FOUND = 100;

/** A look as the statement has it: of a row, or one that is not stored yet. */
export interface LookSql {
  bits: SQL;
  bands: SQL;
}

export const givenLook = (look: DifferenceHash | null): LookSql => ({
  bits: sql`${look?.bits ?? null}::text::bit(256)`,
  bands: sql`${look ? sql.param([...look.bands]) : null}::int[]`,
});

/** Ids of product and album pictures `o` that look the same, none in a recycle bin, of those that `which` says. */
export const looksLike = ({ bits, bands }: LookSql, which: SQL): SQL => sql`
  SELECT o.id FROM files o
  WHERE o.look IS NOT NULL AND o.deleted_at IS NULL AND o.purpose IN (1, 5) AND o.look_bands && ${bands}
    AND bit_count(o.look # ${bits}) <= ${MAX_DIFFERENT} AND ${which}
  LIMIT ${MAX_FOUND}`;

export interface Copy {
  id: number;
  key: string;
  name: string;
}

/** A picture of the company that looks the same, the first that it uploaded. */
export async function copyWithin(
  db: Executor,
  companyId: number,
  look: DifferenceHash,
  except: number,
): Promise<Copy | null> {
  const which = sql`o.company_id = ${companyId} AND o.id <> ${except}`;
  const { rows } = await db.execute<Copy & Record<string, unknown>>(
    sql`SELECT id::float8 AS id, key, name FROM files WHERE id IN (${looksLike(givenLook(look), which)}) ORDER BY files.id LIMIT 1`,
  );
  return rows[0] ?? null;
}
