/** Pictures in both languages are read: without the models, a font or the codes' reader this fails. */
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { findingsInReading } from '../../../domain/evidence/reading.ts';
import { reader } from '../decoder.ts';

const FONT = 'Noto Sans CJK SC, Noto Sans CJK, sans-serif';
const picture = (texts: readonly [x: number, y: number, size: number, text: string][]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
      <rect width="900" height="640" fill="#dbe4ec"/><circle cx="420" cy="300" r="170" fill="#3d6f96"/>
      ${texts.map(([x, y, size, text]) => `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONT}">${text}</text>`).join('')}
    </svg>`),
  );
const read = async (bytes: Buffer, mime = 'image/webp') => (await reader.run('read', { bytes, mime })).made;
const found = async (bytes: Buffer) =>
  findingsInReading(await read(bytes), {
    field: 'images',
    name: 'pump.webp',
    at: { place: 1 },
    isDocument: false,
    prohibitedIn: () => undefined,
  }).map(({ code, detail }) => `${code} ${detail}`);

test('English and Chinese in a picture are read, and contact data found in them', async () => {
  const bytes = await picture([
    [50, 80, 40, 'Call us +86 138 0013 8000'],
    [50, 600, 36, '不锈钢离心泵 厂家直销'],
  ])
    .webp()
    .toBuffer();
  const { pages, isOcr } = await read(bytes);
  const lines = pages.flatMap((page) => page.lines).join('\n');
  expect(isOcr).toBe(true);
  expect(lines).toContain('138 0013 8000');
  expect(lines).toContain('不锈钢离心泵');
  expect(await found(bytes)).toEqual([expect.stringContaining('picture_contact')]);
});

test('a code in a picture is read', async () => {
  const code = await sharp(Buffer.from(renderSVG('https://wa.me/8613800138000'))).resize(200, 200).png().toBuffer();
  const bytes = await picture([[50, 80, 30, 'Centrifugal pump DN50']])
    .composite([{ input: code, left: 660, top: 400 }])
    .webp()
    .toBuffer();
  expect(await found(bytes)).toEqual(['picture_code https://wa.me/8613800138000']);
});

test('a picture of goods with a size on it says nothing', async () => {
  expect(await found(await picture([[50, 80, 34, 'DN50 PN16 304']]).webp().toBuffer())).toEqual([]);
});

test('one of a single colour, a list of prices and a chat are told apart', async () => {
  const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fafafa' } }).webp().toBuffer();
  expect(await found(blank)).toEqual(['picture_blank pump.webp']);
  const rows = Array.from({ length: 9 }, (_, i): [number, number, number, string] => [
    40,
    80 + i * 62,
    44,
    `Pump model ${i + 1}0 and ${i + 2}5 pieces, blue`,
  ]);
  const list = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640"><rect width="900" height="640" fill="#fff"/>
      ${rows.map(([x, y, size, text]) => `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONT}">${text}</text>`).join('')}</svg>`),
  )
    .webp()
    .toBuffer();
  expect(await found(list)).toEqual(['picture_text pump.webp']);
});
