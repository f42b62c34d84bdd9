/** What whoever sent a notice of infringement sees of it and writes about it, by the link of a mail. */
import type { SentInfringement } from '../../../contract/operator/infringement.ts';
import { COUNTER_STATUS, NOTICE_STATUS } from '../../../domain/decision/infringement.ts';
import { audit } from '../../platform/database/audit.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as counters from './counter.sql.ts';
import { linkedNotice } from './create.ts';
import * as query from './infringement.sql.ts';
import { counterOf, messageOf } from './view.ts';

const POSTS_AN_HOUR = 10;

/** Throws ApiError link_expired. */
export async function sentInfringement(deps: Deps, token: string): Promise<SentInfringement> {
  const notice = await linkedNotice(deps, token);
  const { id, status, kind, number, dueAt, answer } = notice;
  const [items, made, messages] = await Promise.all([
    query.itemsOf(deps.db, id),
    counters.countersOf(deps.db, id),
    query.messagesOf(deps.db, id),
  ]);
  const counterFor = (itemId: number) =>
    made.find((counter) => counter.itemId === itemId && counter.status !== COUNTER_STATUS.received);
  return {
    id,
    status,
    right: kind,
    number,
    due_at: dueAt?.toISOString() ?? null,
    answer,
    items: items.map((item) => ({
      title: item.title,
      status: item.status,
      reason: item.reason,
      counter: counterOf(counterFor(item.id)),
    })),
    messages: messages.map((row) => ({ ...messageOf(row), by: '' })).reverse(),
  };
}

/**
 * Adds to the conversation; what was asked is answered by it. With `action` nothing that a counter-notice is about is restored.
 * Throws ApiError link_expired; wrong_state before the address is confirmed, and of an action that no counter-notice waits for;
 * too_many.
 */
export async function writeAsHolder(
  deps: Deps,
  caller: Caller,
  token: string,
  { text, action }: { text: string; action: boolean },
): Promise<null> {
  const { id, status } = await linkedNotice(deps, token);
  if (status === NOTICE_STATUS.unconfirmed) throw new ApiError('wrong_state');
  await deps.rateLimit('infringement words', `${id}`, POSTS_AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await query.insertMessage(tx, { noticeId: id, author: 'holder', body: text, createdAt: now });
    await audit(tx, caller, { action: 'reply', entity: 'infringement', id, detail: { action } });
    if (action && (await counters.tellAction(tx, id, now)) === 0) throw new ApiError('wrong_state');
    await transitionAll(tx, query.noticeStates, {
      where: query.isNotice(id),
      action: 'answerAsked',
      by: 'holder',
      caller,
    });
  });
  return null;
}
