/** Whether a database answers, asked on its own connection, since one from the visitors' pool may be slow to get. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dedupe } from '../process/dedupe.ts';

/** A probe of a load balancer waits no longer than a second or two for its whole answer. */
const SLOW_AFTER_MS = 500;
/** One that has not answered by then is away, and is asked on another connection. */
const AWAY_AFTER_MS = 5000;

export type DatabaseState = 'ok' | 'slow' | 'away';

export interface DatabaseProbe {
  /** Within half a second. One that was away and does not answer is away still. */
  ask(): Promise<DatabaseState>;
  stop(): Promise<void>;
}

/** Connects when it is first asked, and again after each failure. */
export function databaseProbe(url: string): DatabaseProbe {
  let client: pg.Client | undefined;
  let last: DatabaseState = 'ok';
  const limits = { connectionTimeoutMillis: AWAY_AFTER_MS, query_timeout: AWAY_AFTER_MS };
  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const made = new pg.Client({
      connectionString: url,
      // in pg_stat_activity
      application_name: 'readiness',
      keepAlive: true,
      ...limits,
    });
    client = made;
    made.on('error', () => {});
    made.once('end', () => {
      if (client === made) client = undefined;
    });
    await made.connect();
    return made;
  }
  async function look(): Promise<DatabaseState> {
    try {
      await (await connected()).query('SELECT 1');
      last = 'ok';
    } catch {
      client?.connection.stream.destroy();
      client = undefined;
      last = 'away';
    }
    return last;
  }
  const deduped = dedupe<DatabaseState>();
  return {
    ask: () =>
      Promise.race([
        deduped('', look),
        pause(SLOW_AFTER_MS, undefined, { ref: false }).then(() => (last === 'away' ? 'away' : 'slow')),
      ]),
    async stop() {
      await client?.end().catch(() => {});
    },
  };
}
