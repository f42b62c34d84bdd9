import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { productRoutes } from '../../../../contract/product/product.ts';
import type { ProductContentInput } from '../../../../contract/product/product-content.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeBareProducts,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';

let app: TestApp;
let seller: MadeCompany;
let token: string;
async function goodContent(company: MadeCompany, given: Partial<ProductContentInput> = {}) {
  const images = given.images ?? [(await makeFile(app, company)).id];
  return goodProduct((await leafCategory(app)).id, images, given);
}

beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  token = seller.token;
});
afterAll(() => app?.close());

const create = (body: unknown) => app.send(ownProductRoutes.createProduct, { body }, { token });

describe('createProduct', () => {
  test('goes under review, and is not public', async () => {
    const made = await app.call(
      ownProductRoutes.createProduct,
      { body: await goodContent(seller) },
      { token },
    );
    expect(made.status).toBe(2);
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id: made.id } }, { token });
    expect(own).toMatchObject({ status: 2, min_price: 0.4, max_price: 0.5, min_order: 100, revision: null });
    expect(own.images).toHaveLength(1);
    expect(own.cate_path).toHaveLength(3);
    expect((await app.send(productRoutes.getProduct, { params: { id: made.id } })).statusCode).toBe(404);
  });

  test('sent twice at once is created once', async () => {
    const body = await goodContent(seller, { title: 'Doubly clicked bolt of steel' });
    const replies = await Promise.all([create(body), create(body)]);
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200]);
    expect(replies[0]!.json().id).toBe(replies[1]!.json().id);
  });

  test('removes scripts and foreign pictures from the description', async () => {
    const content =
      '<p onclick="x()">A strong bolt that holds everything</p><script>alert(1)</script>' +
      '<a href="javascript:alert(1)">bad</a><a href="https://a.example/">good</a>' +
      '<img src="https://evil.example/a.png"><img src="/files/abc.webp" onerror="x()"><iframe src="//x"></iframe>';
    const body = await goodContent(seller, { content, title: 'A bolt with scripts in it' });
    const { id } = await app.call(ownProductRoutes.createProduct, { body }, { token });
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token });
    expect(own.content).toBe(
      '<p>A strong bolt that holds everything</p>bad' +
        '<a href="https://a.example/" rel="nofollow noopener">good</a><img src="/files/abc.webp" />',
    );
  });

  test('names what is wrong', async () => {
    const foreign = await makeSupplier(app);
    const image = await makeFile(app, foreign);
    const { rows } = await app.db.execute<{ id: number; root: number }>(
      sql`SELECT id, root_id AS root FROM categories WHERE is_end AND root_id <> ${(await leafCategory(app)).trail[0]} LIMIT 1`,
    );
    const root = (await leafCategory(app)).trail[0]!;
    const cases: [Record<string, unknown>, string][] = [
      [{ cate: 99_999_999 }, 'cate'],
      [{ cate: root }, 'cate'],
      [{ cate: rows[0]!.id }, 'cate'],
      [{ images: [image.id] }, 'images'],
      [{ images: [] }, 'images'],
      [{ group_id: 12_345 }, 'group_id'],
      [{ content: '<p>short</p>' }, 'content'],
      [{ content: `<p>${'a'.repeat(50_001)}</p>` }, 'content'],
      [{ title: 'short' }, 'title'],
      [{ title: 'x'.repeat(129) }, 'title'],
      [{ keywords: ['a', 'b', 'c', 'd', 'e'] }, 'keywords'],
      [{ properties: {} }, 'properties'],
      [{ price: [{ Start: 5, End: 3, Price: 1 }] }, 'price'],
      [{ unit: 'parsec' }, 'unit'],
    ];
    for (const [wrong, field] of cases) {
      const response = await create(await goodContent(seller, wrong));
      expect([response.statusCode, Object.keys(response.json().fields ?? {})], JSON.stringify(wrong)).toEqual(
        [422, [field]],
      );
    }
  });

  test('refuses prohibited words in title, keywords and text, but not inside other words', async () => {
    await app.db.execute(
      sql`INSERT INTO prohibited_words (word) VALUES ('contraband'), ('gun'), ('枪支') ON CONFLICT DO NOTHING`,
    );
    const wrong = {
      title: 'Contraband bolts of steel',
      keywords: ['gun'],
      content: '<p>These are <b>枪支</b> and other things to have.</p>',
    };
    const response = await create(await goodContent(seller, wrong));
    expect(Object.keys(response.json().fields).sort()).toEqual(['content', 'keywords', 'title']);
    const fine = await create(await goodContent(seller, { title: 'Begun bolts of gunmetal' }));
    expect(fine.statusCode).toBe(200);
  });

  test('judges a body that is not whole as what it is meant for, and never names "draft"', async () => {
    const named = async (body: object) => Object.keys((await create(body)).json().fields).sort();
    const { unit: _, ...without } = await goodContent(seller, { title: 'A bolt without a unit to it' });
    expect(await named(without)).toEqual(['unit']);
    expect(await named({})).toEqual(['cate', 'images', 'properties', 'title', 'unit']);
    expect(await named({ draft: true })).toEqual(['cate', 'unit']);
    expect(await named({ ...without, draft: 'yes' })).toEqual(['draft']);
    const { id } = (await create(await goodContent(seller, { title: 'A bolt that is edited badly' }))).json();
    const edited = await app.send(ownProductRoutes.editProduct, { params: { id }, body: without } as never, {
      token,
    });
    expect(Object.keys(edited.json().fields)).toEqual(['unit']);
  });

  test('keeps a draft that is incomplete', async () => {
    const body = { draft: true, cate: (await leafCategory(app)).id, unit: 'piece' };
    const made = await app.call(ownProductRoutes.createProduct, { body }, { token });
    expect(made.status).toBe(5);
    const submitted = await app.call(
      ownProductRoutes.editProduct,
      { params: { id: made.id }, body: await goodContent(seller, { title: 'Now a complete product' }) },
      { token },
    );
    expect(submitted).toMatchObject({ id: made.id, status: 2 });
  });

  test('of twenty at once one takes the last place of the quota', async () => {
    const full = await makeSupplier(app);
    await makeBareProducts(app, full.companyId, 4, 99);
    const bodies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => goodContent(full, { title: `Last product number ${n}` })),
    );
    const replies = await Promise.all(
      bodies.map((body) => app.send(ownProductRoutes.createProduct, { body }, { token: full.token })),
    );
    const codes = replies.map((reply) => reply.json().code ?? 'done').sort();
    expect(codes).toEqual(['done', ...Array(19).fill('quota_products')]);
  });

  test('is for certified suppliers; drafts are for all', async () => {
    const fresh = await makeSupplier(app, { certified: false });
    const options = { token: fresh.token };
    const body = await goodContent(fresh);
    const refused = [403, 'certification_required'];
    const response = await app.send(ownProductRoutes.createProduct, { body }, options);
    expect([response.statusCode, response.json().code]).toEqual(refused);
    const draft = await app.call(ownProductRoutes.createProduct, { body: { ...body, draft: true } }, options);
    const edit = (given: object) =>
      app.send(
        ownProductRoutes.editProduct,
        { params: { id: draft.id }, body: { ...body, ...given } },
        options,
      );
    expect((await edit({ draft: true, title: 'Another title of it' })).json()).toMatchObject({
      id: draft.id,
      status: 5,
    });
    const submitted = await edit({});
    expect([submitted.statusCode, submitted.json().code]).toEqual(refused);
  });

  test('drafts and what counts have limits of their own, also for two at once', async () => {
    const full = await makeSupplier(app);
    const options = { token: full.token };
    await makeBareProducts(app, full.companyId, 5, 999);
    const drafts = await Promise.all(
      [1, 2, 3].map(async (n) =>
        app.send(
          ownProductRoutes.createProduct,
          { body: { ...(await goodContent(full, { title: `Last draft number ${n}` })), draft: true } },
          options,
        ),
      ),
    );
    expect(drafts.map((r) => r.statusCode).sort()).toEqual([200, 422, 422]);
    expect(drafts.find((r) => r.statusCode === 422)!.json().code).toBe('quota_drafts');
    expect((await app.call(companyRoutes.getQuota, {}, options)).productUsed).toBe(0);
    // a thousand drafts leave every place of the tier
    await makeBareProducts(app, full.companyId, 4, 99);
    const { rows } = await app.db.execute<{ id: number }>(
      sql`SELECT id FROM products WHERE company_id = ${full.companyId} AND status = 5 LIMIT 2`,
    );
    const submitted = await Promise.all(
      rows.map(async ({ id }) =>
        app.send(
          ownProductRoutes.editProduct,
          { params: { id }, body: await goodContent(full, { title: `Draft ${id} goes under review` }) },
          options,
        ),
      ),
    );
    expect(submitted.map((r) => r.statusCode).sort()).toEqual([200, 422]);
    expect(submitted.find((r) => r.statusCode === 422)!.json().code).toBe('quota_products');
    expect((await app.call(companyRoutes.getQuota, {}, options)).productUsed).toBe(100);
  });
});

