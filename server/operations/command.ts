/** What the command-line tools share: their database, and how they exit. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { attachOrStartPostgres } from '../platform/process/embedded-postgres.ts';
import { type Environment, StartError } from '../platform/process/environment.ts';
import { errorText } from '../platform/process/log.ts';

const END_WITHIN_MS = 5000;

/** Runs on the database of the environment: the embedded one is started for it where it does not run. */
export async function withDatabase<T>(
  environment: Environment,
  connections: number,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const given = environment.directUrl ?? environment.databaseUrl;
  const database = given
    ? { url: given, stop: async () => {} }
    : await attachOrStartPostgres(environment.dataDir);
  try {
    const db = await openDatabase(database.url, { max: connections });
    return await work(db).finally(() =>
      // a statement that hangs ends with the program
      Promise.race([db.$client.end(), pause(END_WITHIN_MS, undefined, { ref: false })]),
    );
  } finally {
    await database.stop();
  }
}

/** One sentence for what the reader can repair; the stack only for what they cannot. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : errorText(error)}\n`);
    process.exit(1);
  }
  process.exit(process.exitCode ?? 0);
}
