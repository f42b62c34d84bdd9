/** A row of a sheet as a draft: its cells read, its names looked up, and what is wrong by column. */
import {
  DETAIL_KEYS,
  type ProductContent,
  productDraft,
} from '../../../../contract/product/product-content.ts';
import {
  type ColumnMeaning,
  listed,
  type SheetColumn,
  unquoted,
} from '../../../../domain/product/product-sheet.ts';
import { readUnit } from '../../../../domain/text/trade-words.ts';
import type { DecimalMark } from '../../../../domain/text/typed-number.ts';
import { type Said, said } from '../../../../locales/import.ts';
import { issueSentence } from '../../../../locales/problems.ts';
import type { OwnVersion } from '../../product/product.ts';
import type { Named, NamedPictures } from '../pictures/pictures.ts';
import type { RowFault } from '../progress.ts';
import { nearestOffered, OFFERED } from '../reading/cells.ts';
import type { Column } from '../reading/column.ts';
import { isAsExported } from './cells.ts';
import { columnOf, headerOf } from './faults.ts';
import { type Given, oneLine, setValue } from './value.ts';

/** What a row names and only the database knows. */
export interface Names {
  group(name: string): number | undefined;
  pictures: ReturnType<NamedPictures['on']>;
  /** Of a category whose id stands in the row as text. */
  property(cate: string, name: string, value: string): Promise<[name: string, value: string]>;
}

export interface ReadRow {
  /** null where it cannot even be a draft. Its pictures are still to be taken. */
  draft: ProductContent | null;
  pictures: (Named & { header: string }) | null;
  faults: RowFault[];
  /** What the columns mean for this row: properties under the names that are stored. */
  meanings: Column[];
  /** Cells that empty a field of the product. */
  cleared: number;
}

/** How the numbers of a row are written; `currency` is one that the header of its prices names. */
export interface Writing {
  mark: DecimalMark | null;
  /** By place: a number of the spreadsheet itself, which has a point. */
  numbers?: readonly boolean[];
  currency: string | null;
}

interface Beside {
  names: Names;
  writing: Writing;
  /** The product that the row changes; what the row does not say is as it says. */
  of: OwnVersion | null;
}

/** What is said of a cell that empties a field. */
export const EMPTIES = said((words) => words.empties);
/** What an empty cell leaves of a field. */
const EMPTY = productDraft.parse({ cate: 1, unit: 'piece' });
/** A product without these is none: an empty cell says nothing of them. */
const NEVER_EMPTY: readonly SheetColumn[] = ['cate', 'title', 'currency', 'unit', 'min_order'];

const isField = (column: Column | null, field: string): boolean =>
  column?.meaning.kind === 'field' && column.meaning.field === field;

