/** Each field of a product reaches the reviewer, before it is public, and the product's page; or it says why not. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicProduct } from '../../contract/product/product.ts';
import { type ProductContent, productContent } from '../../contract/product/product-content.ts';
import { routes } from '../../contract/routes.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeReviewer,
  makeSupplier,
} from '../support/data/factories.ts';
import { FIRST, PLACES, type Said, SECOND } from '../support/data/product-content.ts';

const FIELDS = Object.keys(productContent.shape) as (keyof ProductContent)[];

let app: TestApp;
let seller: MadeCompany;
let reviewer: MadeUser;
let first: ProductContent;
let second: ProductContent;
let said: Record<'first' | 'second', Said>;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  reviewer = await makeReviewer(app);
  const { rows: leaves } = await app.db.execute<{ id: number; name: string; name_zh: string }>(
    sql`SELECT k.id, way.name, way.name_zh
        FROM categories k JOIN categories main ON main.root_id = k.root_id
        CROSS JOIN LATERAL (
          SELECT string_agg(a.name, ' / ' ORDER BY a.level) AS name, string_agg(a.name_zh, ' / ' ORDER BY a.level) AS name_zh
          FROM categories a WHERE a.id = ANY (k.trail)) way
        WHERE main.id = (SELECT category_id FROM companies WHERE id = ${seller.companyId}) AND k.is_end ORDER BY k.id LIMIT 2`,
  );
  const { rows: groups } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Bolts'), (${seller.companyId}, 'Nuts')
        RETURNING id::int`,
  );
  const images = [await makeFile(app, seller), await makeFile(app, seller)];
  const references = (n: 0 | 1) => ({
    cate: leaves[n]!.id,
    group_id: groups[n]!.id,
    images: [images[n]!.id],
  });
  first = { ...FIRST, ...references(0) };
  second = { ...SECOND, ...references(1) };
  const words = (n: 0 | 1) => ({
    category: { name: leaves[n]!.name, name_zh: leaves[n]!.name_zh },
    images: [`/files/${images[n]!.key}`],
  });
  said = { first: words(0), second: words(1) };
});
afterAll(() => app?.close());

const bySeller = () => ({ token: seller.token });
const byReviewer = () => ({ token: reviewer.token });

async function published(content: ProductContent): Promise<number> {
  const { id } = await app.call(routes.createProduct, { body: content }, bySeller());
  const { version } = await app.call(routes.getProductCase, { params: { id } }, byReviewer());
  await app.call(routes.claimCase, { params: { kind: 'product', id } }, byReviewer());
  await app.call(routes.decideProduct, { params: { id }, body: { approve: true, version } }, byReviewer());
  return id;
}

async function edited(id: number, content: ProductContent): Promise<number> {
  await app.call(routes.editProduct, { params: { id }, body: content }, bySeller());
  const { revision } = await app.call(routes.getOwnProduct, { params: { id } }, bySeller());
  return revision!.id;
}

/** For one more product of the same company, in which an own number stands once. */
const unnumbered = (content: ProductContent): ProductContent => ({ ...content, own_number: '' });

const viewed = (id: number) => app.call(routes.getRevisionCase, { params: { id } }, byReviewer());

async function approved(id: number): Promise<void> {
  const { version } = await viewed(id);
  await app.call(routes.claimCase, { params: { kind: 'revision', id } }, byReviewer());
  await app.call(routes.decideRevision, { params: { id }, body: { approve: true, version } }, byReviewer());
}

/** The text of the page's own part, and its HTML. */
async function pageOf(id: number): Promise<string> {
  const { statusCode, body } = await app.app.inject({
    url: `/product-detail/${id}.html`,
    headers: { host: HOST },
  });
  expect(statusCode).toBe(200);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const text = main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return `${text}\n${main}`;
}

test('the samples state each field, and differ in it', () => {
  expect(Object.keys(first).sort()).toEqual([...FIELDS].sort());
  for (const field of FIELDS) expect(first[field], field).not.toEqual(second[field]);
});

test('each field is before the reviewer, as it was and as it shall be, and then public', async () => {
  const id = await published(first);
  const revision = await edited(id, second);
  const view = await viewed(revision);
  await approved(revision);
  const api: PublicProduct = await app.call(routes.getProduct, { params: { id } });
  const page = await pageOf(id);
  const judged = { was: { ...first, ...said.first }, shall: { ...second, ...said.second } };
  const online = {
    ...second,
    images: said.second.images,
    cate: expect.arrayContaining([expect.objectContaining({ id: second.cate })]),
    min_order: `${second.min_order} ${second.unit}`,
  };
  for (const field of FIELDS) {
    const places = PLACES[field];
    expect(places, `${field} has no place yet`).toBeDefined();
    if (typeof places.reviewer === 'string') {
      expect(view.approved![places.reviewer], field).toEqual(judged.was[places.reviewer]);
      expect(view.proposal[places.reviewer], field).toEqual(judged.shall[places.reviewer]);
    }
    if (places.api) expect(api, field).not.toHaveProperty(field);
    else expect(api[field as keyof PublicProduct], field).toEqual(online[field]);
    if (places.api) expect(page, field).not.toContain(second[field]);
    if (typeof places.page === 'string') expect(page, field).toContain(places.page);
    if (typeof places.page === 'function') expect(page, field).toContain(places.page(said.second));
  }
});

test('an edit stored before a field existed is read with the field as in an empty draft', async () => {
  const id = await published(unnumbered(first));
  const revision = await edited(id, unnumbered(second));
  await app.db.execute(
    sql`UPDATE product_revisions SET proposal = proposal - '{target_markets,min_order}'::text[] WHERE id = ${revision}`,
  );
  expect((await viewed(revision)).proposal).toMatchObject({ target_markets: [], min_order: 1 });
  const own = await app.call(routes.getOwnProduct, { params: { id } }, bySeller());
  expect(own).toMatchObject({ target_markets: [], min_order: 1 });
  await approved(revision);
  const api = await app.call(routes.getProduct, { params: { id } });
  expect(api).toMatchObject({ title: SECOND.title, target_markets: [], min_order: '1 box' });
});

test('parameters keep the order in which the seller wrote them, through an edit too', async () => {
  const properties = { Weight: '1 kg', 'Brand Name': 'Acme', Size: 'M8', Material: 'Steel' };
  const id = await published({ ...unnumbered(first), properties });
  const revision = await edited(id, { ...unnumbered(second), properties });
  const { approved: before, proposal } = await viewed(revision);
  expect(Object.keys(before!.properties)).toEqual(Object.keys(properties));
  expect(Object.keys(proposal.properties)).toEqual(Object.keys(properties));
  await approved(revision);
  const api = await app.call(routes.getProduct, { params: { id } });
  expect(Object.keys(api.properties)).toEqual(Object.keys(properties));
});

test('an edit whose parameters were stored as an object is read', async () => {
  const id = await published(unnumbered(first));
  const revision = await edited(id, unnumbered(second));
  await app.db.execute(
    sql`UPDATE product_revisions SET proposal = jsonb_set(proposal, '{properties}', '{"Size": "M9"}') WHERE id = ${revision}`,
  );
  expect((await viewed(revision)).proposal.properties).toEqual({ Size: 'M9' });
});
