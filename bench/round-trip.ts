/**
 * `npm run bench -- round-trip`: 20 products go out as XLSX and as CSV, five prices are changed in a real LibreOffice, and
 * what it saves is imported. Ends with 1 unless these five products, and nothing else, wait for their review.
 */
import { sql } from 'drizzle-orm';
import type { ProductImport, ReadingAsk, ReadingChoices } from '../contract/product/import.ts';
import type { ProductContentInput } from '../contract/product/product-content.ts';
import { buildApp } from '../server/app.ts';
import { leafCategory, type MadeCompany, makeFile, makeSupplier } from '../tests/support/data/factories.ts';
import { changedInLibreOffice, libreOfficeVersion } from './support/libre-office.ts';
import { openMarketplace } from './support/marketplace.ts';

const PRODUCTS = 20;
/** Their numbers; a price says which product a row is. */
const CHANGED = [1, 5, 9, 13, 17];
const MOST_MS = 120_000;
const priceOf = (n: number) => n + 10.5;
const RISE = 0.75;

const version = libreOfficeVersion();
if (version === null) {
  process.stderr.write(
    'There is no LibreOffice here: install it, with soffice on the PATH, and run this again.\n',
  );
  process.exit(1);
}

const market = await openMarketplace(0);
const { deps } = market;
const app = await buildApp(deps);
await app.ready();

function sessionCalls(token: string) {
  const headers = { host: deps.environment.publicHost, authorization: `Bearer ${token}` };
  return async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: Buffer | object,
    type = 'application/json',
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/session/products${url}`,
      headers: { ...headers, ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
    return reply;
  };
}
type Call = ReturnType<typeof sessionCalls>;

/** Texts that spreadsheets like to take for something else: zeros in front, zeros behind, a formula, a date. */
const content = (n: number, cate: number, images: number[]): ProductContentInput => ({
  title: `${n % 4 === 0 ? '=' : ''}Garden lamp "Aurora" of aluminium, design ${n}`,
  own_number: `00${400 + n}`,
  cate,
  keywords: ['garden lamp', '户外灯'],
  properties: { Material: 'Aluminium', Voltage: '12.50', Thread: '3/4', Protection: '1e5' },
  details: { 'Delivery Time': '10-15', Packaging: '-' },
  images,
  content: '<h3>For gardens</h3><ul><li>Holds in rain &amp; frost</li><li>12 W,  900 lm</li></ul>',
  price: [
    { Start: 1, End: 99, Price: priceOf(n) },
    { Start: 100, End: null, Price: 9.25 },
  ],
  currency: '$',
  unit: 'piece',
  min_order: 1000 + n,
  packaging: { type: 'Carton', units: 10, length: 40.5, width: 0.25, height: 30, weight: null },
});

/** A seller with the products online, and their ids by number. */
async function seller(): Promise<{ made: MadeCompany; call: Call; ids: number[] }> {
  const made = await makeSupplier({ deps });
  const call = sessionCalls(made.token);
  const { id: cate } = await leafCategory({ deps });
  const ids: number[] = [];
  for (let n = 0; n < PRODUCTS; n++) {
    const images = [(await makeFile({ deps }, made)).id, (await makeFile({ deps }, made)).id];
    ids.push((await call('POST', '', content(n, cate, images))).json().id);
  }
  await deps.db.execute(
    sql`UPDATE products SET status = 1, published_at = now(), reviewed_at = now() WHERE company_id = ${made.companyId}`,
  );
  return { made, call, ids };
}

const changedPrices = (document: string): string => {
  let found = 0;
  const changed = document.replace(/(?<=<text:p>1-99: )\d+\.5(?=; 100\+: 9\.25<)/g, (price) => {
    found++;
    return CHANGED.map(priceOf).includes(Number(price)) ? String(Number(price) + RISE) : price;
  });
  if (found !== PRODUCTS) throw new Error(`LibreOffice has ${found} rows of prices of ${PRODUCTS}`);
  return changed;
};

async function ended(call: Call, id: number): Promise<ProductImport> {
  for (const began = Date.now(); Date.now() - began < MOST_MS; ) {
    const { items } = (await call('GET', '/imports')).json<{ items: ProductImport[] }>();
    const one = items.find((item) => item.id === id);
    if (one?.finished_at) return one;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Import ${id} has no end`);
}

