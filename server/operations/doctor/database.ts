/** Checks of the database and of what is in it. */
import { openDemoAccounts } from '../../features/user/demo-accounts.ts';
import {
  type Database,
  knownMigrations,
  openDatabase,
  requireSuitableDatabase,
} from '../../platform/database.ts';
import type { Environment } from '../../platform/environment.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { outboxFigures } from '../../platform/outbox.sql.ts';
import { requireHeardNotices } from '../../platform/pooler.ts';
import { SCHEDULED_JOBS } from '../../scheduled-jobs.ts';
import { checkIndex } from '../../search/index/check.ts';
import { appliedMigrations } from '../backup/tables.sql.ts';
import type { Check } from './check.ts';
import * as query from './doctor.sql.ts';

const FILES_LOOKED_AT = 1000;
const AT_ONCE = 8;
const OLDEST_MAIL_SECONDS = 600;
const CLOCKS_APART_MS = 5000;

export function databaseChecks(db: Database, environment: Environment, files: FileStore): Check[] {
  const check = (name: string, run: () => Promise<string>): Check => ({ name, run });
  return [
    check('database', async () => {
      await requireSuitableDatabase(db);
      return '';
    }),
    check('schema', async () => {
      const client = await db.$client.connect();
      const applied = await appliedMigrations(client).finally(() => client.release());
      const known = knownMigrations();
      const newer = applied.find((name) => !known.includes(name));
      if (newer)
        throw new Error(`it holds ${newer}, which this program does not know: bring the newer program.`);
      const missing = known.filter((name) => !applied.includes(name));
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
      await (await openDatabase(environment.replicaUrl, { max: 1 })).$client.end();
      return 'answers';
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
    check('files that rows name', async () => {
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
    }),
    check('demo accounts', async () => {
      const open = await openDemoAccounts(db);
      if (open.length > 0 && environment.host !== undefined)
        throw new Error(
          `everybody knows the password of ${open.join(', ')}: npm run admin -- remove-demo-accounts`,
        );
      return open.length > 0 ? 'open, on this machine only' : 'none open';
    }),
    check('search index', async () => {
      const differences = await checkIndex(db);
      if (differences.length > 0)
        throw new Error(
          `${differences.length} documents are not what the tables say: npm run admin -- rebuild-search`,
        );
      return '';
    }),
    check('outbox', async () => {
      const { waiting, oldestSeconds, failed } = await outboxFigures(db, new Date());
      if (failed > 0)
        throw new Error(
          `${failed} mails were given up: the outbox of the console says why, and sends them again.`,
        );
      if (environment.smtpUrl && oldestSeconds > OLDEST_MAIL_SECONDS)
        throw new Error(
          `${waiting} mails wait, the oldest for ${Math.round(oldestSeconds)} s: is a server running, and the mail server well?`,
        );
      return '';
    }),
    check('scheduled jobs', async () => {
      const idle = await query.idleJobs(db, Object.keys(SCHEDULED_JOBS));
      if (idle.length > 0)
        throw new Error(
          `no server has run ${idle.join(', ')} for two hours: is one running? Its log says why not.`,
        );
      return '';
    }),
  ];
}
