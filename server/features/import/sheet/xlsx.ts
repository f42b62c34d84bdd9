/// <reference path="./saxen.d.ts" />
/**
 * The sheets of an XLSX: what each cell shows, and what a seller has to know of it (decision 26). Read here and not by a
 * package, as no kept one tells formats, errors, merged and hidden cells without unpacking beyond any bound.
 */
import { Parser } from 'saxen';
import { SHEET_LIMITS } from '../../../../domain/product/product-sheet.ts';
import { builtIn, shownAs } from './number-format.ts';
import type { Remark, Row, Table } from './rows.ts';
import { Unreadable } from './unreadable.ts';

/** Sheets that are looked at; cells merged over more rows are cut. */
const MAX = { sheets: 30, merged: 2000, line: 1_048_576, text: 100, format: 255, tag: 1_000_000 };
/** Rows that are not empty: one more than are taken, beside what stands above the header. */
const MAX_ROWS = SHEET_LIMITS.rows + 22;

export interface XlsxSheet extends Table {
  name: string;
  isHidden: boolean;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

interface Visitor {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}
/** One element with millions of attributes takes more memory than all else together. */
function refuseHugeTags(xml: string): void {
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const end = xml.indexOf('>', at);
    if ((end < 0 ? xml.length : end) - at > MAX.tag) throw new Unreadable('unreadable');
    at = end < 0 ? -1 : xml.indexOf('<', end);
  }
}

/** Throws what the parser finds wrong. */
function walk(xml: string, visitor: Visitor): void {
  refuseHugeTags(xml);
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    const given = Object.entries(attributes()).map(([key, value]) => [key, decode(value)]);
    visitor.open?.(local(name), Object.fromEntries(given));
  });
  parser.on('closeTag', (name) => visitor.close?.(local(name)));
  parser.on('text', (text, decode) => visitor.text?.(decode(text)));
  parser.on('cdata', (text) => visitor.text?.(text));
  let wrong: Error | null = null;
  parser.on('error', (error) => {
    wrong ??= error;
  });
  parser.parse(xml);
  if (wrong) throw wrong;
}

/** As it can be stored and shown; a spreadsheet gives a sheet 31 characters. */
const visible = (text: string) =>
  text
    .slice(0, MAX.text)
    .replace(/\p{Cc}/gu, '')
    .toWellFormed();

/** Excel writes what XML cannot hold as _x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Texts of `si` or `is`: their runs together, without how they are read aloud. */
function textCollector() {
  let [text, isText, spoken] = ['', false, 0];
  return {
    open(name: string) {
      if (name === 'rPh') spoken++;
      isText = name === 't' && spoken === 0;
    },
    close(name: string) {
      if (name === 'rPh') spoken--;
      if (name === 't') isText = false;
    },
    add(part: string) {
      if (isText) text += part;
    },
    taken() {
      const whole = unescaped(text);
      [text, isText, spoken] = ['', false, 0];
      return whole;
    },
  };
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const collector = textCollector();
  walk(xml, {
    open: collector.open,
    text: collector.add,
    close(name) {
      collector.close(name);
      if (name === 'si') strings.push(collector.taken());
    },
  });
  return strings;
}

