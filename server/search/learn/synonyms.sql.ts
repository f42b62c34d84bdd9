/** Queries of the table of synonyms. */
import { and, asc, count, desc, eq, inArray, like, min, sql } from 'drizzle-orm';
import type { SynonymFilter } from '../../../contract/catalogue/synonym.ts';
import { SYNONYM_STATUS, synonymLifecycle } from '../../../domain/catalogue/synonym-list.ts';
import { products } from '../../features/product/product.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { synonyms } from './synonyms.tables.ts';

export const synonymStates = { table: synonyms, lifecycle: synonymLifecycle, entity: 'synonym' } as const;

export async function groupsInUse(executor: Executor): Promise<{ id: number; words: string }[]> {
  return executor
    .select({ id: synonyms.id, words: synonyms.words })
    .from(synonyms)
    .where(eq(synonyms.status, SYNONYM_STATUS.inUse))
    .orderBy(asc(synonyms.id));
}

const STATES = {
  in_use: SYNONYM_STATUS.inUse,
  proposed: SYNONYM_STATUS.proposed,
  refused: SYNONYM_STATUS.refused,
} as const;

export async function synonymPage(
  executor: Executor,
  filter: { state: SynonymFilter; text?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    filter.state === 'all' ? undefined : eq(synonyms.status, STATES[filter.state]),
    filter.text ? like(synonyms.words, containing(filter.text.toLowerCase())) : undefined,
  );
  const [items, total] = await Promise.all([
    executor
      .select({
        group: synonyms,
        changedBy: sql<string | null>`(SELECT name FROM users WHERE users.id = synonyms.changed_by)`,
      })
      .from(synonyms)
      .where(where)
      .orderBy(desc(synonyms.changedAt), desc(synonyms.id))
      .limit(limit)
      .offset(offset),
    executor.$count(synonyms, where),
  ]);
  return { items, total };
}

export async function countProposed(executor: Executor) {
  const [row] = await executor
    .select({ waiting: count(), oldest: min(synonyms.changedAt) })
    .from(synonyms)
    .where(eq(synonyms.status, SYNONYM_STATUS.proposed));
  return row!;
}

type New = Pick<typeof synonyms.$inferInsert, 'words' | 'changedAt' | 'changedBy'>;

export async function insertGroup(tx: Executor, group: New): Promise<number> {
  const [row] = await tx
    .insert(synonyms)
    .values({ ...group, status: SYNONYM_STATUS.inUse })
    .returning({ id: synonyms.id });
  return row!.id;
}

export async function lockGroup(tx: Executor, id: number) {
  const [row] = await tx.select().from(synonyms).where(sql`${synonyms.id} = ${id}::bigint`).for('update');
  return row;
}

export const updateGroup = (tx: Executor, id: number, change: New & { version: number }) =>
  tx.update(synonyms).set(change).where(eq(synonyms.id, id));

export const deleteGroup = (tx: Executor, id: number) => tx.delete(synonyms).where(eq(synonyms.id, id));

/** What stands already, in use, proposed or refused, stays as it is. How many were new. */
export async function insertProposals(
  executor: Executor,
  proposals: readonly { words: string; learned: { opens: number; of: number; products: number } }[],
  changedAt: Date,
): Promise<number> {
  if (proposals.length === 0) return 0;
  const made = await executor
    .insert(synonyms)
    .values(proposals.map((one) => ({ ...one, status: SYNONYM_STATUS.proposed, changedAt })))
    .onConflictDoNothing()
    .returning({ id: synonyms.id });
  return made.length;
}

export async function titlesOf(executor: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
