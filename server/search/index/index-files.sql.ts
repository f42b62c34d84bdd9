/**
 * Whether a file in which an index was kept is of this database. The identity of the cluster alone does not tell: one that
 * was set back to a backup, or a standby that had not heard all, has it too, and gives the numbers of lost transactions
 * once more. A line written after what is in the file does: who holds the line holds all that came before it.
 */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

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
