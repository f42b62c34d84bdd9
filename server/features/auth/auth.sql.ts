import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_TRIES } from '../../../domain/code.ts';
import { MOST_FAILURES_COUNTED } from '../../../domain/proof-of-work.ts';
import type { Executor } from '../../platform/database.ts';
import { captchas, oneTimeCodes, recoveryTickets, signInFailures, spentProofs } from './auth.tables.ts';

/** Waits for other transactions with the same words; held until this one ends. */
export const lockWords = (tx: Executor, words: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${words}, 0))`);

export const insertCaptcha = (db: Executor, row: typeof captchas.$inferInsert) =>
  db.insert(captchas).values(row);

export async function takeCaptcha(db: Executor, id: string) {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row;
}

export interface CodeTarget {
  channel: 'email' | 'sms';
  /** In its normal spelling. */
  address: string;
  purpose: number;
}

const sentTo = ({ channel, address }: Pick<CodeTarget, 'channel' | 'address'>) =>
  and(eq(oneTimeCodes.channel, channel), eq(oneTimeCodes.address, address));

export async function codesSentTo(db: Executor, target: CodeTarget, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(sentTo(target), gt(oneTimeCodes.createdAt, since)));
  return rows.map((row) => row.at);
}

export const insertCode = (tx: Executor, row: typeof oneTimeCodes.$inferInsert) =>
  tx.insert(oneTimeCodes).values(row);

/** Counts a try of the newest code of the purpose; nothing when it is used, expired or tried too often. */
export async function tryCode(db: Executor, target: CodeTarget, now: Date) {
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(sentTo(target), eq(oneTimeCodes.purpose, target.purpose)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, CODE_TRIES),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash });
  return row;
}

/** False when it has been used already. */
export async function useCode(tx: Executor, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}

export const insertTicket = (tx: Executor, row: typeof recoveryTickets.$inferInsert) =>
  tx.insert(recoveryTickets).values(row);

export async function spendTicket(tx: Executor, tokenHash: string) {
  const [row] = await tx.delete(recoveryTickets).where(eq(recoveryTickets.tokenHash, tokenHash)).returning();
  return row;
}

export const deleteTicketsOf = (tx: Executor, userId: number) =>
  tx.delete(recoveryTickets).where(eq(recoveryTickets.userId, userId));

const failuresOf = (account: string, ip: string) =>
  and(eq(signInFailures.account, account), eq(signInFailures.ip, ip));

export async function failures(db: Executor, account: string, ip: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(failuresOf(account, ip), gt(signInFailures.at, since)));
  return rows.map((row) => row.at);
}

/** From wherever, as far as it makes a difference. */
export async function failuresOfAccount(db: Executor, account: string, since: Date): Promise<number> {
  const some = db
    .select({ id: signInFailures.id })
    .from(signInFailures)
    .where(and(eq(signInFailures.account, account), gt(signInFailures.at, since)))
    .limit(MOST_FAILURES_COUNTED)
    .as('some');
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row!.n;
}

/** False when it was used before. */
export async function insertSpentProof(db: Executor, id: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.insert(spentProofs).values({ id, expiresAt }).onConflictDoNothing();
  return rowCount === 1;
}

export const insertFailure = (tx: Executor, account: string, ip: string, at: Date) =>
  tx.insert(signInFailures).values({ account, ip, at });

export const deleteFailures = (db: Executor, account: string, ip: string) =>
  db.delete(signInFailures).where(failuresOf(account, ip));

/** Deletes the rows that no rule needs any more. */
export async function deleteExpired(db: Executor, now: Date, dayAgo: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(recoveryTickets).where(lt(recoveryTickets.expiresAt, now));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, dayAgo));
  await db.delete(spentProofs).where(lt(spentProofs.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.at, dayAgo));
}
