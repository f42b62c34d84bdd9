/** The two things besides pixels that change how a picture looks: its orientation and its colour profile. */
import { inflateSync } from 'node:zlib';

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
/** Entries of the first directory of a camera: some forty. */
const MAX_ENTRIES = 500;
/** Of a profile of three colours; those of four, which JPEG has for print, take up to some two megabytes. */
const LARGEST_PROFILE = 256 * 1024;
const LARGEST_PRINT_PROFILE = 2 * 1024 * 1024;

/**
 * EXIF with the orientation alone, of what stands behind "Exif\0\0"; null when there is none to keep, or it would be
 * longer than what came (TIFF 6.0, sections 2 and 8).
 */
export function orientationOnly(exif: Buffer): Buffer | null {
  const order = exif.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  const u16 = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const u32 = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  if (exif.length < 8 || u16(2) !== 42) return null;
  const directory = u32(4);
  if (directory < 8 || directory + 2 > exif.length) return null;
  const count = Math.min(u16(directory), MAX_ENTRIES);
  for (let n = 0; n < count; n++) {
    const at = directory + 2 + n * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return null;
    if (u16(at) !== ORIENTATION) continue;
    const value = u16(at + 8);
    return value > 1 && value <= 8 && exif.length >= 26 ? written(value) : null;
  }
  return null;
}

/** Big-endian, one directory of one entry. */
function written(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 0, 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION, 10);
  // a SHORT, and one of it
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** Whether these bytes are a colour profile of bearable size: what libvips cannot use it passes over (ICC.1, 7.2). */
export function isProfile(profile: Buffer, largest = LARGEST_PROFILE): boolean {
  if (profile.length < 128 || profile.length > largest) return false;
  return profile.toString('latin1', 36, 40) === 'acsp' && profile.readUInt32BE(0) <= profile.length;
}
export const isPrintProfile = (profile: Buffer): boolean => isProfile(profile, LARGEST_PRINT_PROFILE);

/** The same, packed by zlib: never unpacked further than it may be large. */
export function isPackedProfile(packed: Buffer): boolean {
  if (packed.length > LARGEST_PROFILE) return false;
  try {
    return isProfile(inflateSync(packed, { maxOutputLength: LARGEST_PROFILE }));
  } catch {
    return false;
  }
}
