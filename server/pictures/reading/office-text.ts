/** The text of office files and of plain ones, in the decoder's process only: an archive may be made to grow. */
import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import * as yauzl from 'yauzl';

/** Where the words of a document, the cells of a sheet, and what slides say stand. */
const WITH_TEXT =
  /^(?:word\/(?:document|header\d*|footer\d*)|xl\/sharedstrings|ppt\/slides\/slide\d+)\.xml$/i;
/** Unpacked, of all parts together. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_LINES = 5000;
const ENCODINGS = ['utf-8', 'gb18030', 'windows-1252'];

export async function officeLines(bytes: Buffer): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const lines: string[] = [];
  let left = MAX_BYTES;
  for await (const entry of zip.eachEntry()) {
    if (!WITH_TEXT.test(entry.fileName) || left <= 0 || lines.length >= MAX_LINES) continue;
    const part = await firstBytes(await zip.openReadStreamPromise(entry), left);
    left -= part.length;
    lines.push(...xmlLines(part.toString('utf8')));
  }
  return lines.slice(0, MAX_LINES);
}

async function firstBytes(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** Paragraphs and cells are lines; runs within them belong together. */
function xmlLines(xml: string): string[] {
  const lines: string[] = [];
  let line = '';
  const parser = new Parser(
    {
      ontext: (text) => {
        line += text;
      },
      onclosetag: (name) => {
        if (!/^(?:\w+:)?(?:p|si|br)$/.test(name)) return;
        if (line.trim()) lines.push(line.trim());
        line = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (line.trim()) lines.push(line.trim());
  return lines;
}

export function textLines(bytes: Buffer): string[] {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  const marked = mark === 0xfffe ? ['utf-16le'] : mark === 0xfeff ? ['utf-16be'] : ENCODINGS;
  for (const encoding of marked)
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, MAX_BYTES));
      return text.split(/\r?\n/).slice(0, MAX_LINES);
    } catch {
      // the next
    }
  return [];
}
