/** Exports a seller's products to a sheet, and finds them for a sheet that comes back (decision 26). */
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import {
  PRODUCT_STATUS,
  type ProductStatus,
  restorableSince,
} from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { productsNumbered } from '../content/content.sql.ts';
import { contentOf } from '../content/content-columns.ts';
import * as query from './export.sql.ts';

export { idsWithWaitingEdit } from './export.sql.ts';

/** What the form would begin with: of a published product the edit that waits or failed, where there is one. */
export interface OwnVersion {
  id: number;
  status: ProductStatus;
  content: ProductContent;
  group: string | null;
  /** In their order, under the names with which they were uploaded. */
  pictures: { id: number; name: string }[];
}

/** Those of one status, the newest first, at most so many. */
export const exportedProducts = async (
  deps: Deps,
  companyId: number,
  status: ProductStatus,
  most: number,
): Promise<OwnVersion[]> => versionsOf(deps.db, await query.exportedRows(deps.db, companyId, status, most));

/** The same of own products by id; what is not the company's is missing. */
export async function ownVersions(
  executor: Executor,
  companyId: number,
  ids: readonly number[],
): Promise<OwnVersion[]> {
  if (ids.length === 0) return [];
  return versionsOf(executor, await query.rowsOf(executor, companyId, ids));
}

async function versionsOf(executor: Executor, rows: query.ExportedRow[]): Promise<OwnVersion[]> {
  const edits = rows.flatMap(({ edit }) => edit || []);
  const proposals = new Map(
    (edits.length > 0 ? await query.proposalsOf(executor, edits) : []).map((one) => [one.id, one.proposal]),
  );
  return rows.map(({ id, status, content: columns, group, edit, pictures }) => {
    const approved = contentOf(columns);
    const { group_id, own_number } = approved;
    const proposal = proposals.get(edit);
    const images = pictures.map((picture) => picture.id);
    return {
      id,
      status,
      group,
      pictures,
      // group and number are those of the product, whatever the edit was sent with
      content: { ...(proposal ?? approved), group_id, own_number, images },
    };
  });
}

/**
 * Which of the ids are the company's products (`deleted`: in the recycle bin), and which of its products have the
 * numbers, in any case.
 */
export async function ownProductsNamed(
  deps: Deps,
  companyId: number,
  { ids, numbers }: { ids: readonly number[]; numbers: readonly string[] },
): Promise<{ byId: Map<number, 'there' | 'deleted'>; byNumber: Map<string, number> }> {
  const [states, numbered] = await Promise.all([
    ids.length > 0 ? query.statesOf(deps.db, companyId, ids) : [],
    numbers.length > 0 ? productsNumbered(deps.db, companyId, numbers) : [],
  ]);
  const since = restorableSince(deps.now());
  const kept = states.filter(({ deletedAt }) => deletedAt === null || deletedAt >= since);
  return {
    byId: new Map(
      kept.map(({ id, status }) => [id, status === PRODUCT_STATUS.deleted ? 'deleted' : 'there']),
    ),
    byNumber: new Map(numbered.map(({ asked, id }) => [asked, id])),
  };
}
