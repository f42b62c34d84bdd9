/** A mail server that is away for an hour, then slow to forgive: every mail arrives, and arrives once. */

import { MINUTE_MS } from '../../domain/time.ts';
import { enqueueEmail } from '../../server/platform/email/outbox.ts';
import { freePort } from '../../tests/support/process.ts';
import { startMailServer } from '../../tests/support/servers/mail-server.ts';
import { figure, none } from '../support/figures.ts';
import { openEmpty } from '../support/marketplace.ts';

const MAILS = 300;
const OUTAGE_MINUTES = 60;
/** Simulated time after which every mail must have been tried again. */
const AFTER_MINUTES = 6 * 60;

export async function mailServerAway(): Promise<number> {
  const port = await freePort();
  let minutes = 0;
  const { deps, close } = await openEmpty(
    'mail-away',
    { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' },
    { now: () => new Date(Date.now() + minutes * MINUTE_MS) },
  );
  const one = async (text: string) => Number((await deps.db.$client.query(text)).rows[0].n);
  /** Every mail that is due has been tried: those that are not by now go back to their time. */
  const settled = async () => {
    await deps.db.$client.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'email.send'`);
    await deps.jobs.doDue(deps, 'email.send');
  };

  for (; minutes < OUTAGE_MINUTES; minutes++) {
    for (let i = 0; i < MAILS / OUTAGE_MINUTES; i++)
      await deps.db.transaction((tx) =>
        enqueueEmail(deps, tx, {
          channel: 'email',
          address: `n${minutes}-${i}@example.com`,
          subject: `Mail ${minutes}-${i}`,
          body: 'Somebody has answered your sourcing request.',
        }),
      );
    await settled();
  }
  const attempts = await one('SELECT sum(attempts) AS n FROM outbox');
  const failed = await one('SELECT count(*) AS n FROM outbox WHERE error IS NOT NULL');
  const sentBefore = await one('SELECT count(*) AS n FROM outbox WHERE sent_at IS NOT NULL');
  // first it is back and has no room for the first mail to each, as greylisting does; then it takes all
  const met = new Set<string>();
  const mail = await startMailServer(
    (to) => {
      if (met.has(to)) return undefined;
      met.add(to);
      return { responseCode: 451, message: 'try again later' };
    },
    undefined,
    port,
  );
  const until = minutes + AFTER_MINUTES;
  for (; minutes < until && mail.received.length < MAILS; minutes++) await settled();
  await settled();
  const arrived = new Set(mail.received.map(({ to }) => to));
  const sent = await one('SELECT count(*) AS n FROM outbox WHERE sent_at IS NOT NULL');
  await close();
  await mail.close();

  process.stdout.write(`\nthe mail server away for ${OUTAGE_MINUTES} simulated minutes\n`);
  figure('mails written meanwhile', MAILS);
  figure('  attempts in vain', attempts);
  none('  sent or given up in that hour', sentBefore + failed);
  figure('arrived', arrived.size, '', { least: MAILS });
  figure('  minutes after it came back, the last', minutes - OUTAGE_MINUTES);
  none('arrived twice', mail.received.length - arrived.size);
  none('not marked as sent', MAILS - sent);
  return MAILS - arrived.size + (mail.received.length - arrived.size);
}
