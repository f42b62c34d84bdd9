/** Accounts as operators see them (spec M4.1; decision 23). */
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './accounts.sql.ts';

const PAGE_SIZE = 20;

/** Accounts whose e-mail, name or company contains `kw`, newest first. */
export async function listUsers(deps: Deps, kw: string, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.findUsers(deps.db, kw.trim(), slice);
  const shown = items.map(({ createdAt, ...user }) => ({ ...user, created_at: createdAt.toISOString() }));
  return { items: shown, total, page, size };
}
