/** Removes products whose time is up, by the clock. */
import { approvedSince, restorableSince } from '../../../domain/product/product-review.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteApprovedBefore } from './edit/approved.sql.ts';
import { deleteProductsBefore } from './sweep.sql.ts';

/**
 * Removes products that can no longer be restored, some hundred at a time, and versions that no longer go online without
 * a review. What an enquiry or a request is about stays, seen by nobody but them.
 */
export async function removeDeletedProducts(deps: Deps): Promise<void> {
  const now = deps.now();
  while ((await deleteProductsBefore(deps.db, restorableSince(now))) > 0);
  await deleteApprovedBefore(deps.db, approvedSince(now));
}
