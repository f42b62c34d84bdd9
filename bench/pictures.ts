/**
 * `npm run bench -- pictures [FOLDER]`: what uploads cost and what AVIF saves: bytes of each width as WebP and as AVIF, and
 * milliseconds a picture to take it in, to make its sizes, to see its copies. FOLDER has JPEG, PNG or WebP of your own;
 * without it the pictures of docs/screenshots are taken. One at a time, as the job does.
 */
import fs from 'node:fs';
import path from 'node:path';
import { IMAGE_WIDTHS } from '../domain/picture/image.ts';
import { decoder } from '../server/pictures/decoder.ts';
import { usageOf } from '../server/pictures/process-usage.ts';
import { acceptUpload, lookAt, resizeImage } from '../server/platform/files/images.ts';
import { figure, median } from './support/figures.ts';

const ROOT = path.dirname(import.meta.dirname);
const MOST = 40;
const folder = process.argv[2] ?? path.join(ROOT, 'docs/screenshots');
const chosen = fs
  .readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
  .sort()
  .slice(0, MOST);
if (chosen.length === 0) throw new Error(`${folder} holds no JPEG, PNG or WebP.`);

async function timed<T>(work: () => Promise<T>): Promise<[result: T, ms: number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

const taking: number[] = [];
const looking: number[] = [];
const spent: Record<'webp' | 'avif', number[]> = { webp: [], avif: [] };
const bytes = new Map<string, number>();
for (const name of chosen) {
  const original = fs.readFileSync(path.join(folder, name));
  const [stored, taken] = await timed(() =>
    acceptUpload(original, { types: ['image/jpeg', 'image/png', 'image/webp'] }),
  );
  taking.push(taken);
  const { width = 1, height = 1 } = { width: stored.width ?? 1, height: stored.height ?? 1 };
  looking.push((await timed(() => lookAt(stored.bytes, { width, height })))[1]);
  for (const format of ['webp', 'avif'] as const) {
    let sum = 0;
    for (const side of IMAGE_WIDTHS) {
      const [made, ms] = await timed(() => resizeImage(stored.bytes, side, format));
      const key = `${side} ${format}`;
      bytes.set(key, (bytes.get(key) ?? 0) + made.length);
      if (side <= 750) sum += ms;
    }
    spent[format].push(sum);
  }
}
process.stdout.write(`${chosen.length} pictures of ${folder}\n`);
for (const side of IMAGE_WIDTHS) {
  const [webp = 0, avif = 0] = ['webp', 'avif'].map((format) => bytes.get(`${side} ${format}`));
  figure(`${side} pixels: a picture as WebP`, webp / chosen.length / 1024, 'KB');
  figure(`${side} pixels: the same as AVIF`, avif / chosen.length / 1024, 'KB');
  figure(`${side} pixels: AVIF of WebP`, (100 * avif) / webp, '%', { most: 100 });
}
figure('taking a picture in, focus and copies among it (median)', median(taking), 'ms');
figure('its focus and what it looks like', median(looking), 'ms');
figure('its five WebP sizes to 750 pixels', median(spent.webp), 'ms');
figure('its five AVIF sizes to 750 pixels', median(spent.avif), 'ms');
figure('memory of the program at its end', process.memoryUsage.rss() / 1024 / 1024, 'MB');
for (const pid of decoder.pids())
  figure('memory of a process that decodes', usageOf(pid)?.megabytes ?? Number.NaN, 'MB');
