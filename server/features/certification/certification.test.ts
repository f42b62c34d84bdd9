import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { certificationRoutes } from '../../../contract/company/certification.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { multipart, uploadTo } from '../../../tests/support/data/upload.ts';

let app: TestApp;
let reviewer: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
});
afterAll(() => app.close());

const submit = (seller: MadeCompany, license: unknown, name: unknown = 'Certified Name Ltd') =>
  app.send(certificationRoutes.submitLicense, { body: { license, name } }, { token: seller.token });

async function submitted(given: Parameters<typeof makeSupplier>[1] = { certified: false }) {
  const seller = await makeSupplier(app, given);
  const licence = await makeFile(app, seller, 2);
  expect((await submit(seller, licence.id)).statusCode).toBe(200);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM certifications WHERE company_id = ${seller.companyId} AND status = 1`,
  );
  return { seller, licence, id: rows[0]!.id };
}

const decide = (id: number, body: object, by = reviewer) =>
  app.send(certificationRoutes.decideCertification, { params: { id }, body }, { token: by.token });
const own = (seller: MadeCompany) => app.call(companyRoutes.getCompany, {}, { token: seller.token });

async function counts() {
  const { trail } = await leafCategory(app);
  const { rows } = await app.db.execute<{ p_num: number; c_num: number }>(
    sql`SELECT n.p_num, n.c_num FROM category_counts n JOIN categories USING (id) WHERE id = ANY (${sql.param(trail)}::int[]) ORDER BY level`,
  );
  return rows;
}

describe('submitting', () => {
  test('puts the company under review; a second waits for the first', async () => {
    const { seller, licence } = await submitted();
    expect(await own(seller)).toMatchObject({
      companyAuthStatus: 1,
      license: `/api/session/files/${licence.key}`,
    });
    const again = await makeFile(app, seller, 2);
    expect((await submit(seller, again.id)).json().code).toBe('wrong_state');
  });

  test('takes the url that the upload answered, of an own licence only', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const url = (key: string) => `/api/session/files/${key}`;
    const foreign = await makeFile(app, await makeSupplier(app), 2);
    const picture = await makeFile(app, seller, 3);
    const own2 = await makeFile(app, seller, 2);
    for (const wrong of [
      url(foreign.key),
      url(picture.key),
      `/files/${picture.key}`,
      `/files/${own2.key}`,
      `https://elsewhere.example${url(own2.key)}`,
      url('nothing'),
      '',
    ])
      expect((await submit(seller, wrong)).json().fields, wrong).toHaveProperty('license');
    expect((await own(seller)).companyAuthStatus).toBe(0);
    expect((await submit(seller, url(own2.key))).statusCode).toBe(200);
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 1, license: url(own2.key) });
  });

  test('of two at once one is taken', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const [a, b] = [await makeFile(app, seller, 2), await makeFile(app, seller, 2)];
    const both = await Promise.all([submit(seller, a.id), submit(seller, b.id)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
  });

  test('refuses what is not an own licence, and names that are not ASCII', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const picture = await makeFile(app, seller, 3);
    const foreign = await makeFile(app, await makeSupplier(app), 2);
    const licence = await makeFile(app, seller, 2);
    for (const id of [picture.id, foreign.id, 999_999, 0, 'x', null])
      expect((await submit(seller, id)).json().fields, String(id)).toHaveProperty('license');
    for (const name of ['宁波', '', 'x'.repeat(51)])
      expect((await submit(seller, licence.id, name)).json().fields, name).toHaveProperty('name');
    expect((await own(seller)).companyAuthStatus).toBe(0);
  });

  test('is not for buyers', async () => {
    expect((await submit(await makeBuyer(app), 1)).json().code).toBe('supplier_required');
  });
});

