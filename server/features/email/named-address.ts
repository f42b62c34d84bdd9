/** An address that a member names beside their account's: shown as not confirmed until its owner says that it is right. */
import { CONFIRM_DAYS, confirmableUntil } from '../../../domain/confirmation.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { composeEmail } from '../../platform/email.ts';
import { confirmationLink, type GuestThing } from '../../platform/guest-token.ts';
import { emailEntry, enqueueEmails } from '../../platform/outbox.ts';

/** Letters within an hour: that one account causes, and that one address gets. */
const CAUSED = 10;
const RECEIVED = 3;

/** Throws ApiError too_many; not in a transaction. */
export async function countNamedAddress(deps: Deps, userId: number, address: string): Promise<void> {
  await deps.rateLimit('address named by', String(userId), CAUSED);
  await deps.rateLimit('address named', address.toLowerCase(), RECEIVED);
}

/** Asks its owner; the mail says nothing that was written. */
export async function askNamedAddress(
  deps: Deps,
  tx: Transaction,
  { language }: Caller,
  { address, sentAt, ...of }: { thing: GuestThing; id: number; address: string; sentAt: Date },
): Promise<void> {
  const link = confirmationLink(deps, language, { ...of, expiresAt: confirmableUntil(sentAt) });
  const to = { address, language };
  await enqueueEmails(deps, tx, [emailEntry(namedAddressEmail({ ...to, link }))]);
}

export const namedAddressEmail = ({
  link,
  ...to
}: {
  address: string;
  language: 'en' | 'zh';
  link: string;
}) => composeEmail('account.addressNamed', to, { values: { days: CONFIRM_DAYS }, link });
