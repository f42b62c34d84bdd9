/** The last decision on each of some things, as their party may appeal it. */
import { type SQL, sql } from 'drizzle-orm';
import type { AppealedThing } from '../../../contract/operator/appeal.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type DecisionRow, type Party, told } from './appeal.sql.ts';

/** What is decided on is the thing, or stands beside it under an id of its own. */
const ENTRIES: Record<AppealedThing, (ids: SQL) => SQL> = {
  product: (ids) => sql`SELECT id, 'product', id FROM unnest(${ids}) id
    UNION ALL SELECT product_id, 'revision', id FROM product_revisions WHERE product_id = ANY(${ids})`,
  shop_content: (ids) => sql`SELECT id, 'shop_content', id FROM unnest(${ids}) id`,
  certification: (ids) => sql`SELECT id, 'company', id FROM unnest(${ids}) id
    UNION ALL SELECT company_id, 'certification', id FROM certifications WHERE company_id = ANY(${ids})`,
  purchase: (ids) =>
    sql`SELECT id, entity, id FROM unnest(${ids}) id, unnest(ARRAY['purchase', 'purchase_edit']) entity`,
  quotation: (ids) => sql`SELECT id, 'quotation', id FROM unnest(${ids}) id`,
  message: (ids) => sql`SELECT id, 'message', id FROM unnest(${ids}) id
    UNION ALL SELECT message_id, 'enquiry_hold', id FROM enquiry_holds WHERE message_id = ANY(${ids})`,
};

type Last = Pick<DecisionRow, 'id' | 'kind' | 'decided_at' | 'undone_at' | 'appeal_id' | 'status'> & {
  thing: number;
};

export async function lastDecisions(
  executor: Executor,
  thing: AppealedThing,
  ids: readonly number[],
  { userId, companyId }: Party,
): Promise<Last[]> {
  const { rows } = await executor.execute<Last>(sql`
    SELECT DISTINCT ON (t.id) t.id AS thing, d.id, d.kind, d.decided_at, d.undone_at, a.id AS appeal_id, a.status
    FROM (${ENTRIES[thing](sql`${sql.param([...ids])}::bigint[]`)}) t (id, entity, entity_id)
    JOIN decisions d ON d.entity = t.entity AND d.entity_id = t.entity_id
    LEFT JOIN appeals a ON a.decision_id = d.id
    WHERE d.undone_at IS NULL AND ${told} AND (d.user_id = ${userId} OR d.company_id = ${companyId}::bigint)
    ORDER BY t.id, d.id DESC`);
  return rows.map((row) => ({ ...row, decided_at: new Date(row.decided_at) }));
}
