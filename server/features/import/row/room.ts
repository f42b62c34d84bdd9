/** What rows may become and fits: of a dry run beside what its own rows would take. */
import { IMPORTED_EDITS_LIMIT } from '../../../../domain/product/product-review.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { idsWithWaitingEdit, roomLeft } from '../../product/product.ts';
import type { Taken } from '../progress.ts';

/** A place that a row leaves and one that it takes; what was there before and stays takes none. */
export interface Places {
  products: number;
  drafts: number;
}

export function roomOf(deps: Deps, { dry }: Pick<Taken, 'dry'>, actor: MemberActor) {
  const companyId = actor.user.company.id;
  let first: Promise<Places> | undefined;
  let waiting: Promise<Set<number>> | undefined;
  const left = () => {
    first ??= roomLeft(deps, companyId);
    return first;
  };
  return {
    /** Of a new product that may become more than a draft (`submit`), or may not. */
    async hasRoom(submit: boolean): Promise<boolean> {
      const { products, drafts } = await (dry ? left() : roomLeft(deps, companyId));
      return drafts > 0 || (submit && products > 0);
    },
    /** Of a dry run: takes the places (below 0: leaves them), if there are so many. */
    async claim(taken: Places): Promise<boolean> {
      const places = await left();
      const fits = (['products', 'drafts'] as const).every(
        (kind) => taken[kind] <= 0 || places[kind] >= taken[kind],
      );
      if (!fits) return false;
      places.products -= taken.products;
      places.drafts -= taken.drafts;
      return true;
    },
    /** Of a dry run: whether an edit of this product may wait beside the others. */
    async claimEdit(id: number): Promise<boolean> {
      waiting ??= idsWithWaitingEdit(deps.db, companyId).then((ids) => new Set(ids));
      const ids = await waiting;
      if (!ids.has(id) && ids.size >= IMPORTED_EDITS_LIMIT) return false;
      ids.add(id);
      return true;
    },
  };
}
export type Room = ReturnType<typeof roomOf>;
