import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  makeBuyer,
  makeFile,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { leadQuotations } from '../quotation/quotation.ts';
import { getLead, leadFile, listLeads, recommendedLeads } from './purchase.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

type Leaf = { id: number; root_id: number; sub_id: number; full_path: string };
/** Leaves of one branch, of its root, and of another root. */
async function leaves() {
  const all = (
    await app.db.execute<Leaf>(
      sql`SELECT id, root_id, sub_id, full_path FROM categories WHERE is_end AND level = 3 ORDER BY id DESC`,
    )
  ).rows;
  const [first] = all;
  const beside = all.find((leaf) => leaf.sub_id === first!.sub_id && leaf.id !== first!.id)!;
  const near = all.find((leaf) => leaf.root_id === first!.root_id && leaf.sub_id !== first!.sub_id)!;
  const far = all.find((leaf) => leaf.root_id !== first!.root_id)!;
  return { first: first!, beside, near, far };
}
const ids = async (given: Parameters<typeof listLeads>[1]) =>
  (await listLeads(app.deps, given)).items.map((lead) => lead.ID);

test('only what is in effect is listed, newest first, by each filter', async () => {
  const { first, far } = await leaves();
  const past = (days: number) => new Date(app.deps.now().getTime() - days * 86_400_000);
  const old = await makePurchase(app, { categoryId: first.id, publishedAt: past(3), receive: 'NO' });
  const fresh = await makePurchase(app, { categoryId: first.id, publishedAt: past(1), closesIn: 5 });
  const other = await makePurchase(app, {
    categoryId: far.id,
    publishedAt: past(2),
    title: '100%_steel wanted',
  });
  for (const status of [2, 3, 4, 5] as const) await makePurchase(app, { status, categoryId: first.id });
  await makePurchase(app, { categoryId: first.id, closesIn: -0.001 });
  const gone = await makePurchase(app, { categoryId: first.id });
  await app.db.execute(sql`UPDATE purchases SET deleted_at = now() WHERE id = ${gone.id}`);

  expect(await ids({})).toEqual([fresh.id, other.id, old.id]);
  for (const category of [first.id, first.sub_id, first.root_id])
    expect(await ids({ category })).toEqual([fresh.id, old.id]);
  expect(await ids({ category: 9_999_999_999 })).toEqual([]);
  expect(await ids({ receive: 'no' })).toEqual([old.id]);
  expect(await ids({ receive: 'xx' })).toEqual([]);
  expect(await ids({ remain_days: 5 })).toEqual([fresh.id]);
  expect(await ids({ remain_days: 4 })).toEqual([]);
  expect(await ids({ kw: '100%_STEEL wanted' })).toEqual([other.id]);
  expect(await ids({ kw: 'x%y' })).toEqual([]);
  expect(await listLeads(app.deps, { page: 2, size: 2 })).toMatchObject({
    total: 3,
    page: 2,
    size: 2,
    items: [{ ID: old.id }],
  });
});

test('a closed or expired request keeps its page; a hidden one, or one that never passed, has none', async () => {
  const state = async (given: Parameters<typeof makePurchase>[1]) => {
    const { id } = await makePurchase(app, given);
    return getLead(app.deps, id).then(
      ({ status, open }) => [status, open],
      (error) => error.code,
    );
  };
  expect(await state({})).toEqual([1, true]);
  expect(await state({ quotaNum: 9 })).toEqual([1, true]);
  expect(await state({ quotaNum: 10 })).toEqual([1, false]);
  expect(await state({ status: 4 })).toEqual([4, false]);
  expect(await state({ status: 5 })).toEqual([5, false]);
  // the scheduled job may expire it some minutes late
  expect(await state({ closesIn: -0.001 })).toEqual([5, false]);
  expect(await state({ status: 2 })).toBe('not_found');
  expect(await state({ status: 3 })).toBe('not_found');
  expect(await state({ status: 4, unpublished: true })).toBe('not_found');
});

