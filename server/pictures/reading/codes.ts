/** What QR codes and other codes in a picture say, by ZXing (WebAssembly), in the decoder's process only. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Of one picture. */
const MAX_CODES = 5;
const MAX_TEXT = 500;

type Input = Parameters<typeof readBarcodes>[0];

let prepared: Promise<unknown> | undefined;
async function prepare(): Promise<void> {
  // it would ask a host of others for it
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });
}

/** Of colours with an alpha, row by row. */
export async function readCodes(pixels: Buffer, width: number, height: number): Promise<string[]> {
  prepared ??= prepare();
  await prepared;
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(pixels), width, height } as Exclude<Input, Blob | ArrayBuffer | Uint8Array>,
    {
      formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'EAN13'],
      maxNumberOfSymbols: MAX_CODES,
      tryHarder: true,
    },
  );
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, MAX_TEXT)))];
}
