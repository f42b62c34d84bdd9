/** The contract of every engine (server/search/match/engine.ts), as tests of a program that uses it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { engineOf } from '../../../server/search/engines.ts';
import { tellRenewal } from '../../../server/search/index/feed/feed.sql.ts';
import { indexCompanies, indexProducts } from '../../../server/search/index/indexing.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../data/factories.ts';

/** An engine outside of the program is given what has changed before it is asked: how soon it hears by itself is its own test. */
export async function feedEngine({ deps }: TestApp): Promise<void> {
  const engine = engineOf(deps) as { feedNow?: () => Promise<void> };
  await engine.feedNow?.();
}

/** `environment`: what names the engine, once the tests begin. */
export function describeEngine(name: string, environment: () => Promise<Record<string, string>>): void {
  describe(name, () => {
    let app: TestApp;
    /** A second server on the same database. */
    let other: TestApp;
    let seller: MadeCompany;
    beforeAll(async () => {
      const env = await environment();
      app = await buildTestApp(env);
      other = await buildTestApp(env, { beside: app });
      seller = await makeSupplier(app);
    });
    afterAll(async () => {
      await other?.close();
      await app?.close();
    });

    async function make(title: string, given: Parameters<typeof makeProduct>[2] = {}) {
      const { id } = await makeProduct(app, seller.companyId, { title, ...given });
      await indexProducts(app.deps, app.db, [id]);
      return id;
    }
    const search = async (body: object, on = app) => {
      await feedEngine(on);
      return on.call(searchRoutes.searchProducts, { body });
    };
    const ids = async (kw: string, more: object = {}, on = app) =>
      (await search({ kw, ...more }, on)).items.map(({ id }) => id);
    const values = (facet: { value: string; count: number }[]) =>
      facet.map(({ value, count }) => [value, count]);

    test('counted is what holds all the words; pages go on with what holds some, in no count', async () => {
      const both = [await make('Umbral lantern of tin'), await make('Lantern, umbral, large')];
      const one = await make('Lantern of glass');
      const first = await search({ kw: 'umbral lantern', limit: 1 });
      expect(first).toMatchObject({ total: 2, behind: 1, also: [], facets: { certified: [{ count: 2 }] } });
      const last = await search({ kw: 'umbral lantern', limit: 1, offset: 1 });
      expect([...first.items, ...last.items].map(({ id }) => id).sort()).toEqual(both);
      const behind = await search({ kw: 'umbral lantern', limit: 1, offset: 2 });
      expect([last.also, behind.items, behind.also.map(({ id }) => id)]).toEqual([[], [], [one]]);
      // a word that nothing holds keeps nobody from the others
      expect((await search({ kw: 'zzyzx umbral lantern' })).total).toBe(2);
    });

    test('where nothing holds three words, what holds two of them is counted, but not without the thing', async () => {
      const kettle = await make('Cerulean kettle of tin');
      const ids = [await make('Cerulean whisk'), await make('Kettle whisk set')];
      const { total, items, also } = await search({ kw: 'cerulean kettle whisk' });
      expect([total, items.map(({ id }) => id).sort()]).toEqual([2, ids]);
      expect(also.map(({ id }) => id)).toEqual([kettle]);
    });

    test('a transaction is found whole and at its end, by every server, however others overlap it', async () => {
      const early = await makeProduct(app, seller.companyId, { title: 'Vermilion gimlet, early' });
      let late = 0;
      await app.db.transaction(async (tx) => {
        await indexProducts(app.deps, tx, [early.id]);
        // one that begins later ends before it
        late = await make('Vermilion gimlet, late');
        for (const server of [app, other]) expect(await ids('vermilion', {}, server)).toEqual([late]);
      });
      for (const server of [app, other])
        expect((await ids('vermilion', {}, server)).sort()).toEqual([early.id, late]);
      await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${late}`);
      for (const server of [app, other]) expect(await ids('vermilion', {}, server)).toEqual([early.id]);
    });

    test('what is rolled back is found by nobody', async () => {
      const { id } = await makeProduct(app, seller.companyId, { title: 'Ochre trivet' });
      await app.db
        .transaction(async (tx) => {
          await indexProducts(app.deps, tx, [id]);
          tx.rollback();
        })
        .catch(() => {});
      expect(await ids('ochre trivet')).toEqual([]);
    });

    test('read anew beside the old index, nothing is lost and searches go on', async () => {
      const id = await make('Sepia colander');
      await tellRenewal(app.db);
      for (let i = 0; i < 20; i++) expect(await ids('sepia')).toEqual([id]);
      const next = await make('Sepia ladle');
      expect((await ids('sepia')).sort()).toEqual([id, next]);
    });

    test('prices are in dollars, at the quantity that is asked for', async () => {
      await app.db.execute(sql`DELETE FROM exchange_rates`);
      await app.db.execute(
        sql`INSERT INTO exchange_rates VALUES ('2026-11-20', 'USD', 1), ('2026-11-20', 'CNY', 8)`,
      );
      const tiers = (...prices: [number, number | null, number][]) =>
        JSON.stringify(prices.map(([Start, End, Price]) => ({ Start, End, Price })));
      const set = async (id: number, prices: string, currency = '$', minOrder = 1) => {
        await app.db.execute(
          sql`UPDATE products SET prices = ${prices}::jsonb, currency = ${currency}, min_order = ${minOrder} WHERE id = ${id}`,
        );
        return id;
      };
      const steady = await set(await make('Indigo bodkin, steady'), tiers([1, null, 5]));
      const bulk = await set(await make('Indigo bodkin, bulk'), tiers([10, 99, 9], [100, null, 2]));
      const yuan = await set(await make('Indigo bodkin, yuan'), tiers([1, null, 24]), '¥');
      const open = await make('Indigo bodkin, open', { price: 0 });
      const by = (more: object) => ids('indigo bodkin', { sort: 'price_asc', ...more });
      expect(await by({})).toEqual([yuan, steady, bulk, open]);
      expect(await by({ quantity: 100 })).toEqual([bulk, yuan, steady, open]);
      expect((await by({ quantity: 5 })).slice(0, 2)).toEqual([yuan, steady]);
      expect(await by({ maxPrice: 4 })).toEqual([yuan]);
      expect(await by({ maxPrice: 4, quantity: 500 })).toEqual([bulk, yuan]);
      expect(await by({ minPrice: 4, quantity: 5 })).toEqual([steady]);

      // as its card says: the price at the minimum order, where that is above the quantity the tiers begin at
      const wholesale = await set(
        await make('Indigo bodkin, wholesale'),
        tiers([1, 9, 20], [10, 49, 4], [50, 90, 1]),
        '$',
        20,
      );
      expect(await by({})).toEqual([yuan, wholesale, steady, bulk, open]);
      expect(await by({ sort: 'price_desc' })).toEqual([bulk, steady, wholesale, yuan, open]);
      expect(await by({ minPrice: 6 })).toEqual([bulk]);
      expect(await by({ quantity: 60, maxPrice: 1 })).toEqual([wholesale]);
      expect(await by({ quantity: 20 })).toEqual([yuan, wholesale, steady, bulk, open]);
      // so few are not sold, and so many have no price
      for (const quantity of [5, 19, 91]) {
        expect(await by({ quantity, sort: 'price_desc', minPrice: 0.5 })).not.toContain(wholesale);
        expect((await by({ quantity })).slice(2)).toContain(wholesale);
      }
      // a minimum order that no tier names is compared by the best price, which the card shows
      const beyond = await set(
        await make('Indigo bodkin, beyond'),
        tiers([1, 9, 6], [10, 99, 3.5]),
        '$',
        200,
      );
      expect(await by({ minPrice: 3.2, maxPrice: 4.5 })).toEqual([beyond, wholesale]);
      expect(await by({ quantity: 200, maxPrice: 100 })).toEqual([bulk, yuan, steady]);

      const { facets } = await search({ kw: 'indigo bodkin' });
      expect(facets.price.length).toBeGreaterThan(1);
      for (const { value, count } of facets.price) {
        const [least, most] = value.split('-').map((bound) => (bound === '' ? undefined : Number(bound)));
        expect(await by({ minPrice: least, maxPrice: most }), value).toHaveLength(count);
      }
    });

    test('samples, quick answers, certificates and years are filters and facets', async () => {
      const own = await makeSupplier(app);
      const { id } = await makeProduct(app, own.companyId, { title: 'Amaranth sextant' });
      await indexProducts(app.deps, app.db, [id]);
      const plain = await make('Amaranth sextant, plain');
      const year = new Date().getUTCFullYear();
      await app.db.execute(
        sql`UPDATE products SET sample = '{"offered": true, "price": null}' WHERE id = ${id}`,
      );
      await app.db.execute(
        sql`UPDATE companies SET certificates = '{"IOS 9001", "FSC"}', year_established = ${year - 12} WHERE id = ${own.companyId}`,
      );
      await app.db.execute(
        sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds) VALUES (${own.companyId}, 10, 9, 3600)`,
      );
      const { facets, total } = await search({ kw: 'amaranth sextant' });
      expect(total).toBe(2);
      expect(values(facets.sample)).toEqual([['true', 1]]);
      expect(values(facets.answers)).toEqual([['true', 1]]);
      expect(facets.certificate).toEqual([
        { value: 'CE', label: 'CE', count: 2, more: false },
        { value: 'IOS 9001', label: 'ISO 9001', count: 2, more: false },
        { value: 'FSC', label: 'FSC', count: 1, more: false },
      ]);
      expect(values(facets.years)).toEqual([['10', 1]]);
      for (const filter of [{ sample: true }, { answers: true }, { certificate: 'FSC' }, { years: 10 }])
        expect(await ids('amaranth', filter), JSON.stringify(filter)).toEqual([id]);
      expect(await ids('amaranth', { years: 20 })).toEqual([]);
      await app.db.execute(
        sql`UPDATE company_responses SET answered = 5 WHERE company_id = ${own.companyId}`,
      );
      expect(await ids('amaranth', { answers: true })).toEqual([]);
      expect((await ids('amaranth', { sample: '' })).sort()).toEqual([id, plain].sort());
    });

    test('suppliers are told apart by the same: certificates of their own, answers, years; every server hears of it', async () => {
      const year = new Date().getUTCFullYear();
      const make = async (name: string, established: number | null, certificates: string) => {
        const { companyId } = await makeSupplier(app, { name });
        await app.db.execute(sql`UPDATE companies SET certificates = ${certificates}::text[],
          year_established = ${established} WHERE id = ${companyId}`);
        await indexCompanies(app.db, [companyId]);
        return companyId;
      };
      const old = await make('Heliotrope Anvils', year - 21, '{"ISO 9001; FSC", "Our own"}');
      const young = await make('Heliotrope Bellows', year - 5, '{"FSC"}');
      const silent = await make('Heliotrope Crucibles', null, '{}');
      // what a product of it has is no certificate of the company
      const { id } = await makeProduct(app, silent, { title: 'Heliotrope crucible' });
      await indexProducts(app.deps, app.db, [id]);
      const suppliers = async (more: object = {}, on = app) => {
        await feedEngine(on);
        const { items, facets } = await on.call(searchRoutes.searchCompanies, {
          body: { kw: 'heliotrope', ...more },
        });
        const { certificate, answers, years } = facets;
        return {
          ids: items.map((item) => item.id).sort(),
          facets: [certificate, answers, years].map(values),
        };
      };
      const certificates = [
        ['FSC', 2],
        ['IOS 9001', 1],
      ];
      const years = [
        ['5', 2],
        ['20', 1],
      ];
      expect(await suppliers()).toEqual({
        ids: [old, young, silent],
        facets: [certificates, [], years],
      });
      await app.db.execute(sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds)
        VALUES (${young}, 10, 8, 86400), (${silent}, 10, 7, 60)`);
      for (const server of [app, other])
        expect(await suppliers({}, server)).toMatchObject({ facets: [certificates, [['true', 1]], years] });
      // each is counted without its own filter and with all others
      expect(await suppliers({ certificate: 'IOS 9001' })).toEqual({
        ids: [old],
        facets: [certificates, [], [['20', 1]]],
      });
      expect(await suppliers({ years: 20, certificate: 'FSC' })).toEqual({
        ids: [old],
        facets: [
          [
            ['FSC', 1],
            ['IOS 9001', 1],
          ],
          [],
          years,
        ],
      });
      expect(await suppliers({ answers: true })).toEqual({
        ids: [young],
        facets: [[['FSC', 1]], [['true', 1]], [['5', 1]]],
      });
      for (const [filter, ids] of [
        [{ certificate: 'CE' }, []],
        [{ years: 5 }, [old, young]],
        [{ years: 6 }, [old]],
        [{ answers: false }, [old, young, silent]],
        [{ answers: '', certificate: '', years: '' }, [old, young, silent]],
      ] as const)
        expect((await suppliers(filter)).ids, JSON.stringify(filter)).toEqual(ids);
      await app.db.execute(
        sql`UPDATE company_responses SET median_seconds = 86401 WHERE company_id = ${young}`,
      );
      await app.db.execute(sql`UPDATE companies SET certificates = '{CE}' WHERE id = ${old}`);
      await app.db.execute(sql`UPDATE companies SET year_established = ${year - 10} WHERE id = ${silent}`);
      for (const server of [app, other])
        expect(await suppliers({}, server)).toMatchObject({
          facets: [
            [
              ['CE', 1],
              ['FSC', 1],
            ],
            [],
            [
              ['5', 3],
              ['10', 2],
              ['20', 1],
            ],
          ],
        });
      await app.db.execute(sql`UPDATE company_responses SET median_seconds = 60 WHERE company_id = ${young}`);
      expect((await suppliers({ answers: true })).ids).toEqual([young]);
      await app.db.execute(sql`DELETE FROM company_responses WHERE company_id = ${young}`);
      for (const server of [app, other]) expect((await suppliers({ answers: true }, server)).ids).toEqual([]);
    });

    test('terms that stand somewhere are known; titles say several of them together', async () => {
      await make('Fuchsia astrolabe of brass');
      const engine = engineOf(app.deps);
      await feedEngine(app);
      expect(await engine.known('products', ['astrolabe', 'quux'])).toEqual(new Set(['astrolabe']));
      expect(
        await engine.inOneTitle([
          ['fuchsia', 'astrolabe'],
          ['astrolabe', 'fuchsia'],
          ['brass', 'fuchsia', 'astrolabe'],
        ]),
      ).toEqual([true, false, true]);
    });

    test('inside a category its properties divide what is found; each is counted without its own filter, with all others', async () => {
      const states = async (title: string, properties: [string, string][]) => {
        const id = await make(title);
        await app.db.execute(
          sql`UPDATE products SET properties = ${JSON.stringify(properties)}::jsonb WHERE id = ${id}`,
        );
        await indexProducts(app.deps, app.db, [id]);
        return id;
      };
      const steel = await states('Maroon winch one', [
        ['Material', 'stainless steel'],
        ['Power', '2.2 kW'],
      ]);
      const brass = await states('Maroon winch two', [
        ['Material', 'Brass, Stainless Steel'],
        ['Power', '2200 W'],
        ['Model Number', 'W-2'],
      ]);
      const iron = await states('Maroon winch three', [
        ['Material', 'Brass'],
        ['Power', '5.5 kW'],
      ]);
      const silent = await states('Maroon winch four', [
        ['Material', 'Brass'],
        ['Power', '7.5 kW'],
      ]);
      const { rows } = await app.db.execute<{ leaf: number; root: number }>(
        sql`SELECT category_id::int AS leaf, root_id AS root FROM products WHERE id = ${steel}`,
      );
      const { leaf, root } = rows[0]!;
      const counted = async (more: object) => {
        const { facets, total } = await search({ kw: 'maroon winch', cate: leaf, ...more });
        const each = facets.parameters.map(({ name, values: all }) => [name, values(all)]);
        return { total, ...Object.fromEntries(each) };
      };
      const power = [
        ['2.2 kW', 2],
        ['5.5 kW', 1],
        ['7.5 kW', 1],
      ];
      const material = [
        ['Brass', 3],
        ['Stainless Steel', 2],
      ];
      expect(await counted({})).toEqual({ total: 4, Power: power, Material: material });
      expect(await counted({ cate: root })).toEqual({ total: 4, Power: power, Material: material });
      // without a category nothing is offered, and filters hold all the same
      expect(await counted({ cate: undefined })).toEqual({ total: 4 });
      expect((await ids('maroon winch', { parameters: 'power:2~6 kW' })).sort()).toEqual([
        steel,
        brass,
        iron,
      ]);
      expect(await counted({ parameters: 'material:STAINLESS steel' })).toEqual({
        total: 2,
        Material: material,
      });
      expect(await counted({ parameters: 'Material:Brass|Power:~2.2 kW;7500 W' })).toEqual({
        total: 2,
        Material: material.map(([value]) => [value, 2]),
        Power: [['~2.2 kW', 1], ['7500 W', 1], ...power.map(([value]) => [value, 1])],
      });
      const both = await ids('maroon winch', {
        cate: leaf,
        parameters: [
          { name: 'Material', values: ['Brass'] },
          { name: 'Power', values: ['~2.2 kW', '7500 W'] },
        ],
      });
      expect(both.sort()).toEqual([brass, silent].sort());
      const zh = await app.call(
        searchRoutes.searchProducts,
        { body: { kw: 'maroon winch', cate: leaf } },
        { headers: { 'accept-language': 'zh' } },
      );
      expect(zh.facets.parameters).toMatchObject([
        { name: 'Power', label: '功率' },
        { name: 'Material', label: '材质', values: [{ label: '黄铜' }, { label: '不锈钢' }] },
      ]);
    });

    test.each([
      'Power',
      'Power:',
      'a:b|',
      `${'n'.repeat(51)}:x`,
      'x'.repeat(300),
      'a:1|b:1|c:1|d:1|e:1|f:1|g:1',
    ])('parameters "%s" are refused, or nothing', async (parameters) => {
      const { statusCode } = await app.send(searchRoutes.searchProducts, { body: { kw: 'x', parameters } });
      expect(statusCode).toBe(parameters === 'a:b|' ? 200 : 422);
    });

    test('products that nobody has ordered by words are spread over their suppliers, the same on every page', async () => {
      const others = await Promise.all([makeSupplier(app), makeSupplier(app)]);
      const of = new Map<number, number>();
      for (const { companyId } of [...others, ...Array.from({ length: 12 }, () => seller)]) {
        const { id } = await makeProduct(app, companyId, {
          title: `Taupe caliper ${of.size}`,
          unit: 'carkat',
        });
        of.set(id, companyId);
      }
      await indexProducts(app.deps, app.db, [...of.keys()]);
      const all = (await search({ unit: 'carkat', limit: 20 })).items.map(({ id }) => id);
      expect([...all].sort()).toEqual([...of.keys()].sort());
      expect(all.slice(0, 6).filter((id) => of.get(id) === seller.companyId)).toHaveLength(4);
      const pages = [];
      for (const offset of [0, 5, 10])
        pages.push(...(await search({ unit: 'carkat', limit: 5, offset })).items);
      expect(pages.map(({ id }) => id)).toEqual(all);
      // an order that was asked for is kept
      const newest = (await search({ unit: 'carkat', sort: 'newest', limit: 20 })).items.map(({ id }) => id);
      expect(newest).toEqual([...of.keys()].reverse());
    });

    test('facets are counted without their own filter and with all others', async () => {
      const [cheap, dear, plain] = [
        await make('Sienna grommet, cheap', { price: 2 }),
        await make('Sienna grommet, dear', { price: 900 }),
        await make('Sienna grommet, plain', { price: 30 }),
      ];
      await app.db.execute(sql`UPDATE products SET unit = 'set' WHERE id = ${plain}`);
      const filtered = await search({ kw: 'sienna grommet', maxPrice: 100, unit: 'set' });
      expect(filtered.items.map(({ id }) => id)).toEqual([plain]);
      expect(filtered.total).toBe(1);
      expect(values(filtered.facets.unit).sort()).toEqual([
        ['piece', 1],
        ['set', 1],
      ]);
      expect(await ids('sienna grommet', { minPrice: 100 })).toEqual([dear]);
      expect(await ids('sienna grommet', { unit: 'piece', sort: 'price_desc' })).toEqual([dear, cheap]);
      expect(await ids('sienna', { sort: 'newest' })).toEqual([plain, dear, cheap]);
    });

    test('pages follow each other without a gap or a repetition, also behind what is ranked', async () => {
      const made = [];
      for (let i = 0; i < 12; i++) made.push(await make(`Taupe awl, number ${i}`));
      const pages = [];
      for (let offset = 0; offset < 12; offset += 5)
        pages.push(...(await ids('taupe awl', { offset, limit: 5 })));
      expect(pages.sort((a, b) => a - b)).toEqual(made);
    });

    test('suppliers and buying leads are found, and found no more once they are not to be', async () => {
      const engine = engineOf(app.deps);
      const companies = async (words: string[], more: object = {}) => {
        await feedEngine(app);
        const { ids: found, counts } = await engine.companies({
          words: words.map((word) => [{ terms: [word], weight: 1 }] as const),
          head: -1,
          filters: { markets: [], businessTypes: [], ...more },
          sort: 'relevance',
          offset: 0,
          limit: 10,
          also: 0,
          now: Date.now(),
        });
        return { found, counts };
      };
      const made = await makeSupplier(app);
      await app.db.execute(sql`UPDATE companies SET name = 'Zephyrine Works' WHERE id = ${made.companyId}`);
      await indexCompanies(app.db, [made.companyId]);
      const { found, counts } = await companies(['zephyrine']);
      expect(found).toEqual([made.companyId]);
      const [market] = counts.market;
      expect(market?.[1]).toBe(1);
      expect((await companies(['zephyrine'], { markets: [market![0]] })).found).toEqual([made.companyId]);
      expect((await companies([])).found).toContain(made.companyId);
      await app.db.execute(sql`UPDATE companies SET certification = 2 WHERE id = ${made.companyId}`);
      expect((await companies(['zephyrine'])).found).toEqual([]);
    });
  });
}
