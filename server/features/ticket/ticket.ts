/** What staff does with tickets, which features keep in tables of their own: problems, reports, requests to be called. */
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import { ticketLifecycle } from '../../../domain/ticket.ts';
import { MINUTE_MS } from '../../../domain/time.ts';
import type { AuditLine } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import * as query from './ticket.sql.ts';

export { confirmedAddress, inState } from './ticket.sql.ts';

/** Within this time the same ticket of a guest is a double submission. */
export const SAME_MS = 10 * MINUTE_MS;
export const TICKETS_AN_HOUR = 20;
export const TICKETS_A_PAGE = 20;

/** By whom and when it was resolved; null while it waits. */
export const handledOf = ({ resolvedAt }: { resolvedAt: Date | null }, by: string | null) =>
  resolvedAt && { by: by ?? '', at: resolvedAt.toISOString() };

/** What is written beside a resolution, and beside its undoing, where a kind has columns of its own. */
type Also = Partial<Record<'handle' | 'reopen', Record<string, unknown>>>;

export function ticketDesk(entity: AuditLine['entity'], table: query.TicketTable, also: Also = {}) {
  const states = { table, lifecycle: ticketLifecycle, entity };
  async function change(
    deps: Deps,
    caller: Actor,
    id: number,
    action: 'handle' | 'reopen',
    resolved: { resolvedAt: Date | null; resolvedBy: number | null },
  ): Promise<null> {
    await deps.db.transaction(async (tx) => {
      if (!(await query.exists(tx, table, id))) throw notFound();
      await transition(tx, states, {
        id,
        action,
        by: 'reviewer',
        caller,
        change: { ...resolved, ...also[action] },
      });
    });
    return null;
  }
  return {
    async count({ db }: Deps): Promise<WaitingCount> {
      const { waiting, oldest } = await query.countOpen(db, table);
      return { waiting, oldest: oldest?.toISOString() ?? null };
    },
    /** Throws ApiError not_found, or wrong_state when another was first. */
    resolve: (deps: Deps, caller: Actor, id: number) =>
      change(deps, caller, id, 'handle', { resolvedAt: deps.now(), resolvedBy: caller.user.id }),
    /** Throws ApiError not_found, or wrong_state when it waits already. */
    reopen: (deps: Deps, caller: Actor, id: number) =>
      change(deps, caller, id, 'reopen', { resolvedAt: null, resolvedBy: null }),
  };
}
