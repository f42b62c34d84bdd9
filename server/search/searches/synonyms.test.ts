import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { synonymRoutes as routes } from '../../../contract/catalogue/synonym.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { DEFAULT_GROUPS } from '../text/synonyms.ts';
import { searchProducts } from './products.ts';
import { learnSynonyms } from './synonyms.ts';

let app: TestApp;
let other: TestApp;
let operator: MadeUser;
let companyId: number;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
  operator = await makeReviewer(app, 'operator');
  ({ companyId } = await makeSupplier(app));
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const write = async (title: string) => {
  const product = await makeProduct(app, companyId, { title });
  await indexProducts(app.deps, app.db, [product.id]);
  return product;
};
const found = async (kw: string, on = app) =>
  (await searchProducts(on.deps, { kw, sort: 'relevance', limit: 20 })).items.map(({ id }) => id);
const rows = async (text: string) =>
  (await app.call(routes.listSynonyms, { query: { text } }, operator)).items;

test('a marketplace begins with the groups of the file', async () => {
  const { rows: stored } = await app.db.execute<{ words: string }>(
    sql`SELECT words FROM synonyms WHERE status = 1 ORDER BY id`,
  );
  const ofFile = DEFAULT_GROUPS.map((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .join(', '),
  );
  expect(stored.map(({ words }) => words)).toEqual(ofFile);
});

test('a group is shown before it is saved, and used on every server once it is', async () => {
  const product = await write('Quibblewrench of hardened steel');
  const preview = await app.call(
    routes.previewSynonym,
    { query: { words: 'zorpgrip, quibblewrench' } },
    operator,
  );
  expect(preview).toMatchObject({ kw: 'zorpgrip', before: { total: 0, items: [] }, after: { total: 1 } });
  expect(preview.after.items).toEqual([
    { id: product.id, title: 'Quibblewrench of hardened steel', isNew: true },
  ]);
  expect(await found('zorpgrip')).toEqual([]);
  expect(await found('zorpgrip', other)).toEqual([]);
  const { id } = await app.call(
    routes.addSynonym,
    { body: { words: ' Zorpgrip，quibblewrench ' } },
    operator,
  );
  await expect.poll(() => found('zorpgrip', other)).toEqual([product.id]);
  await expect.poll(() => found('zorpgrip')).toEqual([product.id]);
  const again = await app.send(routes.addSynonym, { body: { words: 'zorpgrip, quibblewrench' } }, operator);
  expect([again.statusCode, again.json().code]).toEqual([409, 'duplicate']);
  await app.call(routes.removeSynonym, { params: { id } }, operator);
  await expect.poll(() => found('zorpgrip', other)).toEqual([]);
});

test('of two who change a group one is told that the other was first', async () => {
  const { id } = await app.call(routes.addSynonym, { body: { words: 'flarn, glarn' } }, operator);
  const [item] = await rows('flarn');
  const change = (words: string) =>
    app.send(routes.changeSynonym, { params: { id }, body: { words, version: item!.version } }, operator);
  const both = await Promise.all([change('flarn, blarn'), change('flarn, klarn')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each(['tap', 'tap, TAP', '', 'taps, tap', Array.from({ length: 13 }, (_, i) => `word${i}x`).join(', ')])(
  'no group: "%s"',
  async (words) => {
    expect((await app.send(routes.addSynonym, { body: { words } }, operator)).statusCode).toBe(422);
  },
);

test('what visitors open is proposed once; it is used when it is accepted, and not proposed again when refused', async () => {
  const products = await Promise.all([1, 2, 3].map((n) => write(`Blimfork ${n}`)));
  for (const { id } of products)
    await app.db.execute(
      sql`INSERT INTO search_opens (term, product_id, day, opens) VALUES ('drimspoon', ${id}, ${app.deps.now().toISOString().slice(0, 10)}, 5)`,
    );
  expect(await learnSynonyms(app.deps)).toBe(1);
  expect(await learnSynonyms(app.deps)).toBe(0);
  const [proposed] = await rows('drimspoon');
  expect(proposed).toMatchObject({
    words: ['drimspoon', 'blimfork'],
    status: 2,
    learned: { opens: 15, of: 15, products: 3 },
  });
  expect(await found('drimspoon')).toEqual([]);
  const params = { id: proposed!.id };
  await app.call(routes.refuseSynonym, { params }, operator);
  expect((await app.send(routes.refuseSynonym, { params }, operator)).statusCode).toBe(409);
  expect(await learnSynonyms(app.deps)).toBe(0);
  await app.call(routes.acceptSynonym, { params }, operator);
  await expect.poll(async () => (await found('drimspoon')).length).toBe(3);
});
