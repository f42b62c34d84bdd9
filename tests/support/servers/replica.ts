/** A test's own PostgreSQL and a streaming replica of it, which can be delayed, killed and restarted. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clusterFolder, startEmbeddedPostgres } from '../../../server/platform/process/embedded-postgres.ts';
import {
  CARELESS,
  copyCluster,
  databaseUrl,
  openFolder,
  startFromTemplate,
  TEMPLATE,
} from '../database/template.ts';
import { freePort } from '../process.ts';

/** On copies of the `cluster` that template.ts keeps. */
export async function startReplicated(cluster: string) {
  const primary = await startFromTemplate(cluster, { wal_keep_size: '256MB' });
  const url = databaseUrl(primary.url, TEMPLATE);
  // the primary began with the same bytes; what it has written since is streamed
  const folder = openFolder();
  copyCluster(cluster, folder);
  const data = clusterFolder(folder);
  fs.writeFileSync(path.join(data, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primary.url);
  const settings = {
    ...CARELESS,
    port: String(await freePort()),
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
    wal_receiver_status_interval: '1s',
    wal_retrieve_retry_interval: '200ms',
  };
  const replicaUrl = Object.assign(new URL(url), { port: settings.port }).href;
  let stop: (() => Promise<void>) | undefined;

  async function onReplica(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: replicaUrl });
    client.on('error', () => {});
    await client.connect();
    return client.query(statement).finally(() => client.end());
  }
  return {
    url,
    replicaUrl,
    dataDir: primary.dataDir,
    async startReplica() {
      ({ stop } = await startEmbeddedPostgres(folder, { settings }));
    },
    pauseReplay: () => onReplica('SELECT pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('SELECT pg_wal_replay_resume()'),
    /** Up to where it has replayed the log, in bytes. */
    async replayed(): Promise<number> {
      const { rows } = await onReplica(
        `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 AS position`,
      );
      return rows[0].position;
    },
    /** As if its machine had lost power; it stays away. */
    async killReplica() {
      const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      // told before it has ended: it is not started again
      await stop?.();
      stop = undefined;
    },
    async remove() {
      await stop?.();
      await primary.stop();
      for (const each of [folder, primary.dataDir]) fs.rmSync(each, { recursive: true, force: true });
    },
  };
}
