/** What spreadsheets make of texts when they open a CSV, which says of no cell that it is a text (decision 26). */

/** More are rounded by every spreadsheet. */
const MAX_DIGITS = 15;
const NUMBER = /^[+-]?(\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?%?$/i;
/** "3/4" or "10-12", in which a spreadsheet sees a day of this year. */
const TWO_NUMBERS = /^(\d{1,2})[/-](\d{1,2})$/;
const WITH_YEAR = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/;
const DAY_AND_MONTH = /^(\d{1,2})-([a-z]{3})$/i;
const MONTH_AND_DAY_IN_CHINESE = /^(\d{1,2})月(\d{1,2})日$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** null: no number, or one that a spreadsheet does not hold. */
function numberOf(text: string): number | null {
  const digits = NUMBER.exec(text)?.[1]?.replace('.', '').replace(/^0+/, '');
  if (digits === undefined || digits.length > MAX_DIGITS) return null;
  return Number(text.replace('%', ''));
}

/** The numbers of day and month, and the year where there is one. */
function dateParts(cell: string): number[] | null {
  const short = DAY_AND_MONTH.exec(cell);
  if (short) {
    const month = MONTHS.indexOf(short[2]!.toLowerCase()) + 1;
    return month === 0 ? null : [Number(short[1]), month];
  }
  return (WITH_YEAR.exec(cell) ?? MONTH_AND_DAY_IN_CHINESE.exec(cell))?.slice(1).map(Number) ?? null;
}

/** Day and month stand in any order; which of three is the year does not matter. */
function isDateOf(cell: string, text: string): boolean {
  const parts = dateParts(cell);
  const wanted = TWO_NUMBERS.exec(text)?.slice(1).map(Number);
  if (!parts || !wanted) return false;
  const left = [...parts];
  return wanted.every((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the cell is the text as a spreadsheet wrote it anew: "12.50" as 12.5, "1e5" as 1.00E+05, "3/4" as 03/04/26. */
export function isRewritten(cell: string, text: string): boolean {
  const number = numberOf(text);
  if (number !== null) return number === numberOf(cell) && text.endsWith('%') === cell.endsWith('%');
  return isDateOf(cell, text);
}
