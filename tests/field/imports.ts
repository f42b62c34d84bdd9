/** Sends a file of the corpus through the import, dry run, answers and all, and says what came of it. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as yauzl from 'yauzl';
import {
  type ImportReading,
  importRoutes,
  type ProductImport,
  type ReadingChoices,
} from '../../contract/product/import.ts';
import type { TestApp } from '../support/app.ts';
import { leafCategory, makeSupplier, tokenOf } from '../support/data/factories.ts';
import { zipOf } from '../support/data/zip.ts';
import { doDue } from '../support/work.ts';
import { bytesOf, type Case } from './cases.ts';

/** Stands in the files where the id of a category does. */
const PLACE = '1017';
const BOUNDARY = 'field-boundary';

/** What is right, as far as a case names it: every field that stands there is compared as a whole. */
export interface ImportOutcome {
  /** Of POST. */
  status?: number;
  /** The sentence of a POST that is refused. */
  error?: string;
  state?: ProductImport['state'];
  problem?: string;
  asks?: ImportReading['asks'];
  encoding?: string | null;
  /** Names of encodings that are offered with rows, the likeliest first. */
  likely?: string[];
  sheet?: string | null;
  header_row?: number;
  decimal_mark?: '.' | ',' | null;
  /** By header. */
  offered?: Record<string, string | null>;
  remembered?: string[];
  notes?: string[];
  first_rows?: string[][];
  drafts?: number;
  refused?: number;
  /** "row, column: text", with ! before what must be changed, of faults in the order of rows. */
  faults?: string[];
  /** Those that were made by the run in earnest. */
  products?: Record<string, unknown>[];
}

export interface ImportCase extends ImportOutcome {
  /** Of the upload; that of the file unless it says another. */
  name?: string;
  language?: 'en' | 'zh';
  /** Of whoever reads what came of it; that of the upload unless it says another. */
  reader?: 'en' | 'zh';
  /** A start in earnest: nothing may be made of what asks. */
  earnest?: boolean;
  /** What the dry run asks, then what the seller says. */
  answer?: ReadingChoices;
  answered?: ImportOutcome;
}

async function entriesOf(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    if (entry.fileName.endsWith('/')) continue;
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    entries[entry.fileName] = Buffer.concat(chunks);
  }
  return entries;
}

const replaced = (bytes: Buffer, encoding: 'latin1' | 'utf16le', id: string): Buffer =>
  Buffer.from(
    bytes.toString(encoding).replaceAll(PLACE, () => id),
    encoding,
  );

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

/** The same file with the id of a category of this database. */
async function withCategory(bytes: Buffer, id: string): Promise<Buffer> {
  if (bytes.subarray(0, 2).toString() !== 'PK') {
    const zero = bytes.subarray(0, 64).indexOf(0);
    if (zero > 0)
      return zero % 2 === 1
        ? replaced(bytes, 'utf16le', id)
        : swapped(replaced(swapped(bytes), 'utf16le', id));
    return replaced(bytes, 'latin1', id);
  }
  const entries = await entriesOf(bytes);
  for (const [name, of] of Object.entries(entries))
    if (/\.(?:xml|csv)$/.test(name)) entries[name] = replaced(of, 'latin1', id);
  return zipOf(entries);
}

/** What reviewers would object to, which is another matter than how a sheet was read. */
const OBJECTIONS = [
  'This is missing.',
  'Too short: at least 10 characters.',
  'The text is too short or too long.',
  '尚未填写。',
  '过短，至少10个字符。',
  '内容长度不符合要求。',
];

const COMPARED = [
  'state',
  'problem',
  'asks',
  'encoding',
  'likely',
  'sheet',
  'header_row',
  'decimal_mark',
  'offered',
  'remembered',
  'notes',
  'first_rows',
  'drafts',
  'refused',
  'faults',
] as const;
type Compared = (typeof COMPARED)[number];
const onlyOutcome = (of: ImportOutcome): ImportOutcome =>
  Object.fromEntries(COMPARED.filter((key) => key in of).map((key) => [key, of[key]]));

let senders = 0;

