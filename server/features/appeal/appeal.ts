/** Appeals: made by the party of a decision, decided by somebody else (decision 37). */
import type * as z from 'zod';
import type {
  AnyDecision,
  AppealFilter,
  AppealItem,
  AppealView,
  appealRoutes,
  CompanyDecision,
  OwnDecision,
} from '../../../contract/operator/appeal.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import {
  APPEAL_DAYS,
  APPEAL_POSTS_AN_HOUR,
  APPEAL_STATUS,
  answerDue,
  appealProblem,
  mayDecideAppeal,
} from '../../../domain/decision/appeal.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { hasRank } from '../../platform/http/access.ts';
import { ApiError, brokenConstraint, found, notFound } from '../../platform/http/error.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { appealStates, insertAppeal, insertEntryMessage, setRestored } from '../decision/decision.ts';
import { attachmentsFor, fileUrl } from '../file/file.ts';
import * as query from './appeal.sql.ts';
import { notifyOfAppeal } from './notify.ts';
import { restoreTaken } from './restore.ts';

export { restoreTaken } from './restore.ts';

const PAGE_SIZE = 20;
/** How a party comes to a decision: signed in, or by the link of the mail. */
type Way = { id: number } | { token: string };
type NewAppeal = z.output<typeof appealRoutes.appealDecision.body>;

export const problemOf = (
  row: Pick<query.DecisionRow, 'kind' | 'decided_at' | 'undone_at' | 'appeal_id'>,
  now: Date,
) =>
  appealProblem(
    { kind: row.kind, decidedAt: row.decided_at, undoneAt: row.undone_at, appealed: row.appeal_id !== null },
    now,
  );

/** The decision that the caller may see. Throws ApiError not_found; link_expired for a link that opens nothing. */
async function ownRow(deps: Deps, caller: Caller, way: Way): Promise<query.DecisionRow> {
  if ('token' in way) {
    const row = await query.linkedDecision(deps.db, hashOf(way.token), deps.now());
    if (!row) throw new ApiError('link_expired');
    return row;
  }
  const row = found(await query.decisionById(deps.db, way.id));
  const { user } = caller;
  const isParty =
    user !== null &&
    (row.user_id === user.id || (row.company_id !== null && row.company_id === user.company?.id));
  if (!isParty || row.undone_at || !row.told) throw notFound();
  return row;
}

const decisionOf = (row: query.DecisionRow) => ({
  id: row.id,
  entity: row.entity,
  entity_id: row.entity_id,
  title: row.title,
  kind: row.kind,
  rule: row.rule,
  reasons: row.reasons,
  note: row.note,
  decided_at: row.decided_at.toISOString(),
});

async function viewOf(deps: Deps, row: query.DecisionRow, forStaff: boolean): Promise<OwnDecision> {
  const thread = await query.threadOf(deps.db, row.entity, row.entity_id, forStaff);
  return {
    ...decisionOf(row),
    problem: problemOf(row, deps.now()),
    until: new Date(row.decided_at.getTime() + APPEAL_DAYS * DAY_MS).toISOString(),
    appeal:
      row.appeal_id === null
        ? null
        : {
            id: row.appeal_id,
            status: row.status!,
            text: row.body,
            files: row.files,
            created_at: row.created_at.toISOString(),
            due_at: row.due_at.toISOString(),
            decided_at: row.appeal_decided_at?.toISOString() ?? null,
            answer: row.answer,
            restored: row.restored,
          },
    thread: thread.map((message) => ({
      id: message.id,
      author: message.author,
      by: forStaff ? message.by : '',
      private: message.private,
      text: message.body,
      at: new Date(message.created_at).toISOString(),
    })),
  };
}

export async function listOwnDecisions(deps: Deps, { user }: Actor, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, MEMBER_PAGE_SIZE);
  const party = { userId: user.id, companyId: user.company?.id ?? null };
  const { rows, total } = await query.decisionsAgainst(deps.db, party, slice);
  const items = rows.map((row) => ({
    ...decisionOf(row),
    status: row.status,
    problem: problemOf(row, deps.now()),
  }));
  return { items, total, page, size };
}

const forStaff = (row: query.DecisionRow): CompanyDecision => ({
  ...decisionOf(row),
  reviewer: row.reviewer,
  undone_at: row.undone_at?.toISOString() ?? null,
  appeal: row.appeal_id,
  status: row.status,
});

/** What was decided on what is of a company, the last first. */
export async function listDecisionsOfCompany(
  deps: Deps,
  company: number,
  { kind, state, ...paging }: z.output<typeof appealRoutes.listDecisionsOfCompany.query>,
): Promise<Paged<CompanyDecision>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await query.decisionPage(deps.db, { company, kind, state }, slice);
  return { items: rows.map(forStaff), total, page, size };
}

/** What was decided by anybody, the last first. */
export async function listDecisions(
  deps: Deps,
  { from, to, reviewer, kind, entity, state, ...paging }: z.output<typeof appealRoutes.listDecisions.query>,
): Promise<Paged<AnyDecision>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const since = from === undefined ? undefined : new Date(from);
  const before = to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS);
  const filter = { reviewer, kind, entity, state, since, before };
  const { rows, total } = await query.decisionPage(deps.db, filter, slice);
  const items = rows.map((row) => ({
    ...forStaff(row),
    company_id: row.company_id,
    company: row.party_company,
    disagreed: row.disagreed,
  }));
  return { items, total, page, size };
}

export const ownDecision = async (deps: Deps, caller: Caller, way: Way): Promise<OwnDecision> =>
  viewOf(deps, await ownRow(deps, caller, way), false);

/**
 * Makes an appeal with at most three files. Throws ApiError not_found, link_expired; wrong_state for what cannot be appealed,
 * or was; too_many; invalid with `files`.
 */
