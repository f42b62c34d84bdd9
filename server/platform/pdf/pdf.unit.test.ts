import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PDF, pdfOf } from '../../../tests/support/data/upload.ts';
import { checkedPdf, type PdfProblem } from './pdf.ts';

const problemIn = async (bytes: Buffer): Promise<PdfProblem | null> => {
  const checked = await checkedPdf(bytes);
  return 'problem' in checked ? checked.problem : null;
};

const objectStream = (objects: string | Buffer, { dictionary = '', head = '3 0 ' } = {}) => {
  const packed = Buffer.isBuffer(objects) ? objects : deflateSync(Buffer.from(head + objects));
  const entries = dictionary || '/Type/ObjStm/Filter/FlateDecode';
  return Buffer.concat([
    Buffer.from(`2 0 obj<<${entries}/N 1/First ${head.length}/Length ${packed.length}>>stream\r\n`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
};

test('a plain document', async () => {
  expect(await problemIn(PDF)).toBeNull();
  expect(await problemIn(pdfOf(objectStream('<</Type/Page>>')))).toBeNull();
  // three letters stand in the bytes of a picture by chance
  expect(await problemIn(pdfOf('2 0 obj<</Subtype/Image>>stream\n/JS \nendstream endobj\n'))).toBeNull();
});

test.each<[PdfProblem, string, Buffer]>([
  ['damaged', 'nothing but the first bytes', Buffer.from('%PDF-1.7 and then something else')],
  ['damaged', 'half of one', PDF.subarray(0, PDF.length / 2)],
  ['damaged', 'one whose table lies beyond its end', Buffer.from('%PDF-1.4\nstartxref\n99999\n%%EOF\n')],
  ['script', 'a script', pdfOf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')],
  ['script', 'a script with an escaped name', pdfOf('2 0 obj<</S/J#61vaScript>>endobj\n')],
  ['script', 'a script in an object stream', pdfOf(objectStream('<</S/JavaScript>>'))],
  ['program', 'a program to start', pdfOf('2 0 obj<</S /Launch>>endobj\n')],
  ['files', 'another file inside', pdfOf('2 0 obj<</Type/EmbeddedFile>>endobj\n')],
  ['damaged', 'a locked one, which nobody can look into', pdfOf('trailer<</Encrypt 5 0 R>>\n')],
  ['damaged', 'an object stream that is none', pdfOf(objectStream(Buffer.from('no zlib')))],
  [
    'unchecked',
    'an object stream without end',
    pdfOf(objectStream(deflateSync(Buffer.alloc(64 * 1024 * 1024, 0x20)))),
  ],
])('%s: %s', async (problem, _, bytes) => {
  expect(await problemIn(bytes)).toBe(problem);
});

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';
test.each<[string, Buffer]>([
  ['a NUL behind a name', pdfOf('2 0 obj<</S/JavaScript\0/JS\0(app.alert(1))>>endobj\n')],
  [
    'an object stream that a predictor has changed',
    pdfOf(
      objectStream(Buffer.from(deflateSync(predicted(`3 0 ${SCRIPT}`))), {
        dictionary: '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
      }),
    ),
  ],
  [
    'an object stream packed twice',
    pdfOf(
      objectStream(deflateSync(deflateSync(`3 0 ${SCRIPT}`)), {
        dictionary: '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]',
      }),
    ),
  ],
  [
    'an object stream in another writing',
    pdfOf(
      objectStream(deflateSync(Buffer.from(`3 0 ${SCRIPT}`).toString('hex')), {
        dictionary: '/Type/ObjStm/Filter[/FlateDecode/ASCIIHexDecode]',
      }),
    ),
  ],
  [
    'an object stream in another file',
    pdfOf(objectStream('<<>>', { dictionary: '/Type/ObjStm/Filter/FlateDecode/F(\\\\host\\a)' })),
  ],
  ['an object stream without its type', pdfOf(objectStream(SCRIPT, { dictionary: '/Filter/FlateDecode' }))],
  [
    'an object stream behind a string',
    pdfOf(objectStream(SCRIPT, { dictionary: '/Type/ObjStm/Filter/FlateDecode/X(obj)' })),
  ],
  [
    'a page of the web on opening',
    pdfOf('2 0 obj<</OpenAction<</S/URI/URI(http://evil.example)>>>>endobj\n'),
  ],
  [
    'a page of the web by number',
    pdfOf('2 0 obj<</Open#41ction 7 0 R>>endobj 7 0 obj<</S/URI/URI(x)>>endobj\n'),
  ],
  [
    'a page of the web after another page',
    pdfOf(
      '2 0 obj<</OpenAction 7 0 R>>endobj 7 0 obj<</S/GoTo/D[3 0 R/Fit]/Next[8 0 R]>>endobj 8 0 obj<</S/URI>>endobj\n',
    ),
  ],
  [
    'another file on opening',
    pdfOf('2 0 obj<</OpenAction\0<</S/GoToR/F(\\\\host\\share)/D[0/Fit]>>>>endobj\n'),
  ],
  ['a file within on opening', pdfOf('2 0 obj<</OpenAction<</S/GoToE/F(x)>>>>endobj\n')],
  [
    'a page of the web when a page is shown',
    pdfOf('2 0 obj<</Type/Page/AA<</O 7 0 R>>>>endobj 7 0 obj<</S/URI>>endobj\n'),
  ],
  [
    'the same, all by number',
    pdfOf('2 0 obj<</AA 6 0 R>>endobj 6 0 obj<</O 7 0 R>>endobj 7 0 obj<</S/URI>>endobj\n'),
  ],
  [
    'the same in an object stream',
    pdfOf(objectStream('<</Type/Catalog/OpenAction 4 0 R>> <</S/URI/URI(x)>>', { head: '3 0 4 34 ' })),
  ],
  [
    'what it opens lies in a stream',
    pdfOf(
      '2 0 obj<</OpenAction 7 0 R>>endobj 3 0 obj<<>>stream\n7 0 obj<</S/URI>>endobj\nendstream endobj\n',
    ),
  ],
])('refused: %s', async (_, bytes) => {
  expect(await problemIn(bytes)).toMatch(/^(script|leads_away|unchecked)$/);
});

/** Rows of four, each told by its difference from the one above. */
function predicted(text: string): Buffer {
  const rows = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  return Buffer.concat(
    Array.from({ length: rows.length / 4 }, (_, n) =>
      Buffer.from([
        2,
        ...rows.subarray(4 * n, 4 * n + 4).map((byte, i) => byte - (rows[4 * (n - 1) + i] ?? 0)),
      ]),
    ),
  );
}

test('links that somebody presses, and a first page, do nothing by themselves', async () => {
  const link = '<</Subtype/Link/A<</S/URI/URI(http://example.com)>>>>';
  for (const objects of [
    `2 0 obj<</OpenAction[3 0 R/Fit]>>endobj 3 0 obj<</Type/Page/Annots[${link}]>>endobj\n`,
    `2 0 obj<</OpenAction 5 0 R/Pages 3 0 R>>endobj 3 0 obj<</Annots[${link}]>>endobj 5 0 obj<</S/GoTo/D[3 0 R/FitH null]>>endobj\n`,
    `2 0 obj<</Outlines<</First 3 0 R>>>>endobj 3 0 obj<</N 3/Filter/DCTDecode/DecodeParms<<>>>>stream\nx\nendstream endobj\n`,
  ])
    expect(await problemIn(pdfOf(objects))).toBeNull();
});

test('hostile bytes are read in linear time', async () => {
  for (const bytes of [
    ...[
      'stream',
      'obj<</',
      '/JS#',
      'stream\nendstream ',
      '/AA<<',
      '/OpenAction[',
      '1 0 obj ',
      '/AA 1 0 R 1 0 obj/AA 1 0 R ',
    ],
  ])
    await problemIn(pdfOf(bytes.repeat(Math.floor((5 * 1024 * 1024) / bytes.length))));
});

test('an object hidden in what only looks like a stream is found', async () => {
  const action = '5 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n';
  expect(await problemIn(pdfOf(`% stream\n${action}% endstream\n`))).toBe('script');
  expect(await problemIn(pdfOf(`9 0 obj<</Length 90>>stream\n${action}endstream endobj\n`))).toBe('script');
  expect(await problemIn(pdfOf('9 0 obj<</Length 9>>stream\nBT (x) Tj\nendstream endobj\n'))).toBeNull();
});
