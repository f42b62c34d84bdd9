/** Segments of a JPEG (ITU-T T.81, annex B; JFIF; Exif). */
import { isPrintProfile, orientationOnly } from './metadata.ts';
import { keeping, type Walked } from './parts.ts';

const MARKER = 0xff;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Tables, restart intervals, numbers of lines. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);
/** Frames that libjpeg decodes: baseline, extended, progressive, by Huffman codes or arithmetic. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';
/** A progressive picture is gone over anew with each of them; encoders write some ten. */
const MAX_SCANS = 32;
const MAX_SEGMENTS = 2000;

const COEFFICIENTS = 64;
const UNSEEN = 0xff;
const END_MARK = Buffer.from([MARKER, EOI]);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** null when it is broken. One that lacks its end mark alone gets one (`lacksEnd`): the decoder says whether rows are missing. */
export function jpegSegments(bytes: Buffer): Walked | null {
  const out = keeping(bytes);
  const seen = refinements();
  const profile: Buffer[] = [];
  let head: { width: number; height: number } | null = null;
  let scans = 0;
  let at = 2;
  out.keep(0, at);
  for (let n = 0; n < MAX_SEGMENTS; n++) {
    // decoders pass over what stands between two segments, and over more than one FF before a marker
    const marker = markerFrom(bytes, at);
    if (marker === null)
      return head && seen.isWhole()
        ? { ...head, lacksEnd: true, parts: [...withoutPadding(out.parts()), END_MARK] }
        : null;
    const code = bytes[marker + 1]!;
    if (code === EOI) {
      out.keep(marker, marker + 2);
      return head && scans > 0 ? { ...head, parts: out.parts() } : null;
    }
    if (code === SOI || marker + 4 > bytes.length) return null;
    const next = marker + 2 + bytes.readUInt16BE(marker + 2);
    if (next < marker + 4 || next > bytes.length) return null;
    const data = bytes.subarray(marker + 4, next);
    at = next;
    if (FRAMES.has(code)) {
      if (head || data.length < 6) return null;
      head = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
      seen.frame(data);
      out.keep(marker, next);
    } else if (code === SOS) {
      if (!head || ++scans > MAX_SCANS) return null;
      seen.scan(data);
      for (const segment of whole(profile.splice(0))) out.put(segment);
      at = endOfScan(bytes, next);
      out.keep(marker, at);
    } else if (TABLES.has(code) || (code === APP14 && begins(data, 'Adobe')) || isJfif(code, data))
      out.keep(marker, next);
    else if (code === APP1 && begins(data, EXIF)) {
      const exif = orientationOnly(data.subarray(EXIF.length));
      if (exif) out.put(segmentOf(APP1, Buffer.from(EXIF, 'latin1'), exif));
    } else if (code === APP2 && begins(data, PROFILE)) profile.push(bytes.subarray(marker, next));
  }
  return null;
}

const begins = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text;
/** Without its thumbnail it has 14 bytes of data; the segment with one stays as it is, nobody unpacks it. */
const isJfif = (code: number, data: Buffer) => code === APP0 && begins(data, 'JFIF\0');

/** Where the next marker begins that is none of a scan; null at the end of the file. */
function markerFrom(bytes: Buffer, from: number): number | null {
  const at = endOfScan(bytes, from);
  return at + 2 <= bytes.length ? at : null;
}

/** The first marker that ends a scan: in its data FF is followed by 00, by a restart, or by more FF. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== MARKER) continue;
    const code = bytes[at + 1]!;
    if (code !== 0 && code !== MARKER && !isRestart(code)) return at;
  }
  return bytes.length;
}

/** Zeros that a card or a transfer has put behind the last scan; the one behind FF is of its data. */
function withoutPadding(parts: readonly Buffer[]): Buffer[] {
  const last = parts.at(-1)!;
  let end = last.length;
  while (end > 1 && last[end - 1] === 0 && last[end - 2] !== MARKER) end--;
  return [...parts.slice(0, -1), last.subarray(0, end)];
}

/**
 * Whether the scans so far have brought every coefficient of every component in full (T.81, B.2.3 and G.1.1.1.1): of a
 * progressive picture that ends between two of them all rows are there, but coarse.
 */
function refinements() {
  const components = new Map<number, Uint8Array>();
  return {
    frame(data: Buffer): void {
      for (let n = 0; n < data[5]! && 6 + 3 * n < data.length; n++)
        components.set(data[6 + 3 * n]!, new Uint8Array(COEFFICIENTS).fill(UNSEEN));
    },
    scan(data: Buffer): void {
      const count = data[0] ?? 0;
      const [from, to, approximation] = [1, 2, 3].map((n) => data[2 * count + n] ?? UNSEEN) as [
        number,
        number,
        number,
      ];
      for (let n = 0; n < count; n++)
        components.get(data[1 + 2 * n]!)?.fill(approximation & 0x0f, from, Math.min(to + 1, COEFFICIENTS));
    },
    isWhole: () =>
      components.size > 0 && [...components.values()].every((one) => one.every((bits) => bits === 0)),
  };
}

/** The segments of a profile in their order, if it is one: each has its number and how many there are (ICC.1, B.4). */
function whole(profile: readonly Buffer[]): readonly Buffer[] {
  const head = 4 + PROFILE.length + 2;
  const parts = profile.filter((segment) => segment.length > head);
  const joined = Buffer.concat(
    parts.toSorted((a, b) => a[head - 2]! - b[head - 2]!).map((segment) => segment.subarray(head)),
  );
  return isPrintProfile(joined) ? parts : [];
}

function segmentOf(code: number, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.from([MARKER, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
