/** What an import says is said in the language of whoever reads it, whatever that of the upload was (decision 26). */
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRoutes } from '../../../contract/product/import.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { importer } from '../../../tests/field/imports.ts';
import { exported, sellerOfThree } from '../../../tests/field/round-trip/products.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeSupplier, tokenOf } from '../../../tests/support/data/factories.ts';
import { writeSheet } from './template.ts';

let app: TestApp;
let leaf: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

async function tried(token: string, bytes: Buffer, uploaded: Language): Promise<number> {
  const reply = await importer(app).send(token, 'products.csv', bytes, false, uploaded);
  expect(reply.statusCode, reply.body).toBe(200);
  const { id } = reply.json() as { id: number };
  await importer(app).ended(token, id);
  return id;
}
/** All that it says, without the headers and values of the sheet. */
async function readIn(language: Language, token: string, id: number) {
  const headers = { 'accept-language': language };
  const params = { params: { id } };
  const done = await importer(app).ended(token, id, language);
  const faults = await app.call(
    importRoutes.importFaults,
    { ...params, query: { limit: 100 } },
    { token, headers },
  );
  const file = async (of: 'faults' | 'results') =>
    parse(
      (
        await app.app.inject({
          url: `/api/session/products/imports/${id}/${of}/csv`,
          headers: { ...headers, authorization: `Bearer ${token}` },
        })
      ).body,
      { bom: true },
    ) as string[][];
  return {
    problem: done.problem,
    notes: done.reading?.notes ?? [],
    faults: faults.items.map(({ column, text }) => ({ column, text })),
    faultsFile: await file('faults'),
    resultsFile: await file('results'),
  };
}

/** Faults of columns, rows, values, names and checks. */
const FAULTY = () =>
  [
    'Bolts of our firm,,,,,,',
    'Category ID,Title,Unit,Group,Pictures,Port,Elsewhere',
    `${leaf.id},Hexagon bolt of steel,parsec,,,,`,
    `${leaf.id},Hexagon bolt of brass,piece,No such group,none.jpg,,x`,
    `${leaf.id},Hexagon bolt of brass,piece,,photo.heic,${'a'.repeat(300)},`,
    '999999999,Hexagon bolt of nothing,piece,,,,',
  ].join('\n');

test('the sentences of a sheet, its rows and its files are those of the reader, in either direction', async () => {
  const token = await tokenOf(app, (await makeSupplier(app)).userId);
  const answers = { columns: [{ position: 6, field: null }] };
  const both = async (uploaded: Language) => {
    const id = await tried(token, Buffer.from(FAULTY()), uploaded);
    await app.call(importRoutes.setImportReading, { params: { id }, body: answers }, { token });
    return { en: await readIn('en', token, id), zh: await readIn('zh', token, id) };
  };
  const inEnglish = await both('en');
  expect(await both('zh')).toEqual(inEnglish);

  const { en, zh } = inEnglish;
  expect(en.notes).toContain('Row 2 is read as the header; what stands above it is left out.');
  expect(zh.notes).toContain('第 2 行作为表头，其上的内容已忽略。');
  expect(en.faults.length).toBeGreaterThanOrEqual(7);
  expect(zh.faults).toHaveLength(en.faults.length);
  for (const { text } of en.faults) expect(text).not.toMatch(/\p{Script=Han}/u);
  for (const { text } of zh.faults) expect(text).toMatch(/\p{Script=Han}/u);
  // a column that the sheet lacks has its name in the language of the reader, others as they stand there
  expect(en.faults).toContainEqual({
    column: 'Prices',
    text: 'The sheet has no such column: its products become drafts without it.',
  });
  expect(zh.faults).toContainEqual({
    column: '价格',
    text: '表格中没有此列，产品将保存为缺少该内容的草稿。',
  });
  expect(zh.faults).toContainEqual({ column: 'Group', text: '没有此分组，产品将不分组。' });

  expect(en.faultsFile[0]).toEqual(['Row', 'Column', 'Severity', 'Fault']);
  expect(zh.faultsFile[0]).toEqual(['行', '列', '级别', '问题']);
  expect(zh.faultsFile.slice(1).map(([, column, , text]) => ({ column, text }))).toEqual(zh.faults);
  expect(en.resultsFile[1]?.slice(0, 2)).toEqual(['3', 'Would be refused']);
  expect(zh.resultsFile[1]?.slice(0, 2)).toEqual(['3', '将无法导入']);
  for (const [, , , remarks] of zh.resultsFile.slice(1)) expect(remarks).toMatch(/\p{Script=Han}/u);
  for (const [, , , remarks] of en.resultsFile.slice(1)) expect(remarks).not.toMatch(/\p{Script=Han}/u);
});

test('why a file cannot be read, or what it asks as a whole, as well', async () => {
  const token = await tokenOf(app, (await makeSupplier(app)).userId);
  const problems = async (text: string, uploaded: Language) => {
    const id = await tried(token, Buffer.from(text), uploaded);
    return [(await readIn('en', token, id)).problem, (await readIn('zh', token, id)).problem];
  };
  for (const uploaded of ['en', 'zh'] as const) {
    expect(await problems('Category ID,Title,Unit\n', uploaded)).toEqual([
      'The sheet has no rows below its header.',
      '表头下没有数据行。',
    ]);
    expect(await problems('Title,Unit,Prices\nHexagon bolt of steel,piece,2.5\n', uploaded)).toEqual([
      'The sheet has no column that is read as Category ID, which every product needs. Say which column it is, or add it.',
      '表格中没有对应“类目ID”的列，每个产品都需要它。请指定是哪一列，或添加此列。',
    ]);
  }
});

test('what an edit changes, and what becomes of it, as well', async () => {
  const { token, ids } = await sellerOfThree(app);
  const [header = [], ...rows] = parse(await exported(app, token, 'csv'), { bom: true }) as string[][];
  rows.find(([id]) => id === String(ids.bolt))![header.indexOf('Prices')] = '100+: 0.5';
  const sheet = (await writeSheet([header, ...rows], 'csv')).bytes;
  const [inEnglish, inChinese] = [await tried(token, sheet, 'en'), await tried(token, sheet, 'zh')];
  const changes = async (language: Language, id: number) =>
    (await readIn(language, token, id)).resultsFile.find(
      ([, , product]) => product === String(ids.bolt),
    )?.[3];
  for (const id of [inEnglish, inChinese]) {
    expect(await changes('en', id)).toContain(
      'Prices: an edit that waits for its review; the approved version stays online',
    );
    expect(await changes('zh', id)).toContain('Prices：修改等待审核，已通过的版本继续展示');
  }
});

test('what was stored before in the language of its upload alone keeps its text', async () => {
  const seller = await makeSupplier(app);
  const token = await tokenOf(app, seller.userId);
  const id = await tried(token, Buffer.from(FAULTY()), 'en');
  const before = await readIn('en', token, id);
  expect(before.faults.length + before.notes.length).toBeGreaterThan(0);
  await app.db.execute(sql`
    UPDATE product_imports SET problem = 'Said in English', problem_zh = NULL, reading = reading - 'notes_zh'
    WHERE id = ${id}`);
  await app.db.execute(
    sql`UPDATE product_import_faults SET header_zh = NULL, text_zh = NULL WHERE import_id = ${id}`,
  );
  expect(await readIn('zh', token, id)).toMatchObject({
    problem: 'Said in English',
    notes: before.notes,
    faults: before.faults,
  });
});
