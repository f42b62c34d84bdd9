/** Queries of the networks from which accounts were signed in. */
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { knownNetworks } from './known-network.tables.ts';

export async function putNetwork(
  tx: Executor,
  userId: number,
  networkHash: string,
  seenAt: Date,
): Promise<void> {
  await tx
    .insert(knownNetworks)
    .values({ userId, networkHash, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.networkHash], set: { seenAt } });
}

export async function hasNetwork(
  db: Executor,
  userId: number,
  /** It is any of them. */
  networkHashes: readonly string[],
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ seenAt: knownNetworks.seenAt })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        inArray(knownNetworks.networkHash, [...networkHashes]),
        gt(knownNetworks.seenAt, since),
      ),
    );
  return row !== undefined;
}

/** Whoever had the account before must not count as its owner. */
export async function deleteNetworksOf(tx: Executor, userId: number): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
}

export async function deleteNetworksBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, before));
}
