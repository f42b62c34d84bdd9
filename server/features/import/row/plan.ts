/** What would become of a row, and how it is done. */
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { blocks, type Finding } from '../../../../domain/evidence/finding.ts';
import { type CheckedPicture, pictureFindings } from '../../../../domain/evidence/product-checks.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { createProductIn, type NeighboursOf, productFindings } from '../../product/product.ts';
import type { NamedPictures } from '../pictures/pictures.ts';
import type { Outcome, Progress, Taken } from '../progress.ts';
import type { Column } from '../reading/column.ts';
import { faultsOf } from './faults.ts';
import type { Room } from './room.ts';
import type { ReadRow } from './row.ts';

export interface Context {
  taken: Taken;
  actor: MemberActor;
  columns: readonly (Column | null)[];
  progress: Progress;
  pictures: NamedPictures;
  beside: NeighboursOf;
  room: Room;
}

/** One way of doing it; the next is tried where this one finds no room. */
export interface Attempt {
  outcome: Outcome;
  /** Of a product that is there: what the row changes, in words. */
  changes?: Said;
  make(tx: Transaction): Promise<{ id: number }>;
}
export interface Plan {
  /** Of a dry run: what would become of it. */
  outcome: Outcome;
  /** Empty for what is refused or the same. */
  attempts: Attempt[];
  /** Of a product that changes: how many cells empty a field. */
  cleared?: number;
}
export const REFUSED: Plan = { outcome: 'refused', attempts: [] };

export const mayBeSubmitted = ({ taken, actor }: Context): boolean => taken.submit && isCertified(actor);
export const isCertified = ({ user }: MemberActor): boolean =>
  user.company.certification === CERTIFICATION_STATUS.approved;

/** What the check says of a draft, those of a dry run's pictures included that are not stored. */
export async function findingsOf(
  deps: Deps,
  draft: NonNullable<ReadRow['draft']>,
  productId: number | null,
  tried: readonly CheckedPicture[],
  { actor, beside }: Context,
): Promise<Finding[]> {
  const all = await productFindings(deps, actor.user.company.id, productId, draft, beside);
  return [
    // those that a dry run has not stored are there all the same, and judged as they would be
    ...all.filter(({ field, code }) => !(tried.length > 0 && field === 'images' && code === 'missing')),
    ...pictureFindings(tried),
  ].sort((a, b) => a.severity.localeCompare(b.severity));
}

/** What no draft may have: it stands in a category that the company may use, under a number of its own. */
export const isOutside = (findings: readonly Finding[]): boolean =>
  findings.some((one) => blocks(one) && (one.field === 'cate' || one.field === 'own_number'));

/** A new product: under review as far as the limit allows, else a draft. */
export async function planNew(deps: Deps, row: ReadRow, context: Context): Promise<Plan> {
  const { taken, actor, room } = context;
  const { draft, faults } = row;
  const wanted = await wantedOf(deps, row, context);
  if (!draft || wanted === 'refused') return REFUSED;
  const attempt = (outcome: 'submitted' | 'drafts'): Attempt => ({
    outcome,
    make: (tx) =>
      createProductIn(
        deps,
        tx,
        actor,
        { ...draft, draft: outcome === 'drafts' },
        { mayBeDoubleClick: false },
      ),
  });
  const attempts = wanted === 'submitted' ? [attempt('submitted'), attempt('drafts')] : [attempt('drafts')];
  if (!taken.dry) return { outcome: wanted, attempts };
  if (wanted === 'submitted') {
    if (await room.claim({ products: 1, drafts: 0 })) return { outcome: wanted, attempts };
    faults.push({ column: '', severity: 'warn', text: said((words) => words.becomesDraft) });
  }
  if (await room.claim({ products: 0, drafts: 1 })) return { outcome: 'drafts', attempts };
  faults.push({ column: '', severity: 'block', text: said((words) => words.draftsFull) });
  return REFUSED;
}

/** A draft may be incomplete. */
async function wantedOf(
  deps: Deps,
  { draft, pictures, faults }: ReadRow,
  context: Context,
): Promise<'refused' | 'drafts' | 'submitted'> {
  if (!draft) return 'refused';
  const { actor, columns, beside } = context;
  let tried: CheckedPicture[] = [];
  const submit = mayBeSubmitted(context);
  const companyId = actor.user.company.id;
  // what is refused without its pictures needs none
  if (
    pictures &&
    (pictures.toDecode === 0 || !isOutside(await productFindings(deps, companyId, null, draft, beside)))
  ) {
    if (pictures.toDecode > 0 && !(await context.room.hasRoom(submit))) {
      faults.push({ column: '', severity: 'block', text: said((words) => words.draftsFull) });
      return 'refused';
    }
    const had = await pictures.take();
    draft.images = had.ids;
    tried = had.tried;
    faults.push(...had.faults.map((fault) => ({ column: pictures.header, ...fault })));
  }
  const found = await findingsOf(deps, draft, null, tried, context);
  const isRefused = isOutside(found);
  // what keeps a product from its review keeps no draft away
  const judged = submit || isRefused ? found : found.map((one) => ({ ...one, severity: 'warn' as const }));
  faults.push(...faultsOf(judged, columns));
  if (isRefused) return 'refused';
  return submit && !found.some(blocks) ? 'submitted' : 'drafts';
}
