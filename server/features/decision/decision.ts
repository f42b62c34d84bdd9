/** What staff decides about something: kept, so that it can be undone, measured and appealed (decision 37). */
import {
  type DecidedEntity,
  type DecisionKind,
  type Rule,
  ruleOf,
} from '../../../domain/decision/decision.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './decision.sql.ts';

export { appealStates, insertAppeal, insertEntryMessage, setRestored } from './decision.sql.ts';
export { appealLink, type Grounds, notifyParty } from './notify.ts';
export { type Teller, tellEachLater, tellLater } from './undo/tell.ts';
export type { Undo } from './undo/undo.ts';

interface NewDecision {
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
  decision: NewDecision,
): Promise<number> {
  const [id] = await recordDecisions(tx, deps, actor, [decision]);
  return id!;
}

/** The same of many things, each of which is named once; in one statement. Returns their ids in order. */
export async function recordDecisions(
  tx: Transaction,
  deps: Deps,
  actor: Actor,
  made: readonly NewDecision[],
): Promise<number[]> {
  if (made.some(({ party }) => party.userId === actor.user.id)) throw new ApiError('forbidden');
  const decidedAt = deps.now();
  return query.insertDecisions(
    tx,
    made.map(({ party, reasons = [], rule, ...decision }) => ({
      ...decision,
      ...party,
      reasons: [...new Set(reasons)],
      rule: rule ?? ruleOf(reasons),
      reviewerId: actor.user.id,
      decidedAt,
    })),
  );
}

/** A new submission of these is reviewed anyway: whatever was appealed about them is withdrawn. */
export async function withdrawAppeals(
  tx: Transaction,
  caller: Caller,
  entities: readonly DecidedEntity[],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const where = query.appealsOn(tx, entities, ids);
  await transitionAll(tx, query.appealStates, { where, action: 'withdraw', by: 'party', caller });
}

/** The same of a company's licences, each of which is an entry of its own, and of a withdrawal. */
export async function withdrawCompanyAppeals(
  tx: Transaction,
  caller: Caller,
  entities: readonly DecidedEntity[],
  companyId: number,
): Promise<void> {
  const where = query.appealsOfCompany(tx, entities, companyId);
  await transitionAll(tx, query.appealStates, { where, action: 'withdraw', by: 'party', caller });
}
