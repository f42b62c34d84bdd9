/**
 * Keeps only the picture of a file, chunk by chunk, before a decoder sees it. Text, comments, thumbnails and profiles
 * may unpack to a thousand times their size, and none of them is shown. One pass over the bytes without decoding:
 * what remains may still be broken, which the decoder reports.
 */
import { jpegSegments } from './jpeg.ts';
import type { Walked } from './parts.ts';
import { pngChunks } from './png.ts';
import { webpChunks } from './webp.ts';

/** The frame of the file is broken; nothing else is thrown by the walk. */
export class BrokenPicture extends Error {}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export type Picture = Omit<Walked, 'parts'> & { bytes: Buffer };

const WALKS: Record<PictureType, (bytes: Buffer) => Walked | null> = {
  'image/png': pngChunks,
  'image/jpeg': jpegSegments,
  'image/webp': webpChunks,
};

export const isPictureType = (mime: string): mime is PictureType => Object.hasOwn(WALKS, mime);

/** Throws BrokenPicture. */
export function pictureIn(bytes: Buffer, mime: PictureType): Picture {
  const walked = WALKS[mime](bytes);
  if (!walked || walked.width < 1 || walked.height < 1) throw new BrokenPicture();
  const { parts, ...rest } = walked;
  return { ...rest, bytes: Buffer.concat(parts) };
}

/** Which of them these bytes begin as. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  const begins = (with_: string, at = 0) => bytes.toString('latin1', at, at + with_.length) === with_;
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null;
}
