import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import type { Row } from './rows.tsx';

/** A spreadsheet runs what begins so: it is made text (decision 26). */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The comparison as a sheet: a row each of what is compared, a column each quotation. With a mark that says UTF-8. */
export function comparisonCsv(
  rows: readonly Pick<Row, 'label' | 'text'>[],
  shown: readonly OwnQuotation[],
  supplier: string,
): string {
  const lines = [
    [supplier, ...shown.map(({ company }) => company.name)],
    ...rows.map((row) => [row.label, ...shown.map((quotation) => row.text(quotation))]),
  ];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
