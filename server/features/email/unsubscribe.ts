/** Unsubscribing from a topic through an e-mail's link, and subscribing again (RFC 8058, decision 20). */
import { beginningOf, type EmailTopic } from '../../../domain/email/email-topics.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import * as query from './email.sql.ts';
import { frequencyOf, setFrequency } from './preferences.ts';
import { readToken, type Subscription } from './token.ts';

export { unsubscribeLink } from './token.ts';

export interface SubscriptionState {
  topic: EmailTopic;
  subscribed: boolean;
  /** Whether there is an account, which can choose more. */
  isMember: boolean;
}

export const isUnsubscribeToken = (deps: Deps, token: string): boolean => readToken(deps, token) !== null;

/** Whether these e-mails come to whoever has the token; null for a token that is not ours. */
export async function subscriptionOf(deps: Deps, token: string): Promise<SubscriptionState | null> {
  const named = readToken(deps, token);
  return (
    named && { topic: named.topic, isMember: 'userId' in named, subscribed: await isSubscribed(deps, named) }
  );
}

async function isSubscribed({ db }: Deps, named: Subscription): Promise<boolean> {
  const { topic } = named;
  if ('userId' in named) return (await frequencyOf(db, named.userId, topic)) !== 'none';
  return !(await query.stopsAmong(db, [named.addressHash])).some((stop) => stop.topic === topic);
}

/** Ends them, or lets them come again as they began. Asked twice, it is done once. Throws ApiError not_found. */
export async function subscribe(deps: Deps, token: string, wanted: boolean): Promise<void> {
  const named = readToken(deps, token);
  if (!named) throw notFound();
  const { topic } = named;
  await deps.db.transaction(async (tx) => {
    if ('addressHash' in named) {
      if (wanted) await query.deleteStops(tx, named.addressHash, [topic]);
      else await query.insertStop(tx, named.addressHash, topic, deps.now());
      return;
    }
    if (!(await query.accountExists(tx, named.userId))) throw notFound();
    if (!wanted) await setFrequency(deps, tx, named.userId, topic, 'none');
    // what was chosen meanwhile stands
    else if ((await frequencyOf(tx, named.userId, topic)) === 'none')
      await setFrequency(deps, tx, named.userId, topic, beginningOf(topic));
  });
}
