/**
 * The only place where a status changes: from one state of the lifecycle to the next, in the caller's transaction,
 * with its audit line (decision 21).
 */
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Lifecycle } from '../../../domain/lifecycle.ts';
import type { Caller } from '../deps.ts';
import { hasRank } from '../http/access.ts';
import { ApiError } from '../http/error.ts';
import { type AuditLine, audit, SYSTEM } from './audit.ts';
import type { Executor } from './database.ts';

type StatefulTable = PgTable & { id: PgColumn; status: PgColumn };

/** A table whose rows have a status, its lifecycle, and what the audit log calls a row. */
export interface Stateful<
  T extends StatefulTable,
  State extends number,
  Action extends string,
  Role extends string,
> {
  table: T;
  lifecycle: Lifecycle<State, Action, Role>;
  entity: AuditLine['entity'];
}

type Detail = NonNullable<AuditLine['detail']>;

interface Step<T extends StatefulTable, Action, Role> {
  action: Action;
  /** The role in which the caller acts. */
  by: Role;
  caller: Caller | typeof SYSTEM;
  /** What is written beside the status. */
  change?: Omit<PgUpdateSetSource<T>, 'id' | 'status'>;
  /** What the audit line says beside the action. */
  detail?: Detail | ((row: T['$inferSelect']) => Detail);
}

/**
 * Makes the transition of one row and returns the row after it. `guard` is a condition beside the state.
 * Throws ApiError wrong_state when the action may not start in the row's state, forbidden when the caller may not take it.
 */
export async function transition<
  T extends StatefulTable,
  State extends number,
  Action extends string,
  Role extends string,
>(
  tx: Executor,
  stateful: Stateful<T, State, Action, Role>,
  { id, guard, ...step }: Step<T, Action, Role> & { id: number; guard?: SQL | undefined },
): Promise<T['$inferSelect']> {
  const where = and(eq(stateful.table.id, id), guard);
  const [row] = await transitionAll(tx, stateful, { ...step, where });
  if (!row) throw new ApiError('wrong_state');
  return row;
}

/**
 * Makes the transition of every row of `where` that is in a state for it, and returns those rows. One statement, so that
 * triggers count in one order and two callers who change the same rows do not deadlock.
 * Throws ApiError forbidden when the caller may not take the action.
 */
export async function transitionAll<
  T extends StatefulTable,
  State extends number,
  Action extends string,
  Role extends string,
>(
  tx: Executor,
  { table, lifecycle, entity }: Stateful<T, State, Action, Role>,
  { action, by, caller, where, change, detail }: Step<T, Action, Role> & { where: SQL | undefined },
): Promise<T['$inferSelect'][]> {
  if (!lifecycle.permits(action, by) || !playsPart(caller, by)) throw new ApiError('forbidden');
  const states = lifecycle.from(action);
  const able = and(where, inArray(table.status, [...states]));
  const update = tx.update<StatefulTable>(table).set({ ...change, status: lifecycle.to(action) });
  const rows: Moved<T>[] =
    states.length === 1
      ? (await update.where(able).returning()).map((row) => ({ row, was: Number(states[0]) }))
      : await withStateBefore(update, table, able);
  await audit(
    tx,
    caller,
    ...rows.map(({ row, was }) => ({
      action,
      entity,
      id: Number(row.id),
      detail: typeof detail === 'function' ? detail(row) : (detail ?? {}),
      before: { status: was },
      after: { status: lifecycle.to(action) },
    })),
  );
  return rows.map(({ row }) => row);
}

interface Moved<T extends StatefulTable> {
  row: T['$inferSelect'];
  /** Its state before. */
  was: number;
}

/** An UPDATE answers what is after it: the state before is read by the same statement, under the row's lock. */
async function withStateBefore<T extends StatefulTable>(
  update: ReturnType<ReturnType<Executor['update']>['set']>,
  table: T,
  able: SQL | undefined,
): Promise<Moved<T>[]> {
  const rows: unknown = await update
    .from(
      sql`(SELECT ${table.id} AS id, ${table.status} AS status FROM ${table} WHERE ${able} FOR UPDATE) AS was`,
    )
    .where(sql`${table.id} = was.id`)
    .returning({ ...getTableColumns(table), was: sql<number>`was.status` });
  return (rows as ({ was: number } & T['$inferSelect'])[]).map(({ was, ...row }) => ({
    row,
    was: Number(was),
  }));
}

/** Roles that depend on the row (seller, buyer, supplier, owner) have been checked by the feature's policy. */
function playsPart(caller: Caller | typeof SYSTEM, part: string): boolean {
  if (caller === SYSTEM || part === 'system') return caller === SYSTEM && part === 'system';
  if (part === 'reviewer' || part === 'operator') return caller.user !== null && hasRank(caller.user, part);
  return true;
}
