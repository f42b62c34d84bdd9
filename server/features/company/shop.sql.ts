/** Locks a shop and finds the pages that show it. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { type PageTag, tags } from '../../platform/cache/tags.ts';
import type { Executor } from '../../platform/database/database.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { companies } from './company.tables.ts';

/** Every category that lists something of the company: those of its published products and its own. */
const categoriesOf = (companyId: number) => sql`
  SELECT unnest(k.trail) AS id FROM companies c JOIN categories k ON k.id = c.category_id WHERE c.id = ${companyId}
  UNION SELECT unnest(ARRAY[root_id, sub_id, category_id]) FROM products WHERE company_id = ${companyId} AND status = ${PRODUCT_STATUS.published}`;

/**
 * Locks the company and its published products, in this order. Who changes whether a company is visible calls it first:
 * the change cascades to the products, and two such changes at once would otherwise take them crosswise.
 */
export async function lockShop(tx: Executor, companyId: number) {
  const [company] = await tx
    .select({
      userId: companies.userId,
      name: companies.name,
      certification: companies.certification,
      tier: companies.tier,
      visible: companies.visible,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
  if (!company) return null;
  await tx.execute(
    sql`SELECT 1 FROM products WHERE company_id = ${companyId} AND status = ${PRODUCT_STATUS.published} ORDER BY id FOR NO KEY UPDATE`,
  );
  return company;
}

/** Tags of the public pages that show the company; only those of its shop while it is not visible. */
export async function shopTags(tx: Executor, companyId: number): Promise<PageTag[]> {
  const { rows } = await tx.execute<{ domain: string | null; ids: number[]; roots: number[] }>(
    sql`SELECT domain, listing.ids, ARRAY(SELECT id FROM categories WHERE level = 1 AND id = ANY (listing.ids)) AS roots
      FROM companies, LATERAL (
        SELECT CASE WHEN visible THEN ARRAY(${categoriesOf(companyId)}) ELSE '{}' END AS ids) listing
      WHERE companies.id = ${companyId}`,
  );
  const { domain, ids, roots } = rows[0] ?? { domain: null, ids: [], roots: [] };
  const own = [tags.company(companyId), ...(domain ? [tags.shop(domain)] : [])];
  if (ids.length === 0) return own;
  return [
    ...own,
    tags.home,
    tags.tree,
    ...ids.map((id) => tags.category({ id, isRoot: roots.includes(id) })),
  ];
}

/** Sets the status that certificationAfter gave, and the certified name. The caller holds the lock. */
export async function setCertification(
  tx: Executor,
  companyId: number,
  certification: 0 | 1 | 2 | 3,
  name?: string,
): Promise<void> {
  await tx
    .update(companies)
    .set({ certification, updatedAt: sql`now()`, ...(name ? { name } : {}) })
    .where(eq(companies.id, companyId));
}

/**
 * Sets the tier of a company. Becoming a member turns its template to "vip", which it may turn back; ceasing to be one
 * turns it to "default". False when nothing changes.
 */
export async function setTier(
  tx: Executor,
  companyId: number,
  tier: 'silver' | 'vip' | 'diamond' | null,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`UPDATE companies SET tier = ${tier}, updated_at = now(),
        template = CASE WHEN ${tier}::text IS NULL THEN 'default' WHEN tier IS NULL THEN 'vip' ELSE template END
      WHERE id = ${companyId} AND tier IS DISTINCT FROM ${tier} RETURNING id`,
  );
  return rows.length === 1;
}

/**
 * Gives so many of the companies of a main category that was merged another one, and says how many (decision 37). That is no
 * change of theirs: the one of the year stays.
 */
export async function moveCompaniesTo(tx: Executor, from: number, to: number, most: number): Promise<number> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.categoryId, from))
    .orderBy(asc(companies.id))
    .limit(most)
    .for('update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(companies).set({ categoryId: to }).where(inArray(companies.id, ids));
  await indexCompanies(tx, ids);
  for (const id of ids) await dropPages(tx, ...(await shopTags(tx, id)));
  return rows.length;
}
