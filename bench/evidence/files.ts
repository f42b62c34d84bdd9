/** Made-up files of enquiries and certificates, with contact data in them or without. */
import { pdfOf } from '../../tests/support/data/pdf.ts';
import { zipOf } from '../../tests/support/data/zip.ts';
import { CONTACTS, goods, HARMLESS, HEIGHT, halves, isFound, svg, WIDTH, written } from './drawn.ts';
import type { Draw } from './random.ts';
import type { Corpus } from './texts.ts';

const MIMES = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** Lines of a quotation or a drawing, the one among them. */
const around = (draw: Draw, text: string, n = 6) =>
  Array.from({ length: n }, () => `${draw.one(HARMLESS)}, ${draw.digits(2)}`).toSpliced(
    draw.whole(0, n - 1),
    0,
    text,
  );

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Word divides a line into runs wherever it was typed at another time, and keeps some lines in tables, headers and footers. */
function docxOf(draw: Draw, text: string): Buffer {
  const paragraph = (line: string) => {
    const at = draw.whole(1, line.length - 1);
    const runs = [line.slice(0, at), line.slice(at)].map(
      (run) => `<w:r><w:t xml:space="preserve">${escaped(run)}</w:t></w:r>`,
    );
    return `<w:p>${runs.join('')}</w:p>`;
  };
  const cell = (line: string) => `<w:tbl><w:tr><w:tc>${paragraph(line)}</w:tc></w:tr></w:tbl>`;
  const part = (tag: string, inside: string) => Buffer.from(`<w:${tag}>${inside}</w:${tag}>`);
  const where = draw.one(['body', 'table', 'header', 'footer'] as const);
  const inBody = { body: paragraph, table: cell, header: () => '', footer: () => '' }[where];
  const lines = around(draw, '').filter(Boolean).map(paragraph).join('');
  return zipOf({
    'word/document.xml': part(
      'document',
      `<w:body>${lines}${inBody(text)}${paragraph('Thank you')}</w:body>`,
    ),
    'word/header1.xml': part('hdr', where === 'header' ? paragraph(text) : ''),
    'word/footer1.xml': part('ftr', where === 'footer' ? paragraph(text) : ''),
  });
}

/** A page that was photographed or scanned: nothing but a picture. */
async function scanOf(draw: Draw, text: string): Promise<Buffer> {
  const lines = [text, draw.one(HARMLESS)].map((line, i) =>
    written(
      draw,
      line,
      draw.whole(26, 48),
      draw.whole(20, 200),
      draw.whole(80, 260) + i * 300,
      draw.whole(-2, 2),
    ),
  );
  const jpeg = await svg(goods(draw) + lines.join(''))
    .jpeg({ quality: 80 })
    .toBuffer();
  return pdfOf({ jpeg, width: WIDTH, height: HEIGHT });
}

const withContact =
  (mime: string, make: (draw: Draw, text: string) => Buffer | Promise<Buffer>) => (n: number, seed: number) =>
    halves(n, seed, (draw, truth, i) => {
      const text = truth ? CONTACTS[i % CONTACTS.length]!(draw) : draw.one(HARMLESS);
      return { shown: text, isFound: isFound(make(draw, text), 'picture_contact', mime) };
    });

export const FILES: Corpus = {
  'contact in a table': withContact(MIMES.csv, (draw, text) =>
    Buffer.from(['Model,Size,Price', ...around(draw, text)].join('\n')),
  ),
  'contact in a DOCX': withContact(MIMES.docx, docxOf),
  'contact in a PDF': withContact(MIMES.pdf, (draw, text) => pdfOf({ lines: around(draw, text, 3) })),
  'contact in a scan': withContact(MIMES.pdf, scanOf),
};
