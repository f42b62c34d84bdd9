/** Checks a request's content before it is posted or changed (decision 23). */
import type { ProblemCode } from '../../../../contract/schema/problem.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/error.ts';
import { countryByCode } from '../../address/address.ts';
import { attachmentsFor } from '../../file/file.ts';
import { prohibitedIn } from '../../product/product.ts';
import type { Proposal } from '../purchase.tables.ts';
import * as query from '../write.sql.ts';

interface Asked {
  title: string;
  description: string;
  category: number;
  receive: string;
}

/**
 * Where the request belongs. Throws ApiError invalid with `also` and `category` (unknown_category, category_not_leaf, category_closed),
 * `receive` (unknown_address), or prohibited_word at `title` or `description`.
 */
export async function checkContent(
  deps: Deps,
  tx: Executor,
  { title, description, category: categoryId, receive }: Asked,
  also: Record<string, ProblemCode> = {},
  /** In which it stands already. */
  current?: number,
) {
  const fields: Record<string, ProblemCode> = {
    ...also,
    ...(await prohibitedIn(tx, { title, description })),
  };
  const category = await query.categoryPlace(tx, categoryId);
  if (!category) fields.category = 'unknown_category';
  else if (!category.isEnd) fields.category = 'category_not_leaf';
  else if (category.isClosed && category.id !== current) fields.category = 'category_closed';
  const country = await countryByCode(deps, receive);
  if (!country) fields.receive = 'unknown_address';
  if (!category || !country || Object.keys(fields).length > 0) throw invalid(fields);
  return { categoryId: category.id, rootId: category.rootId, subId: category.subId, receiveId: country.id };
}

/**
 * Attachments in their order: those the request has already, whoever uploaded them, and uploads of the caller.
 * Throws ApiError invalid with unknown_file at `files`.
 */
export async function attachmentsOf(
  tx: Transaction,
  caller: Caller,
  purchaseId: number,
  ids: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const known = new Set(await query.attachedTo(tx, purchaseId));
  const fresh = wanted.filter((id) => !known.has(id));
  await attachmentsFor(tx, caller, fresh, 'files');
  return wanted;
}

type Columns = Proposal & { rootId: number; subId: number };

/** The content of a row, as an edit of it would have it. */
export const contentOf = (row: Proposal): Proposal => ({
  title: row.title,
  description: row.description,
  categoryId: row.categoryId,
  quantity: row.quantity,
  unit: row.unit,
  receiveId: row.receiveId,
  targetPrice: row.targetPrice,
  currency: row.currency,
  certifications: row.certifications,
  contactName: row.contactName,
  contactCompany: row.contactCompany,
});

export const isSame = (one: Proposal, another: Proposal): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(another));

/** The columns of an edit that passed; undefined when its category is no more, or no leaf any more. */
export async function columnsOf(tx: Executor, proposal: Proposal): Promise<Columns | undefined> {
  const place = await query.categoryPlace(tx, proposal.categoryId);
  if (!place?.isEnd) return undefined;
  const { id: categoryId, rootId, subId } = place;
  return { ...contentOf(proposal), categoryId, rootId, subId };
}
