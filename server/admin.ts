/**
 * `npm run admin -- create EMAIL [--role reviewer|operator|administrator]`, `token|reset-password|reset-totp|demote EMAIL`,
 * `set-email EMAIL NEW`,
 * `npm run admin -- maintenance on|off`, `read-only on|off`, with `--until 2026-12-01T06:00Z --message-en TEXT --message-zh TEXT`,
 * `npm run admin -- rates FILE|remove-demo-accounts|rotate-keys|check-search|rebuild-search|propose-synonyms FILE`, on the same database. `token` prints an
 * access token and nothing else.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { modeBody } from '../contract/operator/setting.ts';
import { STAFF_ROLES, type StaffRole } from '../domain/account/staff.ts';
import type { Mode } from '../domain/setting.ts';
import { resetTotp } from './features/auth/auth.ts';
import { storeDailyRates } from './features/exchange-rate/exchange-rate.ts';
import { changeMode } from './features/setting/setting.ts';
import { removeDemoAccounts } from './features/user/demo-accounts.ts';
import {
  COMMAND_LINE,
  createStaff,
  demoteStaff,
  resetPassword,
  setEmail,
  tokenFor,
} from './features/user/staff.ts';
import { rotateKeys } from './operations/keys/rotate.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrations.ts';
import { attachOrStartPostgres } from './platform/process/embedded-postgres.ts';
import { type Environment, readEnvironment, StartError } from './platform/process/environment.ts';
import { createLog, errorText } from './platform/process/log.ts';
import { tokenSigner } from './platform/secrets/token.ts';
import { checkIndex } from './search/index/check.ts';
import { rewriteIndex } from './search/index/rebuild/rebuild.ts';
import { writeProposals } from './search/learn/write-proposals.ts';

/** Each answers a sentence, or throws one. */
const ACCOUNTS: Record<string, (db: Database, email: string, given: Given) => Promise<string>> = {
  create: (db, email, { role }) => createStaff(db, email, role),
  token: (db, email, { environment }) => tokenFor(db, tokenSigner(environment), email),
  'reset-password': resetPassword,
  'reset-totp': async (db, email, { environment }) => {
    const deps = { db, environment, now: () => new Date(), log: createLog('silent') };
    const outcome = await resetTotp(deps, COMMAND_LINE, email);
    if (!outcome) throw new StartError(`There is no account ${email}.`);
    return outcome === 'reset'
      ? `The second factor of ${email} is gone and all its sessions have ended. Staff sets up a new one at the next sign-in.`
      : `${email} has no second factor.`;
  },
  'set-email': (db, email, { next }) => setEmail(db, email, next),
  demote: demoteStaff,
};
interface Given {
  environment: Environment;
  role: StaffRole;
  /** What follows the e-mail. */
  next: string;
}
const MARKETPLACE: Record<
  string,
  (db: Database, file: string | undefined, environment: Environment, said: Said) => Promise<string>
> = {
  async rates(db, file) {
    if (!file) throw new StartError('Which file? npm run admin -- rates FILE');
    return storeDailyRates(db, await readFile(file, 'utf8')).catch((error: Error) => {
      throw new StartError(`${file}: ${error.message}`);
    });
  },
  'remove-demo-accounts': removeDemoAccounts,
  maintenance: (db, word, _, said) => setModeTo('maintenance', db, word, said),
  'read-only': (db, word, _, said) => setModeTo('read_only', db, word, said),
  'rotate-keys': (db, _, environment) => rotateKeys(db, environment),
  async 'check-search'(db) {
    const differences = await checkIndex(db);
    const [first] = differences;
    if (!first) return 'Every search document is what the tables say.';
    throw new StartError(
      `Search documents that are not what the tables say: ${differences.length}; the first, of ${first.kind} ${first.id}, is ${first.is}. "npm run admin -- rebuild-search" writes all anew.`,
    );
  },
  async 'rebuild-search'(db) {
    const rebuilt = await rewriteIndex(db);
    return rebuilt
      ? `${rebuilt.documents} search documents are written anew.`
      : 'Another server has just written all search documents anew.';
  },
  async 'propose-synonyms'(db, file) {
    if (!file) throw new StartError('Into which file? npm run admin -- propose-synonyms FILE');
    const count = await writeProposals(db, file);
    return count === 0
      ? 'What visitors opened proposes no synonyms yet.'
      : `${count} proposals stand in ${file}: keep the lines that are right in synonyms.txt of the data folder, and restart.`;
  },
};
/** What the command says of a mode, as the console does. */
interface Said {
  until: string;
  'message-en': string;
  'message-zh': string;
}
/** Opens and closes the marketplace. */
async function setModeTo(mode: Mode, db: Database, word: string | undefined, said: Said): Promise<string> {
  if (word !== 'on' && word !== 'off') throw new StartError('on or off?');
  const to = word === 'on' ? mode : 'open';
  await changeMode({ now: () => new Date() }, db, COMMAND_LINE, modeFrom(to, said, new Date()));
  const end = to !== 'open' && said.until !== '' ? `, until ${new Date(said.until).toISOString()}` : '';
  return `The marketplace is ${MODE_WORDS[to]} now${end}; all servers follow within two seconds.`;
}
/** Throws StartError where the console would refuse it. */
function modeFrom(mode: Mode, said: Said, now: Date) {
  const moment = Date.parse(said.until);
  if (said.until !== '' && Number.isNaN(moment))
    throw new StartError(`--until ${said.until}: write it as 2026-12-01T06:00Z`);
  const until = said.until === '' ? '' : new Date(moment).toISOString();
  if (until !== '' && moment <= now.getTime()) throw new StartError(`--until ${said.until} is over already.`);
  const body = modeBody.safeParse({
    mode,
    until,
    message_en: said['message-en'],
    message_zh: said['message-zh'],
  });
  if (!body.success) throw new StartError('A message has at most 300 characters.');
  return body.data;
}
const MODE_WORDS: Record<Mode, string> = {
  open: 'open',
  read_only: 'read only',
  maintenance: 'in maintenance',
};
const USAGE = `Usage: npm run admin -- ${Object.keys(ACCOUNTS).join('|')} EMAIL (create with --role ${STAFF_ROLES.join('|')}; set-email with the new one behind it), or ${Object.keys(MARKETPLACE).join('|')} (maintenance|read-only on|off with --until 2026-12-01T06:00Z --message-en TEXT --message-zh TEXT)`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'administrator' },
      until: { type: 'string', default: '' },
      'message-en': { type: 'string', default: '' },
      'message-zh': { type: 'string', default: '' },
    },
  });
  const role = STAFF_ROLES.find((known) => known === values.role);
  const [command = '', email, next = ''] = positionals;
  const account = Object.hasOwn(ACCOUNTS, command) ? ACCOUNTS[command] : undefined;
  const marketplace = Object.hasOwn(MARKETPLACE, command) ? MARKETPLACE[command] : undefined;
  if ((!(account && email) && !marketplace) || !role) throw new StartError(USAGE);
  const environment = readEnvironment(process.env);
  const database = environment.databaseUrl
    ? { url: environment.directUrl ?? environment.databaseUrl, stop: async () => {} }
    : await attachOrStartPostgres(environment.dataDir);
  const db = await openDatabase(database.url, { max: 1 });
  try {
    await migrate(db);
    const said = marketplace
      ? await marketplace(db, email, environment, values)
      : await account!(db, email!, { environment, role, next });
    process.stdout.write(`${said}\n`);
  } finally {
    await db.$client.end();
    await database.stop();
  }
}

await run().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : errorText(error)}\n`);
  process.exit(1);
});
