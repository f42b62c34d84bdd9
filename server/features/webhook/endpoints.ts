/** A member's webhooks and the log of what was sent to them (decision 33). */
import type * as z from 'zod';
import type { changedWebhook, Delivery, newWebhook, Webhook } from '../../../contract/operator/webhook.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { HOUR_MS } from '../../../domain/time.ts';
import {
  type DeliveryState,
  FORMER_SECRET_HOURS,
  isDevelopmentUrl,
  isEndpointUrl,
  TEST_EVENT,
} from '../../../domain/webhook.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { requireConfirmed } from '../../platform/http/access.ts';
import { ApiError, found, invalid } from '../../platform/http/error.ts';
import { AddressError, resolvePublic } from '../../platform/outside/public-address.ts';
import { endOfLastDay, endsSoon, lastDayOf } from '../../platform/work/last-day.ts';
import { moveWaiting } from './events.ts';
import { newSecret } from './sign.ts';
import * as query from './webhook.sql.ts';

const RESOLVE_MS = 5000;
const iso = (at: Date | null) => at?.toISOString() ?? null;

function toWebhook(row: query.EndpointRow, now: Date): Webhook {
  const {
    id,
    url,
    description,
    events,
    createdAt,
    offReason,
    offAt,
    failingSince,
    formerUntil,
    restingUntil,
    expiresAt,
  } = row;
  return {
    id,
    url,
    description,
    events,
    created_at: createdAt.toISOString(),
    expires_on: lastDayOf(expiresAt),
    off: offReason && offAt && { reason: offReason, since: offAt.toISOString() },
    failing_since: iso(failingSince),
    resting_until: restingUntil && restingUntil > now ? restingUntil.toISOString() : null,
    former_secret_until: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
  };
}

export async function listWebhooks(deps: Deps, { user }: MemberActor): Promise<{ items: Webhook[] }> {
  const rows = await query.endpointsOf(deps.db, user.id);
  return { items: rows.map((row) => toWebhook(row, deps.now())) };
}

/** Throws ApiError not_found, also for one of others. */
export const getWebhook = async (deps: Deps, { user }: MemberActor, id: number): Promise<Webhook> =>
  toWebhook(found(await query.ownEndpoint(deps.db, user.id, id)), deps.now());

/** Throws ApiError invalid with `url`: webhook_url, webhook_unresolved, webhook_address. Its address is checked again at each delivery. */
async function checkUrl({ environment: { webhookAllowPrivate } }: Deps, text: string): Promise<string> {
  if (!(webhookAllowPrivate ? isDevelopmentUrl : isEndpointUrl)(text)) throw invalid({ url: 'webhook_url' });
  const url = new URL(text);
  try {
    const signal = AbortSignal.timeout(RESOLVE_MS);
    await resolvePublic(url.hostname, { allowPrivate: webhookAllowPrivate, signal });
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    throw invalid({ url: error.reason === 'unresolved' ? 'webhook_unresolved' : 'webhook_address' });
  }
  url.hash = '';
  return url.href;
}

/** Throws ApiError confirm_identity; quota_webhooks; invalid with `url` or `expires_on`. */
export async function createWebhook(
  deps: Deps,
  caller: MemberActor,
  { url: given, description, events, expires_on }: z.output<typeof newWebhook>,
): Promise<{ id: number; secret: string }> {
  requireConfirmed(deps, caller);
  const userId = caller.user.id;
  const now = deps.now();
  const expiresAt = endOfLastDay(expires_on, now);
  const url = await checkUrl(deps, given);
  const { shown, sealed } = newSecret(deps, userId);
  const id = await deps.db.transaction(async (tx) => {
    await query.lockOwner(tx, userId);
    if ((await query.countEndpoints(tx, userId)) >= deps.settings.values().webhooks_most)
      throw new ApiError('quota_webhooks');
    const ending = { expiresAt, endingTold: endsSoon(expiresAt, now) };
    const row = { userId, url, description, events, secret: sealed, createdAt: now, ...ending };
    const made = await query.insertEndpoint(tx, row);
    await audit(tx, caller, { action: 'create', entity: 'webhook', id: made, detail: { url, events } });
    return made;
  });
  return { id, secret: shown };
}

/**
 * One that is switched on again begins anew. Throws ApiError not_found; confirm_identity where it would be told more, or for
 * longer; invalid with `url` or `expires_on`.
 */
