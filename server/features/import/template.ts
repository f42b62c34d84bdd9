/** Sheets that go out: the template of a category, own products, and faults. */
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import type { Language } from '../../../contract/error.ts';
import type { ProductStatus } from '../../../domain/product-review.ts';
import {
  headerOf,
  leadTimesText,
  pricesText,
  quoted,
  SHEET_COLUMNS,
  type SheetColumn,
  sampleText,
  sheetColumns,
} from '../../../domain/product-sheet.ts';
import { importWords } from '../../../locales/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { invalid } from '../../platform/error.ts';
import { categoryById, categoryProperties, categoryTrail } from '../category/category.ts';
import { type ExportedProduct, exportedProducts } from '../product/product.ts';

export type SheetFormat = 'xlsx' | 'csv';
export interface SheetFile {
  bytes: Buffer;
  mime: string;
  extension: SheetFormat;
}

/** Without these a row is no draft. */
const REQUIRED: readonly SheetColumn[] = ['cate', 'unit'];
/** Products of an export; of more, the newest. */
const MOST_EXPORTED = 10_000;

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

const headers = (language: Language, properties: readonly string[], details: readonly string[] = []) => [
  ...sheetColumns.map((column) => SHEET_COLUMNS[column][language] + (REQUIRED.includes(column) ? ' *' : '')),
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
        properties.map(({ name, name_zh }) => (language === 'zh' && name_zh) || name),
      ),
      [
        ...sheetColumns.map((column) => example[column] ?? ''),
        ...properties.map(({ options }) => options[0]?.[0] ?? ''),
      ],
    ],
    format,
  );
}

const size = (n: number | null | undefined) => (n === null || n === undefined ? '' : String(n));

/** Each field as the cell that an import reads back. */
const CELLS: Record<SheetColumn, (of: ExportedProduct) => string> = {
  cate: ({ cate }) => String(cate),
  title: ({ title }) => title,
  group_id: ({ group }) => group ?? '',
  keywords: ({ keywords }) => keywords.join('; '),
  currency: ({ currency }) => currency,
  price: ({ price }) => pricesText(price),
  unit: ({ unit }) => unit,
  min_order: ({ min_order }) => String(min_order),
  sample: (of) => (of.sample ? sampleText(of.sample) : ''),
  sample_lead_time_days: (of) => size(of.sample_lead_time_days),
  lead_times: (of) => leadTimesText(of.lead_times),
  'packaging.type': ({ packaging }) => packaging?.type ?? '',
  'packaging.units': ({ packaging }) => size(packaging?.units),
  'packaging.length': ({ packaging }) => size(packaging?.length),
  'packaging.width': ({ packaging }) => size(packaging?.width),
  'packaging.height': ({ packaging }) => size(packaging?.height),
  'packaging.weight': ({ packaging }) => size(packaging?.weight),
  port: ({ port }) => port,
  incoterms: ({ incoterms }) => incoterms.join('; '),
  warranty_months: (of) => size(of.warranty_months),
  target_markets: (of) => of.target_markets.join('; '),
  business_type: (of) => of.business_type.join('; '),
  images: (of) => of.imageNames.join('; '),
  content: ({ content }) => content,
};

/** Own products of one status, with all properties and details that any of them has. */
export async function exportProducts(
  deps: Deps,
  actor: MemberActor,
  { status, format }: { status: ProductStatus; format: SheetFormat },
): Promise<SheetFile> {
  const products = await exportedProducts(deps, actor.user.company.id, status, MOST_EXPORTED);
  const names = (of: (product: ExportedProduct) => Record<string, string>) => [
    ...new Set(products.flatMap((product) => Object.keys(of(product)))),
  ];
  const properties = names((product) => product.properties);
  const details = names((product) => product.details);
  const rows = products.map((product) => [
    ...sheetColumns.map((column) => CELLS[column](product)),
    ...properties.map((name) => product.properties[name] ?? ''),
    ...details.map((name) => product.details[name] ?? ''),
  ]);
  return writeSheet([headers(actor.language, properties, details), ...rows], format);
}
