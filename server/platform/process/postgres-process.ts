/** A postgres process that is kept alive: if it dies unasked, it is restarted on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface PostgresProcess {
  /** Ends it in order: no new connections, open transactions undone, a clean log. */
  stop(): Promise<void>;
}

/** Deaths within this time, in milliseconds, after which it is given up. */
const HOPELESS_WITHIN = 60_000;
const HOPELESS_DEATHS = 5;
const WAIT_BEFORE_AGAIN = 500;
const STOP_WITHIN = 20_000;
const WRONG_PASSWORD = '28P01';

/**
 * Starts postgres and waits until it answers at `url`. Connections of the time it is down fail, and its crash recovery
 * is PostgreSQL's own. Throws Error with its last words when it does not come up.
 */
export async function runPostgres(
  binary: string,
  flags: readonly string[],
  url: string,
  identity: { uid?: number; gid?: number },
): Promise<PostgresProcess> {
  let child: ChildProcess;
  let ended: Promise<void>;
  let words = '';
  let stopping = false;
  let deaths: number[] = [];

  const launch = () => {
    const server = spawn(binary, flags, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      // its own group, so that Ctrl-C reaches only us and we stop it in order
      detached: true,
      ...identity,
    });
    server.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2000);
    });
    child = server;
    ended = new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.once('error', (error) => {
        words += error.message;
        resolve();
      });
    });
  };
  const killNow = () => child.kill('SIGQUIT');
  const keepAlive = async (): Promise<void> => {
    for (;;) {
      await ended;
      if (stopping) return;
      const now = Date.now();
      deaths = [...deaths.filter((at) => at > now - HOPELESS_WITHIN), now];
      if (deaths.length > HOPELESS_DEATHS) {
        process.stderr.write(`The embedded PostgreSQL keeps ending: ${lastWords(words)}\n`);
        return;
      }
      process.stderr.write('The embedded PostgreSQL ended; it is started again.\n');
      await new Promise((resolve) => setTimeout(resolve, WAIT_BEFORE_AGAIN));
      if (!stopping) launch();
    }
  };

  launch();
  process.once('exit', killNow);
  try {
    if (!(await waitUntilReady(url, ended!))) throw new Error(lastWords(words));
  } catch (error) {
    process.off('exit', killNow);
    killNow();
    throw error;
  }
  void keepAlive();
  return {
    async stop() {
      stopping = true;
      process.off('exit', killNow);
      child.kill('SIGINT');
      const late = setTimeout(killNow, STOP_WITHIN);
      await ended;
      clearTimeout(late);
    },
  };
}

const lastWords = (words: string): string => words.trim().split('\n').at(-1) ?? '';

/** Recovery after a crash may take long; 5 minutes is the limit. False when the process ended first. Throws where the password is wrong. */
async function waitUntilReady(url: string, ended: Promise<void>): Promise<boolean> {
  const { default: pg } = await import('pg');
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  for (let waited = 0; waited < 300_000 && !gone; waited += 50) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    // one that fails after it has connected must not end the server
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      // it will not be another one by waiting
      if ((error as { code?: string }).code === WRONG_PASSWORD)
        throw new Error(
          'the password in postgres.secret is not that of this database: bring the right one back',
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
