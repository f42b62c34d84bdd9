/** The system's reason for a failed call, for use in a sentence. */
import { getSystemErrorMessage } from 'node:util';

/** "no space left on device (ENOSPC)"; the message alone of what is no error of the system. */
export function reasonOf(error: unknown): string {
  const { code, errno, message } = error as NodeJS.ErrnoException;
  return errno !== undefined && code
    ? `${getSystemErrorMessage(errno)} (${code})`
    : (message ?? String(error));
}

/** Whether a path is not there: any other error says that nobody knows. */
export const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
