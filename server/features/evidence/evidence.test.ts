import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductContentInput } from '../../../contract/product/product-content.ts';
import { routes } from '../../../contract/routes.ts';
import type { ShownFinding } from '../../../contract/schema/finding.ts';
import type { EvidenceEntity } from '../../../domain/evidence/finding.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../tests/support/data/product-content.ts';
import { doDue } from '../../../tests/support/work.ts';
import { entryRisks } from './evidence.tables.ts';
import { askForEvidence, evidenceOf, forgetOldEvidence, isFindingOn, markWhatStands } from './evidence.ts';

let app: TestApp;
let seller: MadeCompany;
let other: MadeCompany;
let reviewer: MadeUser;
let cate: number;

beforeAll(async () => {
  app = await buildTestApp();
  [seller, other, reviewer] = await Promise.all([makeSupplier(app), makeSupplier(app), makeReviewer(app)]);
  cate = (await leafCategory(app)).id;
});
afterAll(() => app?.close());

const look = () => doDue(app, 'evidence.find', askForEvidence);
const LONG = `Our centrifugal pump is made of cast iron and moves clean water of up to sixty degrees in houses, gardens and
workshops. The shaft is of stainless steel, the seal of carbon and ceramic. Every pump is tested before it leaves the factory.`;

async function submit(given: Partial<ProductContentInput> = {}, by = seller): Promise<number> {
  const images = [(await makeFile(app, by, 5)).id];
  const body = { ...goodProduct(cate, images, given), draft: false as const };
  return (await app.call(routes.createProduct, { body }, { token: by.token })).id;
}
const found = async (entity: EvidenceEntity, id: number): Promise<readonly ShownFinding[]> =>
  (await evidenceOf(app.db, entity, id))?.findings ?? [];
const codes = async (entity: EvidenceEntity, id: number) => (await found(entity, id)).map(({ code }) => code);
const reviewed = (id: number) =>
  app.call(routes.getProductCase, { params: { id } }, { token: reviewer.token });

describe('a product', () => {
  test('is looked at once it waits, and its reviewer sees what was found, the heaviest first', async () => {
    const id = await submit({
      title: '304 stainless steel water bottle',
      properties: { Material: 'Plastic' },
      content: `<p>${LONG} Ask sales (at) bottles dot com for more.</p>`,
    });
    expect((await reviewed(id)).evidence).toBeNull();
    await look();
    const { evidence, findings } = await reviewed(id);
    expect(findings.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'content contact_disguised',
      'title title_parameters',
    ]);
    expect(evidence).toMatchObject({ weight: 70, findings });
  });

  test('is not looked at twice, and anew once it is another version', async () => {
    const id = await submit({ title: 'Hexagon bolt M12 of steel' });
    await look();
    const { rows: before } = await app.db.execute(
      sql`SELECT made_at FROM entry_risks WHERE entity_id = ${id}`,
    );
    expect(await look()).toMatchObject({ completed: 0 });
    await app.db.execute(
      sql`UPDATE products SET version = version + 1, title = 'Hexagon bolt vx: bolts8899' WHERE id = ${id}`,
    );
    expect(await look()).toMatchObject({ completed: 1, failed: 0 });
    expect(before).toHaveLength(1);
    expect(await codes('product', id)).toContain('contact_disguised');
  });

  test('of another company with nearly the same text is named, with a link to it', async () => {
    const first = await submit({
      title: 'Centrifugal pump in cast iron for clean water DN50',
      content: `<p>${LONG}</p>`,
    });
    await look();
    const id = await submit(
      { title: 'Centrifugal pump in cast iron for clean water DN50', content: `<p>${LONG} Thank you.</p>` },
      other,
    );
    await look();
    const all = await found('product', id);
    expect(all.find(({ code }) => code === 'same_text')?.other).toMatchObject({
      entity: 'product',
      id: first,
    });
    expect(all.find(({ code }) => code === 'same_title')?.other).toMatchObject({
      entity: 'product',
      id: first,
    });
    // the first was there before
    expect(await codes('product', first)).not.toContain('same_text');
  });

  test('that stands already is known again once it was marked', async () => {
    const text = `Hydraulic hose of synthetic rubber with two braids of steel wire for machines in agriculture, mining and
      building. It bears oil, weather and bending, and comes with fittings that are pressed on by our workers and tested.`;
    const standing = await makeProduct(app, seller.companyId);
    await app.db.execute(sql`UPDATE products SET content = ${`<p>${text}</p>`} WHERE id = ${standing.id}`);
    await markWhatStands(app.deps);
    const id = await submit({ title: 'A hose for machines', content: `<p>${text}</p>` }, other);
    await look();
    const same = (await found('product', id)).find(({ code }) => code === 'same_text');
    expect(same).toMatchObject({ detail: '100', other: { entity: 'product', id: standing.id } });
  });

  test('is not shown what would teach its seller', async () => {
    const { findings } = await app.call(
      routes.checkProduct,
      {
        body: {
          ...goodProduct(cate, [(await makeFile(app, other, 5)).id], {
            title: 'Bottle of 304 stainless steel',
          }),
          properties: { Material: 'Plastic' },
          content: `<p>${LONG}</p>`,
        },
      },
      { token: other.token },
    );
    const told = findings.map(({ code }) => code);
    expect(told).toContain('title_parameters');
    expect(told).not.toContain('same_text');
    // the file of all made products is one: whose it is stays with the reviewers
    expect(told).toContain('picture_elsewhere');
    expect(findings.filter((one) => one.other !== undefined)).toEqual([]);
  });
});

