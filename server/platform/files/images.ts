/**
 * Uploaded images, checked by content and re-encoded, so that no metadata, script or second format survives. Size and
 * frame are checked before decoding, which happens in another process (server/pictures/decoder.ts) and is counted.
 */
import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../../../contract/file/file.ts';
import type { DifferenceHash } from '../../../domain/picture/difference-hash.ts';
import { FILE_KINDS, type FileMime, mostMegabytes, wrongKind } from '../../../domain/picture/file-kinds.ts';
import type { Focus } from '../../../domain/picture/image.ts';
import { DecodingFailed, decoder } from '../../pictures/decoder.ts';
import { PAGE_SIDE } from '../../pictures/page-side.ts';
import type { Seen } from '../../pictures/tasks.ts';
import {
  BrokenPicture,
  isPictureType,
  type Picture,
  type PictureType,
  pictureIn,
  pictureTypeOf,
} from '../../pictures/walk.ts';
import { ApiError } from '../http/error.ts';
import { checkedPdf } from '../pdf/pdf.ts';
import { withoutMetadata } from './mp4.ts';
import { officeFile } from './office.ts';
import { isText } from './text-file.ts';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Of an attachment: a Word, Excel or PowerPoint file, a table or a text; pictures and PDFs have five. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
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
  look: DifferenceHash | null;
  /** Of an animation one picture was kept. */
  still: boolean;
}