export async function changeWebhook(
  deps: Deps,
  caller: MemberActor,
  id: number,
  { url: given, description, events, expires_on, on }: z.output<typeof changedWebhook>,
): Promise<null> {
  const before = found(await query.ownEndpoint(deps.db, caller.user.id, id));
  const now = deps.now();
  const isSameDay = expires_on === lastDayOf(before.expiresAt);
  const expiresAt = isSameDay ? before.expiresAt : endOfLastDay(expires_on, now);
  if (on && expiresAt <= now) throw invalid({ expires_on: 'in_past' });
  const isWider =
    given !== before.url ||
    events.some((event) => !before.events.includes(event)) ||
    expiresAt > before.expiresAt ||
    (on && before.offReason !== null);
  if (isWider) requireConfirmed(deps, caller);
  const url = given === before.url ? given : await checkUrl(deps, given);
  await deps.db.transaction(async (tx) => {
    const { offReason } = found(await query.lockEndpoint(tx, caller.user.id, id));
    // it may have ended with the sessions just now
    if (on && offReason !== before.offReason) requireConfirmed(deps, caller);
    const begun = { offReason: null, offAt: null, failures: 0, failingSince: null, restingUntil: null };
    const ended = { offReason: 'owner', offAt: now } as const;
    const isAnew = on && (offReason !== null || url !== before.url);
    await query.updateEndpoint(tx, id, {
      url,
      description,
      events,
      ...(!isSameDay && { expiresAt, endingTold: endsSoon(expiresAt, now) }),
      ...(isAnew && begun),
      ...(!on && offReason === null && ended),
    });
    if (!on) await query.giveUpWaiting(tx, id);
    else if (isAnew) await moveWaiting(deps, tx, id, now);
    await audit(tx, caller, {
      action: 'edit',
      entity: 'webhook',
      id,
      before: {
        url: before.url,
        events: before.events,
        expires_on: lastDayOf(before.expiresAt),
        on: offReason === null,
      },
      after: { url, events, expires_on, on },
    });
  });
  return null;
}

/** Throws ApiError not_found. */
export async function deleteWebhook(deps: Deps, caller: MemberActor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const [gone] = await query.deleteEndpoint(tx, caller.user.id, id);
    const { url } = found(gone);
    await audit(tx, caller, { action: 'delete', entity: 'webhook', id, detail: { url } });
  });
  return null;
}

/** The secret before signs beside it for a day. Throws ApiError not_found; confirm_identity. */
export async function rotateSecret(deps: Deps, caller: MemberActor, id: number): Promise<{ secret: string }> {
  found(await query.ownEndpoint(deps.db, caller.user.id, id));
  requireConfirmed(deps, caller);
  const { shown, sealed } = newSecret(deps, caller.user.id);
  await deps.db.transaction(async (tx) => {
    const { secret } = found(await query.lockEndpoint(tx, caller.user.id, id));
    const formerUntil = new Date(deps.now().getTime() + FORMER_SECRET_HOURS * HOUR_MS);
    await query.updateEndpoint(tx, id, { secret: sealed, formerSecret: secret, formerUntil });
    await audit(tx, caller, { action: 'rotate_secret', entity: 'webhook', id });
  });
  return { secret: shown };
}

/** Whoever asks for a delivery does not wait until it has rested; what else waits for it does. */
const rests = ({ restingUntil }: query.EndpointRow, now: Date): boolean =>
  restingUntil !== null && restingUntil > now;

/** Throws ApiError not_found; wrong_state for one that is off. */
export async function testWebhook(deps: Deps, caller: MemberActor, id: number): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    const endpoint = found(await query.lockEndpoint(tx, caller.user.id, id));
    if (endpoint.offReason !== null) throw new ApiError('wrong_state');
    const now = deps.now();
    const despiteRest = rests(endpoint, now);
    const row = {
      endpointId: id,
      type: TEST_EVENT,
      createdAt: now,
      nextAttemptAt: now,
      despiteRest,
    } as const;
    const delivery = await query.insertTest(tx, row);
    await deps.jobs.enqueue(tx, 'webhook.send', [{ delivery, account: caller.user.id, behind: 0 }]);
    return { id: delivery };
  });
}

/** Newest first. Throws ApiError not_found. */
export async function listDeliveries(
  deps: Deps,
  { user }: MemberActor,
  id: number,
  { state, ...paging }: PageQuery & { state?: DeliveryState | undefined },
): Promise<Paged<Delivery>> {
  found(await query.ownEndpoint(deps.db, user.id, id));
  const { page, size, ...slice } = pageOf(paging, MEMBER_PAGE_SIZE);
  const { items, total } = await query.deliveryPage(deps.db, id, state, slice);
  return { items: items.map(toDelivery), total, page, size };
}

const toDelivery = (row: query.DeliveryRow): Delivery => ({
  id: row.id,
  message_id: messageIdOf(row),
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  created_at: row.createdAt.toISOString(),
  next_attempt_at: iso(row.nextAttemptAt),
  attempted_at: iso(row.attemptedAt),
  status: row.status,
  failure: row.failure,
  duration_ms: row.durationMs,
  excerpt: row.excerpt,
  body: row.body,
});

export const messageIdOf = ({ messageId }: Pick<query.DeliveryRow, 'messageId'>): string =>
  `msg_${messageId}`;

/** By the rules of a first attempt. Throws ApiError not_found; wrong_state while it is being sent, or the webhook is off. */
export async function resendDelivery(deps: Deps, caller: MemberActor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { endpoint } = found(await query.lockDelivery(tx, caller.user.id, id));
    if (endpoint.offReason !== null) throw new ApiError('wrong_state');
    const now = deps.now();
    const despiteRest = rests(endpoint, now);
    await query.updateDelivery(tx, id, { state: 'waiting', attempts: 0, nextAttemptAt: now, despiteRest });
    const item = [{ delivery: id, account: caller.user.id, behind: 0 }];
    const isAsked =
      (await deps.jobs.move(tx, 'webhook.send', item, now)) +
      (await deps.jobs.enqueue(tx, 'webhook.send', item));
    if (isAsked === 0) throw new ApiError('wrong_state');
  });
  return null;
}
