/**
 * One-off tool, not needed when seeding. Rebuilds what is kept beside the drawings:
 *   node tools/demo-pictures/tooling.ts bounds   → data/bounds.json (drawn extent of each subject)
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { Pen } from './pen.ts';
import { drawSubject, SHAPES } from './subjects.ts';

const here = (path: string): URL => new URL(path, import.meta.url);

/** Extent of the clearly visible pixels as [left, top, right, bottom] in drawing units. */
async function extent(subject: string): Promise<[number, number, number, number]> {
  const pen = new Pen();
  const body = drawSubject(pen, subject, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-400 -400 800 800">${pen.defs()}${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x0, y0, x1, y1] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[y * info.width + x] ?? 0) < 190) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return [x0 * 2 - 400, y0 * 2 - 400, x1 * 2 - 398, y1 * 2 - 398];
}

async function bounds(): Promise<void> {
  const names = Object.keys(SHAPES).sort();
  const lines: string[] = [];
  for (const name of names) lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(await extent(name))}`);
  writeFileSync(here('data/bounds.json'), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${names.length} extents`);
}

if (process.argv[2] === 'bounds') await bounds();
