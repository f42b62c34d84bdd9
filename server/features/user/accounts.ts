/** Accounts as operators see them (spec M4.1; decisions 23, 37). */
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './accounts.sql.ts';
import { findUserIds } from './find.sql.ts';

const PAGE_SIZE = 20;

/** Accounts that `kw` finds, by themselves or by their company, newest first; of the banned why, when and by whom. */
export async function listUsers(
  deps: Deps,
  { kw, role, ...paging }: { kw: string; role?: 'member' | 'staff' | undefined } & PageQuery,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { ids, total } = await findUserIds(deps.db, { kw: kw.trim(), role }, slice);
  const [accounts, bans] = await Promise.all([query.accountsOf(deps.db, ids), query.lastBans(deps.db, ids)]);
  const items = accounts.map(({ createdAt, ...user }) => ({
    ...user,
    ban: user.status === ACCOUNT_STATUS.banned ? (bans.get(user.id) ?? null) : null,
    created_at: createdAt.toISOString(),
  }));
  return { items, total, page, size };
}
