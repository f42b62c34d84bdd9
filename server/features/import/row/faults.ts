/** Where in the sheet a fault of a row stands. */
import type * as z from 'zod';
import type { Finding } from '../../../../domain/evidence/finding.ts';
import { SHEET_COLUMNS } from '../../../../domain/product/product-sheet.ts';
import { findingSentence } from '../../../../locales/findings/findings.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { RowFault } from '../progress.ts';
import type { Column } from '../reading/column.ts';

type Columns = readonly (Column | null)[];

/** Findings of the check stand at the column of their field. */
export const faultsOf = (findings: readonly Finding[], columns: Columns): RowFault[] =>
  findings.map((found) => ({
    column: columnOf(columns, found.field),
    severity: found.severity,
    text: said((_, language) => findingSentence(found, language)),
  }));

export const headerOf = (columns: Columns, { path }: z.core.$ZodIssue): string | Said => {
  const [field = '', name] = path.map(String);
  const own = columns.find(
    (column) => column !== null && column.meaning.kind !== 'field' && column.meaning.name === name,
  );
  return own?.header ?? columnOf(columns, field);
};

/** The header that the sheet has for a field, or the one it should have. */
export function columnOf(columns: Columns, field: string): string | Said {
  const own = columns.find((column) => column?.meaning.kind === 'field' && column.meaning.field === field);
  if (own) return own.header;
  return Object.hasOwn(SHEET_COLUMNS, field) ? SHEET_COLUMNS[field as keyof typeof SHEET_COLUMNS] : '';
}
