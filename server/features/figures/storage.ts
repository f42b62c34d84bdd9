/** Companies by what they store (decision 37). */
import type * as z from 'zod';
import type { CompanyStorage, figureRoutes } from '../../../contract/operator/figures.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { STORAGE_KINDS } from '../../../domain/figures.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './storage.sql.ts';

const PAGE_SIZE = 20;

/** As they were last counted, which is once an hour; the most first, in all or of one kind of file. */
export async function listStorage(
  deps: Deps,
  { kind, ...paging }: z.output<typeof figureRoutes.listStorage.query>,
): Promise<Paged<CompanyStorage>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const purpose = kind === undefined ? query.ALL : STORAGE_KINDS[kind];
  const { rows, total } = await query.storagePage(deps.db, purpose, slice);
  const parts = await query.storageOf(
    deps.db,
    rows.map(({ companyId }) => companyId),
  );
  const items = rows.map(({ companyId, company, ...row }, n) => {
    const own = parts.filter((part) => part.companyId === companyId);
    const bytesOf = (of: number) => own.find((part) => part.purpose === of)?.bytes ?? 0;
    const kinds = Object.entries(STORAGE_KINDS).map(([name, of]) => [name, bytesOf(of)]);
    return {
      ...row,
      id: slice.offset + n + 1,
      company_id: company === null ? null : companyId,
      company: company ?? '',
      kinds: Object.fromEntries(kinds) as CompanyStorage['kinds'],
    };
  });
  return { items, total, page, size };
}