test('a price far from its category is found, and one that is usual is not', async () => {
  for (let n = 0; n < 10; n++) await makeProduct(app, seller.companyId, { price: 10 + n / 5 });
  const price = (amount: number) => ({
    price: [{ Start: 1, End: null, Price: amount }],
    unit: 'piece' as const,
  });
  const [usual, cheap] = [
    await submit(price(11), other),
    await submit({ ...price(0.5), title: 'A bolt that costs nothing' }, other),
  ];
  await look();
  expect(await codes('product', usual)).not.toContain('price_far');
  expect((await found('product', cheap)).find(({ code }) => code === 'price_far')).toMatchObject({
    field: 'price',
  });
});

test('words that only alert are found in titles of products and of requests', async () => {
  const product = await submit({ title: 'Vodka bottles of glass', properties: { Use: 'For cigars' } });
  const request = await makePurchase(app, { title: 'Looking for vodka bottles', status: 2 });
  await look();
  for (const [entity, { id }] of [
    ['product', { id: product }],
    ['purchase', request],
  ] as const)
    expect((await found(entity, id)).filter(({ code }) => code === 'prohibited_category')).toMatchObject([
      { field: 'title', severity: 'warn', detail: 'alcohol_tobacco_drugs' },
    ]);
});

test('two companies with one licence, telephone and address', async () => {
  const [one, two] = [
    await makeSupplier(app, { certified: false }),
    await makeSupplier(app, { certified: false }),
  ];
  await app.db.execute(sql`UPDATE companies SET contact_telephone = '+86 574 8765 4321', contact_address = 'No. 8, Harbour Road, Ningbo'
    WHERE id IN (${one.companyId}, ${two.companyId})`);
  const submitted: number[] = [];
  for (const by of [one, two]) {
    const licence = await makeFile(app, by, 2);
    await app.db.execute(sql`UPDATE files SET sha256 = 'the same licence' WHERE id = ${licence.id}`);
    await app.call(
      routes.submitLicense,
      { body: { license: licence.id, name: 'Ningbo Pumps Ltd' } },
      { token: by.token },
    );
    const { rows } = await app.db.execute<{ id: number }>(sql`SELECT max(id)::int AS id FROM certifications`);
    submitted.push(rows[0]!.id);
    await look();
  }
  expect(await codes('certification', submitted[0]!)).toEqual([]);
  const second = await found('certification', submitted[1]!);
  expect(second.map(({ code }) => code)).toEqual(['shared_licence', 'shared_telephone', 'shared_address']);
  expect(second.map((one_) => one_.other?.id)).toEqual([one.companyId, one.companyId, one.companyId]);
  const view = await app.call(
    routes.getCertificationCase,
    { params: { id: submitted[1]! } },
    { token: reviewer.token },
  );
  expect(view.evidence).toMatchObject({ weight: 105 });
});