/** The format of each style that a cell may have. */
function formatsOf(xml: string): string[] {
  const named = new Map<number, string>();
  const formats: string[] = [];
  let isOfCells = false;
  walk(xml, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') named.set(Number(numFmtId), (formatCode ?? 'General').slice(0, MAX.format));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells)
        formats.push(named.get(Number(numFmtId)) ?? builtIn(Number(numFmtId ?? 0)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0]?.toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};
const lineOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);

interface Book {
  strings: readonly string[];
  formats: readonly string[];
  is1904: boolean;
}

interface Cell {
  position: number;
  type: string;
  style: number;
  value: string | null;
  hasFormula: boolean;
}

/** The text of a cell; what is to be said of it goes to `say`. */
function cellText(
  { type, style, value, hasFormula }: Cell,
  inline: string,
  { strings, formats, is1904 }: Book,
  say: (code: Remark['code'], detail?: string) => void,
): { text: string; isNumber: boolean } {
  const asText = (text: string) => ({ text, isNumber: false });
  if (type === 'inlineStr') return asText(inline);
  if (value === null) {
    if (hasFormula) say('not_computed');
    return asText('');
  }
  switch (type) {
    case 's':
      return asText(strings[Number(value)] ?? '');
    case 'str':
      return asText(unescaped(value));
    case 'b':
      return asText(value === '1' ? 'TRUE' : 'FALSE');
    case 'e':
      say('error_value', value);
      return asText('');
    case 'd':
      say('is_date', value.slice(0, 10));
      return asText(value.slice(0, 10));
  }
  if (value === '') return asText('');
  const number = Number(value);
  if (!Number.isFinite(number)) return asText(value);
  const { text, kind, isRounded } = shownAs(number, formats[style] ?? 'General', is1904);
  if (kind === 'date') say('is_date', text);
  else if (Math.abs(number) >= 1e15) say('too_many_digits', text);
  else if (isRounded) say('rounded', `${text} ${number}`);
  return { text, isNumber: kind === 'number' };
}

function worksheet(xml: string, book: Book): Table {
  const rows: Row[] = [];
  const remarks: Remark[] = [];
  const merges: string[] = [];
  const hiddenColumns = new Set<number>();
  const lines = new Set<number>();
  const collector = textCollector();
  let [hiddenRows, line, isFull] = [0, 0, false];
  let row: (Row & { numbers: boolean[] }) | null = null;
  /** Of its cells: no spreadsheet has a row or a cell twice, and what is said of each must come to an end. */
  let places = new Set<number>();
  let isHidden = false;
  let cell: Cell | null = null;
  let isBeyond = false;
  let isValue = false;
  const endCell = () => {
    if (!cell || !row) return;
    const { position } = cell;
    const say = (code: Remark['code'], detail = '') =>
      remarks.push({ line: row!.line, position, code, detail: visible(detail) });
    const { text, isNumber } = cellText(cell, collector.taken(), book, say);
    while (row.cells.length < position) row.cells.push('');
    row.cells[position] = text;
    if (isNumber) row.numbers[position] = true;
    cell = null;
  };
  const beginCell = (position: number, { t = 'n', s = '0' }: Record<string, string>) => {
    // what stands further right is no column of ours
    if (position < 0 || position >= SHEET_LIMITS.columns) return null;
    if (places.has(position)) throw new Unreadable('unreadable');
    places.add(position);
    return { position, type: t, style: Number(s), value: null, hasFormula: false };
  };
  walk(xml, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        if (!Number.isInteger(line) || line < 1 || line > MAX.line) throw new Unreadable('unreadable');
        places = new Set();
        isFull = rows.length >= MAX_ROWS;
        isHidden = attributes.hidden === '1' || attributes.hidden === 'true';
        row = isFull ? null : { line, cells: [], numbers: [] };
      } else if (name === 'c' && row) {
        const position = attributes.r ? columnOf(attributes.r) : row.cells.length;
        isBeyond = position >= SHEET_LIMITS.columns;
        cell = beginCell(position, attributes);
      } else if (name === 'v' && cell) {
        isValue = true;
        cell.value = '';
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'mergeCell' && merges.length < MAX.merged) merges.push(attributes.ref ?? '');
      else if (name === 'col' && (attributes.hidden === '1' || attributes.hidden === 'true'))
        for (let i = 1; i <= SHEET_LIMITS.columns; i++) {
          if (i >= Number(attributes.min) && i <= Number(attributes.max)) hiddenColumns.add(i - 1);
        }
      else collector.open(name);
    },
    text(text) {
      if (isBeyond) {
        if (row && text.trim() !== '') row.goesOn = true;
      } else if (isValue && cell) cell.value += text;
      else collector.add(text);
    },
    close(name) {
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        endCell();
        isBeyond = false;
      } else if (name === 'row' && row) {
        if (row.cells.some((text) => text.trim() !== '')) {
          if (lines.has(line)) throw new Unreadable('unreadable');
          lines.add(line);
          rows.push(row);
          if (isHidden) {
            hiddenRows++;
            remarks.push({ line: row.line, position: null, code: 'hidden_row', detail: '' });
          }
        }
        row = null;
      } else collector.close(name);
    },
  });
  const mergedCells = fillMerged(rows, merges, remarks);
  const inOrder = rows.toSorted((a, b) => a.line - b.line);
  return { rows: inOrder, remarks, hiddenColumns: [...hiddenColumns], hiddenRows, mergedCells };
}

/** A cell that is merged over several rows holds for each of them. How many were filled. */
function fillMerged(rows: readonly Row[], merges: readonly string[], remarks: Remark[]): number {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  let filled = 0;
  for (const reference of merges) {
    const [from = '', to = from] = reference.split(':');
    const position = columnOf(from);
    const top = byLine.get(lineOf(from));
    const text = top?.cells[position]?.trim() ?? '';
    if (position < 0 || !top || text === '') continue;
    const last = lineOf(to);
    for (const row of rows) {
      const { line } = row;
      if (line <= top.line || line > last || (row.cells[position] ?? '').trim() !== '') continue;
      while (row.cells.length < position) row.cells.push('');
      row.cells[position] = top.cells[position]!;
      if (top.numbers?.[position] && row.numbers) row.numbers[position] = true;
      remarks.push({ line, position, code: 'merged', detail: String(top.line) });
      filled++;
    }
  }
  return filled;
}

const asText = (bytes: Uint8Array | undefined): string => {
  if (!bytes) return '';
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
};

/** Entries that are read at all. */
export const isPartOfXlsx = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/** `parts`: the entries of the archive by name. Throws where there is no workbook in it, or XML that is none. */
export function xlsxSheets(parts: ReadonlyMap<string, Uint8Array>): XlsxSheet[] {
  const part = (name: string) => asText(parts.get(name) ?? parts.get(`/${name}`));
  const targets = new Map<string, string>();
  const listed: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  const workbook = part('xl/workbook.xml');
  if (workbook === '') throw new Error('no workbook');
  walk(part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target, Type }) {
      if (name === 'Relationship' && Id && Target && /\/worksheet$/.test(Type ?? ''))
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  walk(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => local(key) === 'id' && key !== 'id')?.[1];
      const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
      listed.push({ name: visible(attributes.name ?? ''), isHidden, relation: relation ?? '' });
    },
  });
  const strings = part('xl/sharedStrings.xml');
  const styles = part('xl/styles.xml');
  const book = {
    strings: strings === '' ? [] : sharedStrings(strings),
    formats: styles === '' ? [] : formatsOf(styles),
    is1904,
  };
  const read = new Set<string>();
  const sheets = listed.slice(0, MAX.sheets).flatMap(({ name, isHidden, relation }) => {
    const target = targets.get(relation) ?? '';
    // no part is two sheets, and a large one would be read for each
    const xml = read.has(target) ? '' : part(target);
    read.add(target);
    return xml === '' ? [] : [{ name, isHidden, ...worksheet(xml, book) }];
  });
  if (sheets.length === 0) throw new Error('no sheet');
  return sheets;
}
