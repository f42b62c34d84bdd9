import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupRoutes } from '../../../contract/product/group.ts';
import { listingRoutes } from '../../../contract/product/listing.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../tests/support/data/product-content.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  seller = await makeSupplier(app);
});

const by = () => ({ token: seller.token });
const create = (name: string) => app.send(groupRoutes.createGroup, { body: { name } }, by());
const made = async (name: string) => (await app.call(groupRoutes.createGroup, { body: { name } }, by())).id;
const groups = () => app.call(groupRoutes.listGroups, {}, by());
const names = async () => (await groups()).map(({ name }) => name);
const save = (group_id: number, add: number[], remove: number[] = []) =>
  app.call(groupRoutes.saveGroupProducts, { body: { group_id, add, remove } }, by());
const groupOf = async (id: number) =>
  (await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, by())).group_id;
const shop = async (path = '/') => {
  const host = HOST.replace(/^[^:]+/, (name) => `${seller.domain}.${name}`);
  return (await app.app.inject({ url: path, headers: { host } })).body;
};
/** Once the notice of dropped pages has arrived. */
const follows = (path = '/') => expect.poll(() => shop(path));
const fill = async (n: number) =>
  app.db.execute(
    sql`INSERT INTO product_groups (company_id, name, position)
        SELECT ${seller.companyId}, 'Group ' || n, n FROM generate_series(1, ${n}::int) n`,
  );

describe('groups', () => {
  test('are created, renamed, put in order and deleted, and the shop follows', async () => {
    const bolts = await made('  Bolts ');
    const nuts = await made('Nuts');
    const washers = await made('Washers');
    const product = await makeProduct(app, seller.companyId, { groupId: nuts });
    await makeProduct(app, seller.companyId, { groupId: nuts, status: 5 });
    await makeProduct(app, seller.companyId, { groupId: nuts, status: 0 });
    const empty = await made('Spare parts');
    for (const groupId of [bolts, washers]) await makeProduct(app, seller.companyId, { groupId });
    expect(await groups()).toEqual([
      { id: bolts, name: 'Bolts', products: 1, published: 1 },
      { id: nuts, name: 'Nuts', products: 2, published: 1 },
      { id: washers, name: 'Washers', products: 1, published: 1 },
      { id: empty, name: 'Spare parts', products: 0, published: 0 },
    ]);
    const page = await shop();
    expect(page.indexOf('Bolts')).toBeLessThan(page.indexOf('Washers'));
    // nobody is led to a group without products
    expect(page).not.toContain('Spare parts');
    await app.call(groupRoutes.deleteGroup, { params: { id: empty } }, by());

    await app.call(groupRoutes.renameGroup, { params: { id: nuts }, body: { name: 'Lock nuts' } }, by());
    await follows().toContain('Lock nuts');
    // "Bolts" is not named: another tab has just made it
    await app.call(groupRoutes.orderGroups, { body: { ids: [washers, nuts, washers] } }, by());
    expect(await names()).toEqual(['Washers', 'Lock nuts', 'Bolts']);
    await follows().toMatch(/Washers.*Lock nuts/s);

    await app.call(groupRoutes.deleteGroup, { params: { id: nuts } }, by());
    expect(await names()).toEqual(['Washers', 'Bolts']);
    expect(await groupOf(product.id)).toBeNull();
    await follows().not.toContain('Lock nuts');
    expect((await app.send(listingRoutes.groupProducts, { params: { id: nuts } })).statusCode).toBe(404);
  });

  test('have a name of their own in the company', async () => {
    const bolts = await made('Bolts');
    const nuts = await made('Nuts');
    expect((await create('bOLTS')).json()).toMatchObject({
      code: 'invalid',
      fields: { name: expect.any(String) },
    });
    const rename = (id: number, name: string) =>
      app.send(groupRoutes.renameGroup, { params: { id }, body: { name } }, by());
    expect((await rename(nuts, 'BOLTS')).statusCode).toBe(422);
    expect((await rename(bolts, 'BOLTS')).statusCode).toBe(200);
    for (const name of ['', '   ', 'x'.repeat(51), 'a\u0000b'])
      expect((await create(name)).statusCode).toBe(422);
    expect((await create('五'.repeat(50))).statusCode).toBe(200);
    seller = await makeSupplier(app);
    expect((await create('Bolts')).statusCode).toBe(200);
  });

  test.each([
    [null, 20],
    ['silver', 100],
  ] as const)('of tier %s are at most %i, of twenty at once too', async (tier, most) => {
    seller = await makeSupplier(app, { tier });
    await fill(most - 1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => create(`New ${i}`)));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'done' : answer.json().code));
    expect(codes.sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'quota_groups')]);
    expect(await groups()).toHaveLength(most);
  });

  test('are put in order by many tabs at once, and every one keeps a place of its own', async () => {
    await fill(8);
    const ids = (await groups()).map(({ id }) => id);
    const orders = [ids, [...ids].reverse(), [...ids.slice(4), ...ids.slice(0, 4)]];
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        app.call(groupRoutes.orderGroups, { body: { ids: orders[i % 3]! } }, by()),
      ),
    );
    const after = (await groups()).map(({ id }) => id);
    expect(orders).toContainEqual(after);
  });

  test('of another company cannot be found', async () => {
    const id = await made('Bolts');
    const product = await makeProduct(app, seller.companyId);
    seller = await makeSupplier(app);
    const own = await made('Own');
    const foreign = await Promise.all([
      app.send(groupRoutes.renameGroup, { params: { id }, body: { name: 'Mine' } }, by()),
      app.send(groupRoutes.deleteGroup, { params: { id } }, by()),
      app.send(groupRoutes.orderGroups, { body: { ids: [own, id] } }, by()),
      app.send(groupRoutes.saveGroupProducts, { body: { group_id: id } }, by()),
    ]);
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await save(own, [product.id])).toEqual([{ id: product.id, done: false, code: 'not_found' }]);
    const { items } = await app.call(groupRoutes.listGroupProducts, { query: { id } }, by());
    expect(items).toEqual([]);
  });
});

