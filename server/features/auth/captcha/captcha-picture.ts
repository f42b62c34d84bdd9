/**
 * The picture of a captcha: letters as paths, bent by waves, drawn as pixels with noise. Neither text nor outlines
 * leave the server, since a script could read those directly.
 */
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';

// in the server itself, since nobody sends what is drawn here: neither a thread for each core nor pictures kept
sharp.concurrency(1);
sharp.cache(false);

// the package is a function with properties; its types name only the properties
const drawPaths = svgCaptcha as unknown as (text: string, options: object) => string;

/** Twice the size at which it is shown. */
const WIDTH = 300;
const HEIGHT = 100;
const PAPER = 245;
/** Of letters and lines alike. */
const INK = '#333';
/** Of all dots, those that are of no letter, and how far the rest are off. */
const SPECKS = 0.05;
const GRAIN = 55;

const random = () => randomInt(1 << 24) / (1 << 24);
const between = (least: number, most: number) => least + random() * (most - least);

/** A PNG of one shade, so that letters and lines cannot be told apart by colour. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const svg = drawPaths(text, { width: WIDTH, height: HEIGHT, fontSize: 110, noise: 3 });
  const thick = svg
    .replaceAll(/<path fill="#[^"]*"/g, () => `<path fill="${INK}" stroke="${INK}" stroke-width="4"`)
    .replaceAll(/stroke="[^"]*" fill="none"/g, () => `stroke="${INK}" stroke-width="3" fill="none"`);
  const { data } = await sharp(Buffer.from(thick))
    .flatten({ background: { r: PAPER, g: PAPER, b: PAPER } })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(addNoise(bend(data)), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Each dot is taken from where two waves of random length, height and phase lead. */
function bend(from: Buffer): Buffer {
  const wave = (most: number) => ({
    height: between(most / 2, most),
    length: between(60, 110),
    phase: between(0, 2 * Math.PI),
  });
  const [down, across] = [wave(8), wave(6)];
  const along = (at: number, { height, length, phase }: typeof down) =>
    height * Math.sin((2 * Math.PI * at) / length + phase);
  const to = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const fromX = Math.round(x + along(y, across));
      const fromY = Math.round(y + along(x, down));
      if (fromX < 0 || fromX >= WIDTH || fromY < 0 || fromY >= HEIGHT) continue;
      to[y * WIDTH + x] = from[fromY * WIDTH + fromX]!;
    }
  return to;
}

function addNoise(picture: Buffer): Buffer {
  for (const [i, shade] of picture.entries()) {
    const speck = random() < SPECKS ? randomInt(PAPER) : shade;
    const shaken = Math.min(255, Math.max(0, Math.round(speck + between(-GRAIN, GRAIN))));
    // sixteen shades: half the bytes
    picture[i] = shaken & 0xf0;
  }
  return picture;
}