export { entriesOf, withCategory };
export function importer(app: TestApp) {
  async function send(token: string, name: string, bytes: Buffer, earnest: boolean, language: string) {
    return app.app.inject({
      method: 'POST',
      url: `/api/session/products/imports?dry=${!earnest}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': language,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
      // a minute has six of one address
      remoteAddress: `198.51.100.${++senders % 250}`,
    });
  }
  async function ended(token: string, id: number, language = 'en'): Promise<ProductImport> {
    const headers = { 'accept-language': language };
    const one = async () =>
      (await app.call(importRoutes.listImports, {}, { token, headers })).items.find(
        (item) => item.id === id,
      )!;
    await doDue(app, 'import.run');
    await expect.poll(async () => (await one()).finished_at, { interval: 20 }).not.toBeNull();
    return one();
  }
  async function outcomeOf(
    token: string,
    done: ProductImport,
    wanted: ImportOutcome,
    language: string,
  ): Promise<ImportOutcome> {
    const { reading } = done;
    const { items } = await app.call(
      importRoutes.importFaults,
      { params: { id: done.id }, query: { limit: 100 } },
      { token, headers: { 'accept-language': language } },
    );
    const had: Record<Compared, unknown> = {
      state: done.state,
      problem: done.problem,
      asks: reading?.asks,
      encoding: reading?.encoding,
      likely: reading?.encodings.filter(({ first_rows }) => first_rows.length > 0).map(({ name }) => name),
      sheet: reading?.sheet,
      header_row: reading?.header_row,
      decimal_mark: reading?.decimal_mark,
      offered: Object.fromEntries(
        reading?.columns
          .filter(({ field }) => field === null)
          .map(({ header, offered }) => [header, offered]) ?? [],
      ),
      remembered: reading?.columns.filter(({ remembered }) => remembered).map(({ header }) => header),
      notes: reading?.notes,
      first_rows: reading?.first_rows,
      drafts: done.drafts,
      refused: done.refused,
      faults: items
        .filter(({ text }) => !OBJECTIONS.includes(text))
        .map(
          ({ row, column, severity, text }) => `${severity === 'block' ? '!' : ''}${row}, ${column}: ${text}`,
        ),
    };
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, had[key as keyof typeof had]]));
  }

  async function productsOf(
    companyId: number,
    fields: readonly string[],
  ): Promise<Record<string, unknown>[]> {
    const { rows } = await app.db.execute<Record<string, unknown>>(
      sql`SELECT title, prices, currency, unit, min_order, properties, packaging, sample, lead_times, incoterms,
            target_markets, business_types AS business_type, content, port FROM products WHERE company_id = ${companyId} ORDER BY id`,
    );
    const fieldOf = (row: Record<string, unknown>, field: string) =>
      field === 'properties' ? Object.fromEntries(row.properties as [string, string][]) : row[field];
    return rows.map((row) => Object.fromEntries(fields.map((field) => [field, fieldOf(row, field)])));
  }

  /** Compares all that the case names. */
  async function check(kind: string, given: Case<ImportCase>): Promise<void> {
    const seller = await makeSupplier(app);
    const token = await tokenOf(app, seller.userId);
    const leaf = await leafCategory(app);
    const one = JSON.parse(JSON.stringify(given).replaceAll(PLACE, () => String(leaf.id))) as typeof given;
    const bytes = await withCategory(bytesOf(kind, one.file!), String(leaf.id));
    const { language = 'en', reader = language } = one;
    const reply = await send(token, one.name ?? one.file!, bytes, one.earnest ?? false, language);
    if (one.status) {
      expect({ status: reply.statusCode, error: reply.json().error }).toEqual({
        status: one.status,
        error: one.error,
      });
      return;
    }
    expect(reply.statusCode, reply.body).toBe(200);
    const { id } = reply.json() as { id: number };
    let done = await ended(token, id, reader);
    const { answer, answered, products } = one;
    const wanted = onlyOutcome(one);
    expect(await outcomeOf(token, done, wanted, reader)).toEqual(wanted);
    let made = products;
    if (answer) {
      await app.call(importRoutes.setImportReading, { params: { id }, body: answer }, { token });
      done = await ended(token, id, reader);
      const after = onlyOutcome(answered ?? {});
      expect(await outcomeOf(token, done, after, reader)).toEqual(after);
      made = answered?.products;
    }
    if (!made) {
      expect(await productsOf(seller.companyId, ['title'])).toEqual([]);
      return;
    }
    const run = await app.call(importRoutes.runImport, { params: { id } }, { token });
    expect((await ended(token, run.id)).state).toBe('done');
    expect(await productsOf(seller.companyId, Object.keys(made[0]!))).toEqual(made);
  }
  return { check, send, ended };
}
