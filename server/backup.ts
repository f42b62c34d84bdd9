/** `npm run backup -- FILE [--passphrase-file FILE]`, with or without a running server. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './operations/backup/backup.ts';
import { givenPassphrase, requireLongPassphrase } from './operations/backup/passphrase.ts';
import { runCommand, withDatabase } from './operations/command.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { requireDataFolder } from './platform/process/data-folder.ts';
import { readEnvironment, StartError } from './platform/process/environment.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  });
  const [given] = positionals;
  if (positionals.length !== 1 || !given)
    throw new StartError('Usage: npm run backup -- FILE [--passphrase-file FILE]');
  const passphrase = givenPassphrase(process.env, values['passphrase-file']);
  requireLongPassphrase(passphrase);
  const file = path.resolve(given);
  const environment = readEnvironment(process.env);
  requireDataFolder(environment.dataDir);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  const { dataDir } = environment;
  const files = await openFileStore(environment);
  const backup = await withDatabase(environment, 1, (db) =>
    makeBackup({ db, files, dataDir }, file, { signal: ending.signal, passphrase }),
  );
  const { rows, bytes, missing, missingCount } = backup;
  process.stdout.write(
    `${file}: ${rows} rows, ${backup.files} files, ${(bytes / 1e6).toFixed(1)} MB, ${
      environment.secretKey === undefined
        ? 'with the secrets that sign sessions'
        : 'with the secrets under DATA_DIR, but without SECRET_KEY, which a restore needs beside it'
    }: ${
      passphrase === undefined
        ? 'keep it as safe as them, or set BACKUP_PASSPHRASE to encrypt it'
        : 'encrypted; without its passphrase nobody can restore it'
    }.\n`,
  );
  if (missingCount > 0)
    process.stdout.write(
      `Files that rows name and that were not there: ${missingCount}, among them ${missing.join(', ')}.\n`,
    );
});
