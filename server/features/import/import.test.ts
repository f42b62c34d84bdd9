import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRoutes, type ProductImport } from '../../../contract/product/import.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { AS_DELIVERED } from '../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeBareProducts,
  makeProduct,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { multipart as multipartOf, picture, uploadTo } from '../../../tests/support/data/upload.ts';
import { zipOf } from '../../../tests/support/data/zip.ts';
import { doDue, hurry, waitingItems, workDone } from '../../../tests/support/work.ts';
import { decoder } from '../../pictures/decoder.ts';
import { startWork } from '../../scheduled-jobs.ts';
import { removeOldImports } from './import.ts';
import { decodingOf } from './pictures/decoding.ts';
import { askForImports, runImport } from './run/run.ts';
import { writeSheet } from './template.ts';

let app: TestApp;
let beside: TestApp;
let leaf: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  startWork(app.deps);
  beside = await buildTestApp({}, { beside: app });
  leaf = await leafCategory(app);
});
afterAll(async () => {
  await beside?.close();
  await app?.close();
});

const HEADER = [
  'Category ID',
  'Title',
  'Unit',
  'Prices',
  'Minimum order',
  'Property: Material',
  'Description',
  'Pictures',
];
const row = (n: number, given: Partial<Record<string, string>> = {}) =>
  HEADER.map(
    (name) =>
      given[name] ??
      {
        'Category ID': String(leaf.id),
        Title: `Hexagon bolt of steel number ${n}`,
        Unit: 'piece',
        Prices: '1-99: 2.50; 100+: 2.20',
        'Minimum order': '10',
        'Property: Material': 'Steel',
        Description: `A bolt of strong steel for many uses, size ${n}.`,
        Pictures: '',
      }[name]!,
  );
const csv = async (...rows: string[][]) => (await writeSheet([HEADER, ...rows], 'csv')).bytes;

