/**
 * Uploads checked by content and re-encoded: what is stored was encoded by us, so no metadata, no script and no
 * second format survives. Size and frame are checked before decoding starts, which is done by another process
 * (server/pictures/decoder.ts) and counted.
 */
import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../../contract/file.ts';
import type { Focus } from '../../domain/image.ts';
import type { Look } from '../../domain/look.ts';
import { DecodingFailed, decoder } from '../pictures/decoder.ts';
import type { Seen } from '../pictures/tasks.ts';
import { BrokenPicture, isPictureType, type Picture, type PictureType, pictureIn } from '../pictures/walk.ts';
import { ApiError } from './error.ts';
import { withoutMetadata } from './mp4.ts';
import { isHarmlessPdf } from './pdf.ts';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Of a video, which is stored as it came (mp4.ts). */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
/**
 * A small file that would decode to more is refused before it is decoded. A JPEG is decoded smaller, so that a camera's
 * 50 megapixels cost no more than 16 of PNG and WebP.
 */
const MAX_PIXELS: Record<PictureType, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 16_000_000,
  'image/webp': 16_000_000,
};
/** What tells the kind of a file stands here; further in, a file may be made to be searched for long. */
const KIND_BYTES = 4100;

export interface StoredFile {
  key: string;
  mime: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
  sha256: string;
  /** Of a picture that shows something. */
  look: Look | null;
}

export interface Accepts {
  /** Formats beside webp, which product images and albums also take. */
  types: readonly (PictureType | 'application/pdf' | 'video/mp4')[];
  /** Least width and height in pixels. */
  leastSide?: number;
}

/** Whose pictures they are pays for them. */
export interface Payer {
  /** Before decoding; throws what keeps it from being begun. */
  claim(pixels: number): Promise<void>;
  /** Milliseconds of the processor, whatever came of it. */
  paid(milliseconds: number): Promise<void>;
  /** It stands behind what somebody waits for. */
  isLater?: boolean;
}

const newKey = (extension: string, focus: Focus | '' = '') =>
  `${randomBytes(16).toString('hex')}${focus}.${extension}`;
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Checks an upload and gives what to store: images as WebP, PDF as it is, a video without what it says of its maker.
 * Throws ApiError unsupported_type, bad_image, image_too_small, image_too_large, bad_document or bad_video, and what
 * the payer throws.
 */
export async function acceptUpload(bytes: Buffer, accepts: Accepts, payer?: Payer): Promise<StoredFile> {
  const kind = await kindOf(bytes, accepts);
  if (kind.mime === 'video/mp4') return acceptVideo(bytes);
  if (!isPictureType(kind.mime)) return acceptDocument(bytes, kind.mime, kind.ext);
  return acceptPicture(pictureOf(bytes, kind.mime, accepts), payer);
}

async function kindOf(bytes: Buffer, { types }: Accepts) {
  const kind = await fileTypeFromBuffer(bytes.subarray(0, KIND_BYTES));
  if (!kind || !(types as readonly string[]).includes(kind.mime)) throw new ApiError('unsupported_type');
  return kind;
}

/**
 * What of an upload is picture, with nothing decoded yet.
 * Throws ApiError unsupported_type, bad_image, image_too_small or image_too_large.
 */
export async function headOfPicture(bytes: Buffer, accepts: Accepts): Promise<Picture> {
  const { mime } = await kindOf(bytes, accepts);
  if (!isPictureType(mime)) throw new ApiError('unsupported_type');
  return pictureOf(bytes, mime, accepts);
}

function pictureOf(bytes: Buffer, mime: PictureType, { leastSide = 1 }: Accepts): Picture {
  try {
    const picture = pictureIn(bytes, mime);
    if (picture.isAnimatedPng) throw new ApiError('unsupported_type');
    if (picture.width * picture.height > MAX_PIXELS[mime]) throw new ApiError('image_too_large');
    if (Math.min(picture.width, picture.height) < leastSide) throw new ApiError('image_too_small');
    return picture;
  } catch (error) {
    if (error instanceof BrokenPicture) throw new ApiError('bad_image');
    throw error;
  }
}

async function acceptPicture({ bytes: given, ...size }: Picture, payer?: Payer): Promise<StoredFile> {
  await payer?.claim(size.width * size.height);
  try {
    const { made, milliseconds } = await decoder.run('encode', { bytes: given }, payer);
    await payer?.paid(milliseconds);
    const { bytes, width, height, focus, look } = made;
    return {
      key: newKey('webp', focus ?? ''),
      mime: 'image/webp',
      bytes,
      width,
      height,
      sha256: sum(bytes),
      look,
    };
  } catch (error) {
    if (!(error instanceof DecodingFailed)) throw error;
    await payer?.paid(error.milliseconds);
    throw new ApiError('bad_image');
  }
}

function acceptVideo(bytes: Buffer): StoredFile {
  const video = withoutMetadata(bytes);
  if (!video) throw new ApiError('bad_video');
  return {
    key: newKey('mp4'),
    mime: 'video/mp4',
    bytes: video,
    width: null,
    height: null,
    sha256: sum(video),
    look: null,
  };
}

async function acceptDocument(bytes: Buffer, mime: string, extension: string): Promise<StoredFile> {
  if (!(await isHarmlessPdf(bytes))) throw new ApiError('bad_document');
  return {
    key: newKey(extension),
    mime,
    bytes,
    width: null,
    height: null,
    sha256: sum(bytes),
    look: null,
  };
}

export const isOfferedSize = (width: number, format: string): format is ImageFormat =>
  (IMAGE_WIDTHS as readonly number[]).includes(width) && (format === 'avif' || format === 'webp');

/** A stored image in another width (never enlarged) and format. `isLater`: nobody waits for it. */
export const resizeImage = async (
  bytes: Buffer,
  width: ImageWidth,
  format: ImageFormat,
  options: { isLater?: boolean } = {},
): Promise<Buffer> => (await decoder.run('resize', { bytes, width, format }, options)).made;

/** Where the subject of a stored picture lies when it is cut to a square, and what it looks like without plain borders. */
export const lookAt = async (
  bytes: Buffer,
  size: { width: number; height: number },
  options: { isLater?: boolean } = {},
): Promise<Seen> => (await decoder.run('see', { bytes, ...size }, options)).made;

/** How far the colours of a stored picture lie apart: the greatest standard deviation of its channels, 0 for one colour. */
export const colourSpread = async (bytes: Buffer, options: { isLater?: boolean } = {}): Promise<number> =>
  (await decoder.run('spread', { bytes }, options)).made;
