/** The fields that a column of a sheet can be assigned to. */

import type { ReadingColumn } from '../../../../../contract/product/import.ts';
import type { Language } from '../../../../../contract/schema/error.ts';
import { headerOf, SHEET_COLUMNS, sheetColumns } from '../../../../../domain/product/product-sheet.ts';

/** Stands in the select for a column that is left out. */
export const LEFT_OUT = '';

const NAMED = /^(property|detail):(.+)$/s;

/** What a field is called, as in the template. */
export function fieldName(field: string, language: Language): string {
  const [, kind, name] = NAMED.exec(field) ?? [];
  if (kind) return headerOf[kind as 'property' | 'detail'](name!, language);
  return field in SHEET_COLUMNS ? SHEET_COLUMNS[field as keyof typeof SHEET_COLUMNS][language] : field;
}

/** Ours, and the column's own name as a property or a detail of the product. */
export function fieldOptions({ header, field, offered }: ReadingColumn, language: Language) {
  const own = [...new Set([field, offered, `property:${header}`])].filter(
    (value): value is string => value !== null && NAMED.test(value),
  );
  const named = (value: string) => ({ value, label: fieldName(value, language) });
  return { ours: sheetColumns.map(named), own: own.map(named) };
}

/** What the select begins with. */
export const fieldAtFirst = ({ field, offered }: ReadingColumn): string => field ?? offered ?? LEFT_OUT;

/** Fields that more than one column is read as. */
export function fieldsTwice(fields: readonly string[]): string[] {
  const read = fields.filter((field) => field !== LEFT_OUT);
  return [...new Set(read.filter((field, i) => read.indexOf(field) !== i))];
}
