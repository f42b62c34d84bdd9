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
import { messageIdOf } from './endpoints.ts';
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
const isDone = (answer: Answer): boolean => 'status' in answer && answer.status >= 200 && answer.status < 300;

/** At least once: a server that dies after sending and before it is noted sends again, with the same webhook-id. */
export async function attempt(deps: Deps, sources: Sources, delivery: query.DeliveryRow): Promise<void> {
  const endpoint = await query.sendingEndpoint(deps.db, delivery.endpointId, deps.now());
  if (!endpoint) return void (await query.releaseDelivery(deps.db, delivery));
  const body = delivery.body ?? (await makeBody(deps, sources, delivery, endpoint.userId));
  // deleted meanwhile
  if (body === undefined) return;
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
  await note(deps, delivery, answer, Math.round(performance.now() - begun));
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
export async function noteThrown(deps: Deps, delivery: query.DeliveryRow): Promise<void> {
  const now = deps.now();
  const attempts = delivery.attempts + 1;
  const next = nextDelivery(attempts, now);
  const state = next ? 'waiting' : 'failed';
  await query.finishDelivery(deps.db, delivery, { attempts, attemptedAt: now, state, nextAttemptAt: next });
}

async function note(
  deps: Deps,
  delivery: query.DeliveryRow,
  answer: Answer,
  durationMs: number,
): Promise<void> {
  const now = deps.now();
  const attempts = delivery.attempts + 1;
  const done = isDone(answer);
  const isGone = 'status' in answer && answer.status === GONE;
  const notBefore = 'status' in answer ? pauseAskedFor(answer.status, answer.retryAfter, now) : null;
  const next = done || isGone ? null : nextDelivery(attempts, now, notBefore);
  const seen = {
    attempts,
    attemptedAt: now,
    durationMs,
    status: 'status' in answer ? answer.status : null,
    excerpt: 'status' in answer ? answer.excerpt : null,
    failure: 'failure' in answer ? answer.failure : null,
  };
  await deps.db.transaction(async (tx) => {
    // the endpoint first, as whoever changes it locks it
    const sending = await query.lockSending(tx, delivery.endpointId);
    if (!sending) return;
    const state = done ? 'delivered' : next ? 'waiting' : 'failed';
    if (
      !(await query.finishDelivery(tx, delivery, { ...seen, state, nextAttemptAt: next, despiteRest: false }))
    )
      return;
    const { endpoint } = sending;
    // of the address before, or of one that was switched off while it answered
    if (endpoint.offReason !== null) return void (await query.giveUpWaiting(tx, endpoint.id));
    if (done) {
      const works = { failures: 0, failingSince: null, restingUntil: null };
      if (endpoint.failures > 0) await query.updateEndpoint(tx, endpoint.id, works);
      return;
    }
    const failures = endpoint.failures + 1;
    const failingSince = endpoint.failingSince ?? now;
    const restingUntil = restsUntil(now, notBefore);
    await query.updateEndpoint(tx, endpoint.id, { failures, failingSince, restingUntil });
    if (isGone) await switchOff(deps, tx, sending, 'gone');
    else if (isGivenUp(failures, failingSince, now)) await switchOff(deps, tx, sending, 'failing');
  });
}