/** The dry run; what it asks is answered as it was read. */
async function tried(call: Call, name: string, bytes: Buffer): Promise<ProductImport> {
  const boundary = 'bench-round-trip';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const { id } = (
    await call('POST', '/imports?dry=true', payload, `multipart/form-data; boundary=${boundary}`)
  ).json();
  const done = await ended(call, id);
  const { reading } = done;
  if (done.state !== 'asking' || !reading) return done;
  process.stdout.write(`  asks: ${reading.asks.join(', ')}\n`);
  const asked = (what: ReadingAsk) => reading.asks.includes(what);
  const answer: ReadingChoices = {
    ...(asked('sheet') && { sheet: reading.sheets.find(({ has_our_columns }) => has_our_columns)!.name }),
    ...(asked('header_row') && { header_row: reading.header_row }),
    ...(asked('columns') && {
      columns: reading.columns.map(({ position, field, offered }) => ({ position, field: field ?? offered })),
    }),
  };
  await call('PUT', `/imports/${id}/reading`, answer);
  return ended(call, id);
}

async function roundTrip(format: 'csv' | 'xlsx'): Promise<boolean> {
  const { made, call, ids } = await seller();
  const out = (await call('GET', `/export?status=1&format=${format}`)).rawPayload;
  const saved = await changedInLibreOffice(out, format, changedPrices);
  process.stdout.write(`\n${format.toUpperCase()}, ${CHANGED.length} prices of ${PRODUCTS} changed\n`);
  const dry = await tried(call, `products.${format}`, saved);
  const real =
    dry.state === 'done' ? await ended(call, (await call('POST', `/imports/${dry.id}/run`)).json().id) : dry;
  const { rows } = await deps.db.execute<{ id: number; first: number }>(sql`
    SELECT p.id, (r.proposal->'price'->0->>'Price')::float AS first
    FROM product_revisions r JOIN products p ON p.id = r.product_id
    WHERE p.company_id = ${made.companyId} AND r.status = 2 ORDER BY p.id`);
  const waiting = rows.map((row) => `${row.id}: ${row.first}`);
  const wanted = CHANGED.map((n) => `${ids[n]}: ${priceOf(n) + RISE}`);
  let right = true;
  const line = (what: string, got: number, want: number) => {
    right &&= got === want;
    process.stdout.write(
      `  ${what.padEnd(40)} ${String(got).padStart(4)} of ${String(want).padStart(2)}${got === want ? '' : '  WRONG'}\n`,
    );
  };
  for (const [name, run] of [
    ['dry run', dry],
    ['import', real],
  ] as const) {
    line(`${name}: created`, run.created, 0);
    line(`${name}: changed`, run.changed, CHANGED.length);
    line(`${name}: the same`, run.same, PRODUCTS - CHANGED.length);
    line(`${name}: refused`, run.refused, 0);
  }
  line('edits that wait for their review', waiting.length, CHANGED.length);
  line(
    '  with the price that was written',
    waiting.filter((one) => wanted.includes(one)).length,
    CHANGED.length,
  );
  if (!right) {
    const { items } = (await call('GET', `/imports/${dry.id}/faults?limit=100`)).json();
    process.stdout.write(`  ${dry.state} ${dry.problem}\n`);
    for (const { row, column, text } of items.filter((one: { severity: string }) => one.severity === 'block'))
      process.stdout.write(`  row ${row}, ${column}: ${text}\n`);
  }
  return right;
}

process.stdout.write(`\n${version}\n`);
for (const format of ['xlsx', 'csv'] as const) if (!(await roundTrip(format))) process.exitCode = 1;
await app.close();
await market.close();
process.exit();
