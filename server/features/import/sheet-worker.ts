/**
 * Reads a sheet in a thread of its own: what somebody sends may be made to take long or to grow, and neither may hold up
 * the server. The thread has a limit of memory and of time (sheet.ts).
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import * as yauzl from 'yauzl';
import { SHEET_LIMITS } from '../../../domain/product-sheet.ts';
import { anchoredPictures, isPartOfPictures } from './anchored-pictures.ts';
import { entryName, isHidden, isPicture } from './archive-names.ts';

/** Bytes that an archive may unpack to, and its entries. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_ENTRIES = 3000;

export interface Sheet {
  /** The header first; every row as long as the header. */
  rows: string[][];
  /** Of an archive, by path; of an XLSX, by line and cell (anchored-pictures.ts). */
  pictures: Map<string, Uint8Array>;
}
/** What cannot be read, by the code of its sentence. */
export type SheetProblem =
  | 'unreadable'
  | 'no_sheet'
  | 'two_sheets'
  | 'unpacks_too_large'
  | 'too_many_rows'
  | 'no_rows';
class Unreadable extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const isZip = (bytes: Uint8Array) => ZIP.every((byte, i) => bytes[i] === byte);

async function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, decodeStrings: false });
  const found = new Map<string, Uint8Array>();
  let [unpacked, entries] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (++entries > MOST_ENTRIES) throw new Unreadable('unpacks_too_large');
    const name = entryName(entry as never);
    const chunks: Buffer[] = [];
    // what an entry says of its size is checked against what comes
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MOST_UNPACKED) throw new Unreadable('unpacks_too_large');
      if (wanted(name)) chunks.push(chunk as Buffer);
    }
    if (wanted(name)) found.set(name, Buffer.concat(chunks));
  }
  return found;
}

/** UTF-8, or what Excel writes in China. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function csvRows(bytes: Uint8Array): string[][] {
  const text = decoded(bytes);
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    to: SHEET_LIMITS.rows + 2,
    max_record_size: SHEET_LIMITS.cell * 4,
  });
}

async function xlsxRows(bytes: Uint8Array): Promise<Sheet> {
  // the reader unpacks without a bound
  const parts = await unpack(bytes, isPartOfPictures);
  const rows = await readXlsx(Buffer.from(bytes));
  const text = (cell: unknown) =>
    cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : cell === null || cell === undefined
        ? ''
        : String(cell);
  return { rows: rows.map((row) => row.map(text)), pictures: anchoredPictures(parts) };
}

const SHEET = /\.(csv|xlsx)$/i;
const isXlsx = (entries: Map<string, Uint8Array>) => entries.has('[Content_Types].xml');

async function read(bytes: Uint8Array): Promise<Sheet> {
  if (!isZip(bytes)) return { rows: csvRows(bytes), pictures: new Map() };
  const wanted = (name: string) =>
    name === '[Content_Types].xml' || isPicture(name) || (!isHidden(name) && SHEET.test(name));
  const entries = await unpack(bytes, wanted);
  if (isXlsx(entries)) return xlsxRows(bytes);
  const sheets = [...entries].filter(([name]) => SHEET.test(name));
  if (sheets.length !== 1) throw new Unreadable(sheets.length === 0 ? 'no_sheet' : 'two_sheets');
  const [name, inner] = sheets[0]!;
  const pictures = [...entries].filter(([entry]) => isPicture(entry));
  if (/\.csv$/i.test(name)) return { rows: csvRows(inner), pictures: new Map(pictures) };
  const sheet = await xlsxRows(inner);
  return { ...sheet, pictures: new Map([...pictures, ...sheet.pictures]) };
}

/** Trailing empty rows left out; cells trimmed, cut at their limit and fit to be stored. */
function tidy({ rows, pictures }: Sheet): Sheet {
  const width = Math.min(rows[0]?.length ?? 0, SHEET_LIMITS.columns);
  const cell = (text = '') => text.replaceAll('\0', '').trim().slice(0, SHEET_LIMITS.cell).toWellFormed();
  const tidied = rows.map((row) => Array.from({ length: width }, (_, i) => cell(row[i])));
  while (tidied.length > 0 && tidied.at(-1)!.every((text) => text === '')) tidied.pop();
  if (tidied.length < 2) throw new Unreadable('no_rows');
  if (tidied.length - 1 > SHEET_LIMITS.rows) throw new Unreadable('too_many_rows');
  return { rows: tidied, pictures };
}

if (!isMainThread) {
  const said = await read(workerData as Uint8Array)
    .then(tidy)
    .then(
      (sheet) => ({ sheet }),
      (error) => ({ problem: error instanceof Unreadable ? error.problem : ('unreadable' as const) }),
    );
  parentPort!.postMessage(said);
}
