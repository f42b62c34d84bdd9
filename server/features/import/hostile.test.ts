/** Sheets that were made to do harm, and what befalls an import while it runs (decision 26). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { importRoutes } from '../../../contract/product/import.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { importer } from '../../../tests/field/imports.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { zipOf } from '../../../tests/support/data/zip.ts';
import { doDue } from '../../../tests/support/work.ts';
import { askForImports } from './run/run.ts';

let app: TestApp;
let leaf: { id: number };
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

async function tried(bytes: Buffer, { name = 'products.xlsx', of = seller, earnest = false } = {}) {
  const token = await tokenOf(app, of.userId);
  const { send, ended } = importer(app);
  const reply = await send(token, name, bytes, earnest, 'en');
  expect(reply.statusCode, reply.body).toBe(200);
  return ended(token, reply.json().id);
}
const faultsOf = async (id: number) =>
  (
    await app.call(
      importRoutes.importFaults,
      { params: { id }, query: { limit: 100 } },
      { token: await tokenOf(app, seller.userId) },
    )
  ).items.map(({ row, column, text }) => [row, column, text]);

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADER = `<row r="1">${['Category ID', 'Title', 'Unit'].map((text, i) => cell(`${'ABC'[i]}1`, text)).join('')}</row>`;
const row = (line: string | number, title = 'Hexagon bolt of steel') =>
  `<row r="${line}">${cell(`A${line}`, String(leaf.id))}${cell(`B${line}`, title)}${cell(`C${line}`, 'piece')}</row>`;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...of: string[]) => Buffer.from(`${XML}<Relationships>${of.join('')}</Relationships>`);
function xlsx(
  rows: string,
  { name = 'Products', sheet = '', parts = {} as Record<string, string> } = {},
): Buffer {
  return zipOf({
    'xl/workbook.xml': Buffer.from(
      `${XML}<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>`,
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(
      `${XML}<worksheet><sheetData>${rows}</sheetData>${sheet}</worksheet>`,
    ),
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, Buffer.from(text)])),
  });
}

test.each([
  ['beyond the last', () => row('99999999999')],
  ['between two', () => row('2.5')],
  ['below the first', () => row('-1')],
  ['that is none', () => row('x')],
  ['that stands there twice', () => row(2) + row(2)],
  [
    'with one cell many times',
    () => row(2).replace('</row>', () => `${'<c r="B2" t="e"><v>#N/A</v></c>'.repeat(50)}</row>`),
  ],
])('a row %s makes a sheet that cannot be read', async (_, rows) => {
  expect(await tried(xlsx(HEADER + rows()))).toMatchObject({
    state: 'failed',
    problem: 'The file could not be read.',
  });
});

test('what no database holds is left out of what is said of a sheet', async () => {
  const error = `<c r="D2" t="e"><v>&#0;${'#'.repeat(5000)}</v></c></row>`;
  const rows = HEADER + row(2).replace('</row>', () => error);
  const head = rows.replace('</row>', () => `${cell('D1', 'Port&#0;')}</row>`);
  const done = await tried(xlsx(head, { name: `Pro&#0;ducts${'x'.repeat(500)}` }));
  expect(done).toMatchObject({ state: 'done', drafts: 1 });
  expect(done.reading?.sheet).toBe(`Products${'x'.repeat(91)}`);
  expect((await faultsOf(done.id)).find(([, column]) => column === 'Port')?.[2]).toMatch(
    /error here \(#{99}\)/,
  );
});

test('hidden columns are counted once, whatever says so', async () => {
  const hidden = '<col min="-1000000000000000" max="1e300" hidden="1"/>'.repeat(1000);
  const done = await tried(xlsx(HEADER + row(2), { sheet: `<cols>${hidden}</cols>` }));
  expect(done.reading?.notes).toContain(
    'Hidden in the spreadsheet, and read as well: Category ID, Title, Unit.',
  );
});

test('a cell that is merged to the end of the sheet ends with its rows', async () => {
  const rows = HEADER + row(2) + row(1_048_576, '');
  const merged = '<mergeCell ref="B2:B99999999999999"/>'.repeat(2000);
  const done = await tried(xlsx(rows, { sheet: `<mergeCells>${merged}</mergeCells>` }));
  expect(done).toMatchObject({ state: 'done', total: 2, drafts: 2 });
});

test.each(['http://www.example.cn/%C4%E3', 'http://[', 'https://a b/%'])(
  'a link of a cell that leads to %s keeps no sheet from being read',
  async (target) => {
    const link = `<Relationship Id="rId1" Type="${RELATIONS}/hyperlink" TargetMode="External" Target="${target}"/>`;
    const parts = { 'xl/worksheets/_rels/sheet1.xml.rels': relations(link).toString() };
    expect(await tried(xlsx(HEADER + row(2), { parts }))).toMatchObject({ state: 'done', drafts: 1 });
  },
);

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a property called %s is one like others',
  async (name) => {
    const product = await makeProduct(app, seller.companyId);
    const sheet = `Product ID,Property: ${name},Detail: ${name}\n${product.id},,\n`;
    expect(await tried(Buffer.from(sheet), { name: 'a.csv' })).toMatchObject({ state: 'done', same: 1 });
    const set = sheet.replace(',,\n', ',steel,steel\n');
    expect(await tried(Buffer.from(set), { name: 'a.csv' })).toMatchObject({ state: 'done', refused: 0 });
  },
);

test('a header of many thousand characters is shown, and keeps nobody from seeing their imports', async () => {
  const long = 'x'.repeat(50_000);
  const sheet = `Category ID,Title,Unit,Property: ${long},${long}\n${leaf.id},Hexagon bolt of steel,piece,a,b\n`;
  const done = await tried(Buffer.from(sheet), { name: 'a.csv' });
  expect(done.reading?.columns.map(({ field }) => field)).toEqual([
    'cate',
    'title',
    'unit',
    `property:${'x'.repeat(100)}`,
    null,
  ]);
});

test('cells of many thousand characters are told, shortly', async () => {
  const words = 'y'.repeat(50_000);
  const done = await tried(
    Buffer.from(
      `Category ID,Title,Unit,Pictures,Currency,Prices,Product ID\n${leaf.id},Bolt,${words},${words},${words},"${words}",\n`,
    ),
    { name: 'a.csv' },
  );
  expect(done).toMatchObject({ state: 'done', refused: 1 });
  for (const [, , text] of await faultsOf(done.id)) expect(String(text).length).toBeLessThan(700);
});

/** Quadratic in a run of blanks they take longer than anybody waits. */
test('runs of blanks in any column are read at once', async () => {
  const blanks = `1${' '.repeat(25_000)}!`;
  const columns = [
    'Title',
    'Prices',
    'Sample',
    'Lead times (days)',
    'Package weight (kg)',
    'Port',
    'Property: Colour',
  ];
  const header = ['Category ID', 'Unit', ...columns, `Title${' '.repeat(25_000)}of it`];
  const line = [leaf.id, 'piece', ...columns.map(() => blanks), 'x'];
  const done = await tried(Buffer.from(`${header.join(',')}\n${line.join(',')}\n`), { name: 'a.csv' });
  expect(['asking', 'done']).toContain(done.state);
});

