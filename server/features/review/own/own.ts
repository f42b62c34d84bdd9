/** Templates of notes and views of queues that reviewers keep (decision 37). */
import type * as z from 'zod';
import type { NoteTemplate, reviewersOwnRoutes } from '../../../../contract/review/own.ts';
import type { ReviewKind } from '../../../../contract/schema/review.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { hasRank } from '../../../platform/http/access.ts';
import { ApiError, notFound } from '../../../platform/http/error.ts';
import * as query from './own.sql.ts';

/** Of each a reviewer has so many; so many templates all of staff has together. */
const MOST = 50;

export async function listTemplates(deps: Deps, actor: Actor, kind: ReviewKind): Promise<NoteTemplate[]> {
  const rows = await query.templatesFor(deps.db, kind, actor.user.id);
  return rows.map(({ ownerId, ...row }) => ({ ...row, shared: ownerId === null }));
}

/** Throws ApiError quota_templates beyond what one may keep. */
export const createTemplate = (
  deps: Deps,
  actor: Actor,
  { shared, ...template }: z.output<typeof reviewersOwnRoutes.createNoteTemplate.body>,
): Promise<{ id: number }> =>
  deps.db.transaction(async (tx) => {
    const ownerId = shared ? null : actor.user.id;
    await query.lockOwn(tx, ownerId ?? 0);
    if ((await query.countTemplates(tx, ownerId)) >= MOST) throw new ApiError('quota_templates');
    return query.insertTemplate(tx, { ...template, ownerId, createdAt: deps.now() });
  });

/** Throws ApiError not_found where it is not one's own, nor one of all that an operator may delete. */
export async function deleteTemplate(deps: Deps, { user }: Actor, id: number): Promise<null> {
  if (!(await query.deleteTemplate(deps.db, id, user.id, hasRank(user, 'operator')))) throw notFound();
  return null;
}

export const listViews = (deps: Deps, actor: Actor, kind: ReviewKind) =>
  query.viewsOf(deps.db, kind, actor.user.id);

/** Throws ApiError quota_saved beyond what one may keep. */
export const createView = (
  deps: Deps,
  actor: Actor,
  view: z.output<typeof reviewersOwnRoutes.createQueueView.body>,
): Promise<{ id: number }> =>
  deps.db.transaction(async (tx) => {
    const ownerId = actor.user.id;
    await query.lockOwn(tx, ownerId);
    if ((await query.countViews(tx, ownerId)) >= MOST) throw new ApiError('quota_saved');
    return query.insertView(tx, { ...view, ownerId, createdAt: deps.now() });
  });

/** Throws ApiError not_found. */
export async function deleteView(deps: Deps, actor: Actor, id: number): Promise<null> {
  if (!(await query.deleteView(deps.db, id, actor.user.id))) throw notFound();
  return null;
}