describe('lists, deletion and refresh', () => {
  test('finds by a keyword with wild cards taken literally, and counts by status', async () => {
    const own = await makeSupplier(app);
    await makeProduct(app, own.companyId, { title: 'Bolt of 100% steel' });
    await makeProduct(app, own.companyId, { title: 'Bolt of 100 steel parts' });
    await makeProduct(app, own.companyId, { status: 4 });
    const list = (query: object) =>
      app.call(ownProductRoutes.listOwnProducts, { query }, { token: own.token });
    expect((await list({ kw: '100%', status: 1 })).items.map((p) => p.title)).toEqual(['Bolt of 100% steel']);
    expect((await list({})).total).toBe(2);
    expect((await list({ status: 4 })).items[0]!.reasons).toEqual(['title_quality']);
    const counts = await app.call(ownProductRoutes.countOwnProducts, {}, { token: own.token });
    expect(Object.fromEntries(counts.map((c) => [c.status, c.cnt]))).toEqual({
      0: 0,
      1: 2,
      2: 0,
      4: 1,
      5: 0,
    });
  });

  test('two sellers who delete in the same categories do not wait for each other in a circle', async () => {
    const leaves = (await app.db.execute<{ id: number }>(sql`SELECT id FROM categories WHERE is_end LIMIT 2`))
      .rows;
    const [x, y] = leaves.map(({ id }) => id);
    for (let i = 0; i < 6; i++) {
      const [one, two] = [await makeSupplier(app), await makeSupplier(app)];
      const make = async (company: MadeCompany, ids: (number | undefined)[]) => {
        const made: number[] = [];
        for (const categoryId of ids)
          made.push((await makeProduct(app, company.companyId, { categoryId: categoryId! })).id);
        return made;
      };
      const [first, second] = [await make(one, [x, y, x]), await make(two, [y, x, y])];
      const remove = (company: MadeCompany, ids: number[]) =>
        app.call(ownProductRoutes.deleteProducts, { body: { ids } }, { token: company.token });
      for (const answer of await Promise.all([remove(one, first), remove(two, second)]))
        expect(answer.every(({ done }) => done)).toBe(true);
    }
    expect(app.db.deadlocks).toBe(0);
  });

  test('deletes own products only, once, and the category count follows', async () => {
    const own = await makeSupplier(app);
    const other = await makeSupplier(app);
    const a = await makeProduct(app, own.companyId);
    const b = await makeProduct(app, other.companyId);
    const root = (await leafCategory(app)).trail[0];
    const count = async () =>
      (await app.db.execute(sql`SELECT p_num FROM category_counts WHERE id = ${root}`)).rows[0]!
        .p_num as number;
    const before = await count();
    const remove = () =>
      app.call(
        ownProductRoutes.deleteProducts,
        { body: { ids: [a.id, b.id, 999_999] } },
        { token: own.token },
      );
    expect(await remove()).toEqual([
      { id: a.id, done: true },
      { id: b.id, done: false, code: 'not_found' },
      { id: 999_999, done: false, code: 'not_found' },
    ]);
    expect((await remove())[0]).toEqual({ id: a.id, done: false, code: 'wrong_state' });
    expect(await count()).toBe(before - 1);
    expect((await app.send(productRoutes.getProduct, { params: { id: b.id } })).statusCode).toBe(200);
  });

  test('refreshes once in 24 hours, by either method', async () => {
    const own = await makeSupplier(app);
    const old = new Date(app.deps.now().getTime() - 25 * 3600_000);
    const a = await makeProduct(app, own.companyId, { refreshedAt: old });
    const b = await makeProduct(app, own.companyId, { refreshedAt: old });
    const c = await makeProduct(app, own.companyId, { status: 4 });
    const options = { token: own.token };
    const both = await Promise.all([
      app.send(ownProductRoutes.refreshProduct, { params: { id: a.id } }, options),
      app.send(ownProductRoutes.refreshProductByGet, { params: { id: a.id } }, options),
    ]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 422]);
    const bulk = await app.call(
      ownProductRoutes.refreshProducts,
      { body: { ids: [a.id, b.id, c.id] } },
      options,
    );
    expect(bulk.map((o) => o.code ?? 'done')).toEqual(['refreshed_today', 'done', 'wrong_state']);
    const stranger = await app.send(ownProductRoutes.refreshProduct, { params: { id: b.id } }, { token });
    expect(stranger.statusCode).toBe(404);
  });

  test('says from when on each can be refreshed, and refreshes all that can be', async () => {
    const own = await makeSupplier(app);
    const options = { token: own.token };
    const old = new Date(app.deps.now().getTime() - 25 * 3600_000);
    const made = await Promise.all(
      Array.from({ length: 3 }, () => makeProduct(app, own.companyId, { refreshedAt: old })),
    );
    const lately = new Date(app.deps.now().getTime() - 3600_000);
    const waiting = await makeProduct(app, own.companyId, { refreshedAt: lately });
    const failed = await makeProduct(app, own.companyId, { status: 4, refreshedAt: old });
    const foreign = await makeProduct(app, seller.companyId, { refreshedAt: old });
    const at = async (status: 1 | 4 = 1) => {
      const { items } = await app.call(
        ownProductRoutes.listOwnProducts,
        { query: { status, limit: 100 } },
        options,
      );
      return new Map(items.map((item) => [item.id, item.refreshable_at]));
    };
    const dayAfter = (from: Date) => new Date(from.getTime() + 24 * 3600_000).toISOString();
    const before = await at();
    expect(made.map(({ id }) => before.get(id))).toEqual(made.map(() => dayAfter(old)));
    expect(before.get(waiting.id)).toBe(dayAfter(lately));
    expect((await at(4)).get(failed.id)).toBeNull();

    const all = () => app.call(ownProductRoutes.refreshAllProducts, {}, options);
    const [first, second] = await Promise.all([all(), all()]);
    expect(first.refreshed + second.refreshed).toBe(3);
    expect(await all()).toEqual({ refreshed: 0, waiting: 4 });
    const after = await at();
    for (const { id } of made) expect(Date.parse(after.get(id)!)).toBeGreaterThan(app.deps.now().getTime());
    expect(after.get(waiting.id)).toBe(dayAfter(lately));
    const { rows } = await app.db.execute(sql`SELECT refreshed_at FROM products WHERE id = ${foreign.id}`);
    expect(new Date(rows[0]!.refreshed_at as string).getTime()).toBe(old.getTime());
  });

  test('lists the latest publications for the dashboard', async () => {
    const own = await makeSupplier(app);
    const a = await makeProduct(app, own.companyId);
    await makeProduct(app, own.companyId, { status: 5 });
    const recent = await app.call(ownProductRoutes.listRecentProducts, {}, { token: own.token });
    expect(recent).toMatchObject({ items: [{ id: a.id, title: a.title }], total: 1 });
  });
});

