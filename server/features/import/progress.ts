/** What stands in the row of an import that runs, as the server that runs it knows it. */
import type { ImportFault } from '../../../contract/product/import.ts';
import { shortened } from '../../../domain/fill.ts';
import type { Said } from '../../../locales/import.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './import.sql.ts';

/** Of an import; the others are counted. */
const MAX_FAULTS = 3000;
const MAX_OF_ROW = 12;
/** Characters of a sentence: it may name what stands in the cell. */
const MAX_OF_TEXT = 600;

/** Of a row: what it was refused, or became; of a product that was there already `changed` or `same`. */
export type Outcome = 'refused' | 'drafts' | 'submitted' | 'changed' | 'same';
export type Taken = NonNullable<Awaited<ReturnType<typeof query.takeImport>>>;

/** What is wrong with one row, told beside its number. */
export interface RowFault {
  /** As the sheet has it, empty for the row as a whole; in each language where the sheet lacks it. */
  column: string | Said;
  severity: ImportFault['severity'];
  text: Said;
}

interface RowResult extends query.Tried {
  outcome: Outcome;
  changes: Said | null;
  make?(tx: Transaction): Promise<{ id: number }>;
}

/** Another server has taken the import over: what this one was about to keep is not kept. */
export class LostImport extends Error {}

export function progressOf(deps: Deps, taken: Taken) {
  const { id } = taken;
  let at = taken;
  /** Throws LostImport. */
  async function save(
    executor: Executor,
    change: Partial<Taken>,
    line: number,
    faults: readonly RowFault[],
  ): Promise<() => void> {
    const now = { ...change, tries: 0, faultCount: at.faultCount + faults.length };
    if (!(await query.saveProgress(executor, at, now))) throw new LostImport();
    if (at.faultCount < MAX_FAULTS)
      await query.insertFaults(
        executor,
        faults.slice(0, MAX_OF_ROW).map(({ column, severity, text }) => ({
          importId: id,
          line,
          ...(typeof column === 'string' ? { header: column } : { header: column.en, headerZh: column.zh }),
          severity,
          text: shortened(text.en, MAX_OF_TEXT),
          textZh: shortened(text.zh, MAX_OF_TEXT),
        })),
      );
    return () => {
      at = { ...at, ...now };
    };
  }
  return {
    /** Whether something was kept in this try. */
    isMoving: () => at !== taken,
    /** In one transaction with the product of the row. `line` is that of the sheet, its header 1. */
    async keep(
      change: Partial<Taken> | ((before: Taken) => Partial<Taken>),
      line: number,
      faults: readonly RowFault[],
      row?: RowResult,
    ): Promise<void> {
      const changed = typeof change === 'function' ? change(at) : change;
      const accept = await deps.db.transaction(async (tx) => {
        const made = await row?.make?.(tx);
        const kept = await save(tx, changed, line, faults);
        if (row)
          await query.insertResult(tx, {
            importId: id,
            line,
            outcome: row.outcome,
            productId: made?.id ?? row.productId,
            base: row.base,
            ...(row.changes && { changes: row.changes.en, changesZh: row.changes.zh }),
          });
        return kept;
      });
      accept();
    },
  };
}
export type Progress = ReturnType<typeof progressOf>;
