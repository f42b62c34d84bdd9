/** The kinds of background work, and their pause (decision 37). */
import type { WorkKind } from '../../../contract/operator/work.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { pausedKinds } from '../../../domain/setting.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import type { KindName } from '../../platform/work/work.ts';
import { pauseWork } from '../setting/setting.ts';

const PAGE_SIZE = 50;

/** Every kind, in the order of the program. */
export async function listWorkKinds({ jobs, settings }: Deps, paging: PageQuery): Promise<Paged<WorkKind>> {
  const { page, size, limit, offset } = pageOf(paging, PAGE_SIZE);
  const paused = pausedKinds(settings.values());
  const all = await jobs.listKinds();
  const items = all.map(({ oldest, ...kind }, n) => ({
    id: n + 1,
    ...kind,
    oldest: oldest?.toISOString() ?? null,
    paused: paused.includes(kind.kind),
  }));
  return { items: items.slice(offset, offset + limit), total: items.length, page, size };
}

/** Throws ApiError not_found; wrong_state where it pauses, or goes on, already. */
export async function setPaused(deps: Deps, actor: Actor, kind: string, isPaused: boolean): Promise<null> {
  const kinds = await deps.jobs.listKinds();
  if (!kinds.some((known) => known.kind === kind)) throw notFound();
  await pauseWork(deps, actor, kind, isPaused);
  if (!isPaused) deps.jobs.wake(kind as KindName);
  return null;
}
