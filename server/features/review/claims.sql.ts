/** Queries of claims: one reviewer per entry, until the claim expires. */
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { ReviewKind } from '../../../contract/schema/review.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reviewClaims } from './review.tables.ts';

const of = (entity: ReviewKind, entityId: number) =>
  and(eq(reviewClaims.entity, entity), eq(reviewClaims.entityId, entityId));

/** Takes or prolongs a claim; false while another's runs. */
export async function upsertClaim(
  executor: Executor,
  entity: ReviewKind,
  entityId: number,
  reviewerId: number,
  times: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await executor
    .insert(reviewClaims)
    .values({ entity, entityId, reviewerId, until: times.until })
    .onConflictDoUpdate({
      target: [reviewClaims.entity, reviewClaims.entityId],
      set: { reviewerId, until: times.until },
      // decided by the row itself, so of two who claim at once one is refused
      setWhere: or(eq(reviewClaims.reviewerId, reviewerId), lte(reviewClaims.until, times.now)),
    })
    .returning({ id: reviewClaims.entityId });
  return rows.length === 1;
}

/** A claim, whoever had it. */
export const moveClaim = (
  executor: Executor,
  entity: ReviewKind,
  entityId: number,
  reviewerId: number,
  until: Date,
) =>
  executor
    .insert(reviewClaims)
    .values({ entity, entityId, reviewerId, until })
    .onConflictDoUpdate({
      target: [reviewClaims.entity, reviewClaims.entityId],
      set: { reviewerId, until },
    });

/** Whose claim runs. */
export async function claimant(executor: Executor, entity: ReviewKind, entityId: number, now: Date) {
  const [row] = await executor
    .select({ reviewerId: reviewClaims.reviewerId })
    .from(reviewClaims)
    .where(and(of(entity, entityId), gt(reviewClaims.until, now)));
  return row?.reviewerId;
}

export const deleteClaims = (executor: Executor, entity: ReviewKind, ids: readonly number[]) =>
  executor
    .delete(reviewClaims)
    .where(and(eq(reviewClaims.entity, entity), inArray(reviewClaims.entityId, [...ids])));

export const deleteOwnClaim = (
  executor: Executor,
  entity: ReviewKind,
  entityId: number,
  reviewerId: number,
) => executor.delete(reviewClaims).where(and(of(entity, entityId), eq(reviewClaims.reviewerId, reviewerId)));

/** Removes claims that have lapsed. */
export const deleteLapsed = (executor: Executor, now: Date) =>
  executor.delete(reviewClaims).where(sql`${reviewClaims.until} < ${now.toISOString()}`);
