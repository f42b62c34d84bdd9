/** Tells owners 30, 7 and 1 days before something ends, of whatever kind (decisions 26, 28). */
import { ENDING_NOTICES, type EndingNotice, endingNotice } from '../../../domain/company/membership.ts';
import type { Executor, Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { askForAll } from './ask-for-all.ts';
import { type EndingItem, HOURLY_ITEM } from './work.ts';

type EndingKind = 'ending.membership' | 'ending.certificate' | 'ending.licence';

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
  /** Notes the notice and sends it, unless another server did. */
  tell(tx: Transaction, deps: Deps, id: number, notice: EndingNotice): Promise<void>;
}

/** The kind of work that gives the notices, and the job that asks for each thing whose next one is due. */
export function endingNotices<N extends EndingKind>(name: N, { within, tell }: EndingThings) {
  const kind = {
    ...HOURLY_ITEM,
    name,
    atOnce: 2,
    key: ({ id }: EndingItem) => String(id),
    run: (deps: Deps, { id, notice }: EndingItem) => deps.db.transaction((tx) => tell(tx, deps, id, notice)),
  };
  return { kind, ask: (deps: Deps) => askForNotices(deps, name, within) };
}

async function askForNotices(deps: Deps, kind: EndingKind, within: EndingThings['within']): Promise<void> {
  const day = deps.now().toISOString().slice(0, 10);
  await askForAll(
    deps,
    kind,
    (asked) => within(deps.db, { day, days: ENDING_NOTICES[0], ...asked }),
    ({ id, daysLeft, told }) => {
      const notice = endingNotice(daysLeft, told);
      return notice === null ? [] : [{ id, notice }];
    },
  );
}