export async function appealDecision(deps: Deps, caller: Caller, way: Way, body: NewAppeal): Promise<null> {
  const row = await ownRow(deps, caller, way);
  await deps.rateLimit('appeal', `${row.id}`, APPEAL_POSTS_AN_HOUR);
  const now = deps.now();
  if (problemOf(row, now)) throw new ApiError('wrong_state');
  try {
    await deps.db.transaction(async (tx) => {
      const files = await attachmentsFor(tx, caller, body.files);
      const id = await insertAppeal(
        tx,
        {
          decisionId: row.id,
          userId: caller.user?.id ?? null,
          body: body.text,
          createdAt: now,
          dueAt: answerDue(now),
        },
        files.map((file) => file.id),
      );
      await audit(tx, caller, { action: 'appeal', entity: 'appeal', id, detail: { decision: row.id } });
    });
  } catch (error) {
    // two clicks, or two ways at once
    if (brokenConstraint(error) === 'appeals_decision_id_key') throw new ApiError('wrong_state');
    throw error;
  }
  return null;
}

/** Adds to the thread while the appeal waits. Throws ApiError as appealDecision does. */
export async function writeAsParty(deps: Deps, caller: Caller, way: Way, text: string): Promise<null> {
  const row = await ownRow(deps, caller, way);
  await deps.rateLimit('appeal', `${row.id}`, APPEAL_POSTS_AN_HOUR);
  if (row.status !== APPEAL_STATUS.open) throw new ApiError('wrong_state');
  await insertEntryMessage(deps.db, {
    entity: row.entity,
    entityId: row.entity_id,
    author: 'party',
    userId: caller.user?.id ?? null,
    body: text,
    createdAt: deps.now(),
  });
  return null;
}

export async function listAppeals(
  deps: Deps,
  filter: AppealFilter,
  paging: PageQuery,
): Promise<Paged<AppealItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await query.appealPage(deps.db, filter, slice);
  const items = rows.map((row) => ({
    ...decisionOf(row),
    appeal: row.appeal_id!,
    status: row.status!,
    party: row.party_company || row.party_name,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    decided_at: row.appeal_decided_at?.toISOString() ?? null,
  }));
  return { items, total, page, size };
}

export async function countAppeals(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** A ban is an operator's, and so is what becomes of it. */
const isForOperators = ({ kind }: query.DecisionRow): boolean => kind === 'ban';

async function mayDecide(
  deps: Deps,
  { user }: Actor,
  row: query.DecisionRow,
): Promise<'yes' | 'marked' | 'no'> {
  if (row.status !== APPEAL_STATUS.open) return 'no';
  if (isForOperators(row) && !hasRank(user, 'operator')) return 'no';
  const others = await query.otherDeciders(deps.db, user.id, isForOperators(row));
  return mayDecideAppeal(user, { reviewerId: row.reviewer_id, others, partyId: row.user_id });
}

export async function appealView(deps: Deps, caller: Actor, id: number): Promise<AppealView> {
  const row = found(await query.byAppeal(deps.db, id));
  const files = await query.filesOfAppeal(deps.db, id);
  return {
    ...(await viewOf(deps, row, true)),
    reviewer: row.reviewer,
    decided_by: row.decided_by,
    party: {
      name: row.party_name,
      email: row.party_email,
      company: row.party_company,
      company_id: row.company_id,
    },
    marked: row.marked,
    may: await mayDecide(deps, caller, row),
    files: files.map(({ name, key, bytes }) => ({ name, bytes, url: fileUrl({ key, purpose: 6 }) })),
  };
}

/** To the party, who is told by message and mail, or a note among staff. Throws ApiError not_found, wrong_state. */
export async function writeAsStaff(
  deps: Deps,
  caller: Actor,
  id: number,
  { text, private: isPrivate }: { text: string; private: boolean },
): Promise<null> {
  const row = found(await query.byAppeal(deps.db, id));
  if (row.status !== APPEAL_STATUS.open && !isPrivate) throw new ApiError('wrong_state');
  await deps.db.transaction(async (tx) => {
    await insertEntryMessage(tx, {
      entity: row.entity,
      entityId: row.entity_id,
      author: 'staff',
      userId: caller.user.id,
      body: text,
      private: isPrivate,
      createdAt: deps.now(),
    });
    if (!isPrivate) await notifyOfAppeal(deps, tx, row, 'message', text);
  });
  return null;
}

/**
 * Decides an appeal by somebody else than who made the decision; overturned, what it took is back, unless the thing has moved
 * on. Throws ApiError not_found; forbidden; wrong_state when it was decided or withdrawn.
 */
export async function decideAppeal(
  deps: Deps,
  caller: Actor,
  id: number,
  { overturn, answer }: { overturn: boolean; answer: string },
): Promise<{ restored: boolean }> {
  const row = found(await query.byAppeal(deps.db, id));
  if (row.status !== APPEAL_STATUS.open) throw new ApiError('wrong_state');
  const may = await mayDecide(deps, caller, row);
  if (may === 'no') throw new ApiError('forbidden');
  const restored = await deps.db.transaction(async (tx) => {
    await transition(tx, appealStates, {
      id,
      action: overturn ? 'overturn' : 'uphold',
      by: 'reviewer',
      caller,
      change: {
        decidedAt: deps.now(),
        decidedBy: caller.user.id,
        answer,
        marked: may === 'marked',
      },
      detail: { decision: row.id },
    });
    const back = overturn && (await restoreTaken(deps, tx, caller, row));
    if (back) await setRestored(tx, id);
    await notifyOfAppeal(deps, tx, row, overturn ? 'overturned' : 'upheld', answer);
    return back;
  });
  return { restored };
}
