/** Queries of one-time codes: sends, tries, links. */
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import {
  CODE_TRIES,
  type CodePool,
  type CodeSend,
  STRANGERS_TRIES,
} from '../../../../domain/account/code.ts';
import { mostCounted, PRICES } from '../../../../domain/account/proof-of-work.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { codeTries, oneTimeCodes } from '../auth.tables.ts';

export interface CodeAddress {
  channel: 'email' | 'sms';
  /** In its normal spelling. */
  address: string;
}
/** Whose code of what; the user is null where nobody need be signed in. */
interface CodesOf extends CodeAddress {
  purpose: number;
  userId: number | null;
}

const sentTo = ({ channel, address }: CodeAddress) =>
  and(eq(oneTimeCodes.channel, channel), eq(oneTimeCodes.address, address));

const codesOf = (of: CodesOf) =>
  and(
    sentTo(of),
    eq(oneTimeCodes.purpose, of.purpose),
    of.userId === null ? isNull(oneTimeCodes.userId) : eq(oneTimeCodes.userId, of.userId),
  );

const isGood = (now: Date) => and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now));

/** When codes were sent to an address and for what, of one pool. */
export async function codesSentTo(
  db: Executor,
  to: CodeAddress,
  pool: CodePool,
  since: Date,
): Promise<CodeSend[]> {
  return db
    .select({ at: oneTimeCodes.createdAt, purpose: oneTimeCodes.purpose })
    .from(oneTimeCodes)
    .where(and(sentTo(to), eq(oneTimeCodes.pool, pool), gt(oneTimeCodes.createdAt, since)));
}

/** How many a network had sent to whatever address, nobody being signed in, as far as it makes a difference. */
export async function codesSentFrom(db: Executor, network: string, since: Date): Promise<number> {
  const some = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.network, network), isNull(oneTimeCodes.userId), gt(oneTimeCodes.createdAt, since)),
    )
    .limit(mostCounted(PRICES.sends))
    .as('some');
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row!.n;
}

export const insertCode = (tx: Executor, row: typeof oneTimeCodes.$inferInsert) =>
  tx.insert(oneTimeCodes).values(row);

/**
 * Counts a try of the newest code that the network asked for, or else of the newest: nothing when none is good, or it was
 * tried too often, by this network or by all that did not ask for it.
 */
export async function tryCode(tx: Executor, of: CodesOf, network: string, now: Date) {
  const asked = sql<boolean>`${oneTimeCodes.network} IS NOT DISTINCT FROM ${network}::inet`;
  const [code] = await tx
    .select({
      id: oneTimeCodes.id,
      codeHash: oneTimeCodes.codeHash,
      tries: oneTimeCodes.tries,
      asked,
    })
    .from(oneTimeCodes)
    .where(and(codesOf(of), isGood(now)))
    .orderBy(desc(asked), desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
    .for('update');
  if (!code || (!code.asked && code.tries >= STRANGERS_TRIES)) return undefined;
  const { rowCount } = await tx
    .insert(codeTries)
    .values({ codeId: code.id, network, tries: 1 })
    .onConflictDoUpdate({
      target: [codeTries.codeId, codeTries.network],
      set: { tries: sql`${codeTries.tries} + 1` },
      setWhere: lt(codeTries.tries, CODE_TRIES),
    });
  if (rowCount !== 1) return undefined;
  if (!code.asked)
    await tx
      .update(oneTimeCodes)
      .set({ tries: code.tries + 1 })
      .where(eq(oneTimeCodes.id, code.id));
  return code;
}

/** With all others of its purpose. False when it has been used already. */
export async function useCode(tx: Executor, id: number, now: Date): Promise<boolean> {
  const [used] = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning();
  if (!used) return false;
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(codesOf(used), isNull(oneTimeCodes.usedAt)));
  return true;
}

/** The code beside which the link stands, while it is good. */
export async function codeOfLink(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .select({ id: oneTimeCodes.id, purpose: oneTimeCodes.purpose, address: oneTimeCodes.address })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, linkHash), isGood(now)));
  return row;
}