test('a certified company that takes the profile of another', async () => {
  const desc = `${LONG} We have made pumps in Ningbo since 1985, with two hundred people and a foundry of our own.`;
  const [one, two] = [await makeSupplier(app, { certified: false }), await makeSupplier(app)];
  await app.db.execute(sql`UPDATE companies SET description = ${desc} WHERE id = ${one.companyId}`);
  const licence = await makeFile(app, one, 2);
  await app.db.execute(sql`UPDATE files SET sha256 = 'its own licence' WHERE id = ${licence.id}`);
  await app.call(routes.submitLicense, { body: { license: licence.id, name: 'Pumps Ltd' } }, one);
  await look();
  await app.call(routes.setCompanyBasic, { body: { desc } }, two);
  // a company that says neither telephone nor address
  expect(await look()).toMatchObject({ failed: 0 });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id::int FROM company_changes WHERE company_id = ${two.companyId}`,
  );
  const same = (await found('company_change', rows[0]!.id)).find(({ code }) => code === 'same_text');
  expect(same).toMatchObject({ field: 'desc', other: { entity: 'company', id: one.companyId } });
});

test('a licence of another country than the address, by what its authority is called', async () => {
  const maker = await makeSupplier(app, { certified: false });
  const licence = await makeFile(app, maker, 2);
  await app.call(
    routes.submitLicense,
    { body: { license: licence.id, name: 'Valves Ltd' } },
    { token: maker.token },
  );
  await app.db.execute(sql`UPDATE certifications SET authority = 'Amtsgericht München, Handelsregister'
    WHERE company_id = ${maker.companyId}`);
  await app.db.execute(
    sql`UPDATE companies SET country_id = (SELECT id FROM addresses WHERE code = 'CN') WHERE id = ${maker.companyId}`,
  );
  await look();
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id::int AS id FROM certifications WHERE company_id = ${maker.companyId}`,
  );
  expect(await found('certification', rows[0]!.id)).toMatchObject([
    { code: 'licence_country', detail: 'DE' },
  ]);
});

test('what was found and read is forgotten after 90 days, and what still waits looked at anew', async () => {
  const id = await submit({ title: 'Bracket of 304 stainless steel', properties: { Material: 'Plastic' } });
  await look();
  await app.db.execute(
    sql`UPDATE entry_risks SET made_at = made_at - interval '91 days' WHERE entity_id = ${id}`,
  );
  const others = await app.db.$count(entryRisks);
  await forgetOldEvidence(app.deps);
  expect(await app.db.$count(entryRisks)).toBe(others - 1);
  expect(await evidenceOf(app.db, 'product', id)).toBeNull();
  await look();
  expect(await codes('product', id)).toContain('title_parameters');
});

test('a kind that is switched off is found no more', async () => {
  expect(await isFindingOn(app.db, 'title_parameters')).toBe(true);
  await app.db.execute(
    sql`INSERT INTO finding_switches (kind, is_on, changed_at) VALUES ('title_parameters', false, now())`,
  );
  expect(await isFindingOn(app.db, 'title_parameters')).toBe(false);
  const id = await submit({ title: 'Mug of 316 stainless steel', properties: { Material: 'Glass' } });
  await look();
  expect(await codes('product', id)).not.toContain('title_parameters');
  await app.db.execute(sql`DELETE FROM finding_switches`);
});
