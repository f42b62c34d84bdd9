/** The products that the number of those online counts (decision 37). */
import type * as z from 'zod';
import type { figureRoutes, OnlineProduct } from '../../../contract/operator/figures.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { onlinePage } from './figures.sql.ts';

const PAGE_SIZE = 20;

export async function listOnlineProducts(
  deps: Deps,
  paging: z.output<typeof figureRoutes.listOnlineProducts.query>,
): Promise<Paged<OnlineProduct>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await onlinePage(deps.db, slice);
  const items = rows.map(({ companyId, publishedAt, ...row }) => ({
    ...row,
    company_id: companyId,
    published_at: publishedAt!.toISOString(),
  }));
  return { items, total, page, size };
}
