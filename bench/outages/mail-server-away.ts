/** A mail server that is away for an hour, then slow to forgive: every mail arrives, and arrives once. */
import path from 'node:path';
import { buildDeps } from '../../server/deps.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { enqueueEmail } from '../../server/platform/email/outbox.ts';
import { startEmbeddedPostgres } from '../../server/platform/process/embedded-postgres.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { freePort } from '../../tests/support/process.ts';
import { startMailServer } from '../../tests/support/servers/mail-server.ts';
import { figure } from '../support/figures.ts';

const MAILS = 300;
const MINUTE = 60_000;
const OUTAGE_MINUTES = 60;
/** Simulated time after which every mail must have been tried again. */
const AFTER_MINUTES = 6 * 60;

export async function mailServerAway(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres(path.join(dataDir));
  const setUp = await openDatabase(postgres.url, { max: 2 });
  await migrate(setUp);
  await setUp.$client.end();
  const port = await freePort();
  const url = `smtp://127.0.0.1:${port}`;
  const environment = readEnvironment({ DATA_DIR: dataDir, SMTP_URL: url, LOG_LEVEL: 'silent' });
  let minutes = 0;
  const now = () => new Date(Date.now() + minutes * MINUTE);
  const { deps, close } = await buildDeps(environment, postgres.url, { now });
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
  await postgres.stop();

  process.stdout.write(`\nthe mail server away for ${OUTAGE_MINUTES} simulated minutes\n`);
  figure('mails written meanwhile', MAILS, '');
  figure('  attempts in vain', attempts, '');
  figure('  sent or given up in that hour', sentBefore + failed, '', { most: 0 });
  figure('arrived', arrived.size, '', { least: MAILS });
  figure('  minutes after it came back, the last', minutes - OUTAGE_MINUTES, '');
  figure('arrived twice', mail.received.length - arrived.size, '', { most: 0 });
  figure('not marked as sent', MAILS - sent, '', { most: 0 });
  return MAILS - arrived.size + (mail.received.length - arrived.size);
}
