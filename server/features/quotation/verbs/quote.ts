/** Quoting on a request (spec P3.6, P7.5; decisions 21, 23). */
import type * as z from 'zod';
import type { newQuotation } from '../../../../contract/deal/quotation.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, brokenConstraint, found } from '../../../platform/http/error.ts';
import { attachmentsFor } from '../../file/file.ts';
import {
  canQuote,
  dropLeadPages,
  incrementQuotationCount,
  isOpen,
  isPublicLead,
  lockPurchase,
  notifyOwner,
  ownersOf,
  setOwnNetwork,
  statusAt,
} from '../../purchase/purchase.ts';
import { isSameNetwork } from '../../response/response.ts';
import { recordEvent } from '../../webhook/webhook.ts';
import { emails } from '../emails.ts';
import * as query from '../quotation.sql.ts';
import { columnsOf } from './terms.ts';

/**
 * Sends a quotation; the owner of the request gets a message and a mail. One live quotation of a company, ten of all.
 * Throws ApiError request_gone for a request that nobody can read; own_request; request_closed when it takes no more;
 * quoted_already; invalid with `valid_until` (in_past, date_too_far) or `files` (unknown_file).
 */
export async function quotePurchase(
  deps: Deps,
  actor: MemberActor,
  purchaseId: number,
  body: z.output<typeof newQuotation>,
): Promise<{ id: number }> {
  if (!(await isPublicLead(deps, purchaseId))) throw new ApiError('request_gone');
  const company = actor.user.company;
  try {
    return await deps.db.transaction(async (tx) => {
      // the lock makes counting and inserting one step: of two at once only one takes the last place
      const purchase = found(await lockPurchase(tx, purchaseId));
      const now = deps.now();
      if (!canQuote(actor.user, purchase)) throw new ApiError('own_request');
      if (await query.hasLive(tx, purchaseId, company.id)) throw new ApiError('quoted_already');
      if (!isOpen({ status: statusAt(purchase, now), quotaNum: purchase.quotaNum }))
        throw new ApiError('request_closed');
      const columns = columnsOf(body, now);
      const attached = await attachmentsFor(tx, actor, body.files, 'files');
      const id = await query.insertQuotation(
        tx,
        {
          ...columns,
          purchaseId,
          companyId: company.id,
          userId: actor.user.id,
          createdAt: now,
          updatedAt: now,
        },
        attached.map((file) => file.id),
      );
      if (isSameNetwork(purchase.submitIp, actor.ip)) await setOwnNetwork(tx, purchaseId, company.id);
      await incrementQuotationCount(tx, purchaseId);
      await audit(tx, actor, { action: 'submit', entity: 'quotation', id, detail: { purchaseId } });
      const { name } = await query.supplierOf(tx, company.id);
      await notifyOwner(deps, tx, purchase, 'quotation_received', { name }, (about) =>
        emails.received({ ...about, name, quotation: body }),
      );
      await recordEvent(deps, tx, ownersOf(purchase), 'quotation.received', id);
      await dropLeadPages(tx, purchaseId);
      return { id };
    });
  } catch (error) {
    if (brokenConstraint(error) === 'quotations_live') throw new ApiError('quoted_already');
    throw error;
  }
}
