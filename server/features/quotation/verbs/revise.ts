/** A supplier revises its quotation (decision 27): a new version, unread by the buyer. */
import type * as z from 'zod';
import type { revisedQuotation } from '../../../../contract/deal/quotation.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { attachmentsFor } from '../../file/file.ts';
import { dropLeadPages, lockPurchase, notifyOwner, ownersOf } from '../../purchase/purchase.ts';
import { recordEvent } from '../../webhook/webhook.ts';
import { emails } from '../emails.ts';
import { supplierMay } from '../quotation.policy.ts';
import * as query from '../quotation.sql.ts';
import { changedTerms, columnsOf, termsOf } from './terms.ts';

/**
 * Throws ApiError not_found, also for a quotation of others; conflict when another version stands; wrong_state once it
 * is decided, over, or has ten versions; invalid as `quotePurchase`. What changes nothing makes no version.
 */
export async function reviseQuotation(
  deps: Deps,
  caller: MemberActor,
  id: number,
  { version, ...body }: z.output<typeof revisedQuotation>,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const company = caller.user.company;
    const { purchaseId } = found(await query.ownQuotation(tx, company.id, id));
    const purchase = await lockPurchase(tx, purchaseId);
    // deleted by its owner: the quotation stays as it is
    if (!purchase) throw new ApiError('wrong_state');
    const before = found(await query.ownQuotation(tx, company.id, id));
    const now = deps.now();
    if (!supplierMay(purchase, before, now).includes('revise')) throw new ApiError('wrong_state');
    if (before.version !== version) throw new ApiError('conflict');
    const columns = columnsOf(body, now);
    const had = (await query.filesOf(tx, [id])).filter((file) => file.version === version);
    const kept = body.files.filter((fileId) => had.some((file) => file.id === fileId));
    const added = await attachmentsFor(
      tx,
      caller,
      body.files.filter((fileId) => !kept.includes(fileId)),
    );
    const files = [...kept, ...added.map((file) => file.id)];
    const stored = { ...termsOf(before), files: had.map((file) => file.id) };
    const changed = changedTerms(stored, { ...termsOf({ ...before, ...columns }), files });
    if (changed.length === 0) return;
    await query.keepVersion(tx, {
      quotationId: id,
      version,
      terms: stored,
      madeAt: before.revisedAt ?? before.createdAt,
    });
    await transition(tx, query.quotationStates, {
      id,
      action: 'revise',
      by: 'supplier',
      caller,
      change: {
        ...columns,
        ...query.NOT_ASKED,
        version: version + 1,
        buyerReadAt: null,
        revisedAt: now,
        updatedAt: now,
      },
      detail: { purchaseId, version: version + 1, changed },
    });
    await query.attachFiles(tx, id, version + 1, files);
    const { name } = await query.supplierOf(tx, company.id);
    await notifyOwner(
      deps,
      tx,
      purchase,
      'quotation_revised',
      { name, changed: changed.join(',') },
      (about) => emails.revised({ ...about, name, changed, quotation: body }),
    );
    await recordEvent(deps, tx, ownersOf(purchase), 'quotation.revised', id);
    await dropLeadPages(tx, purchaseId);
  });
  return null;
}
