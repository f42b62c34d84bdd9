/** What only reviewers read of purchases. */
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like.ts';
import { addresses } from '../../address/address.tables.ts';
import { companies } from '../../company/company.tables.ts';
import { products } from '../../product/product.tables.ts';
import { users } from '../../user/user.tables.ts';
import { statusNow } from '../owner/own.sql.ts';
import { purchases } from '../purchase.tables.ts';

const receive = {
  name: addresses.name,
  name_zh: sql<string>`coalesce(${addresses.nameZh}, ${addresses.name})`,
};

export async function fullPurchase(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      purchase: purchases,
      receive,
      account: { id: users.id, name: users.name, email: users.email },
      product: { id: products.id, title: products.title },
      productCompany: companies.name,
    })
    .from(purchases)
    .innerJoin(addresses, eq(addresses.id, purchases.receiveId))
    .leftJoin(users, eq(users.id, purchases.userId))
    .leftJoin(products, eq(products.id, purchases.invitedProductId))
    .leftJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(purchases.id, id), isNull(purchases.deletedAt), purchases.confirmed));
  return row;
}

/** Other requests of the same account or e-mail, newest first. */
export const othersOf = (executor: Executor, of: typeof purchases.$inferSelect, n: number) =>
  executor
    .select({
      id: purchases.id,
      title: purchases.title,
      status: purchases.status,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(
      and(
        ne(purchases.id, of.id),
        isNull(purchases.deletedAt),
        purchases.confirmed,
        or(
          of.userId === null ? undefined : eq(purchases.userId, of.userId),
          and(
            isNull(purchases.userId),
            sql`lower(${purchases.contactEmail}) = ${of.contactEmail.toLowerCase()}`,
          ),
        ),
      ),
    )
    .orderBy(desc(purchases.id))
    .limit(n);

interface Filter {
  kw: string;
  status?: number | undefined;
  now: Date;
}

function matching({ kw, status, now }: Filter): SQL | undefined {
  const numbered = /^#?(\d{1,15})$/.exec(kw)?.[1];
  return and(
    isNull(purchases.deletedAt),
    purchases.confirmed,
    status === undefined ? undefined : sql`${statusNow(now)} = ${status}`,
    kw === ''
      ? undefined
      : or(
          numbered ? eq(purchases.id, Number(numbered)) : undefined,
          ...[purchases.title, purchases.contactName, purchases.contactCompany, purchases.contactEmail].map(
            (column) => sql`${column} ILIKE ${containing(kw)}`,
          ),
        ),
  );
}

export async function findPurchases(
  executor: Executor,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = matching(filter);
  const [items, total] = await Promise.all([
    executor
      .select({
        id: purchases.id,
        title: purchases.title,
        status: statusNow(filter.now),
        contact: {
          name: purchases.contactName,
          email: purchases.contactEmail,
          company: purchases.contactCompany,
        },
        receive,
        quotaNum: purchases.quotaNum,
        createdAt: purchases.createdAt,
      })
      .from(purchases)
      .innerJoin(addresses, eq(addresses.id, purchases.receiveId))
      .where(where)
      .orderBy(desc(purchases.id))
      .limit(limit)
      .offset(offset),
    executor.$count(purchases, where),
  ]);
  return { items, total };
}
