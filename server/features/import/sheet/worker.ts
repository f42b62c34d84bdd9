/**
 * Reads a sheet in a thread of its own: what somebody sends may be made to take long or to grow, and neither may hold up
 * the server. The thread has a limit of memory and of time (thread.ts).
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import * as yauzl from 'yauzl';
import type { ImportReading, ReadingAsk, ReadingChoices } from '../../../../contract/product/import.ts';
import { anchoredPictures, isPartOfPictures } from './anchored-pictures.ts';
import { entryName, isHidden, isPicture } from './archive-names.ts';
import { readCsv, readXlsx } from './read.ts';
import type { Remark, Row } from './rows.ts';
import { type SheetProblem, Unreadable } from './unreadable.ts';
import { isPartOfXlsx } from './xlsx.ts';

/** Bytes that an archive may unpack to, and its entries. */
const MAX_UNPACKED = 100 * 1024 * 1024;
const MAX_ENTRIES = 3000;

/** What the thread is given. `remembered`: foreign headers, as they are compared, that the company has confirmed. */
export interface SheetTask {
  bytes: Uint8Array;
  choices: ReadingChoices;
  remembered: readonly string[];
}

export interface ReadTable
  extends Pick<ImportReading, 'kind' | 'encoding' | 'encodings' | 'sheets' | 'sheet' | 'header_row'> {
  asks: ReadingAsk[];
  /** As long as the header, without rows that are empty. */
  rows: Row[];
  header: string[];
  /** It goes on right of the columns that are read. */
  hasMoreColumns: boolean;
  remarks: Remark[];
  /** False where no row has columns that are known; then the first row that says something. */
  isHeaderFound: boolean;
  firstRow: string;
  /** Of a text. */
  delimiter: string | null;
  hiddenRows: number;
  hiddenColumns: number[];
  mergedCells: number;
}
export interface Sheet extends ReadTable {
  /** Of an archive, by path; of an XLSX, by line and cell (anchored-pictures.ts). */
  pictures: Map<string, Uint8Array>;
}
/** `detail`: what the sentence names. */
export interface SheetFault {
  problem: SheetProblem;
  detail?: string;
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
    if (++entries > MAX_ENTRIES) throw new Unreadable('unpacks_too_large');
    const name = entryName(entry as never);
    const chunks: Buffer[] = [];
    // what an entry says of its size is checked against what comes
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MAX_UNPACKED) throw new Unreadable('unpacks_too_large');
      if (wanted(name)) chunks.push(chunk as Buffer);
    }
    if (wanted(name)) found.set(name, Buffer.concat(chunks));
  }
  return found;
}

const SHEET = /\.(csv|tsv|txt|xlsx)$/i;
const OTHER_KINDS = ['mimetype', 'xl/workbook.bin', 'Index/Document.iwa'];
const isXlsx = (entries: ReadonlyMap<string, Uint8Array>) => entries.has('xl/workbook.xml');
const isOther = (entries: ReadonlyMap<string, Uint8Array>) => OTHER_KINDS.some((name) => entries.has(name));

/** What Excel wrote before 2007, and what has a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const isCompound = (bytes: Uint8Array) => COMPOUND.every((byte, i) => bytes[i] === byte);
/** Names in it are in UTF-16. */
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function xlsx(bytes: Uint8Array, task: SheetTask): Promise<Sheet> {
  if (isCompound(bytes)) throw new Unreadable(isEncrypted(bytes) ? 'password' : 'other_kind');
  const parts = await unpack(
    bytes,
    (name) => isPartOfXlsx(name) || isPartOfPictures(name) || OTHER_KINDS.includes(name),
  );
  if (!isXlsx(parts) && isOther(parts)) throw new Unreadable('other_kind');
  const table = readXlsx(parts, task);
  return { ...table, pictures: anchoredPictures(parts, table.sheet ?? undefined) };
}

async function read(task: SheetTask): Promise<Sheet> {
  const { bytes } = task;
  if (isCompound(bytes)) return xlsx(bytes, task);
  if (!isZip(bytes)) return { ...readCsv(bytes, task), pictures: new Map() };
  const wanted = (name: string) =>
    name === 'xl/workbook.xml' ||
    OTHER_KINDS.includes(name) ||
    isPicture(name) ||
    (!isHidden(name) && SHEET.test(name));
  const entries = await unpack(bytes, wanted);
  if (isXlsx(entries) || isOther(entries)) return xlsx(bytes, task);
  const sheets = [...entries].filter(([name]) => SHEET.test(name));
  if (sheets.length !== 1) throw new Unreadable(sheets.length === 0 ? 'no_sheet' : 'two_sheets');
  const [, inner] = sheets[0]!;
  const table =
    isZip(inner) || isCompound(inner)
      ? await xlsx(inner, task)
      : { ...readCsv(inner, task), pictures: new Map<string, Uint8Array>() };
  const beside = [...entries].filter(([entry]) => isPicture(entry));
  return { ...table, pictures: new Map([...beside, ...table.pictures]) };
}

if (!isMainThread) {
  const said = await read(workerData as SheetTask).then(
    (sheet) => ({ sheet }),
    (error): SheetFault =>
      error instanceof Unreadable
        ? { problem: error.problem, detail: error.detail }
        : { problem: 'unreadable' },
  );
  parentPort!.postMessage(said);
}
