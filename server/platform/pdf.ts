/**
 * Whether a PDF is whole, and does nothing by itself when it is opened. It is stored as it came, so this is looked at
 * before: the frame of the file, and the names of its objects, those in compressed object streams too.
 */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { actsByItself, addTo } from './pdf-actions.ts';
import { namesIn, SPACE } from './pdf-names.ts';

const HEADER = /^%PDF-[12]\.\d/;
/** A reader looks for the end of the file here. */
const TAIL_BYTES = 1024;
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** Scripts, programs to start, other files inside, forms that send themselves, and what nobody can look into. */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'Encrypt'],
]);
/** Of all object streams together, once inflated: a small file may hold very much. */
const MOST_INFLATED = 16 * 1024 * 1024;
/** Slashes of the file and of what was inflated: each may begin a name, and nobody's document has so many. */
const MOST_NAMES = 400_000;
/** What may lie between the packed bytes and the objects, beside the one filter that is undone here; long and short. */
const OTHER_FILTERS = new Set([
  ...['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'CCITTFaxDecode', 'JBIG2Decode'],
  ...['DCTDecode', 'JPXDecode', 'Crypt', 'AHx', 'A85', 'LZW', 'Fl', 'RL', 'CCF', 'DCT'],
  // changes of what was unpacked, and bytes that lie elsewhere
  ...['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'],
]);

const unpack = promisify(inflate);

/** Stands in five megabytes of packed picture by chance once in a while; no script runs by it without its longer names. */
const TOO_SHORT = 'JS';

function isActive(text: string, where: 'objects' | 'streams' = 'objects'): boolean {
  for (const { name } of namesIn(text))
    if (ACTIVE.has(name) && (where === 'objects' || name !== TOO_SHORT)) return true;
  return false;
}

interface Packed {
  dictionary: string;
  body: Buffer;
}

/**
 * What stands between the streams, the object streams still packed, and the bytes of the others: where a stream begins is
 * what we take for it, and a reader that goes by the table of the file may find an object there.
 */
function partsOf(bytes: Buffer): { objects: string; packed: Packed[]; others: Buffer[] } {
  const packed: Packed[] = [];
  const others: Buffer[] = [];
  let objects = '';
  let at = 0;
  for (;;) {
    const begin = bytes.indexOf('stream', at);
    const end = begin < 0 ? -1 : bytes.indexOf('endstream', begin + 6);
    const before = bytes.toString('latin1', at, end < 0 ? bytes.length : begin);
    objects += before;
    if (end < 0) return { objects, packed, others };
    const dictionary = before.slice(before.lastIndexOf('obj'));
    const body = bytes.subarray(begin + 6, end);
    others.push(body);
    // a string may hold "obj", so that what stands before is asked too
    if (has(before, 'ObjStm')) packed.push({ dictionary: before, body });
    // readers go by these two alone
    else if (has(dictionary, 'First') && has(dictionary, 'N')) packed.push({ dictionary, body });
    at = end + 9;
  }
}

function has(text: string, wanted: string): boolean {
  for (const { name } of namesIn(text)) if (name === wanted) return true;
  return false;
}

/** Whether its bytes are what zlib packed and nothing else, which is what all writers make of them. */
function isPlainlyPacked(dictionary: string): boolean {
  let filters = 0;
  for (const { name } of namesIn(dictionary)) {
    if (OTHER_FILTERS.has(name)) return false;
    if (name === 'FlateDecode') filters++;
  }
  return filters === 1;
}

/** The objects of a stream by number, in which their places stand before them; null when they do not. */
function objectsOf(dictionary: string, inflated: string): [number: string, text: string][] | null {
  let first: number | undefined;
  for (const { name, end } of namesIn(dictionary))
    if (name === 'First') {
      const [, digits] = new RegExp(`^${SPACE}*(\\d{1,9})`).exec(dictionary.slice(end, end + 40)) ?? [];
      first = digits === undefined ? undefined : Number(digits);
    }
  if (first === undefined || first > inflated.length) return null;
  const numbers = inflated.slice(0, first).match(/\d+/g) ?? [];
  const places = Array.from({ length: Math.floor(numbers.length / 2) }, (_, n) => ({
    number: String(Number(numbers[2 * n])),
    from: first + Number(numbers[2 * n + 1]),
  })).toSorted((a, b) => a.from - b.from);
  return places.map(({ number, from }, n) => [number, inflated.slice(from, places[n + 1]?.from)]);
}

function slashesIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === 0x2f) count++;
  return count;
}

export async function isHarmlessPdf(bytes: Buffer): Promise<boolean> {
  if (!HEADER.test(bytes.toString('latin1', 0, 8))) return false;
  const [, table] = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES))) ?? [];
  if (table === undefined || Number(table) >= bytes.length) return false;
  let names = slashesIn(bytes);
  if (names > MOST_NAMES) return false;
  const { objects, packed, others } = partsOf(bytes);
  if (isActive(objects)) return false;
  const inStreams = others.map((body) => body.toString('latin1'));
  if (inStreams.some((body) => isActive(body, 'streams'))) return false;
  let left = MOST_INFLATED;
  const texts = [objects];
  const numbered = new Map<string, string[]>();
  for (const { dictionary, body: stream } of packed) {
    if (!isPlainlyPacked(dictionary)) return false;
    // the line break after "stream"
    const body = stream.subarray(stream[0] === 13 ? 2 : 1);
    try {
      const unpacked = await unpack(body, { maxOutputLength: left });
      left -= unpacked.length;
      names += slashesIn(unpacked);
      if (names > MOST_NAMES) return false;
      const inflated = unpacked.toString('latin1');
      const inside = objectsOf(dictionary, inflated);
      if (left <= 0 || isActive(inflated) || !inside) return false;
      texts.push(inflated);
      for (const [number, text] of inside) addTo(numbered, number, text);
    } catch {
      return false;
    }
  }
  return !actsByItself(texts, [objects, ...inStreams], numbered);
}
