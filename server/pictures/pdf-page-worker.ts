/**
 * Draws the first page of a PDF with PDFium (WebAssembly), in a thread of the decoder's process (tasks.ts) per
 * document. Drawing never pauses, while the process must notice if its server ends; and what one document did to
 * PDFium's memory goes with the thread.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PAGE_SIDE } from './page-side.ts';

/** `fonts`: letters would be missing, for the file does not hold their font. */
export type PageProblem = 'no_picture' | 'empty_page' | 'fonts';
/** Four bytes a pixel; the last of them says nothing. */
export type DrawnPage = { width: number; height: number; pixels: Uint8Array } | { problem: PageProblem };

/** Its types leave out the memory, which is another one when it has grown. */
type Pdfium = WrappedPdfiumModule & { pdfium: { readonly HEAPU8: Uint8Array } };

const WHITE = 0xffffffff;
/** PDFium's names. */
const [FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER, FPDFBITMAP_BGRX] = [0x01, 0x10, 3];
/** Text laid invisibly over a scan, so that it can be searched. */
const FPDF_TEXTRENDERMODE_INVISIBLE = 3;
/**
 * PDFium has fonts of its own for Latin letters, digits and signs, and none for other letters; below Greek there are no
 * others. 0 is what it cannot tell.
 */
const needsFont = (code: number): boolean =>
  code === 0 ||
  (code >= 0x370 && code <= 0x10ffff && /(?!\p{Script=Latin})\p{L}/u.test(String.fromCodePoint(code)));

if (parentPort) parentPort.postMessage(await drawn(workerData as Uint8Array));

async function drawn(bytes: Uint8Array): Promise<DrawnPage> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = (await init({ wasmBinary: new Uint8Array(wasm).buffer })) as Pdfium;
  pdfium.PDFiumExt_Init();
  const { malloc } = pdfium.pdfium.wasmExports;
  const at = malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  const page = document && pdfium.FPDF_LoadPage(document, 0);
  if (!page) return { problem: 'no_picture' };
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = PAGE_SIDE / Math.max(wide, high);
  if (!(wide > 0 && high > 0 && scale > 0)) return { problem: 'no_picture' };
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  if (lacksFont(pdfium, page)) return { problem: 'fonts' };
  const length = width * height * 4;
  const picture = malloc(length);
  const bitmap = picture && pdfium.FPDFBitmap_CreateEx(width, height, FPDFBITMAP_BGRX, picture, width * 4);
  if (!bitmap) return { problem: 'no_picture' };
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER);
  const pixels = pdfium.pdfium.HEAPU8.slice(picture, picture + length);
  return isOneColour(pixels) ? { problem: 'empty_page' } : { width, height, pixels };
}

function lacksFont(pdfium: WrappedPdfiumModule, page: number): boolean {
  const text = pdfium.FPDFText_LoadPage(page);
  const letters = text ? pdfium.FPDFText_CountChars(text) : 0;
  for (let n = 0; n < letters; n++) {
    const code = pdfium.FPDFText_GetUnicode(text, n);
    if (!needsFont(code)) continue;
    const part = pdfium.FPDFText_GetTextObject(text, n);
    if (!part || pdfium.FPDFTextObj_GetTextRenderMode(part) === FPDF_TEXTRENDERMODE_INVISIBLE) continue;
    if (pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(part)) === 0) return true;
  }
  return false;
}

function isOneColour(pixels: Uint8Array): boolean {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  return all.every((pixel) => pixel === all[0]);
}
