/** A company's product groups (spec M2.9, M3.9; decisions 23, 26). Changing them locks the company first. */
import type { GroupedProduct, groupRoutes, ProductGroup } from '../../../contract/product/group.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { Parsed } from '../../../contract/schema/route.ts';
import { limitsFor } from '../../../domain/company/membership.ts';
import { fits } from '../../../domain/company/quota.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid, notFound } from '../../platform/http/error.ts';
import {
  emptyGroup,
  lockCompany,
  lockProducts,
  moveToGroup,
  type Outcome,
  outcomesOf,
  productBriefs,
} from '../product/product.ts';
import * as query from './group.sql.ts';

const NO_GROUP = 0;
/** Spec M9: the products of a group. */
const PAGE_SIZE = 10;

export const listGroups = (deps: Deps, actor: MemberActor): Promise<ProductGroup[]> =>
  query.groupsWithCounts(deps.db, actor.user.company.id);

/** Below the others. Throws ApiError quota_groups; invalid with `name` (duplicate_name). */
export const createGroup = (deps: Deps, actor: MemberActor, name: string): Promise<{ id: number }> =>
  change(deps, actor, async (tx, company) => {
    if (
      !fits(
        await query.countGroups(tx, company.id),
        1,
        limitsFor(company.tier, deps.settings.values()).groups,
      )
    )
      throw new ApiError('quota_groups');
    const id = await query.insertGroup(tx, { companyId: company.id, name, createdAt: deps.now() });
    await audit(tx, actor, { action: 'create', entity: 'group', id, detail: { name } });
    return { id };
  });

/** Throws ApiError not_found; invalid with `name` (duplicate_name). */
export const renameGroup = (deps: Deps, actor: MemberActor, id: number, name: string): Promise<null> =>
  change(deps, actor, async (tx, company) => {
    const before = found(await query.setName(tx, company.id, id, name));
    const said = { before: { name: before }, after: { name } };
    await audit(tx, actor, { action: 'rename', entity: 'group', id, ...said });
    return null;
  });

/** Its products are in no group then. Throws ApiError not_found. */
export const deleteGroup = (deps: Deps, actor: MemberActor, id: number): Promise<null> =>
  change(deps, actor, async (tx, company) => {
    await emptyGroup(tx, company.id, id);
    const name = found(await query.removeGroup(tx, company.id, id));
    await audit(tx, actor, { action: 'delete', entity: 'group', id, before: { name } });
    return null;
  });

/**
 * Puts the named groups first, in this order; another tab may have made one that is not named. Throws ApiError not_found
 * when one of them is gone.
 */
export const orderGroups = (deps: Deps, actor: MemberActor, named: readonly number[]): Promise<null> =>
  change(deps, actor, async (tx, company) => {
    const own = await query.groupIds(tx, company.id);
    const first = new Set(named);
    if ([...first].some((id) => !own.includes(id))) throw notFound();
    await query.setPositions(tx, [...first, ...own.filter((id) => !first.has(id))]);
    return null;
  });

/**
 * Moves products to a group, or with 0 out of any, and others out of that group. What is named in both leaves it. Per
 * id: not_found. Throws ApiError not_found when the company has no such group.
 */
export const saveGroupProducts = (
  deps: Deps,
  actor: MemberActor,
  { group_id: given, add, remove }: Parsed<typeof groupRoutes.saveGroupProducts>['body'],
): Promise<Outcome[]> =>
  change(deps, actor, async (tx, company) => {
    const group_id = given === NO_GROUP ? null : given;
    if (group_id !== null && !(await query.groupIds(tx, company.id)).includes(group_id)) throw notFound();
    const ids = [...new Set([...add, ...remove])];
    const own = (await lockProducts(tx, ids, company.id)).filter(
      ({ status }) => status !== PRODUCT_STATUS.deleted,
    );
    const goesTo = (product: (typeof own)[number]) => {
      if (!remove.includes(product.id)) return group_id;
      return product.groupId === group_id ? null : product.groupId;
    };
    const moved = own.filter((product) => goesTo(product) !== product.groupId);
    for (const to of new Set(moved.map(goesTo)))
      await moveToGroup(
        tx,
        moved.filter((product) => goesTo(product) === to).map(({ id }) => id),
        to,
      );
    await audit(
      tx,
      actor,
      ...moved.map((product) => ({
        action: 'group',
        entity: 'product' as const,
        id: product.id,
        before: { group: product.groupId },
        after: { group: goesTo(product) },
      })),
    );
    return outcomesOf(ids, new Map(own.map(({ id }) => [id, null])));
  });

/** Products of a group, of none or all, the newest first; deleted ones have no group that is shown. */
export async function listGroupProducts(
  deps: Deps,
  actor: MemberActor,
  given: Parsed<typeof groupRoutes.listGroupProducts>['query'],
): Promise<Paged<GroupedProduct>> {
  const { limit, offset, page, size } = pageOf(given, PAGE_SIZE);
  const companyId = actor.user.company.id;
  const wanted = { group: given.id, kw: given.kw.trim(), status: given.status };
  const [ids, total] = await Promise.all([
    query.productIds(deps.db, companyId, wanted, { limit, offset }),
    query.countProducts(deps.db, companyId, wanted),
  ]);
  const items = await productBriefs(deps.db, ids);
  return { items, total, page, size };
}

type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

/** Runs a change under the company's lock, and drops the pages that show its groups: its shop, with what it sells. */
async function change<T>(
  deps: Deps,
  actor: MemberActor,
  work: (tx: Transaction, company: Company) => Promise<T>,
): Promise<T> {
  try {
    return await deps.db.transaction(async (tx) => {
      const company = found(await lockCompany(tx, actor.user.company.id));
      const result = await work(tx, company);
      await dropPages(tx, tags.company(company.id));
      return result;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'product_groups_name') throw invalid({ name: 'duplicate_name' });
    throw error;
  }
}
