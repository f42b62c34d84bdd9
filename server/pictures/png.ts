/** Chunks of a PNG (W3C PNG, third edition, 5 and 11). */
import { crc32 } from 'node:zlib';
import { isPackedProfile, orientationOnly } from './metadata.ts';
import { keeping, type Walked } from './parts.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** No encoder writes so many; a file of empty ones would keep us busy. */
const MAX_CHUNKS = 20_000;
/** Of 16 bits a sample: what one pixel of each colour type holds (11.2.1), in bytes at most. */
const HEAD_BYTES = 13;

/** What is kept, and the most bytes of it. */
const KEPT: Record<string, number> = {
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  sRGB: 1,
  cHRM: 32,
  IDAT: Number.POSITIVE_INFINITY,
};
const TYPE = /^[A-Za-z]{4}$/;

/** null when it is broken. */
export function pngChunks(bytes: Buffer): Walked | null {
  const out = keeping(bytes);
  let head: { width: number; height: number } | null = null;
  let hasPixels = false;
  let isAnimated = false;
  let at = SIGNATURE_BYTES;
  out.keep(0, at);
  for (let n = 0; n < MAX_CHUNKS; n++) {
    if (at + FRAME_BYTES > bytes.length) return null;
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + FRAME_BYTES + length;
    if (next > bytes.length || !TYPE.test(type)) return null;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if ((head === null) !== (type === 'IHDR')) return null;
    if (type === 'IHDR') {
      if (length !== HEAD_BYTES) return null;
      head = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
      out.keep(at, next);
    } else if (type === 'IEND') {
      out.keep(at, next);
      // what stands behind the end is of no picture
      return head && hasPixels ? { ...head, isAnimated, parts: out.parts() } : null;
    } else if (type === 'eXIf') {
      const exif = orientationOnly(data);
      if (exif) out.put(chunkOf('eXIf', exif));
    } else if (type === 'iCCP' ? isProfileChunk(data) : length <= (KEPT[type] ?? -1)) out.keep(at, next);
    hasPixels ||= type === 'IDAT';
    isAnimated ||= type === 'acTL';
    at = next;
  }
  return null;
}

/** A name of 1 to 79 characters, a zero, the method, which is 0, and the packed profile. */
function isProfileChunk(data: Buffer): boolean {
  const end = data.indexOf(0);
  return end >= 1 && end <= 79 && data[end + 1] === 0 && isPackedProfile(data.subarray(end + 2));
}

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(FRAME_BYTES + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}
