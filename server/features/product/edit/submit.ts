/** Submits a stored draft, without the form (decision 26). */
import { type ProductContent, productContent } from '../../../../contract/product/product-content.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { InvalidInput, parseInput } from '../../../platform/http/input.ts';
import { contentOf } from '../content/content-columns.ts';
import { contentsOf } from './approved.sql.ts';
import { type Saved, saveEdit } from './edit.ts';
import type { Outcome } from './outcomes.ts';
import * as query from './write.sql.ts';

/**
 * Submits an own draft or failed product as it stands; like a submission by the form, it must be whole.
 * Throws what editProduct throws; InvalidInput for what is not whole; wrong_state for any other product.
 */
export const submitProduct = (deps: Deps, actor: MemberActor, id: number): Promise<Saved> =>
  deps.db.transaction(async (tx) => {
    const companyId = actor.user.company.id;
    await query.lockCompany(tx, companyId);
    const product = found((await query.lockProducts(tx, [id], companyId))[0]);
    const { draft, failed } = PRODUCT_STATUS;
    if (product.status !== draft && product.status !== failed) throw new ApiError('wrong_state');
    const [row] = await contentsOf(tx, [id]);
    const { id: _, images, ...columns } = row!;
    const whole = parseInput(productContent, { ...contentOf(columns), images }) as ProductContent;
    return saveEdit(deps, tx, actor, id, { ...whole, draft: false });
  });

/** Submits several, each in a transaction of its own; per id the code of what submitProduct throws. */
export async function submitProducts(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const id of ids)
    try {
      await submitProduct(deps, actor, id);
      outcomes.push({ id, done: true });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof InvalidInput)) throw error;
      outcomes.push({ id, done: false, code: error instanceof ApiError ? error.code : 'invalid' });
    }
  return outcomes;
}