const BOUNDARY = 'import-boundary';
const multipart = (name: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
let senders = 0;
const send = async (of: MadeCompany, bytes: Buffer, query = '', name = 'products.csv') =>
  app.app.inject({
    method: 'POST',
    url: `/api/session/products/imports${query}`,
    headers: {
      authorization: `Bearer ${await tokenOf(app, of.userId)}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: multipart(name, bytes),
    // a minute has six of one address
    remoteAddress: `198.51.100.${++senders % 250}`,
  });
const by = async (of: MadeCompany) => ({ token: await tokenOf(app, of.userId) });
async function ended(of: MadeCompany, id: number): Promise<ProductImport> {
  const one = async () =>
    (await app.call(importRoutes.listImports, {}, await by(of))).items.find((item) => item.id === id)!;
  await expect.poll(async () => (await one()).finished_at).not.toBeNull();
  return one();
}
async function imported(of: MadeCompany, bytes: Buffer, query = '?dry=false', name?: string) {
  const reply = await send(of, bytes, query, name);
  expect(reply.statusCode, reply.body).toBe(200);
  return ended(of, reply.json().id);
}
const faults = async (of: MadeCompany, { id }: { id: number }) =>
  (await app.call(importRoutes.importFaults, { params: { id }, query: { limit: 100 } }, await by(of))).items;
const productsOf = async (of: MadeCompany, status: 2 | 5) =>
  (await app.call(ownProductRoutes.listOwnProducts, { query: { status, limit: 100 } }, await by(of))).items;

describe('a dry run', () => {
  test('keeps nothing and says by row and column what the real one would', async () => {
    const seller = await makeSupplier(app);
    const sheet = await csv(
      row(1),
      row(2, { Prices: 'cheap', Unit: 'parsec' }),
      row(3, { Title: 'Short' }),
      row(4, { 'Category ID': '999999999' }),
      row(5, { Title: 'Hexagon bolt, write to sales@bolts.example' }),
    );
    const tried = await imported(seller, sheet, '?submit=true');
    expect(tried).toMatchObject({ dry: true, state: 'done', total: 5, done: 5, refused: 2 });
    expect(await productsOf(seller, 5)).toEqual([]);
    const found = await faults(seller, tried);
    const at = (line: number, column: string) =>
      found.filter((one) => one.row === line && one.column === column);
    expect(at(3, 'Prices')).toMatchObject([{ severity: 'block' }]);
    expect(at(3, 'Unit')).toMatchObject([{ severity: 'block' }]);
    expect(at(4, 'Title')).toMatchObject([{ severity: 'block' }]);
    expect(at(5, 'Category ID')).toMatchObject([{ severity: 'block' }]);
    expect(at(6, 'Title')).toMatchObject([{ severity: 'block' }]);
    const real = await app.call(importRoutes.runImport, { params: { id: tried.id } }, await by(seller));
    const kept = await ended(seller, real.id);
    const { refused, drafts, submitted } = tried;
    expect(kept).toMatchObject({ dry: false, refused, drafts, submitted });
    expect(await faults(seller, kept)).toEqual(found);
    expect(await productsOf(seller, 5)).toHaveLength(drafts);
  });

  test('judges pictures of the archive and the room for them as the real one does', async () => {
    const seller = await makeSupplier(app);
    const other = await makeSupplier(app);
    const elsewhere = await picture(700, 700).png().toBuffer();
    await uploadTo(app, 1, multipartOf(elsewhere), { token: (await by(other)).token });
    const { rows: files } = await app.db.execute<{ id: number }>(
      sql`SELECT id FROM files WHERE company_id = ${other.companyId} ORDER BY id DESC LIMIT 1`,
    );
    const { id: shown } = await makeProduct(app, other.companyId);
    await app.db.execute(
      sql`UPDATE product_images SET file_id = ${files[0]!.id} WHERE product_id = ${shown}`,
    );
    const noise = (side: number) =>
      sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
    const most = AS_DELIVERED.free_storage_mb * 1024 * 1024;
    await app.db.execute(sql`
      INSERT INTO files (key, user_id, company_id, purpose, name, mime, bytes, sha256)
      VALUES (${`${seller.companyId}full.webp`}, ${seller.userId}, ${seller.companyId}, 5, 'full', 'image/webp', ${most - 600_000}, 'x')`);
    const sheet = await csv(
      row(1, { Pictures: 'blank.png; elsewhere.png' }),
      row(2, { Pictures: 'small.png; broken.png; gone.png' }),
      row(3, { Pictures: 'noise.png' }),
      row(4, { Pictures: 'large.png; blank.png' }),
    );
    const archive = zipOf({
      'products.csv': sheet,
      'blank.png': await picture(800, 800).png().toBuffer(),
      'elsewhere.png': elsewhere,
      'small.png': await picture(200, 200).png().toBuffer(),
      'broken.png': Buffer.from('no picture'),
      'noise.png': await noise(400),
      'large.png': await noise(1200),
    });
    const tried = await imported(seller, archive, '?submit=true', 'products.zip');
    const real = await app.call(importRoutes.runImport, { params: { id: tried.id } }, await by(seller));
    const kept = await ended(seller, real.id);
    const said = (await faults(seller, tried)).map(({ row: line, text }) => `${line} ${text}`).join('\n');
    for (const name of ['blank', 'elsewhere', 'small', 'broken', 'gone', 'large'])
      expect(said).toContain(`${name}.png`);
    expect(await faults(seller, kept)).toEqual(await faults(seller, tried));
    const { refused, drafts, submitted } = tried;
    expect(kept).toMatchObject({ refused, drafts, submitted });
  });

  test('a file that is no sheet, has no rows, or too many of them fails with a sentence', async () => {
    const seller = await makeSupplier(app);
    const zip = Buffer.from('504b0304ffffffff', 'hex');
    for (const [bytes, said] of [
      [zip, /could not be read|无法读取/],
      [await csv(), /no rows|没有数据/],
      [await csv(...Array.from({ length: 1001 }, (_, n) => row(n))), /1,000/],
    ] as const)
      expect(await imported(seller, bytes)).toMatchObject({
        state: 'failed',
        problem: expect.stringMatching(said),
      });
    expect((await send(seller, zip, '', 'products.exe')).statusCode).toBe(415);
    expect((await send(seller, Buffer.alloc(21 * 1024 * 1024))).statusCode).toBe(413);
  });
});

describe('in earnest', () => {
  test('rows become drafts with all that their cells say', async () => {
    const seller = await makeSupplier(app);
    const done = await imported(
      seller,
      (await writeSheet([HEADER, row(1), row(2)], 'xlsx')).bytes,
      '?dry=false',
      'a.xlsx',
    );
    expect(done).toMatchObject({ state: 'done', drafts: 2, submitted: 0, refused: 0 });
    const [newest] = await productsOf(seller, 5);
    const whole = await app.call(
      ownProductRoutes.getOwnProduct,
      { params: { id: newest!.id } },
      await by(seller),
    );
    expect(whole).toMatchObject({
      title: 'Hexagon bolt of steel number 2',
      unit: 'piece',
      min_order: 10,
      price: [
        { Start: 1, End: 99, Price: 2.5 },
        { Start: 100, End: null, Price: 2.2 },
      ],
      properties: { Material: 'Steel' },
      content: '<p>A bolt of strong steel for many uses, size 2.</p>',
    });
  });

  test('rows that differ in their price alone are products of their own', async () => {
    const seller = await makeSupplier(app);
    const done = await imported(seller, await csv(row(1), row(1, { Prices: '1+: 9.90' })));
    expect(done).toMatchObject({ drafts: 2 });
    expect(await productsOf(seller, 5)).toHaveLength(2);
  });

  test('what passes the check goes under review as far as the limit allows, the rest become drafts', async () => {
    const seller = await makeSupplier(app);
    await makeBareProducts(app, seller.companyId, 4, 98);
    const picture = await app.db.execute<{ id: number }>(sql`
      INSERT INTO files (key, user_id, company_id, purpose, name, mime, bytes, width, height, sha256)
      VALUES (${`${seller.companyId}bolt.webp`}, ${seller.userId}, ${seller.companyId}, 1, 'Bolt.jpg', 'image/webp', 100, 800, 800, 'x')
      RETURNING id`);
    const rows = [1, 2, 3].map((n) => row(n, { Pictures: 'bolt.JPG; missing.png' }));
    for (const query of ['?submit=true', '?submit=true&dry=false']) {
      const done = await imported(seller, await csv(...rows), query);
      expect(done).toMatchObject({ submitted: 2, drafts: 1, refused: 0 });
      expect((await faults(seller, done)).map(({ text }) => text).join()).toMatch(/missing\.png/);
    }
    const images =
      await app.db.execute(sql`SELECT DISTINCT file_id FROM product_images i JOIN products p ON p.id = i.product_id
      WHERE p.company_id = ${seller.companyId}`);
    expect(images.rows).toEqual([{ file_id: picture.rows[0]!.id }]);
  });

  test('one at a time for a company; a supplier without certification gets drafts', async () => {
    const seller = await makeSupplier(app, { certified: false });
    await app.db.execute(sql`INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, created_at)
      VALUES (${seller.companyId}, ${seller.userId}, 'none', 'a.csv', 'en', true, false, now())`);
    const refused = await send(seller, await csv(row(1)));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_running']);
    await app.db.execute(sql`DELETE FROM product_imports WHERE company_id = ${seller.companyId}`);
    expect(await imported(seller, await csv(row(1)), '?dry=false&submit=true')).toMatchObject({
      submitted: 0,
      drafts: 1,
    });
  });

  test('a server that dies leaves the rest to another, and no row is taken twice', async () => {
    const seller = await makeSupplier(app);
    const sheet = await csv(...Array.from({ length: 6 }, (_, n) => row(n)));
    await app.deps.files.put('import-left.csv', sheet, 'text/csv');
    const { rows } = await app.db.execute<{ id: number }>(sql`
      INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, state, total, done, drafts, created_at)
      VALUES (${seller.companyId}, ${seller.userId}, 'import-left.csv', 'a.csv', 'en', false, false, 'running', 6, 2, 2,
        ${app.deps.now().toISOString()}) RETURNING id`);
    const id = Number(rows[0]!.id);
    await Promise.all([doDue(app, 'import.run', askForImports), doDue(beside, 'import.run', askForImports)]);
    expect(await ended(seller, id)).toMatchObject({ state: 'done', done: 6, drafts: 6 });
    expect(await productsOf(seller, 5)).toHaveLength(4);
  });
});

test('a template of a category, filled as it is, becomes a draft; an export survives its import', async () => {
  const seller = await makeSupplier(app);
  const as = await by(seller);
  const url = `/api/session/products/imports/template?cate=${leaf.id}`;
  const headers = { authorization: `Bearer ${as.token}` };
  const template = await app.app.inject({ url, headers });
  expect(template.headers['content-disposition']).toContain('.xlsx');
  expect(await imported(seller, template.rawPayload, '?dry=false', 't.xlsx')).toMatchObject({
    drafts: 1,
    refused: 0,
  });
  await imported(
    seller,
    await csv(row(7, { Title: '=HYPERLINK("x") and a bolt of steel', 'Property: Material': '-5 degrees' })),
  );
  const out = await app.app.inject({ url: '/api/session/products/export?status=5&format=csv', headers });
  expect(out.body).toContain(`"'=HYPERLINK(""x"") and a bolt of steel"`);
  expect(await imported(seller, out.rawPayload)).toMatchObject({ same: 2, drafts: 0, refused: 0 });
  const other = await makeSupplier(app);
  expect(await imported(other, out.rawPayload)).toMatchObject({ drafts: 0, refused: 2 });
  const withoutIds = (parse(out.rawPayload, { bom: true }) as string[][]).map((cells) => cells.slice(1));
  expect(await imported(other, (await writeSheet(withoutIds, 'csv')).bytes)).toMatchObject({
    drafts: 2,
    refused: 0,
  });
  const titles = async (of: MadeCompany) => (await productsOf(of, 5)).map(({ title }) => title).toSorted();
  expect(await titles(other)).toEqual(await titles(seller));
  const foreign = await app.send(importRoutes.importFaults, { params: { id: 1 } }, await by(other));
  expect(foreign.statusCode).toBe(404);
});

test('what became of each row is a file, and what is not listed is counted', async () => {
  const seller = await makeSupplier(app);
  const wrong = Object.fromEntries(
    HEADER.filter((name) => name !== 'Description').map((name) => [name, '=1']),
  );
  const done = await imported(seller, await csv(row(1), row(2, wrong), row(3)));
  const load = async (kind: string) =>
    app.app.inject({
      url: `/api/session/products/imports/${done.id}/${kind}/csv`,
      headers: { authorization: `Bearer ${(await by(seller)).token}` },
    });
  const lines = parse((await load('results')).body, { bom: true }) as string[][];
  const ids = (await productsOf(seller, 5)).map(({ id }) => String(id)).toSorted();
  expect(lines.map(([line]) => line)).toEqual([expect.any(String), '2', '3', '4']);
  expect([lines[1]![2], lines[3]![2]].toSorted()).toEqual(ids);
  expect(lines[2]![2]).toBe('');
  expect(lines[2]![3]).toContain('Prices: ');
  await app.db.execute(
    sql`UPDATE product_imports SET fault_count = fault_count + 1500 WHERE id = ${done.id}`,
  );
  expect((await load('faults')).body).toMatch(/1,500|1500/);
});

test('a template in Chinese names properties and their values so; rows store them in English', async () => {
  const seller = await makeSupplier(app);
  const { rows } = await app.db.execute<{
    id: number;
    name: string;
    zh: string;
    value: string;
    value_zh: string;
  }>(sql`
    SELECT k.id::int, p.name, p.name_zh AS zh, p.options->0->>0 AS value, p.options->0->>1 AS value_zh
    FROM category_properties p JOIN categories k ON k.trail[2] = p.category_id AND k.is_end
    WHERE p.kind = 'choice' AND p.options->0->>0 <> p.options->0->>1 ORDER BY k.id, p.position LIMIT 1`);
  const { id, name, zh, value, value_zh } = rows[0]!;
  const template = await app.app.inject({
    url: `/api/session/products/imports/template?cate=${id}&format=csv`,
    headers: { authorization: `Bearer ${(await by(seller)).token}`, 'accept-language': 'zh' },
  });
  const [header, example] = parse(template.body, { bom: true }) as string[][];
  const at = header!.indexOf(`参数：${zh}`);
  expect(at).toBeGreaterThan(0);
  const filled = example!.map((cell, i) => (i === at ? value_zh : cell));
  await imported(seller, (await writeSheet([header!, filled], 'csv')).bytes);
  const [made] = await productsOf(seller, 5);
  const whole = await app.call(
    ownProductRoutes.getOwnProduct,
    { params: { id: made!.id } },
    await by(seller),
  );
  expect(whole.properties).toMatchObject({ [name]: value });
});

describe('what an import may cost', () => {
  const decoded = async (run: () => Promise<unknown>) => {
    const before = decoder.counts.pieces.encode;
    await run();
    return decoder.counts.pieces.encode - before;
  };
  const bomb = () => picture(4000, 4000).png({ palette: true, colours: 2 }).toBuffer();
  /** Three rows that name twenty pictures each. */
  const archiveOf = async (bytes: Buffer, given: Partial<Record<string, string>> = {}) => {
    const names = (n: number) => Array.from({ length: 20 }, (_, i) => `p${n}-${i}.png`);
    const rows = [0, 1, 2].map((n) => row(n, { Pictures: names(n).join('; '), ...given }));
    return zipOf({
      'products.csv': await csv(...rows),
      ...Object.fromEntries([0, 1, 2].flatMap(names).map((name) => [name, bytes])),
    });
  };

  test('rows that are refused anyhow have no picture decoded: too many pictures, no such category', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const bytes = await bomb();
    for (const query of ['?dry=true', '?dry=false'])
      for (const given of [{}, { 'Category ID': '999999999', Pictures: 'p0-0.png; p0-1.png' }]) {
        const archive = await archiveOf(bytes, given);
        expect(archive.length).toBeLessThan(500 * 1024);
        const count = await decoded(async () =>
          expect(await imported(seller, archive, query, 'a.zip')).toMatchObject({ total: 3, refused: 3 }),
        );
        expect(count).toBe(0);
      }
  });

  test('none for which there is no room, of drafts or of bytes', async () => {
    const bytes = await picture(400, 400).png().toBuffer();
    const archive = zipOf({ 'a.csv': await csv(row(1, { Pictures: 'a.png' })), 'a.png': bytes });
    const full = await makeSupplier(app);
    await makeBareProducts(app, full.companyId, 5, 1000);
    const stuffed = await makeSupplier(app);
    await app.db.execute(sql`
      INSERT INTO files (key, user_id, company_id, purpose, name, mime, bytes, sha256)
      VALUES (${`${stuffed.companyId}full.webp`}, ${stuffed.userId}, ${stuffed.companyId}, 5, 'full', 'image/webp',
        ${AS_DELIVERED.free_storage_mb * 1024 * 1024}, 'x')`);
    for (const query of ['?dry=true', '?dry=false'])
      for (const [seller, refused] of [
        [full, 1],
        [stuffed, 0],
      ] as const) {
        const count = await decoded(async () =>
          expect(await imported(seller, archive, query, 'a.zip')).toMatchObject({ refused }),
        );
        expect(count).toBe(0);
      }
  });

  test('a dry run decodes a sample and looks at the heads of the others', async () => {
    const seller = await makeSupplier(app);
    const files: Record<string, Buffer> = {};
    const rows = Array.from({ length: 7 }, (_, n) => {
      const names = Array.from({ length: 6 }, (_, i) => `p${n}-${i}.png`);
      return row(n, { Pictures: names.join('; ') });
    });
    for (let n = 0; n < 42; n++)
      files[`p${Math.floor(n / 6)}-${n % 6}.png`] = await picture(320 + n, 320)
        .png()
        .toBuffer();
    files['p6-4.png'] = await picture(200, 200).png().toBuffer();
    files['p6-5.png'] = Buffer.from('no picture');
    const archive = zipOf({ 'products.csv': await csv(...rows), ...files });
    let tried: ProductImport | undefined;
    const count = await decoded(async () => {
      tried = await imported(seller, archive, '?dry=true&submit=true', 'a.zip');
    });
    expect(count).toBe(20);
    const said = (await faults(seller, tried!)).map(({ text }) => text).join('\n');
    for (const name of ['p6-4.png', 'p6-5.png']) expect(said).toContain(name);
    expect(said).not.toContain('p6-3.png');
  });

  test('three hundred pictures and a gigapixel, and then the rest is named', async () => {
    const seller = await makeSupplier(app);
    const actor = {
      user: { id: seller.userId, company: { id: seller.companyId } },
      ip: '0.0.0.0',
    } as unknown as Parameters<typeof decodingOf>[1];
    const refused = { code: 'too_much_decoding' };
    const last = decodingOf(app.deps, actor, 299).payer;
    await last.claim(1);
    await expect(last.claim(1)).rejects.toMatchObject(refused);
    const large = decodingOf(app.deps, actor, 0);
    await large.payer.claim(999_999_999);
    await expect(large.payer.claim(2)).rejects.toMatchObject(refused);
    await expect(large.payer.claim(1)).rejects.toMatchObject(refused);
    const sampled = large.sampled({ width: 1, height: 1 }, async () => 1);
    await expect(sampled).rejects.toMatchObject(refused);

    const bytes = await picture(400, 400).png().toBuffer();
    const archive = zipOf({
      'a.csv': await csv(row(1, { Pictures: 'a.png; b.png' })),
      'a.png': bytes,
      'b.png': bytes,
    });
    await app.deps.files.put('import-much.zip', archive, 'application/zip');
    const had = Object.fromEntries(Array.from({ length: 299 }, (_, n) => [`old-${n}.png`, 1]));
    const { rows } = await app.db.execute<{ id: number }>(sql`
      INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, pictures, created_at)
      VALUES (${seller.companyId}, ${seller.userId}, 'import-much.zip', 'a.zip', 'en', false, false, ${JSON.stringify(had)}, now())
      RETURNING id`);
    await runImport(app.deps, Number(rows[0]!.id));
    const done = await ended(seller, Number(rows[0]!.id));
    expect(done).toMatchObject({ state: 'done', drafts: 1 });
    const said = (await faults(seller, done)).map(({ text }) => text);
    expect(said.filter((text) => /300/.test(text))).toMatchObject([expect.stringContaining('b.png')]);
  });

  test('a file that the store cannot read ends it with a sentence, and the company may begin another', async () => {
    const seller = await makeSupplier(app);
    const { files } = app.deps;
    const get = files.get;
    files.get = (key) => (key.startsWith('import-') ? Promise.reject(new Error('not readable')) : get(key));
    try {
      const { id } = (await send(seller, await csv(row(1)))).json();
      await expect
        .poll(async () => {
          await hurry(app, 'import.run');
          return (await app.call(importRoutes.listImports, {}, await by(seller))).items;
        })
        .toMatchObject([
          { id, state: 'failed', problem: expect.stringContaining('stopped at the same place three times') },
        ]);
    } finally {
      files.get = get;
    }
    expect(await imported(seller, await csv(row(1)), '?dry=false')).toMatchObject({ drafts: 1 });
    expect(await waitingItems(app, 'import.run')).toEqual([]);
  });

  test('two at once on a server; a third waits', async () => {
    const sellers = await Promise.all([1, 2, 3].map(() => makeSupplier(app)));
    const { files } = app.deps;
    const get = files.get;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let reading = 0;
    files.get = async (key) => {
      if (key.startsWith('import-')) {
        reading++;
        await gate;
      }
      return get(key);
    };
    try {
      const ids = [];
      for (const seller of sellers) ids.push((await send(seller, await csv(row(1)))).json().id);
      await expect.poll(() => reading).toBe(2);
      const states = await app.db.execute<{ state: string }>(
        sql`SELECT state FROM product_imports WHERE finished_at IS NULL ORDER BY id`,
      );
      expect(states.rows.map(({ state }) => state)).toEqual(['running', 'running', 'waiting']);
      open();
      for (const [n, id] of ids.entries()) expect(await ended(sellers[n]!, id)).toMatchObject({ drafts: 1 });
    } finally {
      open();
      files.get = get;
    }
  });
});

describe('the file of an import', () => {
  const keyOf = async ({ id }: { id: number }) => {
    const { rows } = await app.db.execute<{ key: string | null }>(
      sql`SELECT file_key AS key FROM product_imports WHERE id = ${id}`,
    );
    return rows[0]!.key;
  };
  const kept = async (of: MadeCompany) => {
    const { rows } = await app.db.execute<{ key: string }>(
      sql`SELECT DISTINCT file_key AS key FROM product_imports WHERE company_id = ${of.companyId} AND file_key IS NOT NULL`,
    );
    for (const { key } of rows) expect(await app.deps.files.get(key)).not.toBeNull();
    return rows.length;
  };
  const stored = () =>
    fs
      .readdirSync(path.join(app.deps.environment.dataDir, 'files'), { recursive: true })
      .filter((name) => /import-[0-9a-f]{32}/.test(String(name))).length;

  test('goes with one that failed, and with one in earnest', async () => {
    const seller = await makeSupplier(app);
    await workDone(app);
    const before = stored();
    const failed = await imported(seller, Buffer.from('noise'), '?dry=true');
    expect(failed).toMatchObject({ state: 'failed', runnable: false });
    await expect.poll(() => keyOf(failed)).toBeNull();
    const real = await imported(seller, await csv(row(1)), '?dry=false');
    await expect.poll(() => keyOf(real)).toBeNull();
    await expect.poll(stored).toBe(before);
  });

  test('of a dry run waits for the real one, and goes with its end', async () => {
    const seller = await makeSupplier(app);
    await workDone(app);
    const before = stored();
    const tried = await imported(seller, await csv(row(1)), '?dry=true');
    expect(tried.runnable).toBe(true);
    expect([await kept(seller), stored()]).toEqual([1, before + 1]);
    const real = await app.call(importRoutes.runImport, { params: { id: tried.id } }, await by(seller));
    await ended(seller, real.id);
    await expect.poll(() => kept(seller)).toBe(0);
    await expect.poll(stored).toBe(before);
    const again = await app.send(importRoutes.runImport, { params: { id: tried.id } }, await by(seller));
    expect([again.statusCode, again.json().code]).toEqual([410, 'import_file_gone']);
  });

  test('is one of three at most, for a day', async () => {
    const seller = await makeSupplier(app);
    const tried = [];
    for (let n = 0; n < 5; n++) tried.push(await imported(seller, await csv(row(n)), '?dry=true'));
    await expect.poll(() => kept(seller)).toBe(3);
    expect(await Promise.all(tried.map(keyOf))).toEqual([null, null, ...Array(3).fill(expect.any(String))]);
    const day = 24 * 3600 * 1000;
    const later = { ...app.deps, now: () => new Date(app.deps.now().getTime() + day + 1000) };
    await removeOldImports(app.deps);
    expect(await kept(seller)).toBe(3);
    await removeOldImports(later);
    expect(await kept(seller)).toBe(0);
  });

  test('counts among the megabytes of the hour, and is not stored while another import runs', async () => {
    const seller = await makeSupplier(app);
    const noise = Buffer.alloc(19 * 1024 * 1024, 'x');
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const reply = await send(seller, noise, '', 'x.csv');
      statuses.push(reply.statusCode);
      if (reply.statusCode === 200) await ended(seller, reply.json().id);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => kept(seller)).toBe(0);
  });
});
