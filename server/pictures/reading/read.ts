/** Everything that is read in a picture or a PDF, in the decoder's process only (tasks.ts). */
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { type FileReading, looksLikeScreenshot, type ReadPage } from '../../../domain/evidence/reading.ts';
import { PART_HEIGHT, PART_WIDTH, PARTS, type Part, partLook } from '../../../domain/picture/likeness.ts';
import { readCodes } from './codes.ts';
import { readText } from './ocr.ts';
import { officeLines, textLines } from './office-text.ts';
import type { ReadPdfPage } from './pdf-pages-worker.ts';

/** Longer side in which is read: contact data is written to be read, and larger pictures take long. */
const READ_SIDE = 1600;
const SAMPLE_SIDE = 64;
/** In which parts are compared. */
const [GRID_WIDTH, GRID_HEIGHT] = [PART_WIDTH * 20, PART_HEIGHT * 20];
/** Pixels beside one another that differ by less are one surface: a photograph has noise. */
const FLAT = 2;

export async function readPicture(bytes: Buffer): Promise<FileReading> {
  const { page, isOcr } = await readPage(bytes, 1);
  return { pages: [page], isOcr, parts: await partsOf(bytes) };
}

export async function readPdf(bytes: Buffer): Promise<FileReading> {
  const pages: ReadPage[] = [];
  let ocr = true;
  for (const [i, { text, width, height, pixels }] of (await pdfPages(bytes)).entries()) {
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
    const png = await picture.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
    const { page, isOcr } = await readPage(png, i + 1);
    ocr &&= isOcr;
    const own = text.split(/[\r\n]+/).map((line) => line.trim());
    pages.push({ ...page, lines: [...own.filter(Boolean), ...page.lines] });
  }
  return { pages, isOcr: ocr };
}

/** Of a file of words, cells or slides, or of plain text. */
export async function readOffice(bytes: Buffer, mime: string): Promise<FileReading> {
  const lines = mime.startsWith('text/') ? textLines(bytes) : await officeLines(bytes);
  const nothingShown = { codes: [], textShare: 0, spread: SAMPLE_SIDE, isScreenshot: false };
  return { pages: [{ page: 1, lines, ...nothingShown }], isOcr: true };
}

async function pdfPages(bytes: Buffer): Promise<ReadPdfPage[]> {
  const thread = new Worker(new URL('./pdf-pages-worker.ts', import.meta.url), { workerData: bytes });
  try {
    return await new Promise<ReadPdfPage[]>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread ended')));
    });
  } finally {
    await thread.terminate();
  }
}

async function readPage(bytes: Buffer, number: number): Promise<{ page: ReadPage; isOcr: boolean }> {
  const small = await sharp(bytes, { limitInputPixels: false })
    .flatten({ background: 'white' })
    .resize(READ_SIDE, READ_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(small).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const codes = await readCodes(data, info.width, info.height);
  const read = await readText(small).catch((error: NodeJS.ErrnoException) => {
    // without its models the rest is read nevertheless; `doctor` says so
    if (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'ENOENT') return null;
    throw error;
  });
  const { lines, textShare } = read ?? { lines: [], textShare: 0 };
  const flat = flatShare(data, info.width, info.height);
  return {
    isOcr: read !== null,
    page: {
      page: number,
      lines,
      codes,
      textShare,
      spread: await spreadOf(small),
      isScreenshot: looksLikeScreenshot({ lines, flat }),
    },
  };
}

async function spreadOf(bytes: Buffer): Promise<number> {
  const sample = await sharp(bytes).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }).png().toBuffer();
  const { channels } = await sharp(sample).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** Share of the pixels that are as their neighbour on the right. */
function flatShare(pixels: Buffer, width: number, height: number): number {
  let flat = 0;
  let n = 0;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x + 1 < width; x++) {
      const at = (y * width + x) * 4;
      const apart = Math.abs(pixels[at]! - pixels[at + 4]!) + Math.abs(pixels[at + 1]! - pixels[at + 5]!);
      if (apart <= FLAT) flat++;
      n++;
    }
  return n === 0 ? 0 : flat / n;
}

export async function partsOf(bytes: Buffer): Promise<(string | null)[]> {
  const grey = await sharp(bytes, { limitInputPixels: false })
    .flatten({ background: 'white' })
    .resize(GRID_WIDTH, GRID_HEIGHT, { fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return PARTS.map((part) => partLook(samplesOf(grey, part)));
}

/** Means of 9 × 8 cells of the part. */
function samplesOf(grey: Buffer, { left, top, side }: Part): Uint8Array {
  const samples = new Uint8Array(PART_WIDTH * PART_HEIGHT);
  const [wide, high] = [(GRID_WIDTH * side) / PART_WIDTH, (GRID_HEIGHT * side) / PART_HEIGHT];
  for (let row = 0; row < PART_HEIGHT; row++)
    for (let column = 0; column < PART_WIDTH; column++) {
      const [fromX, fromY] = [GRID_WIDTH * left + column * wide, GRID_HEIGHT * top + row * high];
      samples[row * PART_WIDTH + column] = meanOf(grey, fromX, fromY, wide, high);
    }
  return samples;
}

function meanOf(grey: Buffer, fromX: number, fromY: number, wide: number, high: number): number {
  const [left, top] = [Math.round(fromX), Math.round(fromY)];
  const [right, bottom] = [
    Math.min(GRID_WIDTH, Math.round(fromX + wide)),
    Math.min(GRID_HEIGHT, Math.round(fromY + high)),
  ];
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += grey[y * GRID_WIDTH + x]!;
  return sum / Math.max(1, (right - left) * (bottom - top));
}
