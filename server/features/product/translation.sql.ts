/** Machine translations of listed products. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/enumerations.ts';
import type { Executor } from '../../platform/database.ts';
import { products } from './product.tables.ts';
import { productTranslations } from './translation.tables.ts';

/** What a translation is made of, as a hash. */
const HASH = sql<string>`encode(sha256(convert_to(${products.title} || chr(10) || ${products.content}, 'UTF8')), 'hex')`;

export interface Source {
  id: number;
  title: string;
  content: string;
  hash: string;
  attempts: number;
}

/** Listed products without a translation, newest first, then those whose next attempt is due. */
export async function untranslated(db: Executor, now: Date, most: number): Promise<Source[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id::float8 AS id FROM (
      (SELECT p.id, 1 AS place FROM products p WHERE p.listed
        AND NOT EXISTS (SELECT FROM product_translations t WHERE t.product_id = p.id) ORDER BY p.id DESC LIMIT ${most})
      UNION ALL
      (SELECT t.product_id, 2 FROM product_translations t WHERE t.next_attempt_at <= ${now.toISOString()}
        ORDER BY t.next_attempt_at LIMIT ${most})) AS due
    ORDER BY place, id DESC LIMIT ${most}`);
  const sources = [];
  for (const { id } of rows) {
    const [source] = await db
      .select({
        id: products.id,
        title: products.title,
        content: products.content,
        hash: HASH,
        attempts: sql<number>`coalesce(${productTranslations.attempts}, 0)`,
      })
      .from(products)
      .leftJoin(productTranslations, eq(productTranslations.productId, products.id))
      .where(and(eq(products.id, id), products.listed));
    if (source) sources.push(source);
  }
  return sources;
}

type Row = typeof productTranslations.$inferInsert;

/** False where the product has another text by now, or is not listed any more. */
export async function keepTranslation(tx: Executor, row: Row): Promise<boolean> {
  const [current] = await tx
    .select({ hash: HASH })
    .from(products)
    .where(and(eq(products.id, row.productId), products.listed))
    // so that the text cannot change before the row is there for the trigger to drop
    .for('share');
  if (current?.hash !== row.sourceHash) return false;
  const { productId: _, ...change } = row;
  await tx
    .insert(productTranslations)
    .values(row)
    .onConflictDoUpdate({ target: productTranslations.productId, set: change });
  return true;
}

/** The translation of a listed product into a language, if it is one of the text that stands now. */
export async function translationOf(db: Executor, id: number, language: Language) {
  const [row] = await db
    .select({ title: productTranslations.title, content: productTranslations.content })
    .from(productTranslations)
    .innerJoin(products, eq(products.id, productTranslations.productId))
    .where(
      and(
        eq(productTranslations.productId, id),
        eq(productTranslations.language, language),
        eq(productTranslations.sourceHash, HASH),
        isNotNull(productTranslations.title),
        products.listed,
      ),
    );
  return row;
}
