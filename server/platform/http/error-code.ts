/** Assigns each error a code of the contract, whether it is ours, Fastify's, the database's or the file system's. */
import { ERRORS, type ErrorCode } from '../../../contract/schema/error.ts';
import { ApiError, causesOf, refusedByCheck } from './error.ts';
import { InvalidInput } from './input.ts';

/** Codes of Fastify and its plugins → ours. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'json_expected',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
};
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P0|57014|55P03|53300|08)/;
/** Of the file system, and of PostgreSQL. */
const DISK_FULL = /^(ENOSPC|EDQUOT|53100)$/;
/** What any error is called in the contract. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  if (error instanceof InvalidInput || refusedByCheck(error)) return 'invalid';
  for (const e of causesOf(error)) {
    const { code, statusCode } = e as { code?: string; statusCode?: number };
    if (code && FRAMEWORK_CODES[code]) return FRAMEWORK_CODES[code];
    if (code && DISK_FULL.test(code)) return 'disk_full';
    if (statusCode === 429) return 'too_many';
    if (statusCode && statusCode >= 400 && statusCode < 500) return 'malformed';
    if (
      (code && UNREACHABLE.test(code)) ||
      /Connection terminated|connection error and is not queryable|timeout exceeded when trying/.test(
        e.message,
      )
    )
      return 'unavailable';
  }
  return 'internal';
}

/** Whether an error says that there is no room left. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === 'disk_full';

/** Whether an error says that the database, or what is read from it, is not there for now. */
export const isUnavailable = (error: unknown): boolean => ERRORS[codeOf(error)] === 503;

/** Whether an error is the sender's to correct, or says that there was no room: then nothing has been written. */
export const hasWrittenNothing = (error: unknown): boolean =>
  ERRORS[codeOf(error)] < 500 || isDiskFull(error);
