/** Errors with a code of contract/schema/error.ts; rendered in one place (http.ts). */
import pg from 'pg';
import type { ErrorBody, ErrorCode } from '../../../contract/schema/error.ts';
import type { ProblemCode } from '../../../contract/schema/problem.ts';
import type { WrongKind } from '../../../domain/picture/file-kinds.ts';

type Extra = Pick<ErrorBody, 'ticket' | 'challenge' | 'images'>;

export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Field name → problem code. */
  readonly fields: Record<string, ProblemCode> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  /** What the reply carries besides, to go on with. */
  readonly extra: Extra | undefined;
  /** Of unsupported_type: what it is and what is taken, for the sentence. */
  readonly kind: WrongKind | undefined;

  constructor(
    code: ErrorCode,
    detail: {
      fields?: Record<string, ProblemCode>;
      retryAfter?: number;
      extra?: Extra;
      kind?: WrongKind;
      /** For the log. */
      cause?: Error;
    } = {},
  ) {
    super(code, detail.cause && { cause: detail.cause });
    this.extra = detail.extra;
    this.kind = detail.kind;
    this.code = code;
    this.fields = detail.fields;
    this.retryAfter = detail.retryAfter;
  }
}

export const notFound = () => new ApiError('not_found');
export const invalid = (fields: Record<string, ProblemCode>) => new ApiError('invalid', { fields });

/** The row, or 404. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}

/** An error and its causes: the query builder wraps the error of the database. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let e = error; e instanceof Error; e = e.cause) yield e;
}

/** Name of the constraint a failed statement broke, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const e of causesOf(error))
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint;
  return undefined;
}

/** What PostgreSQL calls the error, five characters, if the error is its own. */
export function sqlState(error: unknown): string | undefined {
  for (const e of causesOf(error)) if (e instanceof pg.DatabaseError) return e.code;
  return undefined;
}

/**
 * Whether a transaction that threw this is known to have left nothing: we threw it ourselves, or PostgreSQL said why before
 * the commit. Of a connection that was lost nobody knows: the answer to the commit may have been lost with it.
 */
export function isRolledBack(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  const state = sqlState(error);
  return state !== undefined && !/^(08|57P|40003)/.test(state);
}

/** PostgreSQL has refused a row by a CHECK of its table. */
const CHECK_VIOLATION = '23514';

/** Table and constraint of the CHECK that refused a statement: the contract took what it should have refused. */
export function refusedByCheck(
  error: unknown,
): { table: string | undefined; constraint: string | undefined } | undefined {
  for (const e of causesOf(error))
    if (e instanceof pg.DatabaseError && e.code === CHECK_VIOLATION)
      return { table: e.table, constraint: e.constraint };
  return undefined;
}

/** PostgreSQL has ended a transaction because of a deadlock. */
export const DEADLOCK = '40P01';
/** A lock was not to be had within lock_timeout. */
export const LOCK_NOT_AVAILABLE = '55P03';
