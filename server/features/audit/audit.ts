/** The audit log as operators read it (decision 23); platform/database/audit.ts writes it. */
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './audit.sql.ts';

const PAGE_SIZE = 20;

/** The audit log, newest first, of everything or of one entity. */
export async function listAudit(
  deps: Deps,
  of: { entity?: string | undefined; entity_id?: number | undefined },
  paging: PageQuery,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.auditPage(deps.db, of, slice);
  const shown = items.map(({ at, actorRole, entityId, ...line }) => ({
    ...line,
    at: at.toISOString(),
    actor_role: actorRole,
    entity_id: entityId,
  }));
  return { items: shown, total, page, size };
}