describe('deciding', () => {
  test('approval opens the shop, counts it and its products, and tells the owner', async () => {
    const { seller, id } = await submitted();
    await makeProduct(app, seller.companyId);
    const before = await counts();
    expect((await decide(id, { approve: true })).statusCode).toBe(200);
    const after = await counts();
    expect(after.map((c) => c.c_num)).toEqual(before.map((c) => c.c_num + 1));
    expect(after.map((c) => c.p_num)).toEqual(before.map((c) => c.p_num + 1));
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 3, name: 'Certified Name Ltd' });
    const shop = await app.send(companyRoutes.companyByDomain, { params: { domain: seller.domain } });
    expect(shop.statusCode).toBe(200);
    const inbox = await app.call(messageRoutes.listMessages, {}, { token: seller.token });
    expect(inbox.items[0]).toMatchObject({ type: 'certification_approved' });
  });

  test('rejection shows its reasons; the next submission clears them', async () => {
    const { seller, id } = await submitted();
    const body = { approve: false, reasons: ['licence_expired', 'name_mismatch'], note: 'See page 2' };
    expect((await decide(id, body)).statusCode).toBe(200);
    expect(await own(seller)).toMatchObject({
      companyAuthStatus: 2,
      rejectReasons: ['licence_expired', 'name_mismatch'],
      reviewNote: 'See page 2',
    });
    const inbox = await app.call(messageRoutes.listMessages, {}, { token: seller.token });
    expect(inbox.items[0]!.body).toContain('See page 2');
    const licence = await makeFile(app, seller, 2);
    expect((await submit(seller, licence.id)).statusCode).toBe(200);
    expect(await own(seller)).toMatchObject({ companyAuthStatus: 1, rejectReasons: [], reviewNote: '' });
  });

  test('needs reasons that exist', async () => {
    const { id } = await submitted();
    for (const body of [
      { approve: false },
      { approve: false, reasons: [] },
      { approve: false, reasons: ['x'] },
      {},
    ])
      expect((await decide(id, body)).statusCode).toBe(422);
    expect((await decide(999_999, { approve: true })).statusCode).toBe(404);
  });

  test('of two reviewers at once one decides', async () => {
    const { id, seller } = await submitted();
    const other = await makeReviewer(app);
    const both = await Promise.all([
      decide(id, { approve: true }),
      decide(id, { approve: false, reasons: ['other'] }, other),
    ]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const status = both[0].statusCode === 200 ? 3 : 2;
    expect((await own(seller)).companyAuthStatus).toBe(status);
    expect((await decide(id, { approve: true })).json().code).toBe('wrong_state');
  });

  test('an approved company stays approved while a newer submission waits, and falls with it', async () => {
    const { seller, id } = await submitted({});
    expect((await own(seller)).companyAuthStatus).toBe(3);
    expect((await decide(id, { approve: false, reasons: ['other'] })).statusCode).toBe(200);
    expect((await own(seller)).companyAuthStatus).toBe(2);
    const shop = await app.send(companyRoutes.companyByDomain, { params: { domain: seller.domain } });
    expect(shop.statusCode).toBe(404);
  });

  test("not of one's own company, nor by members", async () => {
    const { seller, id } = await submitted();
    await app.db.execute(sql`UPDATE users SET role = 'reviewer' WHERE id = ${seller.userId}`);
    const asStaff = { ...seller, token: await tokenOf(app, seller.userId) };
    expect((await decide(id, { approve: true }, asStaff)).json().code).toBe('forbidden');
    expect((await decide(id, { approve: true }, await makeSupplier(app))).statusCode).toBe(403);
  });

  test('the review view shows profile, licence and what was filed before', async () => {
    const { seller, id } = await submitted();
    await decide(id, { approve: false, reasons: ['other'] });
    const licence = await makeFile(app, seller, 2);
    await submit(seller, licence.id, 'Second Name');
    const queue = await app.call(
      reviewRoutes.reviewQueue,
      { params: { kind: 'certification' }, query: { limit: 100 } },
      { token: reviewer.token },
    );
    const item = queue.items.find((c) => c.company.id === seller.companyId)!;
    expect(item).toMatchObject({ title: 'Second Name', claimedBy: null });
    const shown = await app.call(
      certificationRoutes.getCertificationCase,
      { params: { id: item.id } },
      { token: reviewer.token },
    );
    expect(shown).toMatchObject({
      company_name: 'Second Name',
      license: `/api/session/files/${licence.key}`,
      profile: { domain: seller.domain, main_products: ['Bolts', 'Nuts'] },
      history: [{ status: 2, reasons: ['other'] }],
    });
  });

  const caseOf = async (seller: MadeCompany) => {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`SELECT id FROM certifications WHERE company_id = ${seller.companyId} AND status = 1`,
    );
    const params = { id: rows[0]!.id };
    return app.call(certificationRoutes.getCertificationCase, { params }, { token: reviewer.token });
  };
  const asReviewer = (url: string) =>
    app.app.inject({
      url,
      headers: { host: app.deps.environment.publicHost, authorization: `Bearer ${reviewer.token}` },
    });

  test('of a licence that was sent as PDF the reviewer sees its first page, and nothing else is kept', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const pdf = fs.readFileSync(
      new URL('../../../tests/field/documents/licence-two-pages.pdf', import.meta.url),
    );
    const [sent] = (await uploadTo(app, 2, multipart(pdf, '营业执照.PDF'), { token: seller.token })).json();
    expect(sent).toMatchObject({ name: '营业执照.png', width: 1413, height: 2000 });
    expect((await submit(seller, sent.url)).statusCode).toBe(200);
    const { license } = await caseOf(seller);
    expect(license).toBe(sent.url);
    const { headers, rawPayload } = await asReviewer(license!);
    expect(headers['content-type']).toBe('image/webp');
    // white paper, and the red seal
    const pixel = async (left: number, top: number) => {
      const cut = await sharp(rawPayload).extract({ left, top, width: 8, height: 8 }).png().toBuffer();
      return (await sharp(cut).stats()).channels.map(({ mean }) => Math.round(mean / 64));
    };
    expect(await pixel(200, 1000)).toEqual([4, 4, 4]);
    expect(await pixel(1060, 1740)).toEqual([4, 0, 0]);
    const { rows } = await app.db.execute<{ mime: string }>(
      sql`SELECT mime FROM files WHERE company_id = ${seller.companyId} AND purpose = 2`,
    );
    expect(rows).toEqual([{ mime: 'image/webp' }]);
  });

  test('one that was kept as PDF is still given to the reviewer, as a download', async () => {
    const seller = await makeSupplier(app, { certified: false });
    const { id, key } = await makeFile(app, seller, 2);
    const old = key.replace('.webp', '.pdf');
    await app.db.execute(sql`UPDATE files SET key = ${old}, mime = 'application/pdf' WHERE id = ${id}`);
    await app.deps.files.put(old, Buffer.from('%PDF-1.4 as it was'), 'application/pdf');
    expect((await submit(seller, id)).statusCode).toBe(200);
    const { license } = await caseOf(seller);
    expect(license).toBe(`/api/session/files/${old}`);
    const got = await asReviewer(license!);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect(got.body).toBe('%PDF-1.4 as it was');
  });
});
