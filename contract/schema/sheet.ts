/** Lists of the console as sheets (decision 37). */
import type { Access } from './route.ts';

/** Rows of a sheet; whoever needs more narrows the list. */
export const MOST_SHEET_ROWS = 100_000;

export const isStaffAccess = (access: Access): boolean =>
  access === 'reviewer' || access === 'operator' || access === 'administrator';
