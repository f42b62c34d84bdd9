/** Pictures in both languages are read: without the models, a font or the codes' reader this fails. */
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { findingsInReading } from '../../../domain/evidence/reading.ts';
import { pdfOf } from '../../../tests/support/data/pdf.ts';
import { zipOf } from '../../../tests/support/data/zip.ts';
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
  const code = await sharp(Buffer.from(renderSVG('https://wa.me/8613800138000')))
    .resize(200, 200)
    .png()
    .toBuffer();
  const bytes = await picture([[50, 80, 30, 'Centrifugal pump DN50']])
    .composite([{ input: code, left: 660, top: 400 }])
    .webp()
    .toBuffer();
  expect(await found(bytes)).toEqual(['picture_code https://wa.me/8613800138000']);
});

test('a picture of goods with a size on it says nothing', async () => {
  expect(
    await found(
      await picture([[50, 80, 34, 'DN50 PN16 304']])
        .webp()
        .toBuffer(),
    ),
  ).toEqual([]);
});

test('one of a single colour, a list of prices and a chat are told apart', async () => {
  const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fafafa' } })
    .webp()
    .toBuffer();
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

test('of a document its text is read, and what is scanned in it', async () => {
  const scan = await picture([[50, 80, 44, '加微信：bolts8899']])
    .jpeg()
    .toBuffer();
  const bytes = pdfOf({ lines: ['Mail sales@bolts.com now'] }, { jpeg: scan, width: 900, height: 640 });
  const { pages } = await read(bytes, 'application/pdf');
  expect(pages.map(({ page }) => page)).toEqual([1, 2]);
  expect(pages[0]!.lines.join('\n')).toContain('sales@bolts.com');
  expect(pages[1]!.lines.join('\n')).toContain('bolts8899');
});

test('words, cells and plain text are read', async () => {
  const document = zipOf({
    'word/document.xml': Buffer.from(
      '<w:document><w:p><w:r><w:t>Call </w:t></w:r><w:r><w:t>13800138000</w:t></w:r></w:p><w:p><w:t>Thank you</w:t></w:p></w:document>',
    ),
  });
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect((await read(document, office)).pages[0]!.lines).toEqual(['Call 13800138000', 'Thank you']);
  const sheet = zipOf({ 'xl/sharedStrings.xml': Buffer.from('<sst><si><t>微信：bolts8899</t></si></sst>') });
  const cells = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect((await read(sheet, cells)).pages[0]!.lines).toEqual(['微信：bolts8899']);
  expect((await read(Buffer.from('a\nb'), 'text/plain')).pages[0]!.lines).toEqual(['a', 'b']);
});
