/**
 * A script that tries to read a captcha without looking: text and outlines where there are any, or the dots by the
 * shapes of the very font. It answers what it believes, which is rarely right of a picture of dots.
 */
import sharp, { type Sharp } from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';

const drawPaths = svgCaptcha as unknown as (text: string, options: object) => string;
const LETTERS = 'ACEFGHKMNPRTXY34679';
const COUNT = 4;

export async function solveCaptcha(picture: Buffer): Promise<string> {
  const text = picture.toString('utf8');
  return text.includes('<svg') ? solveOutlines(text) : solveDots(picture);
}

/** Each letter is a filled path of its own: drawn alone, nothing hides it. */
async function solveOutlines(svg: string): Promise<string> {
  const written = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, letter]) => letter);
  if (written.length > 0) return written.join('');
  const letters = [...svg.matchAll(/<path fill="#[^"]*" d="([^"]+)"/g)].map(([, d]) => ({
    x: Number.parseFloat(/[\d.]+/.exec(d!)![0]),
    d: d!,
  }));
  const templates = await templatesWith(0);
  const read = letters
    .sort((a, b) => a.x - b.x)
    .map(async ({ d }) => {
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 150 50"><path d="${d}"/></svg>`;
      return nearest(templates, await shapeOf(drawn(alone)));
    });
  return (await Promise.all(read)).join('');
}

const [WIDE, HIGH] = [24, 32];

/** The dark part of a picture, cut out and brought to one size. */
async function shapeOf(image: Sharp): Promise<number[]> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels]! < 150 ? 1 : 0);
  const range = (n: number) => Array.from({ length: n }, (_, i) => i);
  const [columns, rows] = [range(info.width), range(info.height)];
  const used = <T extends number>(lines: T[], count: (line: T) => number) =>
    lines.filter((line) => count(line) > 4);
  const xs = used(columns, (x) => rows.reduce((sum, y) => sum + dark(x, y), 0));
  const ys = used(rows, (y) => columns.reduce((sum, x) => sum + dark(x, y), 0));
  const [left, right, top, bottom] = [xs[0] ?? 0, xs.at(-1) ?? 1, ys[0] ?? 0, ys.at(-1) ?? 1];
  return range(WIDE * HIGH).map((i) => {
    const x = left + Math.round(((i % WIDE) / WIDE) * (right - left));
    const y = top + Math.round((Math.floor(i / WIDE) / HIGH) * (bottom - top));
    return dark(x, y);
  });
}

const drawn = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#fff' });

type Template = { letter: string; shape: number[] };

/** The letters of the font, as thick as they are looked for. */
const templatesWith = (thickness: number): Promise<Template[]> =>
  Promise.all(
    [...LETTERS].map(async (letter) => {
      const svg = drawPaths(letter, { noise: 0, width: 200, height: 200, fontSize: 200 });
      const thick = svg.replace('<path', () => `<path stroke="#333" stroke-width="${thickness}"`);
      return { letter, shape: await shapeOf(drawn(thick)) };
    }),
  );

function nearest(templates: Template[], shape: number[]): string {
  const alike = (other: number[]) => other.filter((dot, at) => dot === shape[at]).length;
  return templates.reduce((a, b) => (alike(b.shape) > alike(a.shape) ? b : a)).letter;
}

async function solveDots(picture: Buffer): Promise<string> {
  const templates = await templatesWith(8);
  const smooth = await sharp(picture).median(5).png().toBuffer();
  const { width, height } = await sharp(smooth).metadata();
  const step = width / (COUNT + 1);
  const found: string[] = [];
  for (let i = 1; i <= COUNT; i++) {
    const box = { left: Math.round(step * (i - 0.5)), top: 0, width: Math.floor(step), height };
    found.push(nearest(templates, await shapeOf(sharp(smooth).extract(box))));
  }
  return found.join('');
}
