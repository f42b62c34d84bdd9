/** Queries of a submission: whom it asks, and the threads it starts. */
import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { EnquiryTarget } from '../../../../contract/deal/enquiry.ts';
import type { Delivery } from '../../../../domain/deal/enquiry.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { lockWords } from '../../../platform/database/lock.ts';
import { companies } from '../../company/company.tables.ts';
import type { NamedBefore } from '../../email/email.ts';
import { products } from '../../product/product.tables.ts';
import { enquiries, enquiryProducts } from '../enquiry.tables.ts';

const idsOf = (targets: readonly EnquiryTarget[], type: EnquiryTarget['type']) =>
  targets.filter((target) => target.type === type).map(({ id }) => id);

export interface Asked {
  companyId: number;
  /** Whose company it is. */
  owner: number;
  /** A product that is no longer offered: its supplier is asked in general. */
  gone?: true;
}

/** What its owner took offline or removed; what a reviewer refused or took down leads to nobody. */
const isWithdrawn = and(
  isNotNull(products.publishedAt),
  inArray(products.status, [PRODUCT_STATUS.draft, PRODUCT_STATUS.deleted]),
  companies.visible,
);

/** The company of each target, by `type id`; only what the public can see, or could before its owner withdrew it. */
export async function companiesAsked(
  executor: Executor,
  targets: readonly EnquiryTarget[],
): Promise<Map<string, Asked>> {
  const [asked, own] = [idsOf(targets, 'product'), idsOf(targets, 'company')];
  const found = await Promise.all([
    executor
      .select({
        id: products.id,
        companyId: products.companyId,
        owner: companies.userId,
        listed: sql<boolean>`${products.listed}`,
      })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(and(inArray(products.id, asked), or(products.listed, isWithdrawn))),
    executor
      .select({ id: companies.id, companyId: companies.id, owner: companies.userId })
      .from(companies)
      .where(and(inArray(companies.id, own), companies.visible)),
  ]);
  return new Map<string, Asked>([
    ...found[0].map(
      ({ id, listed, ...asked }) =>
        [`product ${id}`, listed ? asked : { ...asked, gone: true as const }] as const,
    ),
    ...found[1].map(({ id, ...asked }) => [`company ${id}`, asked] as const),
  ]);
}

/** The same text from the same sender to the same target since then. The lock makes a double click wait for the first one. */
export async function findDuplicate(
  tx: Executor,
  asked: { userId: number | null; email: string; companyId: number; productId: number | null; body: string },
  since: Date,
) {
  const { userId, companyId, productId, body } = asked;
  const email = asked.email.toLowerCase();
  const key = `enquiry ${userId ?? email} ${companyId} ${productId ?? ''}`;
  await lockWords(tx, key);
  const { rows } = await tx.execute<{ id: number; confirmed: boolean; delivery: Delivery }>(sql`
    SELECT e.id, e.confirmed, e.delivery FROM enquiries e
    WHERE e.company_id = ${companyId} AND e.created_at >= ${since.toISOString()}::timestamptz
      AND e.product_id IS NOT DISTINCT FROM ${productId}::bigint
      AND e.user_id IS NOT DISTINCT FROM ${userId}::bigint AND lower(e.email) = ${email}
      AND ${body} = (SELECT m.body FROM enquiry_messages m WHERE m.enquiry_id = e.id ORDER BY m.id LIMIT 1)
    ORDER BY e.id DESC LIMIT 1`);
  return rows[0];
}

/** Of an address that the account has named: whether its owner has confirmed it, and been asked since; null where it has not. */
export async function namedBefore(
  executor: Executor,
  userId: number,
  email: string,
  since: Date,
): Promise<NamedBefore> {
  const [row] = await executor
    .select({
      confirmed: sql<boolean | null>`bool_or(${enquiries.emailConfirmed})`,
      asked: sql<boolean | null>`bool_or(${enquiries.createdAt} > ${since.toISOString()}::timestamptz)`,
    })
    .from(enquiries)
    .where(and(eq(enquiries.userId, userId), sql`lower(${enquiries.email}) = ${email.toLowerCase()}`));
  return row!;
}

/** How many enquiries of guests have named this e-mail since. */
export const guestEnquiries = (tx: Executor, email: string, since: Date): Promise<number> =>
  tx.$count(
    enquiries,
    and(
      isNull(enquiries.userId),
      sql`lower(${enquiries.email}) = ${email.toLowerCase()}`,
      gte(enquiries.createdAt, since),
    ),
  );

/** An id ahead of the row: the guest's token is derived from it. */
export async function nextId(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('enquiries', 'id')) AS id`,
  );
  return rows[0]!.id;
}

/** @param further what it is about beside its first product */
export async function insertEnquiry(
  tx: Executor,
  row: typeof enquiries.$inferInsert & { id: number },
  further: readonly number[],
): Promise<void> {
  await tx.insert(enquiries).values(row);
  if (further.length > 0)
    await tx
      .insert(enquiryProducts)
      .values(further.map((productId, i) => ({ enquiryId: row.id, position: i + 1, productId })));
}
