/**
 * Prepares pictures from cameras and phones before upload: scales down those that are too large, and converts other
 * formats (HEIC, AVIF, BMP, TIFF) to JPEG or PNG where this browser can read them. What it cannot read is sent
 * unchanged, and the server says what it is.
 */
import { isForeignPicture, mimeOf } from '../../domain/picture/file-kinds.ts';
import { KEPT_SIDE } from '../../domain/picture/image.ts';

interface Taken {
  /** Media types. */
  types: readonly string[];
  bytes: number;
}

/** More would take the memory of a telephone. */
const MAX_BYTES = 100 * 1024 * 1024;
/** A small PNG or WebP may have more pixels than are taken all the same; smaller ones than this are not looked at. */
const LOOKED_AT = 1024 * 1024;
/** Of PNG and WebP; a JPEG may have fifty. */
const MAX_PIXELS = { 'image/jpeg': 50_000_000 } as Record<string, number>;
const OTHERS_PIXELS = 16_000_000;
const QUALITIES = [0.92, 0.85, 0.75];
/** What of a file tells that it moves. */
const HEAD_BYTES = 4096;

/** The file to send: the same one, or the picture in it. */
export async function preparePicture(file: File, { types, bytes }: Taken): Promise<File> {
  const mime = mimeOf(file);
  const isTaken = types.includes(mime);
  const isPicture = isTaken ? mime.startsWith('image/') : isForeignPicture(file) && takesPictures(types);
  // drawings of lines have no size, and of what moves one picture would be left without a word
  const isLeft = mime === 'image/svg+xml' || mime === 'image/gif' || file.size > MAX_BYTES;
  const isWell = isTaken && file.size <= bytes && (mime === 'image/jpeg' || file.size < LOOKED_AT);
  if (!isPicture || isLeft || isWell || (await moves(file))) return file;
  const picture = await decoded(file);
  if (!picture) return file;
  try {
    const { width, height } = sizeOf(picture);
    const fits = width * height <= (MAX_PIXELS[mime] ?? OTHERS_PIXELS);
    if (isTaken && file.size <= bytes && fits) return file;
    return (await redrawn(picture, file.name, { types, bytes })) ?? file;
  } finally {
    if ('close' in picture) picture.close();
  }
}

const takesPictures = (types: readonly string[]) =>
  types.includes('image/jpeg') || types.includes('image/png');

async function moves(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return head.includes('acTL') || (head.startsWith('RIFF') && head.slice(0, 64).includes('ANIM'));
}

type Decoded = ImageBitmap | HTMLImageElement;
const sizeOf = (picture: Decoded) =>
  'naturalWidth' in picture
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height };

/** Turned as its EXIF says; null where this browser cannot read it. */
async function decoded(file: File): Promise<Decoded | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return asElement(file);
  }
}

/** Safari reads some kinds in elements alone. */
async function asElement(file: File): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function redrawn(picture: Decoded, name: string, { types, bytes }: Taken): Promise<File | null> {
  const { width, height } = sizeOf(picture);
  const scale = Math.min(1, KEPT_SIDE / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const tries = isClear(context)
    ? [['image/png', 1] as const, ...QUALITIES.map((quality) => ['image/webp', quality] as const)]
    : QUALITIES.map((quality) => ['image/jpeg', quality] as const);
  for (const [type, quality] of tries) {
    if (!types.includes(type)) continue;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // a browser that cannot write a kind writes PNG
    if (blob?.type === type && blob.size <= bytes) return new File([blob], renamed(name, type), { type });
  }
  return null;
}

/** Whether something shines through: JPEG would make it black. */
function isClear(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
}

const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`;
