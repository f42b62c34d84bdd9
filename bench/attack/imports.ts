import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { decoder } from '../../server/pictures/decoder.ts';
import { startWork } from '../../server/scheduled-jobs.ts';
import { picture } from '../../tests/support/data/upload.ts';
import { zipOf } from '../../tests/support/data/zip.ts';
import { type Ground, spending } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

const MEGABYTE = 1024 ** 2;
const IMPORTS = '/api/session/products/imports';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Archives that name many large pictures, and files that nobody can read: processor, disk, and what others wait. */
export async function imports(ground: Ground): Promise<void> {
  const { site, file, send, tokenOf, forget } = ground;
  await forget();
  const token = await tokenOf('new@demo.test');
  const headers = { authorization: `Bearer ${token}` };
  let sender = 0;
  const start = (bytes: Buffer, name: string) =>
    file(`${IMPORTS}?dry=true`, bytes, { name, token, from: `127.0.6.${++sender}` });
  const ended = async (id: number) => {
    for (;;) {
      const { items } = JSON.parse((await send({ path: IMPORTS, headers, from: '127.0.6.250' })).body);
      const one = items.find((item: { id: number }) => item.id === id);
      if (one.finished_at) return one;
      await pause(100);
    }
  };
  const run = async (bytes: Buffer, name: string) => {
    const reply = await start(bytes, name);
    if (reply.status === 200) await ended(JSON.parse(reply.body).id);
    return reply.status;
  };

  const large = await picture(4000, 4000).png({ palette: true, colours: 2 }).toBuffer();
  const { rows } = await site.deps.db.$client.query(
    `SELECT k.id FROM users u JOIN companies c ON c.user_id = u.id JOIN categories own ON own.id = c.category_id
     JOIN categories k ON k.is_end AND k.root_id = own.root_id WHERE u.email = 'new@demo.test' LIMIT 1`,
  );
  const archiveOf = (perRow: number) => {
    const names = Array.from({ length: 60 }, (_, n) => `p${n}.png`);
    const lines = Array.from({ length: 60 / perRow }, (_, n) =>
      [
        rows[0].id,
        `Steel valve for water pipes ${n}`,
        'piece',
        names.slice(n * perRow, (n + 1) * perRow).join('; '),
      ].join(','),
    );
    const sheet = `Category ID,Title,Unit,Pictures\n${lines.join('\n')}\n`;
    return zipOf({ 'a.csv': Buffer.from(sheet), ...Object.fromEntries(names.map((name) => [name, large])) });
  };
  const seller = await tokenOf('gold@demo.test');
  const small = await picture(400, 400).png().toBuffer();
  const upload = () =>
    spending(() => file('/api/session/upload?purpose=1', small, { token: seller, from: '127.0.6.251' }));
  await upload();
  for (const [perRow, said] of [
    [20, 'twenty a row, more than a product may have'],
    [6, 'six a row'],
  ] as const) {
    const before = decoder.counts.pieces.encode;
    let slowest = 0;
    const cost = await spending(async () => {
      let over = false;
      const done = run(archiveOf(perRow), 'a.zip').finally(() => {
        over = true;
      });
      while (!over) {
        slowest = Math.max(slowest, (await upload()).ms);
        await pause(100);
      }
      return done;
    });
    const name = `s2 ZIP that names 60 PNGs of 16 megapixels, ${said}`;
    figure(`${name}: processor, uploads beside it too`, cost.cpu, 'ms', { most: 15_000 });
    figure(`${name}: by the clock`, cost.ms, 'ms');
    figure(`${name}: slowest upload of a seller meanwhile`, slowest, 'ms', { most: 3000 });
    const uploads = decoder.counts.pieces.encode - before;
    figure(`${name}: pictures decoded, uploads too`, uploads);
  }
  const folder = path.join(site.deps.environment.dataDir, 'files');
  const kept = () =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name.startsWith('import-'))
      .reduce((sum, one) => sum + fs.statSync(path.join(one.parentPath, one.name)).size, 0);
  await forget();
  const before = kept();
  const noise = randomBytes(19 * MEGABYTE);
  const statuses: number[] = [];
  const cost = await spending(async () => {
    for (let n = 0; n < 8; n++) statuses.push(await run(noise, 'x.csv'));
  });
  // bytes go by a queue, which a server looks at every few seconds
  startWork(site.deps);
  for (let n = 0; n < 600 && kept() > before; n++) await pause(50);
  figure('s3 8 imports of 19 MB of noise: taken', statuses.filter((status) => status === 200).length, '', {
    most: 5,
  });
  figure('s3 8 imports of 19 MB of noise: disk kept', (kept() - before) / MEGABYTE, 'MB', { most: 0 });
  figure('s3 8 imports of 19 MB of noise: processor', cost.cpu, 'ms');
}
