/** A bucket that accepts and never answers, while visitors ask for pictures and pages; then it is back. */
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../server/app.ts';
import { makeFile, makeSupplier } from '../../tests/support/data/factories.ts';
import { startS3Server } from '../../tests/support/servers/s3-server.ts';
import { figure, none } from '../support/figures.ts';
import { openEmpty } from '../support/marketplace.ts';

const HOST = 'b2b.overseas.localhost';
const VISITORS = 8;
const HANGING_MS = 30_000;
/** The limit of a request, and what a busy machine adds. */
const LONGEST_PICTURE_MS = 12_000;
const LONGEST_BACK_MS = 20_000;

export async function s3Hangs(): Promise<number> {
  const s3 = await startS3Server();
  const { deps, close } = await openEmpty('s3-hangs', { S3_URL: s3.url, LOG_LEVEL: 'silent' });
  const app = await buildApp(deps);
  const supplier = await makeSupplier({ deps });
  const { key } = await makeFile({ deps }, supplier, 1);
  await deps.files.put(key, Buffer.from('a picture'), 'image/webp');

  async function ask(url: string): Promise<{ status: number; took: number; noStore: boolean }> {
    const from = performance.now();
    const { statusCode, headers } = await app.inject({ url, headers: { host: HOST, accept: '*/*' } });
    const noStore = headers['cache-control'] === 'no-store' && headers['retry-after'] !== undefined;
    return { status: statusCode, took: performance.now() - from, noStore };
  }
  const picture = () => ask(`/files/${key}`);
  const before = await picture();
  // made once, as of a server that is visited
  await ask('/');

  s3.mood = 'silent';
  s3.calls = 0;
  const pictures: Awaited<ReturnType<typeof ask>>[] = [];
  const pages: Awaited<ReturnType<typeof ask>>[] = [];
  const until = performance.now() + HANGING_MS;
  const repeat = async (run: () => Promise<unknown>, everyMs: number) => {
    while (performance.now() < until) await run().then(() => pause(everyMs));
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => repeat(async () => pictures.push(await picture()), 100)),
    repeat(async () => pages.push(await ask(`/?again=${pages.length}`)), 200),
  ]);
  const asked = s3.calls;
  s3.mood = 'well';
  const from = performance.now();
  while ((await picture()).status !== 200 && performance.now() < from + LONGEST_BACK_MS) await pause(100);
  const back = performance.now() - from;
  const after = await picture();
  await app.close();
  await close();
  await s3.close();

  const longest = (of: { took: number }[]) => Math.max(...of.map(({ took }) => took));
  const failedPages = pages.filter(({ status }) => status !== 200).length;
  const otherAnswers = pictures.filter(({ status, noStore }) => status !== 503 || !noStore).length;
  const hung = pictures.filter(({ took }) => took > LONGEST_PICTURE_MS).length;
  const isBack = before.status === 200 && after.status === 200;
  process.stdout.write(`\na bucket that accepts and never answers, for ${HANGING_MS / 1000} s\n`);
  figure('pictures asked for', pictures.length);
  none('  that were no 503 with Retry-After and no-store', otherAnswers);
  figure('  the longest wait', longest(pictures), 'ms', { most: LONGEST_PICTURE_MS });
  figure('  requests that reached the bucket', asked);
  figure('pages asked for', pages.length);
  none('  that failed', failedPages);
  figure('  the longest wait', longest(pages), 'ms');
  figure('pictures are back after', back, 'ms', { most: LONGEST_BACK_MS });
  return failedPages + otherAnswers + hung + (isBack ? 0 : 1);
}
