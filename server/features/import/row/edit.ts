/**
 * A row of a product that is there: an edit, as the form would send it. Of a published product it waits as a revision; one
 * under review stays there; a draft, or what failed, becomes what a new row would. What the row does not say stays.
 */
import { createHash } from 'node:crypto';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { blocks } from '../../../../domain/evidence/finding.ts';
import type { CheckedPicture } from '../../../../domain/evidence/product-checks.ts';
import { IMPORTED_EDITS_LIMIT, PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  idsWithWaitingEdit,
  isSameContent,
  isSameReviewed,
  lockCompany,
  lockProducts,
  normalContent,
  type OwnVersion,
  ownVersions,
  reorderProduct,
  saveEdit,
} from '../../product/product.ts';
import { differs } from './cells.ts';
import { faultsOf } from './faults.ts';
import {
  type Attempt,
  type Context,
  findingsOf,
  isCertified,
  isOutside,
  mayBeSubmitted,
  type Plan,
  REFUSED,
} from './plan.ts';
import type { Places } from './room.ts';
import type { ReadRow } from './row.ts';

const { published, underReview, failed } = PRODUCT_STATUS;

/** Why a row is refused after all. */
export class RowRefused extends Error {
  readonly said: Said;
  constructor(sentence: Said) {
    super(sentence.en);
    this.said = sentence;
  }
}

const CHANGED_SINCE = said((words) => words.changedSince);
const EDITS_FULL = said((words) => words.editsFull);

/** Changes with all that the form would begin with. */
export const baseOf = ({ content }: OwnVersion): string =>
  createHash('sha256')
    .update(JSON.stringify(normalContent(content)))
    .digest('base64url')
    .slice(0, 22);

interface Edit {
  of: OwnVersion;
  content: ProductContent;
  tried: CheckedPicture[];
}

/** `hasMoved`: the product is not the one that the dry run has judged. */
export async function planEdit(
  deps: Deps,
  row: ReadRow,
  { of, hasMoved }: { of: OwnVersion; hasMoved: boolean },
  context: Context,
): Promise<Plan> {
  const { faults, meanings } = row;
  const refuse = (text: Said): Plan => {
    faults.push({ column: '', severity: 'block', text });
    return REFUSED;
  };
  const read = await contentOf(deps, row, of, context);
  if (!read) return REFUSED;
  const { content, tried } = read;
  if (tried.length === 0 && isSameContent(content, normalContent(of.content)))
    return { outcome: 'same', attempts: [] };
  // what somebody has changed since is not written over
  if (hasMoved) return refuse(CHANGED_SINCE);
  const edit: Edit = { of, content, tried };
  const isReordered = tried.length === 0 && isSameReviewed(content, normalContent(of.content));
  const way = isReordered ? ('atOnce' as const) : await wayOf(deps, edit, row, context);
  if (typeof way === 'object') return way.refused === null ? REFUSED : refuse(way.refused);
  const headers = meanings
    .filter(
      ({ header, meaning }) =>
        differs(meaning, of.content, content) || (tried.length > 0 && header === row.pictures?.header),
    )
    .map(({ header }) => header);
  const attempt = (by: Way): Attempt => ({
    outcome: 'changed',
    changes: said((words) => words.changes(headers, words.ways[by])),
    make: (tx) => save(deps, tx, edit, by, context),
  });
  const attempts = way === 'submitted' ? [attempt('submitted'), attempt('draft')] : [attempt(way)];
  return { outcome: 'changed', attempts, cleared: row.cleared };
}
type Way = 'atOnce' | 'revision' | 'underReview' | 'submitted' | 'draft';

/** What the product would say; null where the row cannot be read or one of its pictures cannot be had. */
async function contentOf(
  deps: Deps,
  { draft, pictures, faults }: ReadRow,
  of: OwnVersion,
  context: Context,
): Promise<Omit<Edit, 'of'> | null> {
  if (!draft) return null;
  if (!pictures) return { content: normalContent(draft), tried: [] };
  // what is refused without its pictures needs none
  if (pictures.toDecode > 0) {
    const found = await findingsOf(deps, draft, of.id, [], context);
    if (isOutside(found)) {
      faults.push(...faultsOf(found, context.columns));
      return null;
    }
  }
  const had = await pictures.take();
  // the product would lose the picture that stands in its place
  for (const { text } of had.faults) faults.push({ column: pictures.header, severity: 'block', text });
  if (had.faults.length > 0) return null;
  return { content: normalContent({ ...draft, images: had.ids }), tried: had.tried };
}

/** How the edit is made, or why it is refused (null: its faults say so). Of a dry run it takes its places. */
async function wayOf(
  deps: Deps,
  { of, content, tried }: Edit,
  { faults }: ReadRow,
  context: Context,
): Promise<Way | { refused: Said | null }> {
  const { taken, actor, room, columns } = context;
  const isPublic = of.status === published || of.status === underReview;
  if (isPublic && !isCertified(actor)) return { refused: said((words) => words.certifiedOnly) };
  const found = await findingsOf(deps, content, of.id, tried, context);
  const submit = isPublic || mayBeSubmitted(context);
  const isRefused = isOutside(found) || (isPublic && found.some(blocks));
  const judged = submit || isRefused ? found : found.map((one) => ({ ...one, severity: 'warn' as const }));
  faults.push(...faultsOf(judged, columns));
  if (isRefused) return { refused: null };
  if (of.status === underReview) return 'underReview';
  if (of.status === published)
    return !taken.dry || (await room.claimEdit(of.id)) ? 'revision' : { refused: EDITS_FULL };
  const wasCounted = of.status === failed;
  const claim = async (places: Places) => !taken.dry || room.claim(places);
  if (submit && !found.some(blocks)) {
    if (wasCounted || (await claim({ products: 1, drafts: -1 }))) return 'submitted';
    faults.push({ column: '', severity: 'warn', text: said((words) => words.becomesDraft) });
  }
  if (wasCounted && !(await claim({ products: -1, drafts: 1 })))
    return { refused: said((words) => words.draftsFull) };
  return 'draft';
}

/** Throws RowRefused when the product has changed since the row was judged; what saveEdit throws. */
async function save(
  deps: Deps,
  tx: Transaction,
  { of, content }: Edit,
  way: Way,
  context: Context,
): Promise<{ id: number }> {
  const { actor } = context;
  const companyId = actor.user.company.id;
  await lockCompany(tx, companyId);
  const [product] = await lockProducts(tx, [of.id], companyId);
  const [now] = await ownVersions(tx, companyId, [of.id]);
  if (!product || !now || now.status !== of.status || baseOf(now) !== baseOf(of))
    throw new RowRefused(CHANGED_SINCE);
  if (way === 'atOnce') {
    await reorderProduct(tx, actor, product, content);
    return { id: of.id };
  }
  if (way === 'revision') {
    const waiting = await idsWithWaitingEdit(tx, companyId);
    if (waiting.length >= IMPORTED_EDITS_LIMIT && !waiting.includes(of.id)) throw new RowRefused(EDITS_FULL);
  }
  await saveEdit(deps, tx, actor, of.id, { ...content, draft: way === 'draft' });
  return { id: of.id };
}
