/** Sent and waiting e-mails and text messages, for operators (decision 23); decision 30 says who sees what. */
import type * as z from 'zod';
import type { outboxRoutes } from '../../../contract/operator/outbox.ts';
import { emailActions, emailState, withoutSecrets } from '../../../domain/email/outbox.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { hasRank } from '../../platform/http/access.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './outbox.sql.ts';

export { countMails } from './outbox.sql.ts';

const PAGE_SIZE = 20;

/**
 * Mails and SMS, newest first; `address` filters by a part of it. Below an administrator nobody sees mails to staff, nor
 * codes and links in any: with them an operator could sign in as whom they were sent to. Each reading is audited.
 */
export async function listOutbox(
  deps: Deps,
  actor: Actor,
  of: z.output<typeof outboxRoutes.listOutbox.query>,
) {
  const { page, size, ...slice } = pageOf(of, PAGE_SIZE);
  const whole = hasRank(actor.user, 'administrator');
  const address = of.address?.trim();
  const { items, total } = await query.outboxPage(
    deps.db,
    {
      address,
      state: of.state,
      kind: of.kind,
      channel: of.channel,
      since: of.from === undefined ? undefined : new Date(of.from),
      before: of.to === undefined ? undefined : new Date(Date.parse(of.to) + DAY_MS),
      withStaff: whole && of.readers !== 'members',
    },
    slice,
  );
  const [newest, oldest] = [items[0], items.at(-1)];
  if (newest && oldest) {
    const detail = { down_to: oldest.id, address };
    await audit(deps.db, actor, { action: 'read_outbox', entity: 'outbox', id: newest.id, detail });
  }
  const shown = items.map(({ createdAt, sentAt, subject, body, error, copyOf, ...message }) => ({
    ...message,
    copy_of: copyOf,
    state: emailState({ ...message, sentAt, error }),
    actions: emailActions({ ...message, sentAt, error }),
    subject: whole ? subject : withoutSecrets(subject),
    body: whole ? body : withoutSecrets(body),
    // a mail server may repeat what it was sent
    error: whole || error === null ? error : withoutSecrets(error),
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
  return { items: shown, total, page, size };
}

/**
 * Tries failed mail again, soon and by the rules of a first attempt; mail written more than three days ago has this one.
 * Throws ApiError wrong_state when it has not failed or was emptied, not_found also for what the caller may not read.
 */
export async function sendAgain(deps: Deps, actor: Actor, id: number): Promise<null> {
  const withStaff = hasRank(actor.user, 'administrator');
  await deps.db.transaction(async (tx) => {
    const outcome = await query.scheduleAgain(tx, id, { now: deps.now(), withStaff });
    if (outcome !== 'scheduled') throw new ApiError(outcome);
    await deps.jobs.enqueue(tx, 'email.send', [{ outbox: id }]);
    await audit(tx, actor, { action: 'send_again', entity: 'outbox', id });
  });
  return null;
}

/**
 * Keeps from being sent what waits or has failed; what is on its way at this moment may arrive all the same, and says so.
 * Throws ApiError wrong_state, not_found also for what the caller may not read.
 */
export async function cancelMail(deps: Deps, actor: Actor, id: number): Promise<null> {
  const withStaff = hasRank(actor.user, 'administrator');
  await deps.db.transaction(async (tx) => {
    const outcome = await query.cancel(tx, id, { now: deps.now(), withStaff });
    if (outcome !== 'cancelled') throw new ApiError(outcome);
    await audit(tx, actor, { action: 'cancel_mail', entity: 'outbox', id });
  });
  return null;
}

/** Sends a copy of what was sent, a code excepted. Throws ApiError wrong_state, also while a copy waits; not_found. */
export async function resendMail(deps: Deps, actor: Actor, id: number): Promise<null> {
  const withStaff = hasRank(actor.user, 'administrator');
  await deps.db.transaction(async (tx) => {
    const isDelivered = deps.environment.smtpUrl !== undefined;
    const copy = await query.copySent(tx, id, { now: deps.now(), withStaff, isDelivered });
    if (typeof copy === 'string') throw new ApiError(copy);
    if (isDelivered) await deps.jobs.enqueue(tx, 'email.send', [{ outbox: copy }]);
    await audit(tx, actor, { action: 'resend', entity: 'outbox', id: copy, detail: { copy_of: id } });
  });
  return null;
}
