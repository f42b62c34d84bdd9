/**
 * `npm run admin -- create|token|reset-password|demote EMAIL` on the same database.
 * `token` prints an access token and nothing else.
 */
import { parseArgs } from 'node:util';
import { createStaff, demoteStaff, resetPassword, tokenFor } from './features/user/staff.ts';
import { migrate, openDatabase } from './platform/database.ts';
import { attachOrStartPostgres } from './platform/embedded-postgres.ts';
import { readEnvironment, StartError } from './platform/environment.ts';
import { keptSecret, tokenSigner } from './platform/token.ts';

const COMMANDS = ['create', 'token', 'reset-password', 'demote'] as const;

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email] = positionals;
  const known = COMMANDS.find((name) => name === command);
  if (!known || !email) throw new StartError(`Usage: npm run admin -- ${COMMANDS.join('|')} EMAIL`);
  const environment = readEnvironment(process.env);
  const database = environment.databaseUrl
    ? { url: environment.databaseUrl, stop: async () => {} }
    : await attachOrStartPostgres(environment.dataDir);
  const db = await openDatabase(database.url, { max: 1 });
  try {
    await migrate(db);
    const tokens = tokenSigner(keptSecret(environment.dataDir, 'token'));
    const words = {
      create: () => createStaff(db, email),
      token: () => tokenFor(db, tokens, email),
      'reset-password': () => resetPassword(db, email),
      demote: () => demoteStaff(db, email),
    };
    process.stdout.write(`${await words[known]()}\n`);
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

await run().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exit(1);
});
