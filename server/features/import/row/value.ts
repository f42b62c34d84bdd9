/** A cell as the value of its field, or what is wrong with it. */
import { DETAIL_KEYS } from '../../../../contract/product/product-content.ts';
import { shortened } from '../../../../domain/fill.ts';
import {
  decimal,
  descriptionHtml,
  leadTimes,
  listed,
  prices,
  type Read,
  type SheetColumn,
  sample,
  unitsIn,
  wholeNumber,
  withoutUnit,
} from '../../../../domain/product/product-sheet.ts';
import type { DecimalMark } from '../../../../domain/text/typed-number.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { RowFault } from '../progress.ts';
import { nearestOffered, OFFERED } from '../reading/cells.ts';
import type { Column } from '../reading/column.ts';
import { isTooLongForCell } from './cells.ts';

/** A row as it is put together, not yet judged as a whole. */
export interface Given {
  fields: Record<string, unknown>;
  properties: Record<string, string>;
  details: Record<string, string>;
  packaging: Record<string, unknown>;
  /** Fields whose cell could not be read, which has been said. */
  unread: Set<string>;
  /** Those that stand beside prices. */
  currencies: { header: string | Said; currency: string }[];
}

interface Tools {
  say(header: string, severity: RowFault['severity'], text: Said): void;
  mark: DecimalMark | null;
  /** Of the row. */
  unit: string | null;
}

/** A cell may be broken into lines where the field is one. */
export const oneLine = (cell: string): string =>
  /[\r\n]/.test(cell)
    ? cell
        .split(/[\r\n]/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : cell;

/** Of a word, in a sentence whose end says the way out. */
const MAX_SHOWN = 100;

const isDetail = (name: string): boolean => (DETAIL_KEYS as readonly string[]).includes(name);

/** Group and pictures are names that only the database knows: their caller sets them. */
export function setValue(into: Given, { header, meaning }: Column, cell: string, tools: Tools): void {
  if (meaning.kind === 'property') into.properties[meaning.name] = oneLine(cell);
  else if (meaning.kind === 'field') setField(into, header, meaning.field, cell, tools);
  else if (isDetail(meaning.name)) into.details[meaning.name] = cell;
  else
    tools.say(
      header,
      'warn',
      said((words) => words.unknownColumn),
    );
}

function setField(
  into: Given,
  header: string,
  field: SheetColumn,
  cell: string,
  { say, mark, unit }: Tools,
): void {
  const { fields, packaging, unread, currencies } = into;
  const read = <T>(of: Read<T> & { currency?: string | null }): T | undefined => {
    if (of.currency) currencies.push({ header, currency: of.currency });
    if ('value' in of) return of.value;
    unread.add(field);
    say(
      header,
      'block',
      said((words) => ('readings' in of ? words.twoReadings(cell, of.readings) : words.cell[of.problem])),
    );
    return undefined;
  };
  const offered = (word: string): string => {
    const value = OFFERED[field]!.read(word);
    if (value === null) {
      say(
        header,
        'block',
        said((words) => words.notOffered(shortened(word, MAX_SHOWN), nearestOffered(field, word))),
      );
      unread.add(field);
    }
    return value ?? word;
  };
  if (field === 'price' || field === 'min_order') {
    const other = unitsIn(cell).find((one) => unit !== null && one !== unit);
    if (other)
      say(
        header,
        'block',
        said((words) => words.otherUnit(other, unit!)),
      );
  }
  switch (field) {
    // what the row is about was judged before
    case 'id':
      return;
    case 'cate':
    case 'min_order':
    case 'sample_lead_time_days':
    case 'warranty_months':
      fields[field] = read(wholeNumber(withoutUnit(field, cell), mark));
      return;
    case 'price':
      fields.price = read(prices(cell, mark));
      return;
    case 'sample':
      fields.sample = read(sample(cell, mark));
      return;
    case 'lead_times':
      fields.lead_times = read(leadTimes(cell, mark));
      return;
    case 'packaging.type':
      packaging.type = oneLine(cell);
      return;
    case 'packaging.units':
      packaging.units = read(wholeNumber(withoutUnit(field, cell), mark));
      return;
    case 'packaging.length':
    case 'packaging.width':
    case 'packaging.height':
    case 'packaging.weight':
      packaging[field.slice('packaging.'.length)] = read(decimal(withoutUnit(field, cell), mark));
      return;
    case 'keywords':
      fields.keywords = listed(cell);
      return;
    case 'unit':
    case 'currency':
      fields[field] = offered(cell);
      return;
    case 'incoterms':
    case 'business_type':
    case 'target_markets':
      fields[field] = [...new Set(listed(cell).map(offered))];
      return;
    case 'content':
      if (isTooLongForCell(cell))
        say(
          header,
          'block',
          said((words) => words.notInCell),
        );
      else fields.content = descriptionHtml(cell);
      return;
    default:
      fields[field] = oneLine(cell);
  }
}
