/** Counts what a paste cannot keep, for the notice. */
export interface LeftOut {
  pictures: number;
  /** Videos, frames, drawings: what is no text and no picture. */
  embedded: number;
  rows: number;
  columns: number;
  files: number;
}

export const nothingLeftOut = (): LeftOut => ({ pictures: 0, embedded: 0, rows: 0, columns: 0, files: 0 });