export interface Accepts {
  types: readonly FileMime[];
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
 * Checks an upload and gives what to store: images as WebP, documents as they came between their first and last mark, a
 * video without what it says of its maker. `name`: what it was called, by which alone texts are told apart.
 * Throws ApiError unsupported_type, too_large, bad_image, image_too_small, image_too_large, bad_video or one of pdf_…,
 * office_… and text_…, and what the payer throws.
 */
export async function acceptUpload(
  bytes: Buffer,
  accepts: Accepts,
  payer?: Payer,
  name = '',
): Promise<StoredFile> {
  const mime = await kindOf(bytes, accepts, name);
  if (bytes.length > mostMegabytes(mime) * 1024 * 1024) throw new ApiError('too_large');
  if (mime === 'video/mp4') return acceptVideo(bytes);
  if (isPictureType(mime)) return acceptPicture(pictureOf(bytes, mime, accepts), payer);
  return acceptDocument(bytes, mime);
}

/** Whether it is an animation, of which one picture would be kept. */
export function isMoving(bytes: Buffer): boolean {
  const mime = pictureTypeOf(bytes);
  try {
    return mime !== null && pictureIn(bytes, mime).isAnimated === true;
  } catch {
    return false;
  }
}

/** Documents: neither encoded anew as pictures are, nor put together anew as videos. */
export const isStoredUnchanged = (mime: string): boolean =>
  !mime.startsWith('image/') && !mime.startsWith('video/');

/** Programs and servers put something before a document now and then, which readers pass over. */
const PDF_WITHIN = 1024;
const TEXTS: Record<string, FileMime> = { csv: 'text/csv', txt: 'text/plain' };
const isZip = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

async function kindOf(bytes: Buffer, { types }: Accepts, name = ''): Promise<FileMime> {
  const takes = (mime: string | undefined): mime is FileMime =>
    (types as readonly string[]).includes(mime ?? '');
  const kind = await fileTypeFromBuffer(bytes.subarray(0, KIND_BYTES));
  // what kind of archive it is, its own list of parts tells, and not where they stand
  if (isZip(bytes)) {
    const office = await officeFile(bytes);
    const mime = 'mime' in office ? office.mime : undefined;
    if (takes(mime)) return mime;
    const takesOffice = types.some((type) => FILE_KINDS[type] === 'DOCX');
    if (takesOffice && 'problem' in office && office.problem !== 'other')
      throw new ApiError(`office_${office.problem}`);
    throw refusedKind(mime ?? kind?.mime, name, types);
  }
  // an animated PNG begins as any, and its first picture is kept
  if (kind?.mime === 'image/apng' && takes('image/png')) return 'image/png';
  if (takes(kind?.mime)) return kind.mime;
  if (takes('application/pdf') && bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'application/pdf';
  const text = TEXTS[/\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (takes(text) && !kind) {
    if (!isText(bytes)) throw new ApiError('text_damaged');
    return text;
  }
  throw refusedKind(isSvg(bytes) ? 'image/svg+xml' : kind?.mime, name, types);
}

const isSvg = (bytes: Buffer) =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    bytes.toString('latin1', 0, 1024),
  );

const refusedKind = (mime: string | undefined, name: string, types: readonly FileMime[]) =>
  new ApiError('unsupported_type', { kind: wrongKind(mime, name, types) });

/**
 * What of an upload is picture, with nothing decoded yet.
 * Throws ApiError unsupported_type, bad_image, image_too_small or image_too_large.
 */
export async function headOfPicture(bytes: Buffer, accepts: Accepts): Promise<Picture> {
  const mime = await kindOf(bytes, accepts);
  if (!isPictureType(mime)) throw new ApiError('unsupported_type');
  return pictureOf(bytes, mime, accepts);
}

function pictureOf(bytes: Buffer, mime: PictureType, { leastSide = 1 }: Accepts): Picture {
  try {
    const picture = pictureIn(bytes, mime);
    if (picture.width * picture.height > MAX_PIXELS[mime]) throw new ApiError('image_too_large');
    if (Math.min(picture.width, picture.height) < leastSide) throw new ApiError('image_too_small');
    return picture;
  } catch (error) {
    if (error instanceof BrokenPicture) throw new ApiError('bad_image');
    throw error;
  }
}

async function acceptPicture(picture: Picture, payer?: Payer): Promise<StoredFile> {
  const { bytes: given, lacksEnd, isAnimated = false } = picture;
  await payer?.claim(picture.width * picture.height);
  try {
    const { made, milliseconds } = await decoder.run('encode', { bytes: given, lacksEnd }, payer);
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
      still: isAnimated,
    };
  } catch (error) {
    if (!(error instanceof DecodingFailed)) throw error;
    await payer?.paid(error.milliseconds);
    throw new ApiError('bad_image');
  }
}

/**
 * The first page of a PDF that was accepted, as any picture is kept.
 * Throws ApiError pdf_no_picture, pdf_empty_page or pdf_fonts, and what the payer throws.
 */
export async function pictureOfPdf(pdf: Buffer, payer?: Payer): Promise<StoredFile> {
  await payer?.claim(PAGE_SIDE ** 2);
  const page = await decoder.run('page', { bytes: pdf }, payer).catch(async (error: unknown) => {
    if (!(error instanceof DecodingFailed)) throw error;
    await payer?.paid(error.milliseconds);
    throw new ApiError('pdf_no_picture');
  });
  await payer?.paid(page.milliseconds);
  if ('problem' in page.made) throw new ApiError(`pdf_${page.made.problem}`);
  return acceptPicture(pictureOf(page.made.png, 'image/png', { types: ['image/png'] }), payer);
}

function acceptVideo(bytes: Buffer): StoredFile {
  const video = withoutMetadata(bytes);
  if (!video) throw new ApiError('bad_video');
  return asItIs(video, 'video/mp4');
}

async function acceptDocument(bytes: Buffer, mime: FileMime): Promise<StoredFile> {
  if (mime !== 'application/pdf') return asItIs(bytes, mime);
  const checked = await checkedPdf(bytes);
  if ('problem' in checked) throw new ApiError(`pdf_${checked.problem}`);
  return asItIs(checked.document, mime);
}

const asItIs = (bytes: Buffer, mime: FileMime): StoredFile => ({
  key: newKey(FILE_KINDS[mime].toLowerCase()),
  mime,
  bytes,
  width: null,
  height: null,
  sha256: sum(bytes),
  look: null,
  still: false,
});

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
