/**
 * Where a PDF begins and ends, and whether it is complete. Readers ignore what generators, mail programs and servers
 * put before or after it; we cut it off, so that no second format is stored with it.
 */
import { addTo, definitionsIn } from './actions.ts';
import { namesIn } from './names.ts';
import { isDictionary, isReference, nameOf, type PdfDictionary, type PdfValue, valueIn } from './objects.ts';

/** Readers look for the beginning here (ISO 32000-1, annex H.3, note 13). */
const HEAD_BYTES = 1024;
const TAIL_BYTES = 1024;
const HEADER = /%PDF-[12]\.\d/;
const END_MARK = '%%EOF';
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** A table, or the stream that stands for one. */
const TABLE = /^\s*(?:xref|\d{1,10}\s+\d{1,5}\s+obj)/;
const MAX_PAGES = 20_000;
/** Characters of a reference, with the white space before it. */
const MAX_REFERENCE = 60;

/** From its first mark to its last; to the end of the bytes where that is missing. null for what has no beginning. */
export function framed(bytes: Buffer): Buffer | null {
  const begin = bytes.toString('latin1', 0, HEAD_BYTES).search(HEADER);
  if (begin < 0) return null;
  const mark = bytes.lastIndexOf(END_MARK);
  return mark < begin
    ? bytes.subarray(begin)
    : bytes.subarray(begin, endOfLine(bytes, mark + END_MARK.length));
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes[at] === 13) at++;
  if (bytes[at] === 10) at++;
  return at;
}

/** Whether its end says where the table of its objects stands, and one stands there. */
export function hasTable(document: Buffer): boolean {
  const [, place] = END.exec(document.toString('latin1', Math.max(0, document.length - TAIL_BYTES))) ?? [];
  if (place === undefined || Number(place) >= document.length) return false;
  return TABLE.test(document.toString('latin1', Number(place), Number(place) + 40));
}

/**
 * Of a document without such a table, which readers put together from its objects: whether all pages that it names are
 * there with what they show, so that none was cut off.
 */
export function pagesAreThere(objects: string, packed: ReadonlyMap<string, readonly string[]>): boolean {
  const found = definitionsIn([objects]);
  // the last object was cut off
  if (!found || objects.lastIndexOf('endobj') < objects.lastIndexOf(' obj')) return false;
  for (const [number, texts] of packed) for (const text of texts) addTo(found, number, text);
  // the last of an object that was changed
  const textOf = ({ number }: { number: string }) => found.get(number)?.at(-1);
  const resolve = (value: PdfValue | undefined): PdfDictionary | undefined => {
    const text = isReference(value) ? textOf(value) : undefined;
    const there = text === undefined ? value : valueIn(text, 0);
    return isDictionary(there) ? there : undefined;
  };
  const catalogue = resolve(rootIn(objects)) ?? [...found.values()].flat().map(catalogueIn).find(Boolean);
  if (!catalogue) return false;
  const left = [catalogue.get('Pages')];
  const seen = new Set<string>();
  let pages = 0;
  while (left.length > 0) {
    const place = left.pop();
    if (!isReference(place) || seen.has(place.number) || seen.size > MAX_PAGES) return false;
    seen.add(place.number);
    const node = resolve(place);
    if (!node) return false;
    const kids = node.get('Kids');
    if (Array.isArray(kids)) {
      if (kids.length > MAX_PAGES) return false;
      left.push(...kids);
      continue;
    }
    const contents = node.get('Contents');
    const shown = (Array.isArray(contents) ? contents : [contents]).filter(isReference);
    if (shown.some((one) => textOf(one) === undefined)) return false;
    pages++;
  }
  return pages > 0;
}

/** What the last trailer calls the root. */
function rootIn(objects: string): PdfValue | undefined {
  let root: PdfValue | undefined;
  for (const { name, end } of namesIn(objects)) {
    const value = name === 'Root' ? valueIn(objects.slice(end, end + MAX_REFERENCE), 0) : undefined;
    if (isReference(value)) root = value;
  }
  return root;
}

function catalogueIn(text: string): PdfDictionary | undefined {
  if (!text.includes('Catalog')) return undefined;
  const value = valueIn(text, 0);
  return isDictionary(value) && nameOf(value.get('Type')) === 'Catalog' ? value : undefined;
}
