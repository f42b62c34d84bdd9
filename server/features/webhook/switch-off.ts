/** A webhook that the marketplace switches off; its owner is told in the member centre and by e-mail. */
import type { OffReason } from '../../../domain/webhook.ts';
import { audit, SYSTEM } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lastDayOf, noticeUntil } from '../../platform/work/last-day.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import * as query from './webhook.sql.ts';

/** An endpoint, locked, with the e-mail and the language of its owner. */
type Owned = NonNullable<Awaited<ReturnType<typeof query.lockSending>>>;

function placesOf({ environment: { scheme, publicHost } }: Pick<Deps, 'environment'>, id: number) {
  const path = `/account/Webhooks/${id}`;
  return { path, link: `${scheme}://my.${publicHost}${path}` };
}

export async function switchOff(
  deps: Deps,
  tx: Transaction,
  { endpoint, email: address, language }: Owned,
  offReason: Extract<OffReason, 'failing' | 'gone' | 'expired'>,
): Promise<void> {
  const { id, userId, url } = endpoint;
  await query.updateEndpoint(tx, id, { offReason, offAt: deps.now() });
  await query.giveUpWaiting(tx, id);
  await audit(tx, SYSTEM, { action: 'switch_off', entity: 'webhook', id, detail: { offReason } });
  const { path, link } = placesOf(deps, id);
  const [kind, email] =
    offReason === 'expired'
      ? (['webhook_expired', emails.expired] as const)
      : (['webhook_off', emails.switchedOff] as const);
  await sendMessage(deps, tx, userId, kind, { id, title: new URL(url).host }, path);
  await sendEmail(deps, tx, userId, email({ address, language }, { url, link }));
}

/** The job: asks for those that end within two weeks and were not told of, and for those whose last day has passed. */
export async function askForWebhookEndings(deps: Deps): Promise<void> {
  const items = await query.endingEndpoints(deps.db, timesOf(deps));
  await deps.jobs.enqueue(deps.db, 'ending.webhook', items);
}

/** Tells of it once, or switches it off. */
export const webhookEndings: Kind<'ending.webhook'> = {
  ...HOURLY_ITEM,
  name: 'ending.webhook',
  atOnce: 2,
  key: ({ endpoint }) => String(endpoint),
  run: (deps, item) =>
    deps.db.transaction(async (tx) => {
      const { now, until } = timesOf(deps);
      const owned = await query.lockSending(tx, item.endpoint);
      if (!owned || owned.endpoint.offReason !== null) return;
      const { expiresAt, endingTold } = owned.endpoint;
      if (expiresAt <= now) await switchOff(deps, tx, owned, 'expired');
      else if (!endingTold && expiresAt <= until) await tellOfEnding(deps, tx, owned);
    }),
};

const timesOf = (deps: Deps) => ({ now: deps.now(), until: noticeUntil(deps.now()) });

async function tellOfEnding(
  deps: Deps,
  tx: Transaction,
  { endpoint, email: address, language }: Owned,
): Promise<void> {
  const { id, userId, url, expiresAt } = endpoint;
  const day = lastDayOf(expiresAt);
  const { path, link } = placesOf(deps, id);
  await query.updateEndpoint(tx, id, { endingTold: true });
  await sendMessage(deps, tx, userId, 'program_ends', { id, title: new URL(url).host, day }, path);
  await sendEmail(deps, tx, userId, emails.ends({ address, language }, { url, day, link }));
}
