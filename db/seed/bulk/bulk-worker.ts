/** Produces the lines of a bulk load in its own thread: making them costs as much as storing them. */
import { parentPort, workerData } from 'node:worker_threads';
import { batchLines, bulkCompanies, type Numbers } from './bulk-plan.ts';

export interface Work {
  companies: number;
  numbers: Numbers;
}
export interface Range {
  from: number;
  to: number;
}
/** The lines of a range, as COPY takes them. */
export interface Lines {
  products: Uint8Array<ArrayBuffer>;
  images: Uint8Array<ArrayBuffer>;
  documents: Uint8Array<ArrayBuffer>;
}

const { companies: count, numbers } = workerData as Work;
const companies = bulkCompanies(count);
const encoder = new TextEncoder();

parentPort?.on('message', ({ from, to }: Range) => {
  const { products, images, documents } = batchLines(companies, numbers, from, to);
  const lines: Lines = {
    products: encoder.encode(products.join('')),
    images: encoder.encode(images.join('')),
    documents: encoder.encode(documents.join('')),
  };
  parentPort?.postMessage(lines, [lines.products.buffer, lines.images.buffer, lines.documents.buffer]);
});
