/**
 * What leaves the house after a decision (mails, messages, webhooks, matching, what reaches a third party) waits until nobody
 * can take the decision back (decision 37).
 */
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Kind, TryLater } from '../../../platform/work/work.ts';
import * as query from './undo.sql.ts';

/** Says to the outside what was decided. `what` went through JSON. */
export interface Teller<What> {
  /** Under this name it stands in the work. */
  of: string;
  tell(deps: Deps, tx: Transaction, what: What): Promise<unknown>;
}

/** Tells of it as soon as it cannot be undone, in the caller's transaction where nothing can be. */
export const tellLater = <What extends Record<string, unknown>>(
  deps: Deps,
  tx: Transaction,
  decision: number,
  teller: Teller<What>,
  what: What,
): Promise<void> => tellEachLater(deps, tx, teller, [{ decision, what }]);

/** The same of many decisions. */
export async function tellEachLater<What extends Record<string, unknown>>(
  deps: Deps,
  tx: Transaction,
  teller: Teller<What>,
  decided: readonly { decision: number; what: What }[],
): Promise<void> {
  if (deps.undoSeconds === 0) {
    for (const { decision, what } of decided) {
      await query.noteTold(tx, decision, deps.now());
      await teller.tell(deps, tx, what);
    }
    return;
  }
  const items = decided.map((each) => ({ ...each, of: teller.of }));
  await deps.jobs.enqueue(tx, 'decision.tell', items);
  await deps.jobs.move(tx, 'decision.tell', items, new Date(deps.now().getTime() + deps.undoSeconds * 1000));
}

/** The kind of work that tells; what was undone meanwhile is told to nobody. */
export const decisionTelling = (tellers: readonly Teller<never>[]): Kind<'decision.tell'> => ({
  name: 'decision.tell',
  attempts: 8,
  pause: 10,
  longestPause: 1800,
  atOnce: 4,
  look: 1,
  key: ({ decision }) => String(decision),
  run: (deps, { decision: id, of, what }) =>
    deps.db.transaction(async (tx) => {
      const decision = await query.lockDecision(tx, id);
      if (!decision || decision.undoneAt) return;
      const due = new Date(decision.decidedAt.getTime() + deps.undoSeconds * 1000);
      if (deps.now() < due) throw new TryLater(due);
      const teller = tellers.find((known) => known.of === of) as Teller<Record<string, unknown>> | undefined;
      if (!teller) throw new Error(`nobody tells of ${of}`);
      if (await query.noteTold(tx, id, deps.now())) await teller.tell(deps, tx, what);
    }),
});
