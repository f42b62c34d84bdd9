/**
 * `npm run bench -- outages [kills|mail|disk|replica|database|lock|storm|s3]…`: what is lost when something goes, all of
 * it unless said: kill −9 of each process under writes, a mail server away for an hour of simulated time, a full disk, a
 * replica that lags and dies, the database away and a table locked behind a load balancer, a storm of changes, a bucket
 * that hangs. Prints
 * counts of everything tried; ends with 1 when anything acknowledged was lost, a page failed or was kept wrong.
 */
import fs from 'node:fs';
import path from 'node:path';
import { databaseAway } from './database-away.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { lockedTable } from './locked-table.ts';
import { mailServerAway } from './mail-server-away.ts';
import { replicaAway } from './replica.ts';
import { s3Hangs } from './s3-hangs.ts';
import { storm } from './storm.ts';

const OUTAGES: Record<string, (dataDir: string) => Promise<number>> = {
  kills,
  mail: mailServerAway,
  disk: fullDisk,
  replica: replicaAway,
  storm,
  database: databaseAway,
  lock: lockedTable,
  s3: s3Hangs,
};

const asked = process.argv.slice(2);
const base = path.join(path.resolve(process.env.DATA_DIR ?? './data'), 'bench-outages');
let lost = 0;
for (const [name, outage] of Object.entries(OUTAGES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const dataDir = path.join(base, name);
  fs.rmSync(dataDir, { recursive: true, force: true });
  lost += await outage(dataDir);
  fs.rmSync(dataDir, { recursive: true, force: true });
}
process.exit(lost === 0 ? 0 : 1);
