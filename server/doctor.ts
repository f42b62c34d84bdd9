/**
 * `npm run doctor`: what is wrong and what to do, one line per check, with or without a running server. Exits with 1
 * if anything is.
 */
import { runCommand, withDatabase } from './operations/command.ts';
import { runChecks } from './operations/doctor/check.ts';
import { databaseChecks } from './operations/doctor/database.ts';
import { machineChecks } from './operations/doctor/machine.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { requireClusterOrRoom } from './platform/process/cluster.ts';
import { type Environment, readEnvironment } from './platform/process/environment.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A doctor makes no marketplace where there is none. */
function requireStarted({ databaseUrl, dataDir }: Environment): void {
  if (!databaseUrl && !requireClusterOrRoom(dataDir))
    throw new Error(`there is none in ${dataDir} yet: set DATA_DIR, or let npm start make one.`);
}

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  const files = await openFileStore(environment);
  let wrong = await runChecks(machineChecks(environment, files, process.env), say);
  try {
    requireStarted(environment);
    wrong += await withDatabase(environment, 2, (db) =>
      runChecks(databaseChecks(db, environment, files), say),
    );
  } catch (error) {
    wrong++;
    say(`WRONG database: ${(error as Error).message}`);
  }
  if (wrong > 0) process.exitCode = 1;
});
