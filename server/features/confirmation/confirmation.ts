/**
 * A guest's sourcing request or enquiry proceeds only once they confirm their address through the link in the e-mail:
 * until then nobody sees it, hears of it or is e-mailed about it (decision 27).
 */
import { type ConfirmationState, confirmationState } from '../../../domain/account/confirmation.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { type GuestThing, readConfirmationToken, type Sent } from '../../platform/secrets/guest-token.ts';
import { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from '../enquiry/enquiry.ts';
import { removeUnconfirmedInfringements } from '../infringement/infringement.ts';
import { confirmPurchase, removeUnconfirmedPurchases, sentPurchase } from '../purchase/purchase.ts';

const THINGS = {
  purchase: { read: sentPurchase, confirm: confirmPurchase },
  enquiry: { read: sentEnquiry, confirm: confirmEnquiry },
};

interface Confirmation {
  /** Null where the link does not say; `address` where a member named it and nothing waits for it. */
  thing: GuestThing | 'address' | null;
  state: ConfirmationState;
  /** Where it is followed, once it is confirmed. */
  path: string;
}

async function readState(deps: Deps, executor: Executor, given: Sent | null): Promise<Confirmation> {
  if (!given) return { thing: null, state: 'unknown', path: '' };
  const sent = await THINGS[given.thing].read(deps, executor, given);
  const state = confirmationState(sent, given.expiresAt, deps.now());
  return { thing: sent?.ofMember ? 'address' : given.thing, state, path: sent?.path ?? '' };
}

/** What stands behind the link; says nothing of what was written. */
export const confirmationOf = (deps: Deps, token: string): Promise<Confirmation> =>
  readState(deps, deps.db, readConfirmationToken(deps, token));

/**
 * Sends on what waits behind the link; confirmed twice, it goes on once. Throws ApiError not_found for a link that is
 * not ours, link_expired, or wrong_state when the supplier or product is not on the marketplace any more.
 */
export async function confirmAddress(deps: Deps, caller: Caller, token: string): Promise<{ path: string }> {
  const given = readConfirmationToken(deps, token);
  return deps.db.transaction(async (tx) => {
    const { state, path } = await readState(deps, tx, given);
    if (state === 'unknown') throw new ApiError('not_found');
    if (state === 'expired') throw new ApiError('link_expired');
    if (state === 'withdrawn') throw new ApiError('wrong_state');
    if (state === 'open') await THINGS[given!.thing].confirm(deps, tx, caller, given!.id);
    return { path };
  });
}

/** Removes what was not confirmed in time, some hundred of each. */
export async function removeUnconfirmed(deps: Deps): Promise<void> {
  // in batches, until none is left: guests may send faster than one batch an hour
  while ((await removeUnconfirmedPurchases(deps)) > 0);
  while ((await removeUnconfirmedEnquiries(deps)) > 0);
  while ((await removeUnconfirmedInfringements(deps)) > 0);
}