test('recommended are those of the same category, then of the levels above, then any', async () => {
  const { first, beside, near, far } = await leaves();
  const make = async (categoryId: number) => (await makePurchase(app, { categoryId, receive: 'FI' })).id;
  const [d, c, b, a] = [await make(far.id), await make(near.id), await make(beside.id), await make(first.id)];
  const self = await make(first.id);
  const like = async (n: number) =>
    (await recommendedLeads(app.deps, { id: self, n: 20 }))
      .filter((lead) => lead.receive.code === 'FI')
      .map((lead) => lead.ID)
      .slice(0, n);
  expect(await like(9)).toEqual([a, b, c, d]);
  expect(await recommendedLeads(app.deps, { n: 1 })).toMatchObject([{ ID: self }]);
  const { id: hidden } = await makePurchase(app, { status: 2, categoryId: first.id });
  await expect(recommendedLeads(app.deps, { id: hidden, n: 4 })).rejects.toThrow('not_found');
});

test('who has quoted is shown without a price, and not on a hidden request', async () => {
  const { id } = await makePurchase(app);
  const [one, two, three] = [await makeSupplier(app), await makeSupplier(app), await makeSupplier(app)];
  const { id: first } = await makeQuotation(app, id, one);
  await makeQuotation(app, id, two, { status: 6 });
  const { id: last } = await makeQuotation(app, id, three, { status: 5 });
  const shown = await leadQuotations(app.deps, { id, n: 4 });
  expect(shown.map((quotation) => quotation.id)).toEqual([last, first]);
  expect(shown[1]).toMatchObject({ company: { domain: one.domain }, incoterm: 'FOB', lead_time_days: 15 });
  expect(JSON.stringify(shown)).not.toMatch(/0\.4321|price/i);
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${three.userId}`);
  expect(await leadQuotations(app.deps, { id, n: 4 })).toHaveLength(1);
  const hidden = await makePurchase(app, { status: 3 });
  await makeQuotation(app, hidden.id, one);
  await expect(leadQuotations(app.deps, { id: hidden.id, n: 4 })).rejects.toThrow('not_found');
});

test('one that its buyer has closed says when, in the zone of its poster; one that has expired does not', async () => {
  const { userId } = await makeSupplier(app);
  const { id } = await makePurchase(app, { userId, status: 4, closesIn: 60 });
  const { id: expired } = await makePurchase(app, { status: 5, closesIn: -1 });
  await app.db.execute(
    sql`UPDATE purchases SET closed_at = '2026-03-01T01:00:00Z', time_zone = 'America/New_York' WHERE id = ${id}`,
  );
  expect(await getLead(app.deps, id)).toMatchObject({
    UID: userId,
    audit: { status: 1 },
    status: 4,
    closedDate: '2026-02-28T20:00:00.000-05:00',
  });
  expect(await getLead(app.deps, expired)).toMatchObject({ UID: null, status: 5, closedDate: null });
});

test('nothing that is public says who asks or from where', async () => {
  const { id } = await makePurchase(app, { email: 'hush@buyer.example' });
  const shown = JSON.stringify([
    await listLeads(app.deps, {}),
    await getLead(app.deps, id),
    await recommendedLeads(app.deps, { n: 4 }),
  ]);
  expect(shown).toContain(`"ID":${id}`);
  expect(shown).not.toMatch(/hush|Secret|198\.51\.100\.77|contact|submit/i);
});

test('attachments are read while the request is public', async () => {
  const buyer = await makeBuyer(app);
  const { id } = await makePurchase(app, { userId: buyer.userId });
  const { id: fileId, key } = await makeFile(app, buyer, 6);
  const stray = await makeFile(app, buyer, 6);
  await app.deps.files.put(key, Buffer.from('drawing'), 'image/webp');
  await app.db.execute(sql`INSERT INTO purchase_files VALUES (${id}, 0, ${fileId})`);
  const { files } = await getLead(app.deps, id);
  expect(files).toMatchObject([{ id: fileId, url: `/api/guest/purchases/${id}/files/${key}`, bytes: 1000 }]);
  expect((await leadFile(app.deps, id, key)).bytes.toString()).toBe('drawing');
  await expect(leadFile(app.deps, id, stray.key)).rejects.toMatchObject({ code: 'not_found' });
  await app.db.execute(
    sql`UPDATE purchases SET status = 3, audit_status = 2, audit_reason = 'no' WHERE id = ${id}`,
  );
  await expect(leadFile(app.deps, id, key)).rejects.toMatchObject({ code: 'not_found' });
});