export async function readRow(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  { names, writing, of }: Beside,
): Promise<ReadRow> {
  const faults: RowFault[] = [];
  const say = (column: string | Said, severity: RowFault['severity'], text: Said) =>
    faults.push({ column, severity, text });
  const given: Given = {
    fields: { ...of?.content },
    properties: { ...of?.content.properties },
    details: { ...of?.content.details },
    packaging: { ...of?.content.packaging },
    unread: new Set(),
    currencies: [],
  };
  const meanings: Column[] = [];
  let pictures: ReadRow['pictures'] = null;
  let cleared = 0;

  const stated = (field: SheetColumn) => cells[columns.findIndex((column) => isField(column, field))] ?? '';
  const cate = stated('cate') || String(of?.content.cate ?? '');
  const unit = readUnit(stated('unit') || (of?.content.unit ?? ''));
  const setNamed = async (header: string, field: 'group_id' | 'images', cell: string) => {
    if (field === 'group_id') {
      const id = names.group(cell);
      if (id === undefined)
        say(
          header,
          'warn',
          said((words) => (of ? words.unknownGroupKept : words.unknownGroup)),
        );
      else given.fields.group_id = id;
      return;
    }
    pictures = { header, ...(await names.pictures(listed(cell), of?.pictures ?? [])) };
    sayKept(header, pictures);
    // they have no ids before they are decoded, which is not done for a row that is refused anyhow
    given.fields.images = Array.from({ length: pictures.count }, (_, n) => n + 1);
    // without it the product would lose the picture that stands in its place
    for (const { severity, text } of pictures.unknown) say(header, of ? 'block' : severity, text);
  };
  /** A picture that the product has is not replaced by one of the same name. */
  const sayKept = (header: string, { kept }: Named) => {
    for (const name of kept)
      say(
        header,
        'warn',
        said((words) => words.keepsPicture(name)),
      );
  };

  for (const [i, column] of columns.entries()) {
    const raw = cells[i] ?? '';
    const cell = unquoted(raw);
    if (!column || (cell === '' && !of)) continue;
    const { header } = column;
    const [meaning, value] = await meantBy(column.meaning, cell, { names, cate, of });
    meanings.push({ header, meaning });
    if (of && isAsExported(meaning, raw, of)) {
      if (isField(column, 'images') && cell !== '')
        sayKept(
          header,
          await names.pictures(
            of.pictures.map(({ name }) => name),
            of.pictures,
          ),
        );
    } else if (cell === '') {
      if (meaning.kind === 'field' && NEVER_EMPTY.includes(meaning.field))
        say(
          header,
          'block',
          said((words) => words.notEmptied),
        );
      else {
        cleared++;
        say(header, 'warn', EMPTIES);
        empty(given, meaning);
      }
    } else if (meaning.kind === 'field' && (meaning.field === 'group_id' || meaning.field === 'images'))
      await setNamed(header, meaning.field, cell);
    else
      setValue(given, { header, meaning }, value, {
        say,
        mark: writing.numbers?.[i] ? '.' : writing.mark,
        unit,
      });
  }
  const { fields, properties, details, packaging, unread, currencies } = given;
  Object.assign(fields, { properties, details });
  if (of || Object.keys(packaging).length > 0)
    fields.packaging = Object.keys(packaging).length > 0 ? packaging : null;
  const ofHeader = writing.currency
    ? [{ header: columnOf(columns, 'price'), currency: writing.currency }]
    : [];
  sayCurrency(fields, [...currencies, ...ofHeader], (header, text) => say(header, 'block', text));
  const parsed = productDraft.safeParse(fields, { reportInput: true });
  if (!parsed.success)
    for (const issue of parsed.error.issues.filter(({ path }) => !unread.has(String(path[0]))).slice(0, 20))
      say(
        headerOf(columns, issue),
        'block',
        said((_, language) => issueSentence(issue, language)),
      );
  const isWhole = parsed.success && !faults.some(({ severity }) => severity === 'block');
  const images = pictures || !parsed.success ? [] : parsed.data.images;
  return { draft: isWhole ? { ...parsed.data, images } : null, pictures, faults, meanings, cleared };
}

function empty({ fields, properties, details, packaging }: Given, meaning: ColumnMeaning): void {
  if (meaning.kind !== 'field') delete (meaning.kind === 'property' ? properties : details)[meaning.name];
  else if (meaning.field.startsWith('packaging.')) delete packaging[meaning.field.split('.')[1]!];
  else fields[meaning.field] = EMPTY[meaning.field as keyof typeof EMPTY];
}

/** A column as this row means it: a property under the name that the product or its category has, a detail under its key. */
async function meantBy(
  meaning: ColumnMeaning,
  cell: string,
  { names, cate, of }: { names: Names; cate: string; of: OwnVersion | null },
): Promise<[meaning: ColumnMeaning, value: string]> {
  if (meaning.kind === 'field') return [meaning, cell];
  if (meaning.kind === 'detail') {
    const name = DETAIL_KEYS.find((key) => key.toLowerCase() === meaning.name.toLowerCase());
    return [name ? { kind: 'detail', name } : meaning, cell];
  }
  const [name, value] = await names.property(cate, meaning.name, oneLine(cell));
  const isOwn = of !== null && Object.hasOwn(of.content.properties, meaning.name);
  return [isOwn ? meaning : { kind: 'property', name }, value];
}

/** The currency that prices or their header name: that of the row, which may not say another one. */
function sayCurrency(
  fields: Record<string, unknown>,
  named: readonly { header: string | Said; currency: string }[],
  refuse: (header: string | Said, text: Said) => void,
): void {
  for (const { header, currency } of named) {
    const isOffered = OFFERED.currency!.offered.includes(currency);
    if (isOffered) fields.currency ??= currency;
    if (isOffered && fields.currency === currency) continue;
    refuse(
      header,
      said((words) =>
        isOffered
          ? words.otherCurrency(currency, String(fields.currency))
          : words.notOffered(currency, nearestOffered('currency', currency)),
      ),
    );
    return;
  }
}
