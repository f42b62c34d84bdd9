/** What a company shows: ids of its listed products. */
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { productGroups } from '../group/group.tables.ts';
import { products } from '../product/product.tables.ts';

export async function visibleIdByDomain(executor: Executor, domain: string): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.domain, domain), companies.visible));
  return row?.id;
}

/** A product group of a visible company. */
export async function visibleGroup(
  executor: Executor,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .innerJoin(companies, eq(companies.id, productGroups.companyId))
    .where(and(eq(productGroups.id, id), companies.visible));
  return row;
}

/** A page of the ids of the listed products of a company or a group, and how many there are. */
export async function listedProductsOf(
  executor: Executor,
  of: { companyId: number } | { groupId: number },
  { limit, offset, up }: { limit: number; offset: number; up: boolean },
): Promise<{ ids: number[]; total: number }> {
  const its = 'companyId' in of ? eq(products.companyId, of.companyId) : eq(products.groupId, of.groupId);
  const listed = and(its, products.listed);
  const [rows, [counted]] = await Promise.all([
    executor
      .select({ id: products.id })
      .from(products)
      .where(listed)
      .orderBy(up ? asc(products.id) : desc(products.id))
      .limit(limit)
      .offset(offset),
    executor.select({ n: count() }).from(products).where(listed),
  ]);
  return { ids: rows.map((row) => row.id), total: counted!.n };
}
