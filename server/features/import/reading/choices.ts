/** What the seller says of a file that has been read (decision 26). */
import type { ImportReading, ReadingChoices } from '../../../../contract/product/import.ts';
import { meaningOf, meaningOfField } from '../../../../domain/product/product-sheet.ts';
import { comparableHeader } from '../../../../domain/visitor/header-words.ts';
import { invalid } from '../../../platform/http/error.ts';

/** Foreign headers that are remembered of a company: those that were used last. */
export const MAX_HEADERS = 500;

const KEYS_OF_TABLE = ['encoding', 'sheet', 'header_row'] as const;
type TableKey = (typeof KEYS_OF_TABLE)[number];
const isOther = (said: ReadingChoices, reading: ImportReading, key: TableKey) =>
  said[key] !== undefined && said[key] !== reading[key];

/** Another encoding or sheet has other rows and columns. */
export function mergedChoices(
  before: ReadingChoices,
  said: ReadingChoices,
  reading: ImportReading,
): ReadingChoices {
  const kept = { ...before };
  if (isOther(said, reading, 'encoding') || isOther(said, reading, 'sheet')) delete kept.header_row;
  if (KEYS_OF_TABLE.some((key) => isOther(said, reading, key))) delete kept.columns;
  return { ...kept, ...said };
}

/** Throws ApiError invalid. */
export function checkChoices(
  reading: ImportReading,
  { sheet, encoding, columns = [] }: ReadingChoices,
): void {
  const wrong: Record<string, 'unknown_choice'> = {};
  if (sheet !== undefined && !reading.sheets.some(({ name }) => name === sheet))
    wrong.sheet = 'unknown_choice';
  if (encoding !== undefined && !reading.encodings.some(({ name }) => name === encoding))
    wrong.encoding = 'unknown_choice';
  for (const [i, { field }] of columns.entries())
    if (field !== null && !meaningOfField(field)) wrong[`columns.${i}.field`] = 'unknown_choice';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Of columns that the seller was shown under a header that is none of ours. */
export function confirmedHeaders(
  reading: ImportReading,
  said: ReadingChoices,
  of: { companyId: number; usedAt: Date },
): { companyId: number; usedAt: Date; header: string; field: string | null }[] {
  // columns of another table are numbered otherwise
  if (KEYS_OF_TABLE.some((key) => isOther(said, reading, key))) return [];
  const byHeader = new Map<string, string | null>();
  for (const { position, field } of said.columns ?? []) {
    const header = reading.columns.find((one) => one.position === position)?.header ?? '';
    const key = comparableHeader(header);
    if (key !== '' && !meaningOf(header)) byHeader.set(key, field);
  }
  return [...byHeader].map(([header, field]) => ({ ...of, header, field }));
}
