/** Lists of the console as sheets, and of the member centre those that say so (decision 37). */
import type { Access, Route } from './route.ts';

/** Rows of a sheet; whoever needs more narrows the list. */
export const MOST_SHEET_ROWS = 100_000;

export const isStaffAccess = (access: Access): boolean =>
  access === 'reviewer' || access === 'operator' || access === 'administrator';

/** Whether the list is given as a sheet too. */
export const hasSheet = ({ access, sheet }: Pick<Route, 'access' | 'sheet'>): boolean =>
  isStaffAccess(access) || sheet === true;
