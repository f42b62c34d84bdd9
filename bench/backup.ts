/** `npm run bench -- backup`: backup and restore of the demo marketplace: how long they take, and in how much memory. */
import fs from 'node:fs';
import path from 'node:path';
import { makeBackup } from '../server/operations/backup/backup.ts';
import { checkArchive, restoreBackup } from '../server/operations/backup/restore.ts';
import { openDatabase } from '../server/platform/database/database.ts';
import { folderStore } from '../server/platform/files/file-store.ts';
import { figure } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const { deps, environment, url, close } = await openMarketplace(0, 'backup');
const { dataDir } = environment;
const file = path.join(dataDir, 'bench.backup');
const target = path.join(dataDir, 'restored');
fs.rmSync(target, { recursive: true, force: true });
fs.mkdirSync(target);
await deps.db.$client.query('DROP DATABASE IF EXISTS restored');
await deps.db.$client.query('CREATE DATABASE restored');
const { rows } = await deps.db.$client.query(`
  SELECT pg_database_size(current_database()) AS tables, (SELECT coalesce(sum(bytes), 0) FROM files) AS files`);

/** Seconds that it takes, and the most memory of this process meanwhile, in MB. */
async function measured(work: () => Promise<unknown>): Promise<{ seconds: number; memory: number }> {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const timer = setInterval(look, 20);
  const from = performance.now();
  await work();
  look();
  clearInterval(timer);
  return { seconds: (performance.now() - from) / 1000, memory: most / 2 ** 20 };
}

const { rss } = process.memoryUsage();
const backup = await measured(() => makeBackup({ db: deps.db, files: deps.files, dataDir }, file));
const check = await measured(() => checkArchive(file));
const other = await openDatabase(Object.assign(new URL(url), { pathname: '/restored' }).href, { max: 1 });
const files = folderStore(path.join(target, 'files'));
const restore = await measured(() => restoreBackup({ db: other, files, dataDir: target }, file));

const megabytes =
  Object.values((await checkArchive(file)).parts).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
process.stdout.write(
  `\n${(rows[0].tables / 1e6).toFixed(0)} MB of database with its indexes, ${(rows[0].files / 1e6).toFixed(0)} MB of files\n\n`,
);
figure('in the archive, unpacked', megabytes, 'MB');
figure('the archive', fs.statSync(file).size / 1e6, 'MB');
for (const [name, { seconds, memory }] of Object.entries({ backup, check, restore })) {
  figure(name, seconds, 's');
  figure('  of what is in the archive', megabytes / seconds, 'MB/s');
  figure('  most memory of the process, beyond what it had before', memory - rss / 2 ** 20, 'MB');
}
await other.$client.end();
await deps.db.$client.query('DROP DATABASE restored');
fs.rmSync(target, { recursive: true });
fs.rmSync(file);
await close();
process.exit(0);
