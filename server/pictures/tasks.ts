/** The decoder's work on pixels, in its own process only (decoder.ts), one piece at a time. */
import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, ImageWidth } from '../../contract/file/file.ts';
import type { FileReading } from '../../domain/evidence/reading.ts';
import {
  type DifferenceHash,
  differenceHash,
  HASH_HEIGHT,
  HASH_WIDTH,
} from '../../domain/picture/difference-hash.ts';
import { type Focus, focusAt, KEPT_SIDE } from '../../domain/picture/image.ts';
import { TURNS } from '../../domain/picture/likeness.ts';
import type { DrawnPage, PageProblem } from './pdf-page-worker.ts';
import { readOffice, readPdf, readPicture } from './reading/read.ts';

/** Side of the square in which the subject is looked for. */
const FOCUS_SIDE = 128;
/** A picture so near to a square loses nothing that matters. */
const NEARLY_SQUARE = 1.08;
/** Within which looks are taken: their samples are 17 by 16. */
const LOOK_SIDE = 512;
/** Enough to tell a picture from a plain surface. */
const SAMPLE_SIDE = 64;

// on two cores libvips would use a thread for each core and each picture at once
sharp.concurrency(1);
sharp.cache(false);

interface Size {
  width: number;
  height: number;
}
/** What a stored picture shows: where its subject lies when it is cut to a square, and its look without plain borders. */
export interface Seen {
  focus: Focus | null;
  look: DifferenceHash | null;
}

export const TASKS = {
  /** Of an upload: turned upright, within the size that is kept, as WebP, without what is no pixel. */
  async encode({
    bytes,
    lacksEnd = false,
  }: {
    bytes: Buffer;
    lacksEnd?: boolean | undefined;
  }): Promise<Seen & Size & { bytes: Buffer }> {
    // with an end mark of ours missing rows are no more than a warning
    const failOn = lacksEnd ? 'warning' : 'error';
    const { data, info } = await sharp(bytes, { limitInputPixels: false, failOn, animated: false })
      .rotate()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, width, height, ...(await seenIn(data, { width, height })) };
  },

  /** The first page of a PDF on white, as PNG. */
  async page({ bytes }: { bytes: Buffer }): Promise<{ png: Buffer } | { problem: PageProblem }> {
    const page = await drawnPage(bytes);
    if ('problem' in page) return page;
    const { width, height, pixels } = page;
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
    return { png: await picture.removeAlpha().png({ compressionLevel: 3 }).toBuffer() };
  },

  async see({ bytes, width, height }: Size & { bytes: Buffer }): Promise<Seen> {
    return seenIn(bytes, { width, height });
  },

  /** In another width, never enlarged. */
  async resize(given: { bytes: Buffer; width: ImageWidth; format: ImageFormat }): Promise<Buffer> {
    const resized = sharp(given.bytes).resize(given.width, null, { withoutEnlargement: true });
    // effort 1 takes half the time of 2 for 7 % more bytes
    const encoded =
      given.format === 'avif' ? resized.avif({ quality: 55, effort: 1 }) : resized.webp({ quality: 80 });
    return encoded.toBuffer();
  },

  /** What is read in a picture or a PDF, and by which looks copies of it are found. */
  async read({ bytes, mime }: { bytes: Buffer; mime: string }): Promise<FileReading> {
    if (mime === 'application/pdf') return readPdf(bytes);
    if (!mime.startsWith('image/')) return readOffice(bytes, mime);
    return { ...(await readPicture(bytes)), ...(await otherLooks(bytes)) };
  },

  /** How far the colours lie apart: the greatest standard deviation of a channel, 0 for one colour. */
  async spread({ bytes }: { bytes: Buffer }): Promise<number> {
    const small = await sharp(bytes)
      .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
      .flatten({ background: 'white' })
      .png()
      .toBuffer();
    const { channels } = await sharp(small).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  },
};

/** By which a picture is found that was turned or mirrored. */
export async function otherLooks(bytes: Buffer): Promise<Pick<FileReading, 'mirrored' | 'turned'>> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: info });
  const seen = async (picture: Sharp) => lookIn(await picture.png({ compressionLevel: 1 }).toBuffer());
  const turned = [];
  for (const turn of TURNS) turned.push(await seen(upright().rotate(turn)));
  return { mirrored: await seen(upright().flop()), turned };
}

export type Tasks = typeof TASKS;

async function drawnPage(bytes: Buffer): Promise<DrawnPage> {
  const thread = new Worker(new URL('./pdf-page-worker.ts', import.meta.url), { workerData: bytes });
  try {
    return await new Promise<DrawnPage>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread ended')));
    });
  } finally {
    await thread.terminate();
  }
}

async function seenIn(bytes: Buffer, size: Size): Promise<Seen> {
  const longer = Math.max(size.width, size.height) / Math.min(size.width, size.height);
  const look = await lookIn(bytes);
  const isCut = look !== null && longer >= NEARLY_SQUARE;
  return { look, focus: isCut ? await focusIn(bytes, size) : null };
}

/** By libvips: edges, bright colours and skin draw the eye. */
async function focusIn(bytes: Buffer, { width, height }: Size): Promise<Focus | null> {
  const { info } = await sharp(bytes)
    .resize(FOCUS_SIDE, FOCUS_SIDE, { fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const scale = FOCUS_SIDE / Math.min(width, height);
  const [axis, cut, offset] =
    width > height
      ? (['x', width * scale - FOCUS_SIDE, info.cropOffsetLeft] as const)
      : (['y', height * scale - FOCUS_SIDE, info.cropOffsetTop] as const);
  return focusAt(axis, Math.abs(offset ?? 0) / cut);
}

async function lookIn(bytes: Buffer): Promise<DifferenceHash | null> {
  const small = sharp(bytes).flatten({ background: 'white' }).resize(256, 256, { fit: 'inside' });
  const plain = await small.greyscale().png().toBuffer();
  // a picture of one colour has nothing left without its border
  const trimmed = await sharp(plain)
    .trim({ threshold: 12 })
    .png()
    .toBuffer()
    .catch(() => plain);
  const grey = await sharp(trimmed)
    .resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return differenceHash(grey);
}
