/** Products and their edits, as the rules see them. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { priceRange } from '../../../../domain/price/price.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { productImages, productRevisions, products } from '../../product/product.tables.ts';
import type { Entry, EntryProduct } from './entry.ts';
import { filesByIds, filesByKeys } from './files.sql.ts';
import { readHtml } from './html.ts';

const imagesOf = async (executor: Executor, productId: number, revisionId: number | null) =>
  (
    await executor
      .select({ id: productImages.fileId })
      .from(productImages)
      .where(
        and(
          eq(productImages.productId, productId),
          revisionId === null ? isNull(productImages.revisionId) : eq(productImages.revisionId, revisionId),
        ),
      )
      .orderBy(asc(productImages.position))
  ).map(({ id }) => id);

async function entryOf(
  executor: Executor,
  base: Pick<Entry, 'entity' | 'id' | 'version'>,
  companyId: number,
  product: Omit<EntryProduct, 'description'>,
  images: readonly number[],
): Promise<Entry> {
  const { text, pictures } = readHtml(product.html);
  const [shown, inText] = await Promise.all([
    filesByIds(executor, 'images', images),
    filesByKeys(executor, 'content', pictures),
  ]);
  const of = { entity: 'product' as const, id: product.id ?? 0, isKept: base.entity === 'product' };
  return {
    ...base,
    owner: `c${companyId}`,
    companyId,
    texts: [],
    files: [...shown, ...inText],
    own: [
      { ...of, field: 'content', text },
      { ...of, field: 'title', text: product.title },
    ],
    product: { ...product, description: text },
  };
}

export async function productEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor.select().from(products).where(eq(products.id, id));
  if (!row) return undefined;
  const product = {
    id,
    title: row.title,
    categoryId: row.categoryId,
    keywords: row.keywords,
    properties: Object.fromEntries(row.properties),
    details: row.details,
    html: row.content,
    price: row.minPrice,
    currency: row.currency,
    unit: row.unit,
    priceBefore: null,
  };
  const images = await imagesOf(executor, id, null);
  return entryOf(executor, { entity: 'product', id, version }, row.companyId, product, images);
}

export async function revisionEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor
    .select({ proposal: productRevisions.proposal, product: products })
    .from(productRevisions)
    .innerJoin(products, eq(products.id, productRevisions.productId))
    .where(eq(productRevisions.id, id));
  if (!row) return undefined;
  const { proposal, product: approved } = row;
  const isSameMeasure = approved.currency === proposal.currency && approved.unit === proposal.unit;
  const product = {
    id: approved.id,
    title: proposal.title,
    categoryId: proposal.cate,
    keywords: proposal.keywords,
    properties: proposal.properties,
    details: proposal.details,
    html: proposal.content,
    price: priceRange(proposal.price).min_price,
    currency: proposal.currency,
    unit: proposal.unit,
    priceBefore: isSameMeasure && approved.minPrice > 0 ? approved.minPrice : null,
  };
  const images = await imagesOf(executor, approved.id, id);
  return entryOf(executor, { entity: 'revision', id, version }, approved.companyId, product, images);
}
