import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PDF, pdfOf } from '../../tests/support/upload.ts';
import { isHarmlessPdf } from './pdf.ts';

const objectStream = (objects: string | Buffer) => {
  const packed = Buffer.isBuffer(objects) ? objects : deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(`2 0 obj<</Type/ObjStm/Length ${packed.length}>>stream\r\n`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
};

test('a plain document', async () => {
  expect(await isHarmlessPdf(PDF)).toBe(true);
  expect(await isHarmlessPdf(pdfOf(objectStream('3 0 <</Type/Page>>')))).toBe(true);
  // three letters stand in the bytes of a picture by chance
  expect(await isHarmlessPdf(pdfOf('2 0 obj<</Subtype/Image>>stream\n/JS \nendstream endobj\n'))).toBe(true);
});

test.each<[string, Buffer]>([
  ['nothing but the first bytes', Buffer.from('%PDF-1.7 and then something else')],
  ['half of one', PDF.subarray(0, PDF.length / 2)],
  ['one with something behind it', Buffer.concat([PDF, Buffer.from('PK\u0003\u0004evil.zip')])],
  ['one whose table lies beyond its end', Buffer.from('%PDF-1.4\nstartxref\n99999\n%%EOF\n')],
  ['a script', pdfOf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')],
  ['a script with an escaped name', pdfOf('2 0 obj<</S/J#61vaScript>>endobj\n')],
  ['a script in an object stream', pdfOf(objectStream('3 0 <</S/JavaScript>>'))],
  ['a program to start', pdfOf('2 0 obj<</S /Launch>>endobj\n')],
  ['another file inside', pdfOf('2 0 obj<</Type/EmbeddedFile>>endobj\n')],
  ['a locked one, which nobody can look into', pdfOf('trailer<</Encrypt 5 0 R>>\n')],
  ['an object stream that is none', pdfOf(objectStream(Buffer.from('no zlib')))],
  ['an object stream without end', pdfOf(objectStream(deflateSync(Buffer.alloc(64 * 1024 * 1024, 0x20))))],
])('refused: %s', async (_, bytes) => {
  expect(await isHarmlessPdf(bytes)).toBe(false);
});

test('hostile bytes are read in linear time', async () => {
  for (const bytes of ['stream', 'obj<</', '/JS#', 'stream\nendstream '])
    await isHarmlessPdf(pdfOf(bytes.repeat(Math.floor((5 * 1024 * 1024) / bytes.length))));
});

test('an object hidden in what only looks like a stream is found', async () => {
  const action = '5 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n';
  expect(await isHarmlessPdf(pdfOf(`% stream\n${action}% endstream\n`))).toBe(false);
  expect(await isHarmlessPdf(pdfOf(`9 0 obj<</Length 90>>stream\n${action}endstream endobj\n`))).toBe(false);
  expect(await isHarmlessPdf(pdfOf('9 0 obj<</Length 9>>stream\nBT (x) Tj\nendstream endobj\n'))).toBe(true);
});
