/** A second reviewer looks at one decision in fifty (decision 37). */
import type { SampledDecision } from '../../../../contract/review/sample.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, notFound } from '../../../platform/http/error.ts';
import * as query from './sample.sql.ts';

const PAGE_SIZE = 20;
const iso = (at: string) => new Date(at).toISOString();

/** Of others, never of what is of the actor's own account. */
export async function listSamples(
  deps: Deps,
  { user }: Actor,
  paging: PageQuery,
): Promise<Paged<SampledDecision>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const [rows, { waiting }] = await Promise.all([
    query.samplePage(deps.db, user.id, deps.now(), slice),
    query.countOpen(deps.db, user.id, deps.now()),
  ]);
  const items = rows.map((row) => ({ ...row, decided_at: iso(row.decided_at) }));
  return { items, total: waiting, page, size };
}

export async function countSamples(deps: Deps, { user }: Actor): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db, user.id, deps.now());
  return { waiting, oldest: oldest && iso(oldest) };
}

/**
 * Keeps whether a second reviewer would have decided the same. Throws ApiError not_found where it was not drawn, was undone, or is
 * of the actor; wrong_state when another was first.
 */
export async function judgeSample(
  deps: Deps,
  actor: Actor,
  id: number,
  { agrees, note }: { agrees: boolean; note: string },
): Promise<null> {
  const reviewerId = actor.user.id;
  await deps.db.transaction(async (tx) => {
    if (!(await query.isOpenTo(tx, id, reviewerId))) throw notFound();
    const row = { decisionId: id, reviewerId, agrees, note, judgedAt: deps.now() };
    if (!(await query.insertSample(tx, row))) throw new ApiError('wrong_state');
    const action = agrees ? 'agree' : 'disagree';
    await audit(tx, actor, { action, entity: 'decision', id, detail: { note } });
  });
  return null;
}
