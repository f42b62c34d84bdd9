/** Errors with a code of the catalogue; rendered in one place (http.ts). */
import type { ErrorCode } from '../../contract/error.ts';
import type { ProblemCode } from '../../contract/problem.ts';

export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Field name → problem code. */
  readonly fields: Record<string, ProblemCode> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, detail: { fields?: Record<string, ProblemCode>; retryAfter?: number } = {}) {
    super(code);
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

/** Name of the constraint a failed statement broke, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint;
  }
  return undefined;
}
