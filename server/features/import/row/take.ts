/** Takes a row: makes or changes its product, or of a dry run says what would become of it. */
import { ERRORS } from '../../../../contract/schema/error.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import type { OwnVersion } from '../../product/product.ts';
import type { Tried } from '../import.sql.ts';
import type { Outcome } from '../progress.ts';
import { baseOf, planEdit, RowRefused } from './edit.ts';
import { type Attempt, type Context, type Plan, planNew, REFUSED } from './plan.ts';
import type { ReadRow } from './row.ts';
import type { Target } from './targets.ts';

export interface Place {
  /** Of the sheet; its header is row 1. */
  line: number;
  /** Rows that are done with it. */
  done: number;
}
export interface Judged {
  row: ReadRow;
  target: Target;
  /** The product that is there. */
  of: OwnVersion | null;
  /** What the dry run said of the row, where this is its run in earnest. */
  tried: Tried | undefined;
}

const SENTENCES: Partial<Record<string, 'draftsFull' | 'certifiedOnly'>> = {
  quota_drafts: 'draftsFull',
  certification_required: 'certifiedOnly',
};

export async function takeRow(deps: Deps, judged: Judged, place: Place, context: Context): Promise<void> {
  const { taken, progress, pictures } = context;
  const { row, of } = judged;
  const plan = await planOf(deps, judged, context);
  const keep = (outcome: Outcome, attempt?: Partial<Attempt>) =>
    progress.keep(
      (before) => ({
        done: place.done,
        [outcome]: before[outcome] + 1,
        ...((outcome === 'drafts' || outcome === 'submitted') && { created: before.created + 1 }),
        ...(outcome === 'changed' && { cleared: before.cleared + (plan.cleared ?? 0) }),
        pictures: pictures.stored,
      }),
      place.line,
      row.faults,
      {
        outcome,
        productId: of?.id ?? null,
        base: of && baseOf(of),
        changes: attempt?.changes ?? null,
        ...(attempt?.make && { make: attempt.make }),
      },
    );
  const [first] = plan.attempts;
  if (taken.dry || !first) return keep(plan.outcome, first?.changes ? { changes: first.changes } : {});
  const refused = (text: Said) => row.faults.push({ column: '', severity: 'block', text });
  for (const attempt of plan.attempts)
    try {
      return await keep(attempt.outcome, attempt);
    } catch (error) {
      if (error instanceof RowRefused) {
        refused(error.said);
        break;
      }
      if (!(error instanceof ApiError) || ERRORS[error.code] >= 500) throw error;
      if (error.code === 'quota_products')
        row.faults.push({ column: '', severity: 'warn', text: said((words) => words.becomesDraft) });
      else {
        const sentence = SENTENCES[error.code] ?? 'refused';
        refused(said((words) => words[sentence]));
        break;
      }
    }
  return keep('refused');
}

async function planOf(deps: Deps, { row, target, of, tried }: Judged, context: Context): Promise<Plan> {
  if (target.refused) {
    row.faults.push(target.refused);
    return REFUSED;
  }
  const hasMoved =
    tried !== undefined && (tried.productId !== target.id || tried.base !== (of && baseOf(of)));
  if (of) return planEdit(deps, row, { of, hasMoved }, context);
  // the product that the row names by its number is gone since the dry run, or has another number
  if (hasMoved || target.id !== null) {
    row.faults.push({ column: '', severity: 'block', text: said((words) => words.changedSince) });
    return REFUSED;
  }
  return planNew(deps, row, context);
}
