/**
 * How often members are e-mailed about what, and what addresses without an account have unsubscribed from (decision
 * 20).
 */
import type { EmailPreference } from '../../../contract/account/email.ts';
import {
  beginningOf,
  choicesOf,
  type EmailFrequency,
  type EmailTopic,
  topicsFor,
} from '../../../domain/email/email-topics.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/http/error.ts';
import * as query from './email.sql.ts';
import { addressHashOf } from './token.ts';

export async function frequencyOf(
  executor: Executor,
  userId: number,
  topic: EmailTopic,
): Promise<EmailFrequency> {
  const chosen = await query.preferencesOf(executor, [userId]);
  return chosen.find((row) => row.topic === topic)?.frequency ?? beginningOf(topic);
}

/** Of each topic that the caller is told about. */
export async function listPreferences(deps: Deps, { user }: Actor): Promise<EmailPreference[]> {
  const chosen = new Map(
    (await query.preferencesOf(deps.db, [user.id])).map(({ topic, frequency }) => [topic, frequency]),
  );
  return topicsFor(user.company?.type === 1).map((topic) => ({
    topic,
    frequency: chosen.get(topic) ?? beginningOf(topic),
    choices: [...choicesOf(topic)],
  }));
}

/** Throws ApiError invalid with `frequency` for one that the topic does not have. */
export async function setPreference(
  deps: Deps,
  { user }: Actor,
  topic: EmailTopic,
  frequency: EmailFrequency,
): Promise<null> {
  if (!choicesOf(topic).includes(frequency)) throw invalid({ frequency: 'unknown_choice' });
  await deps.db.transaction((tx) => setFrequency(deps, tx, user.id, topic, frequency));
  return null;
}

/** Who wants none has none of what waits either. */
export async function setFrequency(
  { now }: Pick<Deps, 'now'>,
  tx: Executor,
  userId: number,
  topic: EmailTopic,
  frequency: EmailFrequency,
): Promise<void> {
  const endedAt = frequency === 'none' ? now() : null;
  await query.setPreference(tx, { userId, topic, frequency, endedAt });
  if (frequency === 'none') await query.dropItems(tx, userId, topic);
}

/** Whoever confirms something new with an address wants to hear what becomes of it. */
export const resumeForGuest = (tx: Executor, address: string, topics: readonly EmailTopic[]) =>
  query.deleteStops(tx, addressHashOf(address), topics);
