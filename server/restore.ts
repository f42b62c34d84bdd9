/** `npm run restore -- FILE [--replace] [--passphrase-file FILE]`, while no server runs. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { givenPassphrase } from './operations/backup/passphrase.ts';
import { checkArchive, restoreBackup } from './operations/backup/restore.ts';
import { runCommand, withDatabase } from './operations/command.ts';
import { requireSuitableDatabase } from './platform/database/database.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { requireDataFolder } from './platform/process/data-folder.ts';
import { readEnvironment, StartError } from './platform/process/environment.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
    },
  });
  const [given] = positionals;
  if (positionals.length !== 1 || !given)
    throw new StartError(
      'Usage: npm run restore -- FILE [--replace] [--passphrase-file FILE], or FILE --check to read it alone',
    );
  const file = path.resolve(given);
  const passphrase = givenPassphrase(process.env, values['passphrase-file']);
  if (values.check) {
    const { made, files } = await checkArchive(file, passphrase);
    process.stdout.write(`${file} is whole: made ${made}, ${files.stored} files.\n`);
    return;
  }
  const environment = readEnvironment(process.env);
  const { dataDir } = environment;
  requireDataFolder(dataDir);
  const files = await openFileStore(environment);
  const {
    made,
    tables,
    files: stored,
  } = await withDatabase(environment, 1, async (db) => {
    await requireSuitableDatabase(db);
    return restoreBackup({ db, files, dataDir }, file, { replace: values.replace, passphrase });
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored what ${file} holds of ${made}: ${rows} rows, ${stored.stored} files. The next start writes the search index.\n`,
  );
});
