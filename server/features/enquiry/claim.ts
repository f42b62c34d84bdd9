/** What a guest has sent becomes the account's that has verified the same e-mail (decision 27). */
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller } from '../../platform/deps.ts';
import * as query from './claim.sql.ts';

const claimed = (id: number, userId: number) =>
  ({ action: 'claim', entity: 'enquiry', id, detail: { userId } }) as const;

/** Makes the enquiries that a guest sent with this e-mail, and confirmed, the account's. */
export async function claimEnquiries(
  tx: Transaction,
  caller: Caller,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const ids = await query.claimByEmail(tx, userId, email);
  await audit(tx, caller, ...ids.map((id) => claimed(id, userId)));
}

/** One that is confirmed only after the account was made is the account's too. */
export async function claimConfirmed(tx: Transaction, caller: Caller, id: number): Promise<void> {
  const userId = await query.claimOne(tx, id);
  if (userId !== null) await audit(tx, caller, claimed(id, userId));
}
