/** Queries of the second factor. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { TOTP_TRIES_AN_HOUR } from '../../../../domain/account/totp.ts';
import { HOUR_MS } from '../../../../domain/time.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { staffTotp, totpRecoveryCodes, totpTickets, totpTries } from './totp.tables.ts';

export async function totpOf(executor: Executor, userId: number) {
  const [row] = await executor.select().from(staffTotp).where(eq(staffTotp.userId, userId));
  return row;
}

export const countUnusedCodes = (executor: Executor, userId: number): Promise<number> =>
  executor.$count(
    totpRecoveryCodes,
    and(eq(totpRecoveryCodes.userId, userId), isNull(totpRecoveryCodes.usedAt)),
  );

/**
 * Counts a try, before it is looked at: many at once cannot slip past the count. Nothing when the hour of the network is
 * full, or where strangers may try it that of all unknown networks together.
 */
export async function countTry(
  executor: Executor,
  userId: number,
  { network, together, now }: { network: string; together: boolean; now: Date },
) {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const stale = sql`${totpTries.since} <= ${hourAgo}::timestamptz`;
  const { rowCount } = await executor
    .insert(totpTries)
    .values({ userId, network, tries: 1, since: now })
    .onConflictDoUpdate({
      target: [totpTries.userId, totpTries.network],
      set: {
        tries: sql`CASE WHEN ${stale} THEN 1 ELSE ${totpTries.tries} + 1 END`,
        since: sql`CASE WHEN ${stale} THEN excluded.since ELSE ${totpTries.since} END`,
      },
      setWhere: or(lt(totpTries.tries, TOTP_TRIES_AN_HOUR), stale),
    });
  if (rowCount !== 1) return undefined;
  if (!together) return totpOf(executor, userId);
  const fresh = sql`${staffTotp.triesSince} <= ${hourAgo}::timestamptz`;
  const [row] = await executor
    .update(staffTotp)
    .set({
      tries: sql`CASE WHEN ${fresh} THEN 1 ELSE ${staffTotp.tries} + 1 END`,
      triesSince: sql`CASE WHEN ${fresh} THEN ${now.toISOString()}::timestamptz ELSE ${staffTotp.triesSince} END`,
    })
    .where(and(eq(staffTotp.userId, userId), or(lt(staffTotp.tries, TOTP_TRIES_AN_HOUR), fresh)))
    .returning();
  return row;
}

/** What was tried before the right one counts no more. */
async function forgetTries(tx: Executor, userId: number): Promise<void> {
  await tx.delete(totpTries).where(eq(totpTries.userId, userId));
  await tx.update(staffTotp).set({ tries: 0 }).where(eq(staffTotp.userId, userId));
}

/** Uses a step of the clock up, and forgets the tries. False when a code of it, or of a later one, was used before. */
export async function useStep(tx: Executor, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffTotp)
    .set({ lastStep: step })
    .where(and(eq(staffTotp.userId, userId), lt(staffTotp.lastStep, step), isNotNull(staffTotp.secret)));
  if (rowCount !== 1) return false;
  await forgetTries(tx, userId);
  return true;
}

/** False when there is no such code, or it was used before. */
export async function useRecoveryCode(
  tx: Executor,
  userId: number,
  /** It is any of them. */
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(totpRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(totpRecoveryCodes.userId, userId),
        inArray(totpRecoveryCodes.codeHash, [...codeHashes]),
        isNull(totpRecoveryCodes.usedAt),
      ),
    );
  if (rowCount !== 1) return false;
  await forgetTries(tx, userId);
  return true;
}

/** The secret to be confirmed of an account without one. False when it has enrolled by now. */
export async function setFirstPending(
  tx: Executor,
  userId: number,
  pending: string,
  pendingAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(staffTotp)
    .values({ userId, pending, pendingAt, triesSince: pendingAt })
    .onConflictDoUpdate({
      target: staffTotp.userId,
      set: { pending, pendingAt },
      setWhere: isNull(staffTotp.confirmedAt),
    });
  return rowCount === 1;
}

/** The secret to be confirmed in place of the one that counts. False when none counts any more. */
export async function replacePending(
  tx: Executor,
  userId: number,
  pending: string,
  pendingAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffTotp)
    .set({ pending, pendingAt })
    .where(and(eq(staffTotp.userId, userId), isNotNull(staffTotp.confirmedAt)));
  return rowCount === 1;
}

/** Makes the pending secret the one that counts. False when it is not that any more. */
export async function confirmPending(
  tx: Executor,
  userId: number,
  pending: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffTotp)
    .set({ secret: pending, confirmedAt: now, lastStep: step, pending: null, pendingAt: null, tries: 0 })
    .where(and(eq(staffTotp.userId, userId), eq(staffTotp.pending, pending)));
  return rowCount === 1;
}

/** In place of all there were. */
export async function replaceRecoveryCodes(tx: Executor, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(totpRecoveryCodes).where(eq(totpRecoveryCodes.userId, userId));
  await tx.insert(totpRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** False when there was none. */
export async function deleteTotp(tx: Executor, userId: number): Promise<boolean> {
  await tx.delete(totpTickets).where(eq(totpTickets.userId, userId));
  await tx.delete(totpTries).where(eq(totpTries.userId, userId));
  const { rowCount } = await tx.delete(staffTotp).where(eq(staffTotp.userId, userId));
  return rowCount === 1;
}

export const insertTotpTicket = (tx: Executor, row: typeof totpTickets.$inferInsert) =>
  tx.insert(totpTickets).values(row);

const live = (tokenHash: string, now: Date) =>
  and(eq(totpTickets.tokenHash, tokenHash), gt(totpTickets.expiresAt, now));

export async function totpTicket(executor: Executor, tokenHash: string, now: Date) {
  const [row] = await executor.select().from(totpTickets).where(live(tokenHash, now));
  return row;
}

/** False when another was faster. */
export async function spendTotpTicket(tx: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.delete(totpTickets).where(live(tokenHash, now));
  return rowCount === 1;
}

/** Tickets that have expired, and tries that count no more. */
export async function deleteExpiredTotp(db: Executor, now: Date): Promise<void> {
  await db.delete(totpTickets).where(lt(totpTickets.expiresAt, now));
  await db.delete(totpTries).where(lt(totpTries.since, new Date(now.getTime() - HOUR_MS)));
}
