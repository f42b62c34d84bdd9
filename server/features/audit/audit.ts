/** The audit log as operators read it (decisions 23, 37); platform/database/audit.ts writes it. */
import type * as z from 'zod';
import { AUDIT_TEXT_DAYS, type auditRoutes } from '../../../contract/operator/audit.ts';
import { ERRORS } from '../../../contract/schema/error.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Serving } from '../../platform/http/http.ts';
import * as query from './audit.sql.ts';

export { keepAuditMonths } from './months.ts';

const PAGE_SIZE = 20;

/** Notes what staff tried to decide and could not: another was first, or it is not theirs to decide. */
export const noteRefusedCall =
  ({ db }: Deps): NonNullable<Serving['noteRefused']> =>
  async (caller, { name, params }, code) => {
    // a form that is mended and sent again is no decision
    if (ERRORS[code] !== 403 && ERRORS[code] !== 409) return;
    const { id } = (params ?? {}) as { id?: unknown };
    const at = typeof id === 'number' ? id : 0;
    await audit(db, caller, { action: 'fail', entity: 'call', id: at, detail: { call: name, code } });
  };

/** The lines that fit, newest first. */
export async function listAudit(
  deps: Deps,
  { from, to, actor, text, ...of }: z.output<typeof auditRoutes.listAudit.query>,
) {
  const { page, size, ...slice } = pageOf(of, PAGE_SIZE);
  const said = text?.trim();
  const since = from === undefined ? undefined : new Date(from);
  const before = to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS);
  // no index finds a part of a text
  const isOpen = said && since === undefined;
  const textFrom = new Date((before ?? deps.now()).getTime() - AUDIT_TEXT_DAYS * DAY_MS);
  const { items, total } = await query.auditPage(
    deps.db,
    { ...of, actor: actor?.trim(), text: said, since: isOpen ? textFrom : since, before },
    slice,
  );
  const shown = items.map(({ at, actorId, actorRole, entityId, ...line }) => ({
    ...line,
    at: at.toISOString(),
    actor_id: actorId,
    actor_role: actorRole,
    entity_id: entityId,
  }));
  return { items: shown, total, page, size };
}
