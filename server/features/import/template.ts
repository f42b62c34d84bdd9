/** Sheets that go out: the template of a category, own products, and faults. */
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import type { Language } from '../../../contract/schema/error.ts';
import type { ProductStatus } from '../../../domain/product/product-review.ts';
import {
  type ColumnMeaning,
  headerOf,
  quoted,
  SHEET_COLUMNS,
  type SheetColumn,
  sheetColumns,
} from '../../../domain/product/product-sheet.ts';
import { importWords } from '../../../locales/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { invalid } from '../../platform/http/error.ts';
import { categoryById, categoryProperties, categoryTrail } from '../category/category.ts';
import { exportedProducts, type OwnVersion } from '../product/product.ts';
import { cellOf } from './row/cells.ts';

export type SheetFormat = 'xlsx' | 'csv';
export interface SheetFile {
  bytes: Buffer;
  mime: string;
  extension: SheetFormat;
}

/** Without these a row is no draft. */
const REQUIRED: readonly SheetColumn[] = ['cate', 'unit'];
/** Products of an export; of more, the newest. */
const MAX_EXPORTED = 10_000;

export async function writeSheet(
  rows: readonly (readonly string[])[],
  format: SheetFormat,
): Promise<SheetFile> {
  const cells = rows.map((row) => row.map(quoted));
  if (format === 'csv')
    // with its mark Excel reads it as UTF-8
    return { bytes: Buffer.from(`\uFEFF${stringify(cells)}`), mime: 'text/csv', extension: 'csv' };
  const data = cells.map((row, i) =>
    row.map((value) => ({ value, type: String, ...(i === 0 && { fontWeight: 'bold' as const }) })),
  );
  const bytes = await writeXlsx(data, { sheet: 'Products' }).toBuffer();
  return {
    bytes,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  };
}

/** Of new products, which have no id yet. */
const TEMPLATE = sheetColumns.filter((column) => column !== 'id');

const headers = (
  language: Language,
  columns: readonly SheetColumn[],
  properties: readonly string[],
  details: readonly string[] = [],
) => [
  ...columns.map((column) => SHEET_COLUMNS[column][language] + (REQUIRED.includes(column) ? ' *' : '')),
  ...properties.map((name) => headerOf.property(name, language)),
  ...details.map((name) => headerOf.detail(name, language)),
];

/** A header and one example row. Throws ApiError invalid for what is no leaf. */
export async function importTemplate(
  deps: Deps,
  { language }: MemberActor,
  { cate, format }: { cate: number; format: SheetFormat },
): Promise<SheetFile> {
  const category = await categoryById(deps, cate);
  if (!category) throw invalid({ cate: 'unknown_category' });
  if (!category.is_end) throw invalid({ cate: 'category_not_leaf' });
  const properties = await categoryProperties(deps, categoryTrail(category).at(-1)!);
  const { examples } = importWords(language);
  const example = {
    ...examples,
    cate: String(cate),
    currency: '$',
    unit: 'piece',
    min_order: '100',
  } as Record<string, string>;
  return writeSheet(
    [
      headers(
        language,
        TEMPLATE,
        properties.map(({ name, name_zh }) => (language === 'zh' && name_zh) || name),
      ),
      [
        ...TEMPLATE.map((column) => example[column] ?? ''),
        ...properties.map(({ options }) => options[0]?.[0] ?? ''),
      ],
    ],
    format,
  );
}

/**
 * Own products of one status, with all properties and details that any of them has: of a published one with an edit that
 * waits or failed what the edit says, as the form has it.
 */
export async function exportProducts(
  deps: Deps,
  actor: MemberActor,
  { status, format }: { status: ProductStatus; format: SheetFormat },
): Promise<SheetFile> {
  const products = await exportedProducts(deps, actor.user.company.id, status, MAX_EXPORTED);
  const names = (of: 'properties' | 'details') => [
    ...new Set(products.flatMap(({ content }) => Object.keys(content[of]))),
  ];
  const [properties, details] = [names('properties'), names('details')];
  const meanings: ColumnMeaning[] = [
    ...sheetColumns.map((field) => ({ kind: 'field' as const, field })),
    ...properties.map((name) => ({ kind: 'property' as const, name })),
    ...details.map((name) => ({ kind: 'detail' as const, name })),
  ];
  const { language } = actor;
  const row = (product: OwnVersion) => meanings.map((meaning) => cellOf(meaning, product, language));
  return writeSheet([headers(language, sheetColumns, properties, details), ...products.map(row)], format);
}
