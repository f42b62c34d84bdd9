/** Exported sheets that come back changed, in any way that people change them (decision 26). */
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRoutes, type ProductImport } from '../../../contract/product/import.ts';
import type { ProductContent } from '../../../contract/product/product-content.ts';
import { writeSheet } from '../../../server/features/import/template.ts';
import { ownVersions } from '../../../server/features/product/product.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { makeProduct, makeSupplier } from '../../support/data/factories.ts';
import { zipOf } from '../../support/data/zip.ts';
import { bytesOf, casesOf } from '../cases.ts';
import { entriesOf, importer } from '../imports.ts';
import { exported, MADE, type Made, sellerOfThree } from './products.ts';

type Counts = Pick<ProductImport, 'created' | 'changed' | 'same' | 'refused' | 'cleared'>;
interface RoundTrip extends Partial<Counts> {
  /** Of the export; the file instead where there is one. */
  format?: 'csv' | 'xlsx';
  /** Cells by product and header; `ID of another` is that of another company's product. */
  cells?: Partial<Record<Made, Record<string, string>>>;
  /** Columns that are taken out. */
  without?: string[];
  /** Products whose row stands there a second time. */
  twice?: Made[];
  /** Products that are not there any more: in the recycle bin. */
  deleted?: Made[];
  /** Faults that are said, whatever else is. */
  says_of_rows?: string[];
  /** Products whose edit waits for its review afterwards. */
  waiting: Made[];
  /** What the products then say to their seller. */
  holds?: Partial<Record<Made, Partial<ProductContent>>>;
}

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

/** The ids that stand in the files of the corpus. */
const placed = (text: string, ids: Record<Made, number>, cate: number) =>
  MADE.reduce(
    (all, name, i) => all.replaceAll(String(700_000_001 + i), () => String(ids[name])),
    text,
  ).replaceAll('1017', () => String(cate));

async function fileOf(bytes: Buffer, ids: Record<Made, number>, cate: number): Promise<Buffer> {
  if (bytes.subarray(0, 2).toString() !== 'PK') return Buffer.from(placed(bytes.toString(), ids, cate));
  const entries = await entriesOf(bytes);
  for (const [name, of] of Object.entries(entries))
    if (name.endsWith('.xml')) entries[name] = Buffer.from(placed(of.toString(), ids, cate));
  return zipOf(entries);
}

test.each(casesOf<RoundTrip>('round-trip'))('$says', async (one) => {
  const { seller, token, ids, cate } = await sellerOfThree(app);
  const { format = 'csv', cells = {}, without = [], twice = [], deleted = [] } = one;
  let bytes = one.file
    ? await fileOf(bytesOf('round-trip', one.file), ids, cate)
    : await exported(app, token, format);
  if (Object.keys(cells).length > 0 || without.length > 0 || twice.length > 0) {
    const foreign = await makeProduct(app, (await makeSupplier(app)).companyId);
    const idOf = (cell: string) => (cell === 'ID of another' ? String(foreign.id) : cell);
    const [header = [], ...rows] = parse(bytes, { bom: true }) as string[][];
    const nameOf = (row: string[]) => MADE.find((name) => String(ids[name]) === row[0])!;
    const edited = rows.map((row) =>
      row.map((cell, i) => idOf(cells[nameOf(row)]?.[header[i]!.replace(' *', '')] ?? cell)),
    );
    const again = rows.flatMap((row, i) => (twice.includes(nameOf(row)) ? [edited[i]!] : []));
    const kept = header.flatMap((name, i) => (without.includes(name.replace(' *', '')) ? [] : [i]));
    const sheet = [header, ...edited, ...again].map((row) => kept.map((i) => row[i]!));
    bytes = (await writeSheet(sheet, 'csv')).bytes;
  }
  for (const name of deleted)
    await app.db.execute(
      sql`UPDATE products SET status = 0, deleted_at = ${app.deps.now().toISOString()} WHERE id = ${ids[name]}`,
    );
  const { send, ended } = importer(app);
  const reply = await send(token, one.file ?? `products.${format}`, bytes, false, 'en');
  expect(reply.statusCode, reply.body).toBe(200);
  const tried = await ended(token, reply.json().id);
  const counts: Counts = { created: 0, changed: 0, same: 0, refused: 0, cleared: 0 };
  for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] = one[key] ?? 0;
  const { items } = await app.call(
    importRoutes.importFaults,
    { params: { id: tried.id }, query: { limit: 100 } },
    { token },
  );
  expect({ ...tried, faults: items }).toMatchObject({ state: 'done', ...counts });
  const said = items.map(({ row, column, text }) => `${row}, ${column}: ${text}`);
  for (const text of one.says_of_rows ?? []) expect(said).toContain(text);

  const before = await app.db.execute(
    sql`SELECT id, version, updated_at FROM products WHERE company_id = ${seller.companyId} ORDER BY id`,
  );
  const run = await app.call(importRoutes.runImport, { params: { id: tried.id } }, { token });
  expect(await ended(token, run.id)).toMatchObject({ state: 'done', ...counts });
  const { rows: waiting } = await app.db.execute<{ product_id: number }>(sql`
    SELECT r.product_id FROM product_revisions r JOIN products p ON p.id = r.product_id
    WHERE p.company_id = ${seller.companyId} AND r.status = 2`);
  expect(
    waiting.map(({ product_id }) => MADE.find((name) => ids[name] === Number(product_id))).toSorted(),
  ).toEqual(one.waiting.toSorted());
  if (counts.created + counts.changed === 0)
    expect(
      (
        await app.db.execute(
          sql`SELECT id, version, updated_at FROM products WHERE company_id = ${seller.companyId} ORDER BY id`,
        )
      ).rows,
    ).toEqual(before.rows);
  for (const [name, wanted] of Object.entries(one.holds ?? {})) {
    const [own] = await ownVersions(app.db, seller.companyId, [ids[name as Made]]);
    expect(own?.content).toMatchObject(wanted);
  }
});
