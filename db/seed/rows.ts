/** Inserts rows in few statements, and hands out their ids. */
import { sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import type { Executor } from '../../server/platform/database/database.ts';

const NAME = /^[a-z_0-9]+$/;
const ident = (name: string) => {
  if (!NAME.test(name)) throw new Error(`not a name: ${name}`);
  return sql.raw(name);
};

/** Inserts objects whose keys are columns, the same in all of them. */
export async function insertRows(
  tx: Executor,
  table: string,
  rows: readonly object[],
  size = 1000,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) {
    const some = rows.slice(at, at + size);
    const columns = sql.join(Object.keys(some[0]!).map(ident), sql`, `);
    await tx.execute(
      sql`INSERT INTO ${ident(table)} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${ident(table)}, ${JSON.stringify(some)}::jsonb)`,
    );
  }
}

/**
 * The first of `count` ids that are ours alone. Changing the increment locks the sequence until the transaction
 * ends, so nobody gets a number between; rolled back, nothing has happened.
 */
export async function reserveIds(tx: Executor, table: string, count: number): Promise<number> {
  const name = sql.raw(`'${NAME.exec(table)![0]}_id_seq'`);
  const sequence = ident(`${table}_id_seq`);
  await tx.execute(sql`ALTER SEQUENCE ${sequence} INCREMENT BY ${sql.raw(String(Math.max(1, count)))}`);
  // the first value of a sequence never used is its start, whatever the increment
  const { rows: before } = await tx.execute(sql`SELECT nextval(${name}) AS id`);
  await tx.execute(sql`SELECT nextval(${name})`);
  await tx.execute(sql`ALTER SEQUENCE ${sequence} INCREMENT BY 1`);
  return Number((before[0] as { id: number }).id) + 1;
}

/** Inserts them with ids that follow each other in their order. @returns the first */
export async function insertNumbered(tx: Executor, table: string, rows: readonly object[]): Promise<number> {
  const first = await reserveIds(tx, table, rows.length);
  await insertRows(
    tx,
    table,
    rows.map((row, i) => ({ id: first + i, ...row })),
  );
  return first;
}

const WAITING_HOURS = 20;

/** Times relative to the day the seed is made: negative days are in the past. */
export function calendar(now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    at: (days: number) => new Date(today + Math.round(days * DAY_MS)).toISOString(),
    date: (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10),
    /** Since when the n-th thing waits for its review: some hours, for the site promises one working day. */
    waitingSince: (n: number) =>
      new Date(now.getTime() - (1 + ((n * 7) % WAITING_HOURS)) * HOUR_MS).toISOString(),
  };
}
export type Calendar = ReturnType<typeof calendar>;
