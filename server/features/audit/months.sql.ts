/** The tables of the months below the audit log (0150-audit-by-month.sql), and the end of what is past its time. */
import { sql } from 'drizzle-orm';
import type { LogMonth } from '../../../domain/audit.ts';
import type { Database, Executor } from '../../platform/database/database.ts';

const LOG = 'audit_log';
/** Whoever writes a line must not wait behind a lock that waits: the job comes again. */
const limitWait = (tx: Executor) => tx.execute(sql`SET LOCAL lock_timeout = '4s'`);

/** Of another month nothing fits in, so that a search by days leaves it out; as little as of the log can be changed in it. */
export async function makeMonth(db: Database, { name, from, to }: LogMonth): Promise<void> {
  const table = sql.identifier(`${LOG}_${name}`);
  const check = sql.identifier(`${LOG}_${name}_at`);
  // a definition takes no parameters
  const [first, next] = [from, to].map((day) => sql.raw(`'${day} 00:00:00+00'`));
  await db.transaction(async (tx) => {
    await limitWait(tx);
    await tx.execute(sql`CREATE TABLE ${table} (LIKE audit_log INCLUDING DEFAULTS INCLUDING INDEXES,
      CONSTRAINT ${check} CHECK (at >= ${first} AND at < ${next})) INHERITS (audit_log)`);
    await tx.execute(sql`CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  });
}

/** Names of the months that have a table. */
export async function monthsOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT substr(relname, ${LOG.length + 2}) AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'audit_log'::regclass ORDER BY relname`);
  return rows.map(({ name }) => name);
}

export async function dropMonth(db: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await limitWait(tx);
    await tx.execute(sql`DROP TABLE IF EXISTS ${sql.identifier(`${LOG}_${name}`)}`);
  });
}

/** What stands in the log itself, from before it had months, goes together once the last line of it is past its time. */
export async function emptyOldLog(db: Database, before: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await limitWait(tx);
    const { rows } = await tx.execute<{ is_past: boolean | null }>(
      // numbers rise with time, but for those that a restore has written
      sql`SELECT max(at) < ${`${before} 00:00:00+00`}::timestamptz AS is_past
        FROM (SELECT at FROM ONLY audit_log ORDER BY id DESC LIMIT 1000) AS latest`,
    );
    if (!rows[0]?.is_past) return false;
    // lines of today are written below it, or wait until this is over
    await tx.execute(sql`ALTER TABLE audit_log DISABLE TRIGGER append_only`);
    await tx.execute(sql`TRUNCATE ONLY audit_log`);
    await tx.execute(sql`ALTER TABLE audit_log ENABLE TRIGGER append_only`);
    return true;
  });
}
