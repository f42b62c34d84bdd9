/** Chunks of a WebP (RFC 9649, 2.3 to 2.7). Of an animation only the first frame is kept, the one that is shown. */
import { isProfile, orientationOnly } from './metadata.ts';
import { keeping, type Walked } from './parts.ts';

const RIFF_BYTES = 12;
const HEAD_BYTES = 8;
const FRAME_HEAD_BYTES = 16;
const MAX_CHUNKS = 5000;
/** Bits of the first byte of VP8X that say what there is. */
const HAS = { profile: 0x20, exif: 0x08, xmp: 0x04 };

interface Chunk {
  type: string;
  data: Buffer;
  from: number;
  to: number;
}

/** The chunks between two places; null when they do not fill it. */
function chunksIn(bytes: Buffer, from: number, to: number): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = from; at < to; ) {
    if (to - at < HEAD_BYTES || chunks.length >= MAX_CHUNKS) return null;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + HEAD_BYTES + size;
    if (end > to) return null;
    // to an even length; some writers leave out the last byte of a file
    const next = Math.min(end + (size % 2), to);
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + HEAD_BYTES, end),
      from: at,
      to: next,
    });
    at = next;
  }
  return chunks;
}

/** null when it is broken. */
export function webpChunks(bytes: Buffer): Walked | null {
  if (bytes.length < RIFF_BYTES) return null;
  const end = HEAD_BYTES + bytes.readUInt32LE(4);
  // what stands behind the end is of no picture
  const chunks = end <= bytes.length ? chunksIn(bytes, RIFF_BYTES, end) : null;
  const [first] = chunks ?? [];
  if (!chunks || !first) return null;
  const kept = first.type === 'VP8X' ? extended(bytes, first, chunks) : simple(bytes, first);
  if (!kept) return null;
  const size = kept.parts.reduce((sum, part) => sum + part.length, 0);
  const riff = Buffer.from(bytes.subarray(0, RIFF_BYTES));
  riff.writeUInt32LE(RIFF_BYTES - HEAD_BYTES + size, 4);
  return { ...kept, parts: [riff, ...kept.parts] };
}

const isPixels = ({ type }: Chunk) => type === 'VP8 ' || type === 'VP8L';

function simple(bytes: Buffer, first: Chunk): Walked | null {
  const size = sizeOf(first);
  return size && { ...size, parts: [bytes.subarray(first.from, first.to)] };
}

function extended(bytes: Buffer, head: Chunk, chunks: readonly Chunk[]): Walked | null {
  if (head.data.length !== 10) return null;
  const canvas = { width: head.data.readUIntLE(4, 3) + 1, height: head.data.readUIntLE(7, 3) + 1 };
  const out = keeping(bytes);
  let [profile, exif, frames] = [0, 0, 0];
  const later: Buffer[] = [];
  for (const chunk of chunks.slice(1)) {
    if (chunk.type === 'ICCP' && profile === 0 && isProfile(chunk.data)) {
      profile = HAS.profile;
      out.keep(chunk.from, chunk.to);
    } else if (chunk.type === 'EXIF' && exif === 0) {
      // it may begin as it does in a JPEG
      const isMarked = chunk.data.toString('latin1', 0, 6) === 'Exif\0\0';
      const orientation = orientationOnly(isMarked ? chunk.data.subarray(6) : chunk.data);
      if (!orientation) continue;
      exif = HAS.exif;
      later.push(chunkOf('EXIF', orientation));
    } else if (chunk.type === 'ANIM' && chunk.data.length === 6) out.keep(chunk.from, chunk.to);
    else if (chunk.type === 'ANMF' && frames++ === 0) {
      const frame = frameOf(bytes, chunk);
      if (!frame) return null;
      out.put(frame);
    } else if (chunk.type === 'ALPH' || isPixels(chunk)) {
      const size = isPixels(chunk) ? sizeOf(chunk) : canvas;
      // decoders go by the one or the other
      if (size?.width !== canvas.width || size.height !== canvas.height) return null;
      out.keep(chunk.from, chunk.to);
    }
  }
  const flags = Buffer.from(bytes.subarray(head.from, head.to));
  flags[HEAD_BYTES] = (flags[HEAD_BYTES]! & ~(HAS.profile | HAS.exif | HAS.xmp)) | profile | exif;
  return { ...canvas, isAnimated: frames > 1, parts: [flags, ...out.parts(), ...later] };
}

/** A frame of an animation with its pixels alone. */
function frameOf(bytes: Buffer, { data, from }: Chunk): Buffer | null {
  const begin = from + HEAD_BYTES + FRAME_HEAD_BYTES;
  if (data.length < FRAME_HEAD_BYTES) return null;
  const inner = chunksIn(bytes, begin, from + HEAD_BYTES + data.length);
  const frame = { width: data.readUIntLE(6, 3) + 1, height: data.readUIntLE(9, 3) + 1 };
  const kept = (inner ?? []).filter((chunk) => chunk.type === 'ALPH' || isPixels(chunk));
  for (const size of kept.filter(isPixels).map(sizeOf))
    if (size?.width !== frame.width || size.height !== frame.height) return null;
  return chunkOf(
    'ANMF',
    data.subarray(0, FRAME_HEAD_BYTES),
    ...kept.map((one) => bytes.subarray(one.from, one.to)),
  );
}

/** What the pixels say of themselves: RFC 6386, 9.1, and RFC 9649, 3.4. */
function sizeOf({ type, data }: Chunk): { width: number; height: number } | null {
  if (type === 'VP8 ') {
    const isKeyFrame = data.length >= 10 && (data[0]! & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
    return isKeyFrame
      ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
      : null;
  }
  if (type !== 'VP8L' || data.length < 5 || data[0] !== 0x2f) return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function chunkOf(type: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
