/**
 * Uploads checked by content and re-encoded: what is stored was encoded by us, so no metadata, no script and no
 * second format survives. The size is checked before decoding starts.
 */
import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../../contract/file.ts';
import { type Focus, focusAt } from '../../domain/image.ts';
import { LOOK_HEIGHT, LOOK_WIDTH, type Look, lookOf } from '../../domain/look.ts';
import { ApiError } from './error.ts';
import { withoutMetadata } from './mp4.ts';
import { isHarmlessPdf } from './pdf.ts';
import { semaphore } from './semaphore.ts';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Of a video, which is stored as it came (mp4.ts). */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
/**
 * A small file that would decode to more is refused before it is decoded. A JPEG is decoded smaller, so that a camera's
 * 50 megapixels cost no more than 16 of PNG and WebP.
 */
const MAX_PIXELS: Record<string, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 16_000_000,
  'image/webp': 16_000_000,
};
/** What no picture takes; beyond it libvips gives up. */
const LONGEST_SECONDS = 10;
/** Longest side kept, in pixels. */
const MAX_SIDE = 2400;
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/webp']);

// on two cores libvips would use a thread for each core and each picture at once
sharp.concurrency(1);
sharp.cache(false);
/** Half of the four threads Node has for such work: reading files and compressing pages must not wait for pictures. */
const atMostTwo = semaphore(2);

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
  types: readonly ('image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf' | 'video/mp4')[];
  /** Least width and height in pixels. */
  leastSide?: number;
}

const newKey = (extension: string, focus: Focus | '' = '') =>
  `${randomBytes(16).toString('hex')}${focus}.${extension}`;
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Checks an upload and gives what to store: images as WebP, PDF as it is, a video without what it says of its maker.
 * Throws ApiError unsupported_type, bad_image, image_too_small, image_too_large, bad_document or bad_video.
 */
export async function acceptUpload(bytes: Buffer, accepts: Accepts): Promise<StoredFile> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !(accepts.types as readonly string[]).includes(kind.mime))
    throw new ApiError('unsupported_type');
  if (kind.mime === 'video/mp4') return acceptVideo(bytes);
  if (!IMAGES.has(kind.mime)) return acceptDocument(bytes, kind.mime, kind.ext);
  try {
    const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false });
    const { width, height } = await source.metadata();
    if (width * height > MAX_PIXELS[kind.mime]!) throw new ApiError('image_too_large');
    if (accepts.leastSide && Math.min(width, height) < accepts.leastSide)
      throw new ApiError('image_too_small');
    const encoded = source
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 2 })
      .timeout({ seconds: LONGEST_SECONDS });
    const { data, info } = await atMostTwo(() => encoded.toBuffer({ resolveWithObject: true }));
    const { focus, look } = await lookAt(data, info);
    return {
      key: newKey('webp', focus ?? ''),
      mime: 'image/webp',
      bytes: data,
      width: info.width,
      height: info.height,
      sha256: sum(data),
      look,
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
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

/** A stored image in another width (never enlarged) and format. */
export function resizeImage(bytes: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const resized = sharp(bytes).resize(width, null, {
    withoutEnlargement: true,
  });
  // effort 1 takes half the time of 2 for 7 % more bytes
  const encoded =
    format === 'avif' ? resized.avif({ quality: 55, effort: 1 }) : resized.webp({ quality: 80 });
  return atMostTwo(() => encoded.toBuffer());
}

/** Side of the square in which the subject is looked for. */
const FOCUS_SIDE = 128;
/** A picture so near to a square loses nothing that matters. */
const NEARLY_SQUARE = 1.08;

/** Where the subject of a stored picture lies when it is cut to a square, and what it looks like without plain borders. */
export async function lookAt(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<{ focus: Focus | null; look: Look | null }> {
  const longer = Math.max(width, height) / Math.min(width, height);
  return atMostTwo(async () => {
    const look = await lookIn(bytes);
    const isCut = look !== null && longer >= NEARLY_SQUARE;
    return { look, focus: isCut ? await focusIn(bytes, { width, height }) : null };
  });
}

/** By libvips: edges, bright colours and skin draw the eye. */
async function focusIn(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const { info } = await sharp(bytes)
    .resize(FOCUS_SIDE, FOCUS_SIDE, { fit: 'cover', position: 'attention' })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const scale = FOCUS_SIDE / Math.min(width, height);
  const [axis, cut, offset] =
    width > height
      ? (['x', width * scale - FOCUS_SIDE, info.cropOffsetLeft] as const)
      : (['y', height * scale - FOCUS_SIDE, info.cropOffsetTop] as const);
  return focusAt(axis, Math.abs(offset ?? 0) / cut);
}

async function lookIn(bytes: Buffer): Promise<Look | null> {
  const small = sharp(bytes).flatten({ background: 'white' }).resize(256, 256, { fit: 'inside' });
  const plain = await small.greyscale().png().toBuffer();
  // a picture of one colour has nothing left without its border
  const trimmed = await sharp(plain)
    .trim({ threshold: 12 })
    .png()
    .toBuffer()
    .catch(() => plain);
  const grey = await sharp(trimmed)
    .resize(LOOK_WIDTH, LOOK_HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer();
  return lookOf(grey);
}

/** Enough to tell a picture from a plain surface. */
const SAMPLE_SIDE = 64;

/** How far the colours of a picture lie apart: the greatest standard deviation of its channels, 0 for one colour. */
export async function colourSpread(bytes: Buffer): Promise<number> {
  const sample = sharp(bytes)
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
    .flatten({ background: 'white' })
    .timeout({ seconds: LONGEST_SECONDS });
  const small = await atMostTwo(() => sample.png().toBuffer());
  const { channels } = await sharp(small).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
