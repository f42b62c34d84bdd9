import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { mostCounted, PRICES } from '../../../domain/account/proof-of-work.ts';
import type { Executor } from '../../platform/database/database.ts';
import { captchas, oneTimeCodes, recoveryTickets, signInFailures, spentProofs } from './auth.tables.ts';

/** A crash of the database may lose this transaction; nothing in it is worth waiting for the disk. */
export const commitLater = (tx: Executor) => tx.execute(sql`SET LOCAL synchronous_commit = off`);

export const insertCaptcha = (db: Executor, row: typeof captchas.$inferInsert) =>
  db.insert(captchas).values(row);

export async function takeCaptcha(db: Executor, id: string) {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row;
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
export const failuresOfAccount = (db: Executor, account: string, since: Date): Promise<number> =>
  countFailures(db, eq(signInFailures.account, account), since, mostCounted(PRICES.account));

/** At whatever account, as far as it makes a difference. */
export const failuresOfNetwork = (db: Executor, network: string, since: Date): Promise<number> =>
  countFailures(db, eq(signInFailures.ip, network), since, mostCounted(PRICES.network));

async function countFailures(db: Executor, whose: SQL, since: Date, most: number): Promise<number> {
  const some = db
    .select({ id: signInFailures.id })
    .from(signInFailures)
    .where(and(whose, gt(signInFailures.at, since)))
    .limit(most)
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
