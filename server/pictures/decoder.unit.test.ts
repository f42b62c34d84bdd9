import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '../../tests/support/data/upload.ts';
import { DecodingFailed, startDecoder } from './decoder.ts';

const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
};
const gone = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false);
const ENDLESS = new URL('../../tests/field/documents/licence-of-endless-work.pdf', import.meta.url);
const small = () => picture(300, 200).png().toBuffer();
/** Takes a second or two. */
const large = () =>
  sharp({
    create: {
      width: 3500,
      height: 3500,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

test('no process before something is asked, the same one again, none when nobody asks', async () => {
  const decoder = startDecoder();
  expect(decoder.pids()).toEqual([]);
  const bytes = await small();
  const { made, milliseconds } = await decoder.run('encode', { bytes });
  expect(made).toMatchObject({ width: 300, height: 200 });
  expect((await sharp(made.bytes).metadata()).format).toBe('webp');
  expect(milliseconds).toBeGreaterThan(0);
  const [pid] = decoder.pids();
  await decoder.run('spread', { bytes: made.bytes });
  expect(decoder.counts).toMatchObject({
    pieces: { encode: 1, spread: 1 },
    started: 1,
    bytes: bytes.length + made.bytes.length,
  });
  expect(decoder.pids()).toEqual([pid]);
  const hasty = startDecoder({ idleMs: 1 });
  for (const started of [1, 2]) {
    await hasty.run('resize', { bytes: made.bytes, width: 120, format: 'avif' });
    expect(hasty.counts.started).toBe(started);
    await expect.poll(() => hasty.pids()).toEqual([]);
  }
});

test('a picture that is broken, takes long or grows: it ends, and the next one is done', async () => {
  const bytes = await large();
  const cut = (await small()).subarray(0, -20);
  for (const [limits, given, failure] of [
    [{}, cut, 'broken'],
    [{ milliseconds: 50 }, bytes, 'too_long'],
    // only Linux tells what a process has
    ...(process.platform === 'linux' ? [[{ megabytes: 20 }, bytes, 'too_large'] as const] : []),
  ] as const) {
    const decoder = startDecoder({ ...limits, places: 1 });
    const failed = await decoder.run('encode', { bytes: given }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DecodingFailed);
    expect(failed).toMatchObject({ failure });
    expect(decoder.counts.failures[failure]).toBe(1);
    if (failure !== 'too_large')
      expect((await decoder.run('encode', { bytes: await small() })).made.width).toBe(300);
  }
});

test('a PDF that takes long to draw: its process ends', async () => {
  const bytes = fs.readFileSync(ENDLESS);
  const decoder = startDecoder({ milliseconds: 1000, places: 1 });
  const failed = await decoder.run('page', { bytes }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ failure: 'too_long' });
  await expect.poll(() => decoder.pids()).toEqual([]);
});

test('a process that dies takes one picture with it', async () => {
  const decoder = startDecoder({ places: 1 });
  await decoder.run('spread', { bytes: await small() });
  const [pid] = decoder.pids();
  const failed = decoder.run('encode', { bytes: await large() }).catch((error: unknown) => error);
  const next = decoder.run('encode', { bytes: await small() });
  process.kill(pid!, 'SIGKILL');
  expect(await failed).toMatchObject({ failure: 'crashed' });
  expect((await next).made.width).toBe(300);
  expect(decoder.counts).toMatchObject({ started: 2, failures: { crashed: 1 } });
});

test('two at once, and what can wait goes behind the others, though not for ever', async () => {
  const decoder = startDecoder({ places: 1 });
  const bytes = await small();
  const order: string[] = [];
  const ask = (name: string, isLater: boolean) =>
    decoder.run('spread', { bytes }, { isLater }).then(() => order.push(name));
  await Promise.all([
    ask('first', false),
    ...[1, 2].map((n) => ask(`later ${n}`, true)),
    ...Array.from({ length: 14 }, (_, n) => ask(`now ${n}`, false)),
  ]);
  expect(order.indexOf('later 1')).toBe(11);
  expect(order.at(-1)).toBe('later 2');
  const two = startDecoder({ places: 2 });
  await Promise.all([1, 2, 3, 4].map(() => two.run('spread', { bytes })));
  expect(two.counts).toMatchObject({ pieces: { spread: 4 }, started: 2 });
  const behind = startDecoder({ places: 2 });
  await Promise.all([1, 2, 3].map(() => behind.run('spread', { bytes }, { isLater: true })));
  expect(behind.counts).toMatchObject({ pieces: { spread: 3 }, started: 1 });
});

test('the processes end with the server, however it ends', async () => {
  const script = `
    import { decoder } from ${JSON.stringify(new URL('./decoder.ts', import.meta.url).href)};
    const bytes = Buffer.from(${JSON.stringify((await small()).toString('base64'))}, 'base64');
    await Promise.all([1, 2].map(() => decoder.run('spread', { bytes })));
    process.stdout.write(JSON.stringify(decoder.pids()));
    if (process.argv[1] === 'stay') setInterval(() => {}, 1000);`;
  for (const mode of ['stay', 'end']) {
    const server = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      script,
      mode,
    ]);
    const ended = once(server, 'exit');
    const [said] = await once(server.stdout, 'data');
    const pids: number[] = JSON.parse(String(said));
    expect(pids).toHaveLength(2);
    if (mode === 'stay') server.kill('SIGKILL');
    // with nothing to do it does not stay for them
    else expect((await ended)[0]).toBe(0);
    for (const pid of pids) await gone(pid);
  }
});

test('a process that draws a PDF ends with the server too', async () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { decoder } from ${JSON.stringify(new URL('./decoder.ts', import.meta.url).href)};
    import { usageOf } from ${JSON.stringify(new URL('./process-usage.ts', import.meta.url).href)};
    const bytes = readFileSync(new URL(${JSON.stringify(ENDLESS.href)}));
    await decoder.run('spread', { bytes: Buffer.from(${JSON.stringify((await small()).toString('base64'))}, 'base64') });
    const [pid] = decoder.pids();
    const before = usageOf(pid)?.milliseconds ?? 0;
    void decoder.run('page', { bytes });
    // as long as it takes to be in the middle of drawing
    const look = setInterval(() => {
      if ((usageOf(pid)?.milliseconds ?? Infinity) < before + 1500) return;
      clearInterval(look);
      process.stdout.write(String(pid));
    }, 20);`;
  const server = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
  ]);
  const [said] = await once(server.stdout, 'data');
  expect(isAlive(Number(said))).toBe(true);
  server.kill('SIGKILL');
  await gone(Number(said));
});
