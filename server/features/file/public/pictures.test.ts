/** What is made of a picture beside its bytes: focus, copies, AVIF sizes (decision 36). */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Uploaded } from '../../../../contract/file/file.ts';
import { productDraft } from '../../../../contract/product/product-content.ts';
import { focusOf } from '../../../../domain/picture/image.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { multipart, uploadTo } from '../../../../tests/support/data/upload.ts';
import { QUICK } from '../../../../tests/support/time/movable-clock.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { type TimeBudget, timeBudget } from '../../../platform/concurrency/time-budget.ts';
import { startJobs } from '../../../platform/work/jobs.ts';
import type { Runs } from '../../../platform/work/work.ts';
import { productFindings } from '../../product/product.ts';
import { fileRemoval } from '../file.ts';
import { askForAvif, avifMaking } from './avif.ts';

/** Of a server that does not stop. */
const STAYS = new AbortController().signal;

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  shop = await makeSupplier(app);
});

/** A valve on a plain ground, its middle at `x`, `y` of a picture of these sides. */
const valve = (width: number, height: number, x: number, y: number, colour = '#b0342a') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#f4f4f2"/>
      <g transform="translate(${x} ${y})" stroke="#222" stroke-width="6">
        <circle r="90" fill="${colour}"/><rect x="-150" y="-30" width="300" height="60" fill="#777"/>
        <circle r="45" fill="#ddd"/><path d="M-40-90 0-150 40-90z" fill="#333"/><rect x="-8" y="-180" width="16" height="60" fill="#c93"/>
      </g></svg>`),
  );
const gear = (width = 700, height = 700) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#f4f4f2"/>
      ${Array.from({ length: 12 }, (_, i) => `<rect x="330" y="80" width="50" height="540" fill="#456" transform="rotate(${i * 15} 350 350)"/>`).join('')}
      <circle cx="350" cy="350" r="190" fill="#789"/><circle cx="350" cy="350" r="60" fill="#fff"/></svg>`),
  );
async function upload(bytes: Buffer, purpose = 1, whose = shop): Promise<Uploaded> {
  const response = await uploadTo(app, purpose, multipart(bytes, 'valve.png'), { token: whose.token });
  return response.json()[0];
}
const inProduct = async (whose: MadeCompany, fileId: number) => {
  const { id } = await makeProduct(app, whose.companyId);
  await app.db.execute(sql`UPDATE product_images SET file_id = ${fileId} WHERE product_id = ${id}`);
  return id;
};
const findingsOf = async (whose: MadeCompany, images: number[]) => {
  const { id: cate } = await leafCategory(app);
  const content = productDraft.parse({ cate, unit: 'piece', images });
  const found = await productFindings(app.deps, whose.companyId, null, content, async () => []);
  return found.filter(({ code }) => code === 'picture_elsewhere');
};

