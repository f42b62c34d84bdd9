/** Why a file as a whole cannot be read, by the code of its sentence (locales/import). */
export type SheetProblem =
  | 'unreadable'
  | 'no_sheet'
  | 'two_sheets'
  | 'unpacks_too_large'
  | 'too_many_rows'
  | 'no_rows'
  | 'other_kind'
  | 'password'
  | 'open_quote';

export class Unreadable extends Error {
  readonly problem: SheetProblem;
  /** What the sentence names. */
  readonly detail: string;
  constructor(problem: SheetProblem, detail = '') {
    super(problem);
    this.problem = problem;
    this.detail = detail;
  }
}
