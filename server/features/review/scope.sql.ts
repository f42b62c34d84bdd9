/** Queries of what reviewers review. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Scope } from './review.policy.ts';
import { reviewClaims, staffScopes } from './review.tables.ts';

export async function scopeOf(executor: Executor, userId: number): Promise<Scope | undefined> {
  const [row] = await executor
    .select({ kinds: staffScopes.kinds, languages: staffScopes.languages })
    .from(staffScopes)
    .where(eq(staffScopes.userId, userId));
  return row;
}

export async function upsertScope(tx: Executor, userId: number, { kinds, languages }: Scope): Promise<void> {
  const scope = { kinds: [...kinds], languages: [...languages] };
  await tx
    .insert(staffScopes)
    .values({ userId, ...scope })
    .onConflictDoUpdate({ target: staffScopes.userId, set: scope });
}

export async function deleteClaimsOf(tx: Executor, reviewerId: number): Promise<number> {
  const gone = await tx
    .delete(reviewClaims)
    .where(eq(reviewClaims.reviewerId, reviewerId))
    .returning({ id: reviewClaims.entityId });
  return gone.length;
}
