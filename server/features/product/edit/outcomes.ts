/** The outcome for each product of a bulk call. */
import { ERRORS, type ErrorCode } from '../../../../contract/schema/error.ts';
import { ApiError } from '../../../platform/http/error.ts';

export interface Outcome {
  id: number;
  done: boolean;
  code?: string;
}

/** By the codes of what is the seller's own; null is done. */
export const outcomesOf = (ids: readonly number[], codes: ReadonlyMap<number, string | null>): Outcome[] =>
  ids.map((id) => {
    const code = codes.has(id) ? codes.get(id)! : 'not_found';
    return code === null ? { id, done: true } : { id, done: false, code };
  });

/** The one outcome of a call about one product. Throws its ApiError. */
export function requireDone([outcome]: readonly Outcome[]): null {
  const code = outcome?.code;
  if (code === undefined) return null;
  throw Object.hasOwn(ERRORS, code) ? new ApiError(code as ErrorCode) : new Error(`unknown code ${code}`);
}
