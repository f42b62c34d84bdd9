/**
 * A guest's request joins an account through its link, since accounts allow fewer e-mail addresses than guests
 * (decision 27).
 */
import { audit } from '../../../platform/database/audit.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { sendEmail } from '../../email/email.ts';
import { emails } from '../emails.ts';
import { hasQuoted, updatePurchase } from '../write.sql.ts';
import { lockByToken } from './track.ts';

/**
 * Asked again, it is the same. Whoever has the link may do with the request what its owner may; the address that it was
 * posted with is told. Throws ApiError not_found, link_ended; wrong_state where it is another account's; quoted_already
 * where the caller's own company has quoted on it.
 */
export async function claimByLink(deps: Deps, caller: Actor, token: string): Promise<{ ID: number }> {
  const { user } = caller;
  return deps.db.transaction(async (tx) => {
    const row = await lockByToken(deps, tx, token);
    const { id, title, language, contactEmail: address } = row;
    if (row.userId === user.id) return { ID: id };
    if (row.userId !== null) throw new ApiError('wrong_state');
    if (user.company && (await hasQuoted(tx, id, user.company.id))) throw new ApiError('quoted_already');
    await updatePurchase(tx, id, { userId: user.id });
    await audit(tx, caller, { action: 'claim', entity: 'purchase', id, detail: { userId: user.id } });
    if (address.toLowerCase() !== user.email.toLowerCase())
      await sendEmail(deps, tx, null, emails.claimed({ address, language, title, name: user.name }));
    return { ID: id };
  });
}
