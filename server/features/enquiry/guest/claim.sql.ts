import { and, eq, isNull, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { enquiries } from '../enquiry.tables.ts';

/** Makes the enquiries that a guest sent with this e-mail, and confirmed, the user's; their ids. */
export async function claimByEmail(tx: Executor, userId: number, email: string): Promise<number[]> {
  const rows = await tx
    .update(enquiries)
    .set({ userId })
    .where(
      and(
        isNull(enquiries.userId),
        enquiries.confirmed,
        sql`lower(${enquiries.email}) = ${email.toLowerCase()}`,
      ),
    )
    .returning({ id: enquiries.id });
  return rows.map((row) => row.id);
}

/** Makes the enquiry that of the account with its e-mail, if there is one; whose it is then. */
export async function claimOne(tx: Executor, id: number): Promise<number | null> {
  const account = sql`(SELECT u.id FROM users u
    WHERE lower(u.email) = lower(${enquiries.email}) AND u.status = ${ACCOUNT_STATUS.normal})`;
  const [row] = await tx
    .update(enquiries)
    .set({ userId: account })
    .where(and(eq(enquiries.id, id), isNull(enquiries.userId)))
    .returning({ userId: enquiries.userId });
  return row?.userId ?? null;
}
