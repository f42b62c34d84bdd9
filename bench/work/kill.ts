/** A server killed in the midst of many mails, three times: none is lost, and one that comes twice says so by its Message-ID. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, killAll, startServer } from '../../tests/support/process.ts';
import { startMailServer } from '../../tests/support/servers/mail-server.ts';
import { figure, none } from '../support/figures.ts';
import { openEmpty } from '../support/marketplace.ts';

const MAILS = Number(process.argv[3] ?? 2000);
const KILLS = 3;
/** After the last kill, in milliseconds. */
const MAX_MS = 120_000;

const market = await openEmpty('kill');
const { db } = market.deps;
const mail = await startMailServer();
await db.$client.query(
  `INSERT INTO outbox (channel, address, subject, body, next_attempt_at)
   SELECT 'email', 'n' || n || '@example.com', 'Measured', 'Measured', now() FROM generate_series(1, $1::int) n`,
  [MAILS],
);
const one = async (text: string) => Number((await db.$client.query(text)).rows[0].n);

let held = 0;
for (let kill = 0; kill <= KILLS; kill++) {
  const { child, ended } = await startServer({
    DATA_DIR: path.join(market.environment.dataDir, 'server'),
    DATABASE_URL: market.url,
    PORT: String(await freePort()),
    DEMO: '0',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  });
  const until = ((kill + 1) * MAILS) / (KILLS + 1);
  const from = performance.now();
  const isOver = async () =>
    kill < KILLS
      ? mail.received.length >= until
      : (await one('SELECT count(*) AS n FROM outbox WHERE next_attempt_at IS NOT NULL')) === 0;
  while (!(await isOver()) && performance.now() - from < MAX_MS) await pause(5);
  child.kill(kill < KILLS ? 'SIGKILL' : 'SIGTERM');
  await ended;
  held += await one(`SELECT count(*) AS n FROM pgboss.job WHERE name = 'email.send' AND state = 'active'`);
  // the minute after which another server takes what this one had
  await db.$client.query(
    `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
     WHERE name = 'email.send' AND state = 'active'`,
  );
}

const ids = new Map<string, Set<string | undefined>>();
for (const { to, text } of mail.received)
  ids.set(to, (ids.get(to) ?? new Set()).add(/^Message-ID: (.+?)\r?$/im.exec(text)?.[1]));
process.stdout.write(`\n${MAILS} mails, the server killed ${KILLS} times while it sends them\n\n`);
figure('mails that a dead server had in hand', held);
none('lost', MAILS - ids.size);
none('not marked as sent', await one('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL'));
figure('came twice, of ten connections at each kill', mail.received.length - ids.size, '', {
  most: KILLS * 10,
});
none('  without the same Message-ID', [...ids.values()].filter(({ size }) => size > 1).length);
await killAll();
await mail.close();
await market.close();
process.exit(0);