describe('focus', () => {
  test.each([
    ['at the left of a wide picture', 1500, 500, 200, 250, /^x(0|25)$/],
    ['at the right of a wide picture', 1500, 500, 1300, 250, /^x(75|100)$/],
    ['at the bottom of a tall picture', 500, 1500, 250, 1300, /^y(75|100)$/],
  ])('%s is named by the address', async (_, width, height, x, y, focus) => {
    const { url } = await upload(await valve(width, height, x, y).png().toBuffer());
    expect(focusOf(url)).toMatch(focus);
    const reply = await app.app.inject({ url: url.replace('.webp', '-240.avif'), headers: { host: HOST } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  test('in the middle, in a square, and where nothing is to be seen is not named', async () => {
    const pictures = [
      valve(1500, 500, 750, 250),
      valve(700, 700, 200, 200),
      sharp({ create: { width: 900, height: 300, channels: 3, background: '#336699' } }),
    ];
    for (const one of pictures) expect(focusOf((await upload(await one.png().toBuffer())).url)).toBeNull();
  });
});

describe('copies', () => {
  const original = () => valve(700, 700, 350, 380).png().toBuffer();
  const copies: [string, () => Promise<Buffer>][] = [
    ['as JPEG of poor quality', () => valve(700, 700, 350, 380).jpeg({ quality: 45 }).toBuffer()],
    ['smaller', () => valve(700, 700, 350, 380).resize(400).png().toBuffer()],
    ['brighter', () => valve(700, 700, 350, 380).modulate({ brightness: 1.06 }).png().toBuffer()],
    [
      'with a wide white border',
      () =>
        valve(700, 700, 350, 380)
          .extend({ left: 60, right: 60, top: 60, bottom: 60, background: '#f4f4f2' })
          .png()
          .toBuffer(),
    ],
  ];

  test.each(copies)('the company is told of a copy %s, which is stored all the same', async (_, copy) => {
    const first = await upload(await original());
    expect(first.like).toBeNull();
    const again = await upload(await copy(), 5);
    expect(again.like).toEqual({ id: first.id, url: first.url, name: 'valve.png' });
    expect(again.id).not.toBe(first.id);
  });

  test.each(copies)('of another company a reviewer is told of a copy %s', async (_, copy) => {
    const other = await makeSupplier(app);
    const product = await inProduct(other, (await upload(await original(), 1, other)).id);
    const mine = await upload(await copy());
    expect(mine.like).toBeNull();
    expect(await findingsOf(shop, [mine.id])).toEqual([
      {
        field: 'images',
        code: 'picture_elsewhere',
        severity: 'warn',
        detail: 'valve.png',
        other: { entity: 'product', id: product },
      },
    ]);
    await app.db.execute(
      sql`UPDATE products SET status = 0, deleted_at = now() WHERE company_id = ${other.companyId}`,
    );
    expect(await findingsOf(shop, [mine.id])).toEqual([]);
    await app.db.execute(
      sql`UPDATE files SET look = NULL, look_bands = NULL WHERE company_id = ${other.companyId}`,
    );
  });

  test('another thing, and pictures of one colour, are no copies', async () => {
    await upload(await original());
    expect((await upload(await gear().png().toBuffer())).like).toBeNull();
    const plain = (colour: string) =>
      sharp({ create: { width: 500, height: 500, channels: 3, background: colour } })
        .png()
        .toBuffer();
    await upload(await plain('#ffffff'));
    expect((await upload(await plain('#fefefe'))).like).toBeNull();
  });

  test('what lies in the recycle bin, and what is no picture of a product, is compared with nothing', async () => {
    const first = await upload(await original(), 5);
    await app.db.execute(sql`UPDATE files SET deleted_at = now() WHERE id = ${first.id}`);
    expect((await upload(await original())).like).toBeNull();
    expect((await upload(await original(), 3)).like).toBeNull();
  });
});

describe('AVIF sizes', () => {
  const sizesOf = async (url: string) => {
    const stem = url.slice('/files/'.length, -'.webp'.length);
    const there = await Promise.all(
      [120, 240, 360, 480, 750, 1080].map((width) => app.deps.files.has(`${stem}-${width}.avif`)),
    );
    return there.map(Number).join('');
  };
  const waiting = async () =>
    (await app.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM files WHERE avif_at IS NULL`))
      .rows[0]!.n;
  /** By a server with a budget of its own. */
  async function makeAvif(budget: TimeBudget = (work) => work()): Promise<Runs> {
    const jobs = await startJobs(app.db, app.deps.log, [avifMaking(budget), fileRemoval], QUICK);
    const deps = { ...app.deps, jobs };
    try {
      return await doDue({ deps }, 'picture.avif', askForAvif);
    } finally {
      await jobs.stop();
    }
  }

  test('are made by the job of what is public, of old uploads too, with what they look like', async () => {
    const old = await upload(await valve(900, 900, 450, 450).png().toBuffer());
    await app.db.execute(sql`UPDATE files SET look = NULL, look_bands = NULL WHERE id = ${old.id}`);
    const secret = await upload(await gear().png().toBuffer(), 2);
    expect(await sizesOf(old.url)).toBe('000000');
    await makeAvif();
    expect(await sizesOf(old.url)).toBe('111110');
    const { rows } = await app.db.execute<{ looked: boolean; made: boolean; id: number }>(
      sql`SELECT id::int, look IS NOT NULL AS looked, avif_at IS NOT NULL AS made FROM files
          WHERE id IN (${old.id}, ${secret.id}) ORDER BY id`,
    );
    expect(rows).toEqual([
      { id: old.id, looked: true, made: true },
      { id: secret.id, looked: true, made: false },
    ]);
  });

  test('a picture whose bytes are lost is not tried again', async () => {
    const lost = await upload(await gear().png().toBuffer());
    await app.deps.files.remove(lost.url.slice('/files/'.length));
    await makeAvif();
    const before = await waiting();
    await makeAvif();
    expect(await waiting()).toBe(before);
  });

  test('a store that is away is no picture that cannot be read: it is tried again', async () => {
    const { id, url } = await upload(await gear().png().toBuffer());
    const away = { ...app.deps.files, put: () => Promise.reject(new Error('the store is away')) };
    await expect(
      avifMaking((work) => work()).run({ ...app.deps, files: away }, { id }, STAYS),
    ).rejects.toThrow('away');
    await makeAvif();
    expect(await sizesOf(url)).toBe('111110');
  });

  test('one that was deleted while its sizes were made leaves none', async () => {
    const { id, url } = await upload(await gear().png().toBuffer());
    const files = {
      ...app.deps.files,
      put: async (...given: Parameters<typeof app.deps.files.put>) => {
        await app.db.execute(sql`DELETE FROM files WHERE id = ${id}`);
        await app.deps.files.put(...given);
      },
    };
    await avifMaking((work) => work()).run({ ...app.deps, files }, { id }, STAYS);
    await doDue(app, 'file.remove');
    expect(await sizesOf(url)).toBe('000000');
  });

  test('a run makes one picture at least, stops when its time is over, and the next goes on', async () => {
    const made = [
      await upload(await valve(700, 700, 350, 350).png().toBuffer()),
      await upload(await gear().png().toBuffer()),
    ];
    await makeAvif(timeBudget({ mostMs: 0, ofMs: 3_600_000 }));
    expect(await Promise.all(made.map(({ url }) => sizesOf(url)))).toEqual(['000000', '111110']);
    await makeAvif();
    expect(await sizesOf(made[0]!.url)).toBe('111110');
  });
});
