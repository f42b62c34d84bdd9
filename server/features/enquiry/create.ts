/** Asking a supplier (spec P7.6; decision 23). */
import type * as z from 'zod';
import type { newEnquiry } from '../../../contract/enquiry.ts';
import { confirmableUntil } from '../../../domain/confirmation.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found, invalid } from '../../platform/error.ts';
import { confirmationLink, guestToken, hashOf } from '../../platform/guest-token.ts';
import { enqueueEmail, lockMailbox } from '../../platform/outbox.ts';
import { countryByCode } from '../address/address.ts';
import { attachmentsFor } from '../file/file.ts';
import { deliverEnquiry } from './deliver.ts';
import { emails } from './emails.ts';
import * as query from './enquiry.sql.ts';

/** Within this time the same text to the same target is a double submission. */
const SAME_MS = 10 * 60_000;
const GUEST_ENQUIRIES_AN_HOUR = 10;
/** Enquiries of guests that name the same e-mail, in a day. */
const A_DAY = 10;
const DAY_MS = 86_400_000;

/**
 * Sends an enquiry; the supplier gets a message and a mail. A guest's stands aside until they confirm their address:
 * the mail says nothing they wrote. Sent twice it is there once. Throws ApiError not_found when the product is not
 * listed or the company not visible; invalid with `country` (unknown_address) or `files` (unknown_file); too_many when
 * a guest's address, or the e-mail a guest names, has had its share.
 */
export async function createEnquiry(
  deps: Deps,
  caller: Caller,
  body: z.output<typeof newEnquiry>,
): Promise<{ id: number; confirm: boolean }> {
  if (!caller.user) await deps.rateLimit('enquiry', caller.ip, GUEST_ENQUIRIES_AN_HOUR);
  return deps.db.transaction(async (tx) => {
    const asked = found(await query.askedCompany(tx, body.target));
    const countryId = (await countryByCode(deps, body.country))?.id;
    if (countryId === undefined) throw invalid({ country: 'unknown_address' });
    const now = deps.now();
    const { companyId } = asked;
    const userId = caller.user?.id ?? null;
    const confirm = userId === null;
    const productId = body.target.type === 'product' ? body.target.id : null;
    const sender = { userId, email: body.email, companyId, productId, body: body.message };
    const duplicate = await query.findDuplicate(tx, sender, new Date(now.getTime() - SAME_MS));
    if (duplicate) return { id: duplicate.id, confirm: !duplicate.confirmed };
    if (confirm) await lockMailbox(tx, body.email);
    if (confirm && (await query.guestEnquiries(tx, body.email, new Date(now.getTime() - DAY_MS))) >= A_DAY)
      throw new ApiError('too_many', { retryAfter: DAY_MS / 1000 });
    const attached = await attachmentsFor(tx, caller, body.files, 'files');
    const id = await query.nextId(tx);
    await query.insertEnquiry(tx, {
      id,
      companyId,
      productId,
      userId,
      countryId,
      subject: body.subject,
      quantity: body.quantity,
      unit: body.unit,
      name: body.name,
      email: body.email,
      buyerCompany: body.company,
      guestTokenHash: confirm ? hashOf(guestToken(deps, 'enquiry', id)) : null,
      language: caller.language,
      submitIp: caller.ip,
      buyerReadAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const message = { enquiryId: id, author: 'buyer' as const, body: body.message, createdAt: now };
    await query.insertMessage(
      tx,
      message,
      attached.map((file) => file.id),
    );
    await audit(tx, caller, { action: 'send', entity: 'enquiry', id });
    if (!confirm) await deliverEnquiry(deps, tx, id);
    else {
      const link = confirmationLink(deps, caller.language, {
        thing: 'enquiry',
        id,
        expiresAt: confirmableUntil(now),
      });
      await enqueueEmail(deps, tx, emails.confirm({ address: body.email, language: caller.language, link }));
    }
    return { id, confirm };
  });
}
