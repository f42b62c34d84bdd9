/** Queries of public product pages; each function is one query. */
import { and, eq, sql } from 'drizzle-orm';
import type { PriceTier } from '../../../../contract/schema/price.ts';
import type { Currency } from '../../../../domain/enumerations.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { type CardRow, cardRow } from '../../card/card.ts';
import { companies } from '../../company/company.tables.ts';
import { files } from '../../file/file.tables.ts';
import { type ContentRow, contentColumns } from '../content/content-columns.ts';
import { products } from '../product.tables.ts';

/** Products of the leaf that are looked at, so that more than one supplier is among them, and of the second level. */
const CANDIDATES = [sql.raw('48'), sql.raw('96')] as const;
/** Of other suppliers in the industry, where there is none nearer. */
const OTHERS = sql.raw('4');
/** Products of the supplier in the leaf that are looked at for variants, the newest first. */
const SIBLINGS = sql.raw('60');

export interface Like {
  id: number;
  company_id: number;
}

export interface Sibling {
  id: number;
  title: string;
  image: string;
  currency: Currency;
  min_price: number;
  max_price: number;
  price: PriceTier[];
  unit: string;
  min_order: number;
  properties: [name: string, value: string][];
}

export interface Detail {
  uid: number;
  cid: number;
  content: ContentRow;
  images: string[];
  cate: { id: number; name: string; name_zh: string; path: string }[];
  updated_at: string;
  next: { id: number; title: string } | null;
  prev: { id: number; title: string } | null;
  siblings: Sibling[];
}

// literal columns, because drizzle's would refer to the outer table inside these subqueries
const LISTING = sql`tier_rank DESC, refreshed_at DESC, id DESC`;
const PLACED = sql`id, company_id, tier_rank, refreshed_at`;

/** Products like the one of the row: same leaf first, then same second level, then a row of others, each once. */
const like = sql<Like[]>`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'company_id', company_id) ORDER BY place, ${LISTING}), '[]') FROM (
    SELECT DISTINCT ON (id) * FROM (
      (SELECT ${PLACED}, 1 AS place FROM products near WHERE near.listed AND near.category_id = products.category_id
        AND near.id <> products.id ORDER BY ${LISTING} LIMIT ${CANDIDATES[0]})
      UNION ALL
      (SELECT ${PLACED}, 2 FROM products near WHERE near.listed AND near.sub_id = products.sub_id
        AND near.id <> products.id ORDER BY ${LISTING} LIMIT ${CANDIDATES[1]})
      UNION ALL
      (SELECT ${PLACED}, 3 FROM products near WHERE near.listed AND near.root_id = products.root_id
        AND near.company_id <> products.company_id ORDER BY ${LISTING} LIMIT ${OTHERS})
    ) AS every ORDER BY id, place) AS once)`.as('like');

const siblings = sql`(
  SELECT coalesce(json_agg(one ORDER BY one.id DESC), '[]') FROM (
    SELECT s.id, s.title, sf.key AS image, s.currency, s.min_price, s.max_price, s.prices AS price, s.unit, s.min_order,
      s.properties
    FROM products s JOIN files sf ON sf.id = s.main_image_id
    WHERE s.listed AND s.company_id = products.company_id AND s.category_id = products.category_id AND s.id <> products.id
    ORDER BY s.id DESC LIMIT ${SIBLINGS}) AS one)`;

const neighbour = (after: boolean) => sql`(
  SELECT json_build_object('id', n.id, 'title', n.title) FROM products n
  WHERE n.listed AND n.company_id = products.company_id AND n.id ${sql.raw(after ? '>' : '<')} products.id
  ORDER BY n.id ${sql.raw(after ? 'ASC' : 'DESC')} LIMIT 1)`;

const content = sql.join(
  Object.entries(contentColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);
const detail = sql<Detail>`json_build_object(
  'uid', companies.user_id, 'cid', companies.id, 'content', json_build_object(${content}),
  'images', (SELECT coalesce(json_agg(f.key ORDER BY i.position), '[]') FROM product_images i
             JOIN files f ON f.id = i.file_id WHERE i.product_id = products.id AND i.revision_id IS NULL),
  'updated_at', products.updated_at,
  'cate', (SELECT json_agg(json_build_object('id', k.id, 'name', k.name, 'name_zh', k.name_zh, 'path', k.path) ORDER BY k.level)
           FROM categories k WHERE k.id IN (products.root_id, products.sub_id, products.category_id)),
  'next', ${neighbour(true)}, 'prev', ${neighbour(false)}, 'siblings', ${siblings})`.as('detail');

const whole = prepared((executor) =>
  executor
    .select({ row: cardRow, detail, like })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(files, eq(files.id, products.mainImageId))
    .where(and(eq(products.id, sql.placeholder('id')), products.listed))
    .prepare('product_and_like'),
);

/** A listed product with its detail, its variants among it, and which products are like it. */
export async function productAndLike(
  executor: Executor,
  id: number,
): Promise<{ row: CardRow; detail: Detail; like: Like[] } | null> {
  const [found] = await whole(executor).execute({ id });
  return found ?? null;
}

/** The same without the product itself; null unless it is listed. */
export async function productsLike(executor: Executor, id: number): Promise<Like[] | null> {
  const [row] = await executor
    .select({ like })
    .from(products)
    .where(and(eq(products.id, id), products.listed));
  return row?.like ?? null;
}
