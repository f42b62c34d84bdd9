/**
 * `node scripts/generate/draw-icons.ts`: draws the marketplace's mark, web/ui/public/assets/icon.svg, as the icons that
 * browsers and phones request. Run it when the mark changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.join(import.meta.dirname, '../../web/ui/public/assets');
const MARK = fs.readFileSync(path.join(FOLDER, 'icon.svg'), 'utf8').trim();
const GROUND = '#0b5c4f';
/** A phone cuts a maskable icon into any shape within the middle 80 percent. */
const SAFE = 0.8;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true, quality: 100 })
    .toBuffer();

/** The mark to the edges, without rounded corners: whoever shows it cuts it. */
const square = (scale: number) => {
  const drawing = MARK.replace(/^<svg[^>]*>|<\/svg>$|<title>.*?<\/title>|<rect[^>]*>/g, '');
  const inset = 20 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${GROUND}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${drawing}</g></svg>`;
};

/** An .ico of PNGs: a directory of 16 bytes an image behind a header of 6, then the images. */
function ico(images: { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [i, { size, bytes }] of images.entries()) {
    const at = 6 + 16 * i;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
}

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(MARK, size) })));
const files = {
  'favicon.ico': ico(small),
  'apple-touch-icon.png': await png(square(0.92), 180),
  'icon-192.png': await png(MARK, 192),
  'icon-512.png': await png(MARK, 512),
  'icon-maskable-192.png': await png(square(SAFE), 192),
  'icon-maskable-512.png': await png(square(SAFE), 512),
};
for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(FOLDER, name), bytes);
