/** Writes a PDF of pages with lines of text, or with one picture. Readers find the objects without a table of them. */

export type PdfPage = { lines: readonly string[] } | { jpeg: Buffer; width: number; height: number };

const [WIDE, HIGH] = [595, 842];
const [MARGIN, LINE] = [50, 24];
/** Objects before those of the pages: catalogue, pages, and the fonts. */
const [LATIN, CHINESE, FIRST] = [3, 4, 6];
const EACH = 3;

const object = (n: number, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${n} 0 obj `),
    Buffer.from(body as string, 'latin1'),
    Buffer.from(' endobj\n'),
  ]);
const stream = (bytes: Buffer, entries = '') =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>> stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

function written(lines: readonly string[]): Buffer {
  const shown = lines.map((line, i) => {
    const isLatin = /^[\x20-\x7e]*$/.test(line);
    const text = isLatin
      ? `(${line.replace(/[\\()]/g, '\\$&')})`
      : `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}>`;
    return `BT /${isLatin ? 'L' : 'C'} 16 Tf ${MARGIN} ${HIGH - MARGIN - i * LINE} Td ${text} Tj ET`;
  });
  return Buffer.from(shown.join('\n'), 'latin1');
}

function pageOf(page: PdfPage, at: number): Buffer[] {
  const box = `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDE} ${HIGH}]/Contents ${at + 1} 0 R`;
  if ('lines' in page)
    return [
      object(at, `<<${box}/Resources<</Font<</L ${LATIN} 0 R/C ${CHINESE} 0 R>>>>>>`),
      object(at + 1, stream(written(page.lines))),
    ];
  const { jpeg, width, height } = page;
  const wide = WIDE - 2 * MARGIN;
  const drawing = `q ${wide} 0 0 ${Math.round((wide * height) / width)} ${MARGIN} 300 cm /Im Do Q`;
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  return [
    object(at, `<<${box}/Resources<</XObject<</Im ${at + 2} 0 R>>>>>>`),
    object(at + 1, stream(Buffer.from(drawing))),
    object(at + 2, stream(jpeg, entries)),
  ];
}

export function pdfOf(...pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, i) => `${FIRST + i * EACH} 0 R`).join(' ');
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    object(1, '<</Type/Catalog/Pages 2 0 R>>'),
    object(2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    object(LATIN, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    // one that readers have: its letters are numbered as in Unicode
    object(
      CHINESE,
      `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[${CHINESE + 1} 0 R]>>`,
    ),
    object(
      CHINESE + 1,
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000>>',
    ),
    ...pages.flatMap((page, i) => pageOf(page, FIRST + i * EACH)),
    Buffer.from('trailer <</Root 1 0 R>>\n%%EOF'),
  ]);
}
