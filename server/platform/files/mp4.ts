/**
 * MP4 as far as we inspect it: the box structure must be complete, and who filmed it where is blanked in place, so
 * that no offset changes (ISO/IEC 14496-12, 4.2).
 */

interface Box {
  type: string;
  /** Of its type field, and of what it holds. */
  at: number;
  from: number;
  to: number;
}

/** User data, metadata and boxes of makers: places, devices, names. */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Boxes that hold boxes in which something telling may stand. */
const HOLDING = new Set(['moov', 'trak']);
/** Of a file: more than any camera or editor writes; one made of empty boxes would keep us busy. */
const MAX_BOXES = 10_000;
/** Of boxes in boxes; a track lies in the second. */
const DEEPEST = 8;

interface Count {
  left: number;
}

/** The boxes between two places; null when they do not fill it. */
function boxesIn(bytes: Buffer, from: number, to: number, count: Count): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (to - at < 8 || --count.left < 0) return null;
    let size = bytes.readUInt32BE(at);
    let header = 8;
    if (size === 1) {
      if (to - at < 16) return null;
      const large = bytes.readBigUInt64BE(at + 8);
      if (large > BigInt(to)) return null;
      size = Number(large);
      header = 16;
    } else if (size === 0) size = to - at;
    if (size < header || at + size > to) return null;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      at: at + 4,
      from: at + header,
      to: at + size,
    });
    at += size;
  }
  return boxes;
}

/** Blanks what tells of its maker; false when the frame is broken, or nested as no camera does. */
function blank(bytes: Buffer, boxes: readonly Box[], count: Count, depth = 1): boolean {
  if (depth > DEEPEST) return false;
  return boxes.every((box) => {
    if (TELLING.has(box.type)) {
      bytes.write('free', box.at, 'latin1');
      bytes.fill(0, box.from, box.to);
      return true;
    }
    if (!HOLDING.has(box.type)) return true;
    const inner = boxesIn(bytes, box.from, box.to, count);
    return inner !== null && blank(bytes, inner, count, depth + 1);
  });
}

/** The same video without its metadata; null when it is not whole. The bytes given are changed. */
export function withoutMetadata(bytes: Buffer): Buffer | null {
  const count = { left: MAX_BOXES };
  const boxes = boxesIn(bytes, 0, bytes.length, count);
  const whole =
    boxes?.[0]?.type === 'ftyp' && ['moov', 'mdat'].every((type) => boxes.some((box) => box.type === type));
  return whole && blank(bytes, boxes, count) ? bytes : null;
}
