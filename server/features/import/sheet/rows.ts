/** What the readers of a sheet have in common: rows of cells as text, and what is to be said of a cell or a row. */

import type { RemarkCode } from '../../../../locales/en/backoffice/import.ts';

export interface Remark {
  /** Of the row as the spreadsheet counts, from 1. */
  line: number;
  /** From 0; null: the row as a whole. */
  position: number | null;
  code: RemarkCode;
  detail: string;
}

/** One sheet as it stands in the file. */
export interface Table {
  rows: Row[];
  remarks: Remark[];
  /** Columns that are hidden, from 0. */
  hiddenColumns: number[];
  hiddenRows: number;
  mergedCells: number;
}

export interface Row {
  line: number;
  cells: string[];
  /** Something stands right of the columns that are read. */
  goesOn?: boolean;
  /** By place: the cell held a number, which is written with a point whatever the sheet's language. */
  numbers?: boolean[];
}
