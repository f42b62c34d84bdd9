/**
 * Whether an index file belongs to this database. The cluster's identity alone does not tell: a restored backup, or a
 * standby that lags, shares it and reuses the numbers of lost transactions. A row written after the file's content
 * does: a database that has the row has all that came before it.
 */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** By which the database knows a file again. */
export interface FileIdentity {
  /** Of the cluster: in another one transactions have other numbers. A text, for it has 64 bits. */
  cluster: string;
  /** Of the line. */
  id: string;
}

const CLUSTER = sql`(SELECT system_identifier::text FROM pg_control_system())`;

/** Leaves the line of a file that is about to be written; all that will be in it must have been read before. */
export async function registerIndexFile(executor: Executor): Promise<FileIdentity> {
  const { rows } = await executor.execute<FileIdentity & Record<string, unknown>>(
    sql`INSERT INTO search_index_files DEFAULT VALUES RETURNING id, ${CLUSTER} AS cluster`,
  );
  return rows[0]!;
}

export async function isRegistered(executor: Executor, { cluster, id }: FileIdentity): Promise<boolean> {
  const { rows } = await executor.execute<{ held: boolean }>(
    sql`SELECT ${CLUSTER} = ${cluster} AND EXISTS (SELECT FROM search_index_files WHERE id = ${id}) AS held`,
  );
  return rows[0]!.held;
}

/** The job: forgets files that nobody has written anew for a month. */
export async function forgetIndexFiles(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM search_index_files WHERE written_at < now() - interval '1 month'`);
}
