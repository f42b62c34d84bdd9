/** One attempt to send a delivery, and what becomes of it and of its endpoint. */
import { SUBJECT_SCHEMAS } from '../../../contract/operator/webhook.ts';
import {
  ANSWER_TIMEOUT_MS,
  EVENT_SUBJECT,
  type EventSubject,
  EXCERPT_BYTES,
  isGivenUp,
  nextDelivery,
  pauseAskedFor,
  restsUntil,
  TEST_EVENT,
} from '../../../domain/webhook.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { type Answer, postOutside } from '../../platform/outside/post-outside.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import { type Kind, TryLater } from '../../platform/work/work.ts';
import { messageIdOf } from './endpoints.ts';
import { moveWaiting } from './events.ts';
import { signedHeaders } from './sign.ts';
import { switchOff } from './switch-off.ts';
import * as query from './webhook.sql.ts';

/**
 * The line of a thing as its member reads it in the API. Throws ApiError not_found. The program gives them
 * (server/webhook-data.ts): the features that have the things record events here.
 */
export type EventData = Record<
  EventSubject,
  (deps: Deps, actor: MemberActor, id: number) => Promise<unknown>
>;

/** What acts for the owner of a webhook; null where there is none any more. */
export type MemberOf = (deps: Deps, userId: number) => Promise<MemberActor | null>;

export interface Sources {
  data: EventData;
  memberOf: MemberOf;
}

const GONE = 410;
const ASKED_AT_ONCE = 1000;
const isDone = (answer: Answer): boolean => 'status' in answer && answer.status >= 200 && answer.status < 300;

/** Sends one (decision 33). What failed for good is told by the log of deliveries, not by the console's dead work. */
export const webhookDelivery = (sources: Sources): Kind<'webhook.send'> => ({
  name: 'webhook.send',
  attempts: Number.POSITIVE_INFINITY,
  // of a server that was gone, or without the database
  pause: 5,
  longestPause: 600,
  // as many as half of these accounts, whose endpoints hang, would keep the others waiting
  atOnce: 50,
  look: 1,
  key: ({ delivery }) => String(delivery),
  // for the answer of an endpoint, 10 seconds at most
  isWaitedFor: true,
  // the endpoints of an account take turns
  priority: ({ behind }) => -behind,
  share: { of: ({ account }) => String(account), most: 2 },
  run: (deps, { delivery }) => attempt(deps, sources, delivery),
});

/** The job: asks for what is due, whatever became of what the events have asked for. */
export async function askForDeliveries(deps: Deps): Promise<void> {
  for (let after = 0; ; ) {
    const items = await query.dueItems(deps.db, { now: deps.now(), after, most: ASKED_AT_ONCE });
    await deps.jobs.enqueue(deps.db, 'webhook.send', items);
    if (items.length < ASKED_AT_ONCE) return;
    after = items.at(-1)!.delivery;
  }
}

/** At least once: a server that dies after sending and before it is noted sends again, with the same webhook-id. */
async function attempt(deps: Deps, sources: Sources, id: number): Promise<void> {
  const now = deps.now();
  const sending = await query.sendingDelivery(deps.db, id, now);
  // the job asks for it again once it can be sent
  if (!sending) return;
  const { delivery, endpoint } = sending;
  const { nextAttemptAt } = delivery;
  if (nextAttemptAt! > now) throw new TryLater(nextAttemptAt!);
  const { restingUntil } = endpoint;
  if (restingUntil && restingUntil > now && !delivery.despiteRest) throw new TryLater(restingUntil);
  const next = await send(deps, sources, delivery, endpoint).catch((error) => {
    logThrottled(deps.log, 'error', { err: error, delivery: id }, 'a webhook could not be sent');
    return noteThrown(deps, delivery);
  });
  if (next) throw new TryLater(next);
}

