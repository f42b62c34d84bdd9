/** What staff decides about something: kept, so that it can be undone, measured and appealed (decision 37). */
import {
  type DecidedEntity,
  type DecisionKind,
  type Rule,
  ruleOf,
} from '../../../domain/decision/decision.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './decision.sql.ts';

export interface NewDecision {
  entity: DecidedEntity;
  entityId: number;
  kind: DecisionKind;
  /** Whom it concerns; of a guest both are null. */
  party: { userId: number | null; companyId: number | null };
  /** Where it is not named, the gravest that the reasons come under. */
  rule?: Rule | undefined;
  reasons?: readonly string[] | undefined;
  note?: string | undefined;
  /** Since when the entry waited. */
  waited: Date | null;
  /** What brings back what was, in the words of the feature that decides. */
  before: Record<string, unknown>;
}

/**
 * Keeps a decision, in its transaction. Every verb of review calls it. Returns its id.
 * Throws ApiError forbidden on what is of the actor's own account.
 */
export async function recordDecision(
  tx: Transaction,
  deps: Deps,
  actor: Actor,
  { party, reasons = [], rule, ...decision }: NewDecision,
): Promise<number> {
  if (party.userId === actor.user.id) throw new ApiError('forbidden');
  return query.insertDecision(tx, {
    ...decision,
    ...party,
    reasons: [...new Set(reasons)],
    rule: rule ?? ruleOf(reasons),
    reviewerId: actor.user.id,
    decidedAt: deps.now(),
  });
}