describe('an edit in two tabs', () => {
  const edit = async (id: number, body: unknown) =>
    app.send(ownProductRoutes.editProduct, { params: { id }, body }, { token });
  const editionNow = async (id: number) =>
    (await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token })).edition;

  test('of a draft, the later one is told, and what was saved stays', async () => {
    const draft = { draft: true, cate: (await leafCategory(app)).id, unit: 'piece' };
    const made = await app.call(ownProductRoutes.createProduct, { body: draft }, { token });
    expect(made.edition).toBe(await editionNow(made.id));
    const first = await edit(made.id, { ...draft, title: 'The first tab', edition: made.edition });
    expect(first.statusCode).toBe(200);
    expect(first.json().edition).toBe(await editionNow(made.id));
    const second = await edit(made.id, { ...draft, title: 'The second tab', edition: made.edition });
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
    // an answer that was lost: the same again is saved already
    expect(
      (await edit(made.id, { ...draft, title: 'The first tab', edition: made.edition })).statusCode,
    ).toBe(200);
    // as before there were editions
    expect((await edit(made.id, { ...draft, title: 'No edition' })).statusCode).toBe(200);
  });

  test('both at once: one of them is saved', async () => {
    const draft = {
      draft: true,
      cate: (await leafCategory(app)).id,
      unit: 'piece',
      title: 'Two tabs at once',
    };
    const { id, edition } = await app.call(ownProductRoutes.createProduct, { body: draft }, { token });
    const replies = await Promise.all(
      ['One', 'Other'].map((title) => edit(id, { ...draft, title, edition })),
    );
    expect(replies.map((r) => r.statusCode).sort()).toEqual([200, 409]);
  });

  test('of a published product, the edit that waits is part of the edition', async () => {
    const { id, imageId } = await makeProduct(app, seller.companyId);
    const edition = await editionNow(id);
    const body = await goodContent(seller, { images: [imageId] });
    const first = await edit(id, { ...body, title: 'Edited in the first tab', edition });
    expect(first.json().edition).toBe(await editionNow(id));
    expect(first.json().edition).not.toBe(edition);
    expect((await edit(id, { ...body, title: 'Edited in the second tab', edition })).json().code).toBe(
      'conflict',
    );
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token });
    expect(own.title).toBe('Edited in the first tab');
  });
});
