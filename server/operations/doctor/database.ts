/** Checks of the database and its content. */
import { openDemoAccounts } from '../../features/user/demo-accounts.ts';
import { type Database, openDatabase, requireSuitableDatabase } from '../../platform/database/database.ts';
import {
  appliedMigrations,
  isWholeChain,
  knownMigrations,
  missingMigrations,
} from '../../platform/database/migrations.ts';
import { requireHeardNotices } from '../../platform/database/pooler.ts';
import { outboxFigures } from '../../platform/email/outbox.sql.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { countDead } from '../../platform/work/work.sql.ts';
import { SCHEDULED_JOBS } from '../../scheduled-jobs.ts';
import { checkIndex } from '../../search/index/check.ts';
import { WORK } from '../../work.ts';
import { type Check, check, requireNone } from './check.ts';
import * as query from './doctor.sql.ts';
import { checkSealed } from './keys.ts';

const FILES_LOOKED_AT = 1000;
const AT_ONCE = 8;
const OLDEST_MAIL_SECONDS = 600;
const CLOCKS_APART_MS = 5000;
/** Addresses that do not exist are usual; so many within a day, and more than this beside what was sent, are not. */
const MANY_REFUSED = 10;
const REFUSED_SHARE = 0.2;
/** In a row. */
const FAILED_RUNS = 3;
/** They read much of a large marketplace. */
const LONG_CHECK_SECONDS = 600;
const firstLine = (text: string | null) => (text ?? 'the log says why').split('\n')[0]!.slice(0, 300);

export function databaseChecks(db: Database, environment: Environment, files: FileStore): Check[] {
  return [
    check('database', async () => {
      await requireSuitableDatabase(db);
      return '';
    }),
    check('schema', async () => {
      const client = await db.$client.connect();
      const applied = await appliedMigrations(client).finally(() => client.release());
      const missing = missingMigrations(applied);
      const known = knownMigrations();
      const newer = applied.find((name) => !known.includes(name));
      if (isWholeChain(applied)) throw new Error('as the last version before 0.9.0 left it: start a server.');
      if (newer)
        throw new Error(`it holds ${newer}, which this program does not know: bring the newer program.`);
      if (missing.length > 0)
        throw new Error(`older than the program by ${missing.length} migrations: start a server.`);
      return '';
    }),
    check('change notices', async () => {
      const { databaseUrl, directUrl = databaseUrl } = environment;
      if (databaseUrl && directUrl) await requireHeardNotices(databaseUrl, directUrl);
      return '';
    }),
    check('replica', async () => {
      if (!environment.replicaUrl) return 'none';
      const replica = await openDatabase(environment.replicaUrl, { max: 1 });
      try {
        const [theirs, ours] = [await query.identity(replica), await query.identity(db)];
        if (!theirs.standby)
          throw new Error(
            'it is a database of its own, no replica: it was promoted, or never was one. Point DATABASE_REPLICA_URL at a replica, or DATABASE_URL at it if it is the primary now.',
          );
        if (theirs.system && ours.system && theirs.system !== ours.system)
          throw new Error(
            'it follows another database than DATABASE_URL: point DATABASE_REPLICA_URL at a replica of that.',
          );
      } finally {
        await replica.$client.end();
      }
      return 'follows';
    }),
    check('clock', async () => {
      const from = Date.now();
      const theirs = await query.databaseClock(db);
      const apart = Math.max(from - theirs, theirs - Date.now(), 0);
      if (apart > CLOCKS_APART_MS)
        throw new Error(
          `${Math.round(apart / 1000)} s apart from PostgreSQL's: let both machines follow a time server.`,
        );
      return '';
    }),
    check(
      'files that rows name',
      async () => {
        const keys = await query.newestFileKeys(db, FILES_LOOKED_AT);
        const missing: string[] = [];
        for (let at = 0; at < keys.length; at += AT_ONCE)
          await Promise.all(
            keys.slice(at, at + AT_ONCE).map(async (key) => {
              if (!(await files.has(key))) missing.push(key);
            }),
          );
        if (missing.length > 0)
          throw new Error(
            `${missing.length} of the newest ${keys.length} are missing, among them ${missing[0]}: restore them from a backup.`,
          );
        return `${keys.length} looked at`;
      },
      LONG_CHECK_SECONDS,
    ),
    check('what keys have sealed', () => checkSealed(db, environment), LONG_CHECK_SECONDS),
    check('demo accounts', async () => {
      const open = await openDemoAccounts(db);
      if (open.length > 0 && environment.host !== undefined)
        throw new Error(
          `everybody knows the password of ${open.join(', ')}: npm run admin -- remove-demo-accounts`,
        );
      return open.length > 0 ? 'open, on this machine only' : 'none open';
    }),
    check(
      'search index',
      async () => {
        const differences = await checkIndex(db);
        if (differences.length > 0)
          throw new Error(
            `${differences.length} documents are not what the tables say: npm run admin -- rebuild-search`,
          );
        return '';
      },
      LONG_CHECK_SECONDS,
    ),
    check('outbox', async () => {
      const { waiting, oldestSeconds } = await outboxFigures(db, new Date());
      const { ours, refused, refusedToday, sentToday } = await query.givenUpMails(db);
      const faults: string[] = [];
      if (ours > 0)
        faults.push(
          `${ours} mails of the last week were given up: the outbox of the console says why, and sends them again.`,
        );
      if (refusedToday >= MANY_REFUSED && refusedToday > sentToday * REFUSED_SHARE)
        faults.push(
          `${refusedToday} addresses were refused today, and ${sentToday} mails sent: the mail server refuses us, or somebody enters addresses that do not exist.`,
        );
      if (environment.smtpUrl && oldestSeconds > OLDEST_MAIL_SECONDS)
        faults.push(
          `${waiting} mails wait, the oldest for ${Math.round(oldestSeconds)} s: is a server running, and the mail server well?`,
        );
      requireNone(faults);
      return refused > 0 ? `${refused} addresses refused for good within a week; the console shows them` : '';
    }),
    check('scheduled jobs', async () => {
      const runs = await query.latestRuns(db, Object.keys(SCHEDULED_JOBS));
      const isFailing = ({ failures, lastFailed, succeeds }: query.LatestRuns) =>
        lastFailed && (failures >= FAILED_RUNS || !succeeds);
      const faults = runs
        .filter(isFailing)
        .map(({ name, message }) => `${name} fails each time: ${firstLine(message)}`);
      const idle = runs.filter((job) => !job.succeeds && !isFailing(job)).map(({ name }) => name);
      if (idle.length > 0)
        faults.push(
          `no server has run ${idle.join(', ')} for two hours: is one running? Its log says why not.`,
        );
      requireNone(faults);
      return '';
    }),
    check('work', async () => {
      const dead = await countDead(
        db,
        WORK.map(({ name }) => name),
      );
      const named = [...dead].map(([kind, n]) => `${n} of ${kind}`);
      if (named.length > 0)
        throw new Error(
          `${named.join(', ')} tried in vain: "Failed work" in the console says why, and tries them again.`,
        );
      return '';
    }),
    check('triggers', async () => {
      const off = await query.disabledTriggers(db);
      requireNone(
        off.map(
          ({ table, triggers, internal }) =>
            `${triggers.length} of the table ${table} are switched off, among them ${triggers[0]}: ALTER TABLE ${table} ENABLE TRIGGER ${internal ? 'ALL' : 'USER'}, then npm run admin -- rebuild-search; counts of what changed meanwhile are wrong.`,
        ),
      );
      return '';
    }),
  ];
}
