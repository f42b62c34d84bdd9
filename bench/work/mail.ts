/** Mails a second from the outbox to a real SMTP server on this machine, 1,000 by default (`npm run bench -- work mail [mails]`). */
import { setTimeout as pause } from 'node:timers/promises';
import { composeEmail } from '../../server/platform/email/email.ts';
import { emailEntry, enqueueEmails } from '../../server/platform/email/outbox.ts';
import { startWork } from '../../server/scheduled-jobs.ts';
import { startMailServer } from '../../tests/support/servers/mail-server.ts';
import { figure, none } from '../support/figures.ts';
import { openEmpty } from '../support/marketplace.ts';

const MAILS = Number(process.argv[3] ?? 1000);
const BODY = 'Somebody has answered your sourcing request.\n'.repeat(30);

const mail = await startMailServer();
const { deps, close } = await openEmpty('mail', { SMTP_URL: mail.url });

const one = async (text: string) => Number((await deps.db.$client.query(text)).rows[0].n);
const written = Array.from({ length: MAILS }, (_, i) =>
  emailEntry(
    composeEmail(
      'enquiry.received',
      { address: `n${i}@example.com`, language: 'en' },
      {
        values: { about: `Bolt ${i}`, name: 'Ann' },
        facts: [['from', 'Ann']],
        quote: BODY,
        link: 'http://my.b2b.overseas.localhost:3000/inquiries/1',
      },
    ),
  ),
);
await enqueueEmails(deps, deps.db, written);
const from = performance.now();
startWork(deps);
while (mail.received.length < MAILS) await pause(5);
const seconds = (performance.now() - from) / 1000;
while ((await one('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL')) > 0) await pause(5);
const sent = await one('SELECT count(*) AS n FROM outbox WHERE sent_at IS NOT NULL');

process.stdout.write(`\n${MAILS} mails of ${BODY.length} bytes to an SMTP server on this machine\n\n`);
figure('mails', MAILS / seconds, '/s', { least: 382 });
figure('connections', mail.connections());
none('mails not sent, or sent twice', mail.received.length - sent);
await close();
await mail.close();
process.exit(0);
