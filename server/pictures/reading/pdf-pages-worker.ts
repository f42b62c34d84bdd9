/**
 * The first pages of a PDF with their text, by PDFium (WebAssembly), in a thread of the decoder's process per document
 * (pdf-page-worker.ts draws one page to be kept as a picture).
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export interface ReadPdfPage {
  text: string;
  width: number;
  height: number;
  /** Four bytes a pixel; the last of them says nothing. */
  pixels: Uint8Array;
}

/** Its types leave out the memory, which is another one when it has grown. */
type Pdfium = WrappedPdfiumModule & { pdfium: { readonly HEAPU8: Uint8Array } };

/** Contact data stands on the first pages, or it is not looked for. */
const MAX_PAGES = 4;
/** Letters of a page. */
const MAX_LETTERS = 20_000;
const SIDE = 1400;
const WHITE = 0xffffffff;
const [FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER, FPDFBITMAP_BGRX] = [0x01, 0x10, 3];

if (parentPort) parentPort.postMessage(await pagesOf(workerData as Uint8Array));

async function pagesOf(bytes: Uint8Array): Promise<ReadPdfPage[]> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = (await init({ wasmBinary: new Uint8Array(wasm).buffer })) as Pdfium;
  pdfium.PDFiumExt_Init();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  if (!document) return [];
  const count = Math.min(MAX_PAGES, pdfium.FPDF_GetPageCount(document));
  return Array.from({ length: count }, (_, n) => pageOf(pdfium, document, n)).filter((page) => page !== null);
}

function pageOf(pdfium: Pdfium, document: number, n: number): ReadPdfPage | null {
  const page = pdfium.FPDF_LoadPage(document, n);
  if (!page) return null;
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = SIDE / Math.max(wide, high);
  if (!(wide > 0 && high > 0 && scale > 0)) return null;
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const length = width * height * 4;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const picture = malloc(length);
  const bitmap = picture && pdfium.FPDFBitmap_CreateEx(width, height, FPDFBITMAP_BGRX, picture, width * 4);
  if (!bitmap) return null;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER);
  const pixels = pdfium.pdfium.HEAPU8.slice(picture, picture + length);
  pdfium.FPDFBitmap_Destroy(bitmap);
  free(picture);
  return { text: textOf(pdfium, page), width, height, pixels };
}

function textOf(pdfium: Pdfium, page: number): string {
  const text = pdfium.FPDFText_LoadPage(page);
  if (!text) return '';
  const letters = Math.min(MAX_LETTERS, pdfium.FPDFText_CountChars(text));
  let read = '';
  for (let n = 0; n < letters; n++) {
    const code = pdfium.FPDFText_GetUnicode(text, n);
    if (code > 0 && code <= 0x10ffff) read += String.fromCodePoint(code);
  }
  pdfium.FPDFText_ClosePage(text);
  return read;
}