test('an element of very many attributes is not taken apart', async () => {
  const attributes = Array.from({ length: 120_000 }, (_, n) => `a${n}="1"`).join(' ');
  expect(await tried(xlsx(`${HEADER}${row(2)}<row ${attributes}></row>`))).toMatchObject({ state: 'failed' });
});

test('an import that stops whoever runs it is given up', async () => {
  const done = await tried(xlsx(HEADER + row(2)));
  const again = (tries: number) =>
    app.db.execute(
      sql`UPDATE product_imports SET state = 'running', finished_at = NULL, tries = ${tries}
        WHERE id = ${done.id}`,
    );
  const token = await tokenOf(app, seller.userId);
  const now = async () =>
    (await app.call(importRoutes.listImports, {}, { token })).items.find(({ id }) => id === done.id);
  await again(3);
  await doDue(app, 'import.run', askForImports);
  expect(await now()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('stopped at the same place three times'),
  });
});

test('who is banned while it runs imports no further row', async () => {
  const one = await makeSupplier(app);
  const sheet =
    HEADER + Array.from({ length: 300 }, (_, n) => row(n + 2, `Hexagon bolt of steel ${n}`)).join('');
  const token = await tokenOf(app, one.userId);
  const { send } = importer(app);
  const reply = await send(token, 'a.xlsx', xlsx(sheet), true, 'en');
  const running = doDue(app, 'import.run');
  const of = async () =>
    (
      await app.db.execute(
        sql`SELECT done, state, problem FROM product_imports WHERE id = ${reply.json().id}`,
      )
    ).rows[0]!;
  await expect.poll(async () => Number((await of()).done), { interval: 5 }).toBeGreaterThan(0);
  const operator = await makeReviewer(app, 'operator');
  await app.call(
    accountRoutes.banUser,
    { params: { id: one.userId }, body: { note: 'Sells nothing.' } },
    operator,
  );
  await running;
  expect(await of()).toMatchObject({
    state: 'failed',
    problem: 'The account or company may not publish any more.',
  });
  expect(Number((await of()).done)).toBeLessThan(300);
});

test('one number of two tabs at once is given to one product', async () => {
  const one = await makeSupplier(app);
  const token = await tokenOf(app, one.userId);
  const body = { cate: leaf.id, unit: 'piece', own_number: 'M8-40', draft: true } as const;
  const replies = await Promise.allSettled(
    ['Hexagon bolt of steel', 'Another bolt of steel', 'A third bolt of steel'].map((title) =>
      app.call(ownProductRoutes.createProduct, { body: { ...body, title } as never }, { token }),
    ),
  );
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const reply of replies)
    if (reply.status === 'rejected') expect(String(reply.reason)).toMatch(/own_number/);
});

test('what another company has imported is not there', async () => {
  const done = await tried(xlsx(HEADER + row(2)));
  const token = await tokenOf(app, (await makeSupplier(app)).userId);
  const params = { id: done.id };
  const calls = await Promise.all([
    app.send(importRoutes.setImportReading, { params, body: {} }, { token }),
    app.send(importRoutes.runImport, { params }, { token }),
    app.send(importRoutes.importFaults, { params }, { token }),
    app.send(importRoutes.removeImport, { params }, { token }),
  ]);
  expect(calls.map((reply) => reply.json().code)).toEqual(Array(4).fill('not_found'));
});
