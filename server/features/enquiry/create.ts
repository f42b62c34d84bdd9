/** Asking a supplier (spec P7.6; decision 23). */
import type * as z from 'zod';
import type { newEnquiry } from '../../../contract/enquiry.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { found, invalid } from '../../platform/error.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { countryByCode } from '../address/address.ts';
import { attachmentsFor } from '../file/file.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import * as query from './enquiry.sql.ts';
import { guestLink, guestToken, hashOf, officeLink, officePath } from './token.ts';

/** Within this time the same text to the same target is a double submission. */
const SAME_MS = 10 * 60_000;

/**
 * Sends an enquiry; the supplier gets a message and a mail, a guest a mail with the link to the thread. Sent twice it
 * is there once. Throws ApiError not_found when the product is not listed or the company not visible; invalid with
 * `country` (unknown_address) or `files` (unknown_file).
 */
export async function createEnquiry(
  deps: Deps,
  caller: Caller,
  body: z.output<typeof newEnquiry>,
): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    const asked = found(await query.askedCompany(tx, body.target));
    const countryId = (await countryByCode(deps, body.country))?.id;
    if (countryId === undefined) throw invalid({ country: 'unknown_address' });
    const now = deps.now();
    const { companyId } = asked;
    const userId = caller.user?.id ?? null;
    const productId = body.target.type === 'product' ? body.target.id : null;
    const sender = { userId, email: body.email, companyId, productId, body: body.message };
    const duplicate = await query.findDuplicate(tx, sender, new Date(now.getTime() - SAME_MS));
    if (duplicate !== undefined) return { id: duplicate };
    const attached = await attachmentsFor(tx, caller, body.files, 'files');
    const id = await query.nextId(tx);
    const token = userId === null ? guestToken(deps, id) : null;
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
      guestTokenHash: token && hashOf(token),
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

    const about = asked.title ?? (body.subject || asked.companyName);
    const params = { id, name: body.name, title: asked.title ?? body.subject };
    await sendMessage(deps, tx, asked.owner, 'enquiry_received', params, officePath(id));
    await enqueueEmail(
      deps,
      tx,
      emails.received({
        address: asked.email,
        language: asked.language,
        about,
        name: body.name,
        message: body.message,
        link: officeLink(deps, id),
      }),
    );
    if (token)
      await enqueueEmail(
        deps,
        tx,
        emails.sent({
          address: body.email,
          language: caller.language,
          about,
          name: asked.companyName,
          message: body.message,
          link: guestLink(deps, token),
        }),
      );
    return { id };
  });
}
