/**
 * Whether a PDF is complete, opens without a password, and does nothing by itself. What lies between its first and
 * last mark is stored unchanged, so it is checked first: the names of its objects, also in compressed object streams,
 * decrypted where the empty password opens them.
 */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { addTo, definitionsIn, hasAutomaticActions } from './actions.ts';
import { type Opened, openEncrypted } from './encryption.ts';
import { framed, hasTable, pagesAreThere } from './frame.ts';
import { namesIn, SPACE } from './names.ts';
import { isDictionary, isReference, type PdfDictionary, valueIn } from './objects.ts';

/** Why it is not taken, each by the code of its sentence. */
export type PdfProblem =
  | 'damaged'
  | 'locked'
  | 'script'
  | 'program'
  | 'form'
  | 'files'
  | 'media'
  | 'leads_away'
  | 'unchecked';

/** Scripts, programs to start, forms that send themselves or are programs, other files inside, and what plays by itself. */
const ACTIVE = new Map<string, PdfProblem>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'program'],
  ['XFA', 'form'],
  ['SubmitForm', 'form'],
  ['ImportData', 'form'],
  ['EmbeddedFile', 'files'],
  ['EmbeddedFiles', 'files'],
  ['RichMedia', 'media'],
]);
/** Of all object streams together, once inflated: a small file may hold very much. */
const MAX_INFLATED = 16 * 1024 * 1024;
/** Slashes of the file and of what was inflated: each may begin a name, and nobody's document has so many. */
const MAX_NAMES = 400_000;
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

function activeIn(text: string, where: 'objects' | 'packed' | 'streams' = 'objects'): PdfProblem | null {
  for (const { name } of namesIn(text)) {
    const problem = ACTIVE.get(name);
    if (problem && (where !== 'streams' || name !== TOO_SHORT)) return problem;
    // no reader looks for it there, unless it is shown another file than we are
    if (name === 'Encrypt' && where !== 'objects') return 'unchecked';
  }
  return null;
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

const MAX_DICTIONARY = 8192;
/** Each may be written anew with every change of the file. */
const MAX_IDS = 8;
const STREAM_NUMBERS = new RegExp(`(\\d{1,10})${SPACE}+(\\d{1,5})${SPACE}+obj`, 'g');

/** Numbers of the object that a stream belongs to. */
function numbersIn(dictionary: string): [number: number, generation: number] {
  const last = [...dictionary.slice(-MAX_DICTIONARY).matchAll(STREAM_NUMBERS)].at(-1);
  return [Number(last?.[1] ?? 0), Number(last?.[2] ?? 0)];
}

/** How its streams are read: null where they are not encrypted. */
function openedBy(objects: string): Opened | null | PdfProblem {
  const dictionaries: PdfDictionary[] = [];
  const ids = new Map<string, Buffer>([['', Buffer.alloc(0)]]);
  const written = new Set<string>();
  let looked = 0;
  for (const { name, end } of namesIn(objects)) {
    const value = () => valueIn(objects.slice(end, end + MAX_DICTIONARY), 0);
    if (name === 'ID' && ++looked <= MAX_IDS) {
      const id = value();
      const [first] = Array.isArray(id) ? id : [];
      if (Buffer.isBuffer(first)) ids.set(first.toString('hex'), first);
    }
    if (name !== 'Encrypt') continue;
    const one = value();
    // of several each reader might take another
    written.add(isReference(one) ? one.number : 'direct');
    if (written.size > 1 || dictionaries.length > 1) return 'unchecked';
    if (isDictionary(one)) dictionaries.push(one);
    else if (!isReference(one)) return 'damaged';
  }
  const [number] = written;
  if (number === undefined) return null;
  if (number !== 'direct')
    for (const text of definitionsIn([objects])?.get(number) ?? []) {
      const value = valueIn(text, 0);
      if (isDictionary(value)) dictionaries.push(value);
    }
  const [dictionary, ...others] = dictionaries;
  if (!dictionary) return 'damaged';
  if (others.length > 0) return 'unchecked';
  return openEncrypted(dictionary, [...ids.values()]) ?? 'locked';
}

/** The document without what stands before and behind it, or what is wrong with it. */
export async function checkedPdf(given: Buffer): Promise<{ document: Buffer } | { problem: PdfProblem }> {
  const document = framed(given);
  const problem = document ? await problemOf(document) : 'damaged';
  return problem === null ? { document: document! } : { problem };
}

async function problemOf(bytes: Buffer): Promise<PdfProblem | null> {
  let names = slashesIn(bytes);
  if (names > MAX_NAMES) return 'unchecked';
  const { objects, packed, others } = partsOf(bytes);
  const opened = openedBy(objects);
  if (typeof opened === 'string') return opened;
  const inStreams = others.map((body) => body.toString('latin1'));
  const active = activeIn(objects) ?? firstOf(inStreams, (body) => activeIn(body, 'streams'));
  if (active) return active;
  let left = MAX_INFLATED;
  const texts = [objects];
  const numbered = new Map<string, string[]>();
  for (const { dictionary, body: stream } of packed) {
    if (!isPlainlyPacked(dictionary)) return 'unchecked';
    // the line break after "stream"
    const body = stream.subarray(stream[0] === 13 ? 2 : 1);
    const inner = opened ? opened.decrypt(body, ...numbersIn(dictionary)) : body;
    // a reader that goes by another trailer would take it as it is
    if (inner !== body && (await isPacked(body, left))) return 'unchecked';
    const unpacked = await unpack(inner, { maxOutputLength: left }).catch((error: { code?: string }) =>
      error.code === 'ERR_BUFFER_TOO_LARGE' ? ('unchecked' as const) : ('damaged' as const),
    );
    if (typeof unpacked === 'string') return unpacked;
    left -= unpacked.length;
    names += slashesIn(unpacked);
    if (names > MAX_NAMES || left <= 0) return 'unchecked';
    const inflated = unpacked.toString('latin1');
    const within = activeIn(inflated, 'packed');
    if (within) return within;
    const inside = objectsOf(dictionary, inflated);
    if (!inside) return 'damaged';
    texts.push(inflated);
    for (const [number, text] of inside) addTo(numbered, number, text);
  }
  const acts = hasAutomaticActions(texts, [objects, ...inStreams], numbered);
  if (acts) return acts;
  return hasTable(bytes) || pagesAreThere(objects, numbered) ? null : 'damaged';
}

const isPacked = (bytes: Buffer, most: number): Promise<boolean> =>
  unpack(bytes, { maxOutputLength: most }).then(
    () => true,
    (error: { code?: string }) => error.code === 'ERR_BUFFER_TOO_LARGE',
  );

function firstOf<T>(list: readonly T[], of: (one: T) => PdfProblem | null): PdfProblem | null {
  for (const one of list) {
    const problem = of(one);
    if (problem) return problem;
  }
  return null;
}
