/** Posting a sourcing request (spec P2.12, P7.5; decision 23). */
import type * as z from 'zod';
import type { newPurchase } from '../../../../contract/deal/purchase.ts';
import type { ProblemCode } from '../../../../contract/schema/problem.ts';
import { confirmableUntil } from '../../../../domain/account/confirmation.ts';
import { endOfDay, endProblem } from '../../../../domain/deal/closing.ts';
import { knownTimeZone } from '../../../../domain/text/time-zone.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { lockMailbox } from '../../../platform/email/outbox.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { makeCounted } from '../../../platform/http/limits/rate-limit.ts';
import { confirmationLink } from '../../../platform/secrets/guest-token.ts';
import { askNamedAddress, namedAs, requireDeliverable, sendEmail } from '../../email/email.ts';
import { attachmentsFor } from '../../file/file.ts';
import { isOwnNetwork } from '../../response/response.ts';
import { emails } from '../emails.ts';
import { linkHash, ownerLink } from '../owner.ts';
import * as query from '../write.sql.ts';
import { checkContent } from './content.ts';

type Body = z.output<typeof newPurchase>;

/** Within this time the same request sent again is a double submission. */
export const SAME_MS = 10 * 60_000;
const GUEST_REQUESTS_AN_HOUR = 10;
/** Requests of guests that name the same address, in a day. */
export const REQUESTS_A_DAY = 10;

/**
 * Posts a request. An account's waits for its review, and the link to follow it comes by mail; a guest's stands aside
 * until they confirm their address, and the mail says nothing they wrote. Sent twice it is there once. Throws ApiError invalid with `category` (unknown_category, category_not_leaf), `receive` (unknown_address),
 * `closingDate` (in_past, date_too_far), `product` (unknown_product), `files` (unknown_file), or prohibited_word at
 * `title` or `description`; too_many when a guest's address, or the e-mail a guest names, has had its share.
 */
export async function createPurchase(
  deps: Deps,
  caller: Caller,
  body: Body,
): Promise<{ ID: number; confirm: boolean }> {
  if (caller.user) return post(deps, caller, body);
  const giveBack = await deps.rateLimit('purchase', caller.ip, GUEST_REQUESTS_AN_HOUR);
  return makeCounted(giveBack, () => post(deps, caller, body));
}

async function post(deps: Deps, caller: Caller, body: Body): Promise<{ ID: number; confirm: boolean }> {
  await requireDeliverable(deps, body.contact.email, 'contact.email');
  const named = await namedAs(deps, caller, body.contact.email, (userId, since) =>
    query.namedBefore(deps.db, userId, body.contact.email, since),
  );
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const timeZone = knownTimeZone(body.timeZone);
    const closingAt = endOfDay(body.closingDate, timeZone);
    const late = endProblem(closingAt, now, timeZone);
    const invited = body.product === null ? undefined : await query.invitedProduct(tx, body.product);
    const place = await checkContent(deps, tx, body, alsoWrong(body, late, invited));
    const { title, description, quantity, unit, targetPrice, currency, certifications, contact } = body;
    const userId = caller.user?.id ?? null;
    const confirm = userId === null;
    const poster = { userId, email: contact.email, title, description, categoryId: body.category };
    const duplicate = await query.findDuplicate(tx, poster, new Date(now.getTime() - SAME_MS));
    if (duplicate) return { ID: duplicate.id, confirm: !duplicate.confirmed };
    // whoever posts names the address that is written to: nobody's mailbox is filled by a form
    if (userId === null) await lockMailbox(tx, contact.email);
    if (
      userId === null &&
      (await query.postedTo(tx, contact.email, new Date(now.getTime() - DAY_MS))) >= REQUESTS_A_DAY
    )
      throw new ApiError('too_many', { retryAfter: DAY_MS / 1000 });
    const attached = await attachmentsFor(tx, caller, body.files, 'files');
    const id = await query.nextId(tx);
    await query.insertPurchase(
      tx,
      {
        id,
        userId,
        title,
        description,
        quantity,
        unit,
        targetPrice,
        currency,
        certifications,
        ...place,
        closingAt,
        timeZone,
        guestTokenHash: linkHash(deps, { id, linkRenewedAt: null }),
        language: caller.language,
        contactName: contact.name,
        contactEmail: contact.email,
        contactCompany: contact.company,
        invitedProductId: body.product,
        submitIp: caller.ip,
        ownNetwork: invited !== undefined && (await isOwnNetwork(deps, tx, caller, invited.owner)),
        emailConfirmed: named === 'confirmed',
        createdAt: now,
        updatedAt: now,
      },
      attached.map((file) => file.id),
    );
    await audit(tx, caller, { action: 'submit', entity: 'purchase', id });
    const { language } = caller;
    const email = caller.user
      ? emails.posted({
          address: caller.user.email,
          language,
          title,
          link: ownerLink(deps, language, { id, userId, linkRenewedAt: null }),
        })
      : emails.confirm({
          address: contact.email,
          language,
          link: confirmationLink(deps, language, {
            thing: 'purchase',
            id,
            expiresAt: confirmableUntil(now),
          }),
        });
    await sendEmail(deps, tx, userId, email);
    if (named === 'new')
      await askNamedAddress(deps, tx, caller, { thing: 'purchase', id, address: contact.email, sentAt: now });
    return { ID: id, confirm };
  });
}

function alsoWrong(body: Body, late: ProblemCode | null, invited: object | undefined) {
  const fields: Record<string, ProblemCode> = late ? { closingDate: late } : {};
  if (body.product !== null && !invited) fields.product = 'unknown_product';
  return fields;
}
