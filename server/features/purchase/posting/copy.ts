/** Posts a request again: a new one with the same content (decision 27). */
import { endOfDay, endProblem } from '../../../../domain/deal/closing.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { lockMailbox } from '../../../platform/email/outbox.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { sendEmail } from '../../email/email.ts';
import { emails } from '../emails.ts';
import { linkHash, ownerLink } from '../owner.ts';
import * as query from '../write.sql.ts';
import { checkContent, contentOf } from './content.ts';
import { REQUESTS_A_DAY, SAME_MS } from './create.ts';
import type { Lock } from './edit.ts';

/**
 * Posts the owner's request again, under review; sent twice it is there once. A guest need not confirm the address
 * again: they did for the first. Throws ApiError not_found; invalid with `closingDate` (in_past, date_too_far),
 * `category` or `title` where the rules have changed since; too_many as for a new request.
 */
export async function copyPurchase(
  deps: Deps,
  caller: Caller,
  lock: Lock,
  closingDate: string,
): Promise<{ ID: number }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const source = await lock(tx);
    const { userId, language, contactEmail: email, title, description, categoryId, timeZone } = source;
    const end = endOfDay(closingDate, timeZone);
    const late = endProblem(end, now, timeZone);
    const receive = await query.countryCode(tx, source.receiveId);
    const asked = { title, description, category: categoryId, receive };
    const place = await checkContent(deps, tx, asked, late ? { closingDate: late } : {});
    const poster = { userId, email, title, description, categoryId };
    const duplicate = await query.findDuplicate(tx, poster, new Date(now.getTime() - SAME_MS));
    // the source may be as young itself
    if (duplicate && duplicate.id > source.id) return { ID: duplicate.id };
    if (userId === null) {
      await lockMailbox(tx, email);
      if ((await query.postedTo(tx, email, new Date(now.getTime() - DAY_MS))) >= REQUESTS_A_DAY)
        throw new ApiError('too_many', { retryAfter: DAY_MS / 1000 });
    }
    const product =
      source.invitedProductId === null ? undefined : await query.invitedProduct(tx, source.invitedProductId);
    const id = await query.nextId(tx);
    const copied = {
      id,
      userId,
      language,
      ...contentOf(source),
      ...place,
      closingAt: end,
      timeZone,
      contactEmail: email,
      emailConfirmed: source.emailConfirmed,
      ownNetwork: source.ownNetwork,
      invitedProductId: product ? source.invitedProductId : null,
      guestTokenHash: linkHash(deps, { id, linkRenewedAt: null }),
      submitIp: caller.ip,
      confirmedAt: source.confirmedAt && now,
      createdAt: now,
      updatedAt: now,
    };
    await query.insertPurchase(tx, copied, await query.attachedTo(tx, source.id, false));
    await audit(tx, caller, { action: 'submit', entity: 'purchase', id, detail: { copyOf: source.id } });
    const account = userId === null ? undefined : await query.accountOf(tx, userId);
    const link = ownerLink(deps, account?.language ?? language, { id, userId, linkRenewedAt: null });
    await sendEmail(
      deps,
      tx,
      userId,
      account
        ? emails.posted({ address: account.email, language: account.language, title, link })
        : emails.postedAgain({ address: email, language, title, link }),
    );
    return { ID: id };
  });
}
