/** Products and their edits follow a value of a property that was merged into another one (decision 37). */
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { type ValueMerge, withMergedValue } from '../../../../domain/catalogue/value-merge.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { approvedVersions, productRevisions, products } from '../product.tables.ts';
import { dropProductPages } from '../public/cache-tags.ts';

const kept = sql`${products.status} <> ${PRODUCT_STATUS.deleted}`;
/** Refused edits come back when their refusal is undone or appealed. */
const open = inArray(productRevisions.status, [REVISION_STATUS.underReview, REVISION_STATUS.failed]);
/** Of an edit that stands, or would stand, under a category of the second level. */
const proposedIn = (subId: number): SQL => sql`EXISTS (SELECT FROM categories said
  JOIN categories c ON c.id = coalesce(said.merged_into, said.id)
  WHERE said.id = (${productRevisions.proposal} ->> 'cate')::int AND c.sub_id = ${subId})`;

function mergedContent(content: ProductContent, merge: ValueMerge): ProductContent | undefined {
  const properties = withMergedValue(Object.entries(content.properties), merge);
  return properties && { ...content, properties: Object.fromEntries(properties) };
}

/** Looks at so many products at most, in whatever state they are; the number of the last, null when there are no more. */
export async function mergeValueInProducts(
  deps: Deps,
  tx: Executor,
  subId: number,
  merge: ValueMerge,
  { after, most }: { after: number; most: number },
): Promise<number | null> {
  const { id, companyId, rootId, categoryId, status, properties } = products;
  const rows = await tx
    .select({ id, companyId, rootId, subId: products.subId, categoryId, status, properties })
    .from(products)
    .where(and(gt(id, after), eq(products.subId, subId), kept))
    .orderBy(asc(id))
    .limit(most)
    .for('update');
  const changed = rows.flatMap(({ properties: said, ...row }) => {
    const merged = withMergedValue(said, merge);
    return merged ? [{ ...row, properties: merged }] : [];
  });
  for (const row of changed)
    await tx.update(products).set({ properties: row.properties }).where(eq(id, row.id));
  await mergeInApproved(tx, rows, merge);
  const online = changed.filter((row) => row.status === PRODUCT_STATUS.published);
  await indexProducts(
    deps,
    tx,
    online.map((row) => row.id),
  );
  await dropProductPages(tx, ...online);
  return rows.at(-1)?.id ?? null;
}

/** What was approved of products that are offline, and comes back with them. */
async function mergeInApproved(
  tx: Executor,
  rows: readonly { id: number }[],
  merge: ValueMerge,
): Promise<void> {
  const { productId } = approvedVersions;
  const ids = rows.map(({ id }) => id);
  const versions = await tx.select().from(approvedVersions).where(inArray(productId, ids)).for('update');
  for (const { productId: id, content } of versions) {
    const merged = mergedContent(content, merge);
    if (merged) await tx.update(approvedVersions).set({ content: merged }).where(eq(productId, id));
  }
}

/** As mergeValueInProducts, of edits that are not decided for good. */
export async function mergeValueInRevisions(
  tx: Executor,
  subId: number,
  merge: ValueMerge,
  { after, most }: { after: number; most: number },
): Promise<number | null> {
  const { id, proposal } = productRevisions;
  const rows = await tx
    .select({ id, proposal })
    .from(productRevisions)
    .where(and(gt(id, after), open, proposedIn(subId)))
    .orderBy(asc(id))
    .limit(most)
    .for('update');
  for (const row of rows) {
    const merged = mergedContent(row.proposal, merge);
    if (merged) await tx.update(productRevisions).set({ proposal: merged }).where(eq(id, row.id));
  }
  return rows.at(-1)?.id ?? null;
}

/** How many products, and edits of products, say the value now. */
export async function countSaying(
  executor: Executor,
  subId: number,
  { names, source }: Pick<ValueMerge, 'names' | 'source'>,
): Promise<{ products: number; revisions: number }> {
  const lower = (texts: readonly string[]) => sql.param(texts.map((text) => text.trim().toLowerCase()));
  const says = (pairs: SQL) => sql`EXISTS (SELECT FROM jsonb_array_elements(${pairs}) pair
    WHERE lower(btrim(pair ->> 0)) = ANY (${lower(names)}::text[]) AND lower(btrim(pair ->> 1)) = ANY (${lower(source)}::text[]))`;
  // older edits were stored as an object
  const proposed = sql`CASE jsonb_typeof(${productRevisions.proposal} -> 'properties') WHEN 'array'
    THEN ${productRevisions.proposal} -> 'properties'
    ELSE (SELECT coalesce(jsonb_agg(jsonb_build_array(key, value)), '[]')
      FROM jsonb_each(${productRevisions.proposal} -> 'properties')) END`;
  const [inProducts, inRevisions] = await Promise.all([
    executor.$count(products, and(eq(products.subId, subId), kept, says(sql`${products.properties}`))),
    executor.$count(productRevisions, and(open, proposedIn(subId), says(proposed))),
  ]);
  return { products: inProducts, revisions: inRevisions };
}
