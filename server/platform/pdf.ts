/**
 * Whether a PDF is whole, and does nothing by itself when it is opened. It is stored as it came, so this is looked at
 * before: the frame of the file, and the names of its objects, those in compressed object streams too.
 */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const HEADER = /^%PDF-[12]\.\d/;
/** A reader looks for the end of the file here. */
const TAIL_BYTES = 1024;
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** Scripts, programs to start, other files inside, forms that send themselves, and what nobody can look into. */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'Encrypt'],
]);
const NAME = /\/([^\s()<>[\]{}/%]+)/g;
/** Of all object streams together, once inflated: a small file may hold very much. */
const MOST_INFLATED = 16 * 1024 * 1024;

const unpack = promisify(inflate);

/** Names may be written with escapes: /J#61vaScript is /JavaScript. */
const plain = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Stands in five megabytes of packed picture by chance once in a while; no script runs by it without its longer names. */
const TOO_SHORT = 'JS';

function isActive(text: string, where: 'objects' | 'streams' = 'objects'): boolean {
  for (const [, escaped = ''] of text.matchAll(NAME)) {
    const name = plain(escaped);
    if (ACTIVE.has(name) && (where === 'objects' || name !== TOO_SHORT)) return true;
  }
  return false;
}

/**
 * What stands between the streams, the object streams still packed, and the bytes of the others: where a stream begins is
 * what we take for it, and a reader that goes by the table of the file may find an object there.
 */
function partsOf(bytes: Buffer): { objects: string; packed: Buffer[]; others: Buffer[] } {
  const packed: Buffer[] = [];
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
    if (/\/ObjStm\b/.test(plain(dictionary))) packed.push(body);
    at = end + 9;
  }
}

export async function isHarmlessPdf(bytes: Buffer): Promise<boolean> {
  if (!HEADER.test(bytes.toString('latin1', 0, 8))) return false;
  const [, table] = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES))) ?? [];
  if (table === undefined || Number(table) >= bytes.length) return false;
  const { objects, packed, others } = partsOf(bytes);
  if (isActive(objects)) return false;
  if (others.some((body) => isActive(body.toString('latin1'), 'streams'))) return false;
  let left = MOST_INFLATED;
  for (const stream of packed) {
    // the line break after "stream"
    const body = stream.subarray(stream[0] === 13 ? 2 : 1);
    try {
      const inflated = await unpack(body, { maxOutputLength: left });
      left -= inflated.length;
      if (left <= 0 || isActive(inflated.toString('latin1'))) return false;
    } catch {
      return false;
    }
  }
  return true;
}
