/** Tells owners 30, 7 and 1 days before something ends, of whatever kind (decisions 26, 28). */
import { ENDING_NOTICES, type EndingNotice, endingNotice } from '../../domain/membership.ts';
import type { Executor, Transaction } from './database.ts';
import type { Deps } from './deps.ts';

const AT_ONCE = 100;

export interface Ending {
  id: number;
  daysLeft: number;
  /** The last notice that was given. */
  told: EndingNotice | null;
}

export interface EndingThings {
  /** What ends within so many days of the day (YYYY-MM-DD, UTC), by rising id. */
  within(
    executor: Executor,
    asked: { day: string; days: number; after: number; limit: number },
  ): Promise<Ending[]>;
  /** Notes the notice and sends it; false when another server did. */
  tell(tx: Transaction, id: number, notice: EndingNotice): Promise<boolean>;
}

/** The job: one notice for each thing whose next one is due. @returns how many */
export async function tellOfEndings(deps: Deps, { within, tell }: EndingThings): Promise<number> {
  const day = deps.now().toISOString().slice(0, 10);
  let told = 0;
  for (let after = 0; ; ) {
    const rows = await within(deps.db, { day, days: ENDING_NOTICES[0], after, limit: AT_ONCE });
    for (const { id, daysLeft, told: before } of rows) {
      const notice = endingNotice(daysLeft, before);
      if (notice !== null && (await deps.db.transaction((tx) => tell(tx, id, notice)))) told++;
    }
    if (rows.length < AT_ONCE) return told;
    after = rows.at(-1)!.id;
  }
}