describe('the products of a group', () => {
  test('are moved in, out and from one to another, each answered for itself', async () => {
    const bolts = await made('Bolts');
    const nuts = await made('Nuts');
    const [first, second, third] = [
      await makeProduct(app, seller.companyId, { title: 'First of the products' }),
      await makeProduct(app, seller.companyId, { status: 2 }),
      await makeProduct(app, seller.companyId, { status: 5 }),
    ];
    const gone = await makeProduct(app, seller.companyId, { status: 0 });
    expect(await shop(`/groups/${bolts}`)).not.toContain('First of the products');
    expect(await save(bolts, [first.id, second.id, third.id, gone.id])).toEqual([
      { id: first.id, done: true },
      { id: second.id, done: true },
      { id: third.id, done: true },
      { id: gone.id, done: false, code: 'not_found' },
    ]);
    await follows(`/groups/${bolts}`).toContain('First of the products');
    await save(nuts, [second.id]);
    // the second has left the group by another tab, and stays where it is
    await save(bolts, [], [first.id, second.id]);
    expect(await Promise.all([first, second, third].map(({ id }) => groupOf(id)))).toEqual([
      null,
      nuts,
      bolts,
    ]);
    await follows(`/groups/${bolts}`).not.toContain('First of the products');
    await save(0, [second.id, third.id]);
    expect((await groups()).map(({ products }) => products)).toEqual([0, 0]);
  });

  test('are read by group, keyword and status, ten a page, the newest first', async () => {
    const bolts = await made('Bolts');
    const ids = [];
    for (let i = 0; i < 12; i++)
      ids.unshift(
        (await makeProduct(app, seller.companyId, { groupId: bolts, title: `Bolt 100% of M${i}` })).id,
      );
    const alone = await makeProduct(app, seller.companyId, { title: 'A nut of brass, M8', status: 5 });
    await makeProduct(app, seller.companyId, { groupId: bolts, status: 0 });
    const read = async (query = {}) => {
      const { items, ...page } = await app.call(groupRoutes.listGroupProducts, { query }, by());
      return { ids: items.map(({ id }) => id), ...page };
    };
    expect(await read({ id: bolts })).toEqual({ ids: ids.slice(0, 10), total: 12, page: 1, size: 10 });
    expect((await read({ id: bolts, offset: 10 })).ids).toEqual(ids.slice(10));
    expect((await read({ id: 0 })).ids).toEqual([alone.id]);
    expect((await read()).total).toBe(13);
    expect((await read({ kw: '100% of m11' })).ids).toEqual([ids[0]]);
    expect((await read({ status: 5 })).ids).toEqual([alone.id]);
    const [item] = (await app.call(groupRoutes.listGroupProducts, { query: { id: bolts } }, by())).items;
    expect(item).toMatchObject({
      group_id: bolts,
      group_name: 'Bolts',
      status: 1,
      image: expect.any(String),
    });
  });
});

describe('an edit of a published product', () => {
  const approve = async (revision: number) => {
    const { token } = await makeReviewer(app);
    await app.call(reviewRoutes.claimCase, { params: { kind: 'revision', id: revision } }, { token });
    const { version } = await app.call(
      productReviewRoutes.getRevisionCase,
      { params: { id: revision } },
      { token },
    );
    await app.call(
      productReviewRoutes.decideRevision,
      { params: { id: revision }, body: { approve: true, version } },
      { token },
    );
  };
  async function published() {
    const image = await makeFile(app, seller);
    const body = goodProduct((await leafCategory(app)).id, [image.id]);
    const { id } = await app.call(ownProductRoutes.createProduct, { body }, by());
    const { token } = await makeReviewer(app);
    await app.call(reviewRoutes.claimCase, { params: { kind: 'product', id } }, { token });
    await app.call(
      productReviewRoutes.decideProduct,
      { params: { id }, body: { approve: true, version: 1 } },
      { token },
    );
    return { id, body };
  }
  const edit = (id: number, body: object) =>
    app.call(ownProductRoutes.editProduct, { params: { id }, body: body as never }, by());
  const own = (id: number) => app.call(ownProductRoutes.getOwnProduct, { params: { id } }, by());

  test('that changes the group alone applies at once, without a review', async () => {
    const bolts = await made('Bolts');
    const { id, body } = await published();
    expect(await shop(`/groups/${bolts}`)).not.toContain(body.title);
    await edit(id, { ...body, group_id: bolts });
    expect(await own(id)).toMatchObject({ group_id: bolts, revision: null, status: 1 });
    await follows(`/groups/${bolts}`).toContain(body.title);
  });

  test('that passes leaves the product in the group it has been put in since', async () => {
    const [bolts, nuts] = [await made('Bolts'), await made('Nuts')];
    const { id, body } = await published();
    await edit(id, { ...body, group_id: bolts, title: 'Stainless steel hexagon bolt, longer' });
    expect(await groupOf(id)).toBe(bolts);
    await save(nuts, [id]);
    const waiting = await own(id);
    expect(waiting).toMatchObject({ group_id: nuts, title: 'Stainless steel hexagon bolt, longer' });
    await approve(waiting.revision!.id);
    expect(await own(id)).toMatchObject({
      group_id: nuts,
      title: 'Stainless steel hexagon bolt, longer',
      revision: null,
    });
  });
});
