/** Queries of pins. Periods that follow each other without a gap form one span. */
import { eq, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { products } from '../product/product.tables.ts';
import { productPins } from './pin.tables.ts';

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

interface SpanRow {
  pid: number;
  title: string;
  from: string;
  until: string;
}
export interface Span {
  pid: number;
  title: string;
  from: Date;
  until: Date;
}
const toSpan = ({ from, until, ...row }: SpanRow): Span => ({
  ...row,
  from: new Date(from),
  until: new Date(until),
});

/** Spans of a company's products, which the seller still sees. */
const spansOf = (companyId: number, kw = '') => sql`
  (SELECT n.product_id AS pid, p.title, unnest(range_agg(n.period)) AS span
   FROM product_pins n JOIN products p ON p.id = n.product_id
   WHERE n.company_id = ${companyId} AND p.status <> ${PRODUCT_STATUS.deleted}
     ${kw ? sql`AND p.title ILIKE ${containing(kw)}` : sql``}
   GROUP BY n.product_id, p.title) spans`;
const SPAN = sql`pid, title, lower(span) AS "from", upper(span) AS until`;

/** The spans that run, those that end first before others; and how many there are. */
export async function runningSpans(
  executor: Executor,
  companyId: number,
  { kw, now, limit, offset }: { kw: string; now: Date; limit: number; offset: number },
): Promise<{ spans: Span[]; total: number }> {
  const running = sql`FROM ${spansOf(companyId, kw)} WHERE span @> ${at(now)}`;
  const [page, counted] = await Promise.all([
    executor.execute<SpanRow & Record<string, unknown>>(
      sql`SELECT ${SPAN} ${running} ORDER BY upper(span), pid LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ n: number }>(sql`SELECT count(*) AS n ${running}`),
  ]);
  return { spans: page.rows.map(toSpan), total: Number(counted.rows[0]!.n) };
}

/** Spans that touch the time between. */
export async function spansBetween(
  executor: Executor,
  companyId: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<Span[]> {
  const { rows } = await executor.execute<SpanRow & Record<string, unknown>>(
    sql`SELECT ${SPAN} FROM ${spansOf(companyId)} WHERE span && tstzrange(${at(from)}, ${at(to)})
        ORDER BY lower(span), pid LIMIT ${limit}`,
  );
  return rows.map(toSpan);
}

/** The span of a product that runs. */
export async function spanOf(
  executor: Executor,
  productId: number,
  now: Date,
): Promise<{ from: Date; until: Date } | undefined> {
  const { rows } = await executor.execute<{ from: string; until: string }>(
    sql`SELECT lower(span) AS "from", upper(span) AS until
        FROM (SELECT unnest(range_agg(period)) AS span FROM product_pins WHERE product_id = ${productId}) s
        WHERE span @> ${at(now)}`,
  );
  const [row] = rows;
  return row && { from: new Date(row.from), until: new Date(row.until) };
}

/** When the last pin of a product ends, if that is to come. */
export async function lastEnd(tx: Executor, productId: number, now: Date): Promise<Date | null> {
  const { rows } = await tx.execute<{ until: string | null }>(
    sql`SELECT max(upper(period)) AS until FROM product_pins WHERE product_id = ${productId} AND upper(period) > ${at(now)}`,
  );
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}

/** The product's status, if it is of the company. */
export async function statusOfOwn(
  executor: Executor,
  companyId: number,
  productId: number,
): Promise<number | undefined> {
  const [row] = await executor
    .select({ status: products.status, companyId: products.companyId })
    .from(products)
    .where(eq(products.id, productId));
  return row?.companyId === companyId ? row.status : undefined;
}

export async function insertPin(
  tx: Executor,
  pin: { productId: number; companyId: number; days: number; from: Date; until: Date; now: Date },
): Promise<number> {
  const [made] = await tx
    .insert(productPins)
    .values({
      productId: pin.productId,
      companyId: pin.companyId,
      days: pin.days,
      period: sql`tstzrange(${at(pin.from)}, ${at(pin.until)})`,
      createdAt: pin.now,
    })
    .returning({ id: productPins.id });
  return made!.id;
}

/**
 * Ends the pin of a product now. What has not begun belongs to no product any more: the row stays, for it was used.
 * False when it is not pinned.
 */
export async function endPins(tx: Executor, productId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`UPDATE product_pins SET over = true,
          product_id = CASE WHEN lower(period) < ${at(now)} THEN product_id END,
          period = CASE WHEN lower(period) < ${at(now)} THEN tstzrange(lower(period), ${at(now)}) ELSE period END
        WHERE product_id = ${productId} AND upper(period) > ${at(now)}`,
  );
  return (rowCount ?? 0) > 0;
}

/** Notes the end of pins that have run out, the oldest first. The products that are shown no more, and whether there may be more. */
export async function noteEnded(tx: Executor, now: Date, most: number) {
  const { rows } = await tx.execute<{ product_id: number | null }>(
    sql`UPDATE product_pins SET over = true WHERE id = ANY(ARRAY(
          SELECT id FROM product_pins WHERE NOT over AND upper(period) <= ${at(now)}
          ORDER BY upper(period) LIMIT ${most} FOR UPDATE SKIP LOCKED))
        RETURNING product_id`,
  );
  const ids = rows.flatMap(({ product_id }) => product_id ?? []);
  const { id, companyId, rootId, subId, categoryId } = products;
  const ended = await tx
    .select({ id, companyId, rootId, subId, categoryId })
    .from(products)
    .where(
      sql`${id} = ANY (${sql.param(ids)}::bigint[])
        AND NOT EXISTS (SELECT FROM product_pins n WHERE n.product_id = ${id} AND n.period @> ${at(now)})`,
    );
  return { ended, more: rows.length === most };
}