/** @returns when it is tried again; null when it has ended, or another server has noted how */
async function send(
  deps: Deps,
  sources: Sources,
  delivery: query.DeliveryRow,
  endpoint: query.EndpointRow,
): Promise<Date | null> {
  const body = delivery.body ?? (await makeBody(deps, sources, delivery, endpoint.userId));
  // deleted meanwhile
  if (body === undefined) return null;
  const now = deps.now();
  const secrets = [endpoint.secret];
  if (endpoint.formerSecret && endpoint.formerUntil! > now) secrets.push(endpoint.formerSecret);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Overseas-B2B-Marketplace-Webhooks/1',
    ...signedHeaders(deps, endpoint.userId, secrets, { id: messageIdOf(delivery), body }),
  };
  const begun = performance.now();
  const answer = await postOutside(
    endpoint.url,
    { headers, body },
    {
      timeoutMs: ANSWER_TIMEOUT_MS,
      excerptBytes: EXCERPT_BYTES,
      allowPrivate: deps.environment.webhookAllowPrivate,
    },
  );
  return note(deps, delivery, answer, Math.round(performance.now() - begun));
}

async function makeBody(
  deps: Deps,
  { data, memberOf }: Sources,
  { id, type, subjectId, createdAt }: query.DeliveryRow,
  userId: number,
): Promise<string | undefined> {
  const about = type === TEST_EVENT ? {} : await subjectOf();
  return query.keepBody(
    deps.db,
    id,
    JSON.stringify({ type, timestamp: createdAt.toISOString(), data: about }),
  );

  async function subjectOf() {
    const subject = EVENT_SUBJECT[type as Exclude<typeof type, typeof TEST_EVENT>];
    const actor = await memberOf(deps, userId);
    const line = actor && (await data[subject](deps, actor, subjectId!).catch(nothingThere));
    return { id: subjectId, [subject]: line && SUBJECT_SCHEMAS[subject].parse(line) };
  }
}

/** Deleted since, or no longer its member's to see. */
function nothingThere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}

/** What threw was no fault of its endpoint: the attempt counts, so that it ends, and the endpoint does not rest. */
async function noteThrown(deps: Deps, delivery: query.DeliveryRow): Promise<Date | null> {
  const now = deps.now();
  const next = nextDelivery(delivery.attempts + 1, now);
  const state = next ? 'waiting' : 'failed';
  const isNoted = await query.noteAttempt(deps.db, delivery, {
    attemptedAt: now,
    state,
    nextAttemptAt: next,
  });
  return isNoted ? next : null;
}

async function note(
  deps: Deps,
  delivery: query.DeliveryRow,
  answer: Answer,
  durationMs: number,
): Promise<Date | null> {
  const now = deps.now();
  const done = isDone(answer);
  const isGone = 'status' in answer && answer.status === GONE;
  const notBefore = 'status' in answer ? pauseAskedFor(answer.status, answer.retryAfter, now) : null;
  const next = done || isGone ? null : nextDelivery(delivery.attempts + 1, now, notBefore);
  const seen = {
    attemptedAt: now,
    durationMs,
    status: 'status' in answer ? answer.status : null,
    excerpt: 'status' in answer ? answer.excerpt : null,
    failure: 'failure' in answer ? answer.failure : null,
  };
  return deps.db.transaction(async (tx) => {
    // the endpoint first, as whoever changes it locks it
    const sending = await query.lockSending(tx, delivery.endpointId);
    if (!sending) return null;
    const state = done ? 'delivered' : next ? 'waiting' : 'failed';
    const change = { ...seen, state, nextAttemptAt: next, despiteRest: false } as const;
    if (!(await query.noteAttempt(tx, delivery, change))) return null;
    const { endpoint } = sending;
    // of the address before, or of one that was switched off while it answered
    if (endpoint.offReason !== null) {
      await query.giveUpWaiting(tx, endpoint.id);
      return null;
    }
    if (done) {
      const works = { failures: 0, failingSince: null, restingUntil: null };
      if (endpoint.failures === 0) return null;
      await query.updateEndpoint(tx, endpoint.id, works);
      await moveWaiting(deps, tx, endpoint.id, now);
      return null;
    }
    const failures = endpoint.failures + 1;
    const failingSince = endpoint.failingSince ?? now;
    const restingUntil = restsUntil(now, notBefore);
    await query.updateEndpoint(tx, endpoint.id, { failures, failingSince, restingUntil });
    if (isGone) await switchOff(deps, tx, sending, 'gone');
    else if (isGivenUp(failures, failingSince, now)) await switchOff(deps, tx, sending, 'failing');
    else await moveWaiting(deps, tx, endpoint.id, restingUntil);
    return next;
  });
}
