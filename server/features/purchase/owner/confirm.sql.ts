/** Queries of requests whose guests have not confirmed their address. */
import { and, eq, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { purchases } from '../purchase.tables.ts';

const AT_ONCE = 500;

/** The request with that id which was sent at that moment. */
export async function sentPurchase(executor: Executor, id: number, createdAt: Date) {
  const { confirmed, emailConfirmed, userId, confirmedAt, language, linkRenewedAt, guestTokenHash } =
    purchases;
  const [row] = await executor
    .select({ confirmed, emailConfirmed, userId, confirmedAt, language, linkRenewedAt, guestTokenHash })
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.createdAt, createdAt), isNull(purchases.deletedAt)));
  return row;
}

/** Confirms a request; it is the account's that has verified the same e-mail, if there is one. */
export async function confirm(executor: Executor, id: number, now: Date) {
  const [row] = await executor
    .update(purchases)
    .set({
      confirmedAt: now,
      updatedAt: now,
      userId: sql`(SELECT u.id FROM users u WHERE lower(u.email) = lower(${purchases.contactEmail}) AND u.status = ${ACCOUNT_STATUS.normal})`,
    })
    .where(and(eq(purchases.id, id), not(purchases.confirmed), isNull(purchases.deletedAt)))
    .returning({
      language: purchases.language,
      contactEmail: purchases.contactEmail,
      userId: purchases.userId,
      guestTokenHash: purchases.guestTokenHash,
    });
  return row;
}

/** The address is its owner's word now, wherever the account has named it. @returns the ids of its requests */
export async function confirmEmail(executor: Executor, id: number): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    UPDATE purchases p SET email_confirmed = true FROM purchases sent
    WHERE sent.id = ${id} AND sent.deleted_at IS NULL AND p.user_id = sent.user_id AND NOT p.email_confirmed
      AND lower(p.contact_email) = lower(sent.contact_email) RETURNING p.id`);
  return rows.map((row) => row.id);
}

/** @returns how many, of the oldest */
export async function deleteUnconfirmed(executor: Executor, before: Date): Promise<number> {
  const old = executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(not(purchases.confirmed), lt(purchases.createdAt, before)))
    .orderBy(purchases.createdAt)
    .limit(AT_ONCE)
    // what is being confirmed right now is not old any more
    .for('update', { skipLocked: true });
  const { rowCount } = await executor.delete(purchases).where(inArray(purchases.id, old));
  return rowCount ?? 0;
}
