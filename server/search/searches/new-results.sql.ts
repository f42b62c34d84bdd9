/** Which search results were published within a period. */
import { sql } from 'drizzle-orm';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Kind } from '../index/kinds.ts';

export interface Span {
  /** The first moment of it. */
  since: Date;
  /** The first moment after it. */
  until: Date;
}
export interface Published {
  id: number;
  /** Of a supplier the name. */
  title: string;
  /** Of a supplier the domain, of a lead the category's path. */
  place: string;
}

const SOURCES = {
  products: sql`SELECT id, title, '' AS place, published_at AS at FROM products`,
  // a supplier is shown from its certification on
  companies: sql`SELECT c.id, c.name AS title, c.domain AS place, (SELECT min(t.decided_at) FROM certifications t
    WHERE t.company_id = c.id AND t.status = ${CERTIFICATION_STATUS.approved}) AS at FROM companies c`,
  purchases: sql`SELECT p.id, p.title, k.full_path AS place, p.published_at AS at
    FROM purchases p JOIN categories k ON k.id = p.category_id`,
} satisfies Record<Kind, unknown>;

/** Those of the ids, the last published first. */
export async function publishedIn(
  executor: Executor,
  kind: Kind,
  ids: readonly number[],
  { since, until }: Span,
): Promise<Published[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<Published & Record<string, unknown>>(sql`
    SELECT id, title, place FROM (${SOURCES[kind]}) AS s
    WHERE id = ANY (${sql.param([...ids])}::bigint[])
      AND at >= ${since.toISOString()}::timestamptz AND at < ${until.toISOString()}::timestamptz
    ORDER BY at DESC, id DESC`);
  return rows;
}
