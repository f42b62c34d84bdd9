/** An address that a member gives besides their account's: shown as unconfirmed until its owner confirms it. */
import { CONFIRM_DAYS, confirmableSince, confirmableUntil } from '../../../domain/account/confirmation.ts';
import { needsSmtpUtf8 } from '../../../domain/email/email-address.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { composeEmail } from '../../platform/email/email.ts';
import { emailEntry, enqueueEmails } from '../../platform/email/outbox.ts';
import { relayTakesUtf8 } from '../../platform/email/smtp-utf8.ts';
import { invalid } from '../../platform/http/error.ts';
import { confirmationLink, type GuestThing } from '../../platform/secrets/guest-token.ts';

/** Letters within an hour: that one account causes, and that one address gets. */
const CAUSED = 10;
const RECEIVED = 3;

/** As what an enquiry or a request names its address: the account's own, or confirmed, asked about already, or to be asked about. */
export type Named = 'confirmed' | 'asked' | 'new';

/** What became of it when the account last named it; null where it never has. */
export interface NamedBefore {
  confirmed: boolean | null;
  asked: boolean | null;
}

/** Throws ApiError invalid with `field` (email_script) for an address that no mail of ours can go to. */
export async function requireDeliverable(
  { environment }: Deps,
  address: string,
  field: string,
): Promise<void> {
  if (needsSmtpUtf8(address) && !(await relayTakesUtf8(environment.smtpUrl)))
    throw invalid({ [field]: 'email_script' });
}

/**
 * `before` says what became of the address when the account last named it. One letter an address and account is enough.
 * Throws ApiError too_many; not in a transaction.
 */
export async function namedAs(
  deps: Deps,
  { user }: Caller,
  address: string,
  before: (userId: number, since: Date) => Promise<NamedBefore>,
): Promise<Named> {
  if (!user || address.toLowerCase() === user.email.toLowerCase()) return 'confirmed';
  const { confirmed, asked } = await before(user.id, confirmableSince(deps.now()));
  if (confirmed) return 'confirmed';
  if (asked) return 'asked';
  await deps.rateLimit('address named by', String(user.id), CAUSED);
  await deps.rateLimit('address named', address.toLowerCase(), RECEIVED);
  return 'new';
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
