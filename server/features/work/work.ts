/** Work behind the scenes that was tried in vain: operators see why, try it anew or remove it (decision 32). */
import type * as z from 'zod';
import type { DeadWork } from '../../../contract/operator/work.ts';
import type { idOutcomes, Paged } from '../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { shownReason } from '../../../domain/text/shown-reason.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { DeadKind, KindName } from '../../platform/work/work.ts';

type Outcomes = z.infer<typeof idOutcomes>;

const PAGE_SIZE = 20;
/** Names under which items say what they are for. */
const SUBJECTS = ['id', 'user', 'company', 'endpoint', 'key', 'word', 'category'];

/** What was tried in vain, the last first, of all kinds or of one. */
export async function listDeadWork(
  { jobs }: Deps,
  kind: string | undefined,
  paging: PageQuery,
): Promise<Paged<DeadWork>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const [items, counts] = await Promise.all([jobs.listDead(slice, kind), jobs.countDead()]);
  const shown = items.map(({ id, kind: name, data, reason, attempts, createdAt, diedAt }) => ({
    id,
    kind: name,
    subject: subjectOf(data),
    reason: shownReason(reason),
    attempts,
    created_at: createdAt.toISOString(),
    died_at: diedAt.toISOString(),
  }));
  return { items: shown, total: kind === undefined ? sum(counts) : (counts.get(kind) ?? 0), page, size };
}

export async function countDeadWork({ jobs }: Deps): Promise<WaitingCount> {
  const [counts, since] = await Promise.all([jobs.countDead(), jobs.deadSince()]);
  return { waiting: sum(counts), oldest: since?.toISOString() ?? null };
}

/** Per number: wrong_state where it is not dead any more, since another was first. */
export async function retryWork(deps: Deps, actor: Actor, ids: readonly number[]): Promise<Outcomes> {
  const { outcomes, kinds } = await decide(deps, actor, 'retry', ids);
  for (const kind of kinds) deps.jobs.wake(kind as KindName);
  return outcomes;
}

/** Per number: wrong_state where it is not dead any more, since another was first. */
export const dropWork = async (deps: Deps, actor: Actor, ids: readonly number[]): Promise<Outcomes> =>
  (await decide(deps, actor, 'remove', ids)).outcomes;

/** The same for one. Throws ApiError wrong_state. */
export const retryOne = async (deps: Deps, actor: Actor, id: number): Promise<null> =>
  requireDone(await retryWork(deps, actor, [id]));
export const dropOne = async (deps: Deps, actor: Actor, id: number): Promise<null> =>
  requireDone(await dropWork(deps, actor, [id]));

function requireDone(outcomes: Outcomes): null {
  if (!outcomes.every(({ done }) => done)) throw new ApiError('wrong_state');
  return null;
}

async function decide({ db, jobs }: Deps, actor: Actor, action: 'retry' | 'remove', ids: readonly number[]) {
  const decided = await db.transaction(async (tx) => {
    const dead = await (action === 'retry' ? jobs.retryDead(tx, ids) : jobs.dropDead(tx, ids));
    const lineOf = ({ id, kind, data }: DeadKind) => ({
      action,
      entity: 'work' as const,
      id,
      detail: { kind, subject: subjectOf(data) },
    });
    await audit(tx, actor, ...dead.map(lineOf));
    return dead;
  });
  const done = new Set(decided.map(({ id }) => id));
  const outcomes = ids.map((id) =>
    done.has(id) ? { id, done: true } : { id, done: false, code: 'wrong_state' },
  );
  return { outcomes, kinds: new Set(decided.map(({ kind }) => kind)) };
}

function subjectOf(data: Record<string, unknown>): string {
  const name = SUBJECTS.find((one) => data[one] !== undefined);
  return name === undefined ? '' : String(data[name]);
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
