import { and, desc, eq, sql } from 'drizzle-orm';
import type { ProductStatus } from '../../../domain/product-review.ts';
import type { Executor } from '../../platform/database.ts';
import { productGroups } from '../group/group.tables.ts';
import { contentColumns } from './content-columns.ts';
import { products } from './product.tables.ts';

const imageNames = sql<string[]>`ARRAY(
  SELECT f.name FROM product_images i JOIN files f ON f.id = i.file_id
  WHERE i.product_id = products.id AND i.revision_id IS NULL ORDER BY i.position)`;

export const exportedRows = (executor: Executor, companyId: number, status: ProductStatus, most: number) =>
  executor
    .select({ content: contentColumns, group: productGroups.name, imageNames })
    .from(products)
    .leftJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(and(eq(products.companyId, companyId), eq(products.status, status)))
    .orderBy(desc(products.id))
    .limit(most);
