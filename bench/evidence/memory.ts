/** The most memory of the process that reads, by what it has read so far (Linux tells). */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { reader } from '../../server/pictures/decoder.ts';
import { pdfOf } from '../../tests/support/data/pdf.ts';
import { FONT, goods, HARMLESS, svg, webp, written } from './drawn.ts';
import { drawFrom } from './random.ts';

const LINES = 14;
const MOST_SIDE = 4000;
const PAGES = 4;

/** Pictures as they come, the largest, one full of long lines, and a PDF whose pages are such pictures. */
async function* things(): AsyncGenerator<[name: string, bytes: Buffer, mime: string]> {
  const draw = drawFrom(29);
  const usual = await webp(svg(goods(draw) + written(draw, draw.one(HARMLESS), 30, 40, 60)));
  yield ['a picture of 900 by 680', usual, 'image/webp'];
  const rows = Array.from(
    { length: LINES },
    (_, i) =>
      `<text x="10" y="${40 + i * 46}" font-size="30" font-family="${FONT}">Pump model number ${i} price per piece 含税单价 厂家直销</text>`,
  );
  const full = await svg(`<rect width="100%" height="100%" fill="#fff"/>${rows.join('')}`)
    .jpeg()
    .toBuffer();
  yield [`${LINES} long lines`, full, 'image/jpeg'];
  const square = (side: number) => sharp(full).resize(side, side, { fit: 'fill' }).jpeg().toBuffer();
  yield [`a square of ${MOST_SIDE}`, await square(MOST_SIDE), 'image/jpeg'];
  const scan = { jpeg: await square(1400), width: 1400, height: 1400 };
  yield [`a PDF of ${PAGES} scans`, pdfOf(...Array.from({ length: PAGES }, () => scan)), 'application/pdf'];
  yield ['the first again', usual, 'image/webp'];
}

const megabytes = (line: string): string => {
  const status = readFileSync(`/proc/${reader.pids()[0]}/status`, 'latin1');
  const kilobytes = Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return `${Math.round(kilobytes / 1024)} MB`.padStart(8);
};

export async function printMemory(): Promise<void> {
  process.stdout.write(`read                         processor   holds  at most so far\n`);
  for await (const [name, bytes, mime] of things()) {
    const { milliseconds } = await reader.run('read', { bytes, mime });
    process.stdout.write(
      `${name.padEnd(28)}${(milliseconds / 1000).toFixed(1).padStart(8)} s${megabytes('VmRSS')}${megabytes('VmHWM')}\n`,
    );
  }
}
