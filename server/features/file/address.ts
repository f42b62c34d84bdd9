/** What names a file: its address, and the ids that nobody can guess. */
import type { FileRow } from './file.sql.ts';

/** Ids of guests' uploads start here, are random and so cannot be guessed: who names one has uploaded it. */
export const GUEST_IDS = 2 ** 52;

/** As the generated column `private` has it; videos and documents are public besides where something online shows them. */
const PRIVATE: readonly FileRow['purpose'][] = [2, 6, 7, 8];

/** The address of a file: on every host, or below /api for those who may read it. */
export const fileUrl = (file: Pick<FileRow, 'key' | 'purpose'>): string =>
  PRIVATE.includes(file.purpose) ? `/api/session/files/${file.key}` : `/files/${file.key}`;
