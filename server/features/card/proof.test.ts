/** What was checked about a supplier, on cards and on its own page (decision 29). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { statements } from '../../../tests/support/database/statements.ts';
import { publicCompanyById } from '../company/company.ts';
import { productCards, supplierCards } from './card.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

const proofOf = async () => (await supplierCards(app.db, [seller.companyId]))[0]!.proof;

async function certify(status: 1 | 2 | 3, decided: string | null) {
  const licence = await makeFile(app, { userId: seller.userId, companyId: seller.companyId }, 2);
  await app.db.execute(sql`INSERT INTO certifications (company_id, company_name, licence_id, status, submitted_at, decided_at, decided_by, reasons)
    VALUES (${seller.companyId}, 'Name', ${licence.id}, ${status}, '2025-01-01Z', ${decided}, ${decided && seller.userId},
      ${status === 2 ? sql`'{other}'::text[]` : sql`'{}'::text[]`})`);
}

async function qualify(expires: string | null) {
  const image = await makeFile(app, { userId: seller.userId, companyId: seller.companyId });
  await app.db.execute(sql`WITH made AS (
      INSERT INTO shop_contents (company_id, kind, status, created_at, updated_at)
      VALUES (${seller.companyId}, 'qualification', 1, now(), now()) RETURNING id)
    INSERT INTO qualifications (id, company_id, name, issuer, issued, expires, image_id)
    SELECT id, ${seller.companyId}, 'ISO 9001', 'SGS', '2020-01-01', ${expires}, ${image.id} FROM made`);
}

test('the day of the last passed check, in UTC; failed and waiting ones are none', async () => {
  await certify(2, '2025-05-05T10:00:00Z');
  await certify(3, '2025-02-02T23:30:00-05:00');
  await certify(1, null);
  expect((await proofOf()).verified_on).toBe('2025-02-03');
});

test('a company that is not certified any more is not verified', async () => {
  await app.db.execute(sql`UPDATE companies SET certification = 2 WHERE id = ${seller.companyId}`);
  expect((await proofOf()).verified_on).toBeNull();
  await app.db.execute(sql`UPDATE companies SET certification = 3 WHERE id = ${seller.companyId}`);
});

test('certificates count while they hold, drafts do not', async () => {
  await qualify(null);
  await qualify('2020-06-01');
  await qualify('2999-01-01');
  await app.db.execute(sql`INSERT INTO shop_contents (company_id, kind, status, proposal, created_at, updated_at)
    VALUES (${seller.companyId}, 'qualification', 5, '{}', now(), now())`);
  expect((await proofOf()).certificates).toBe(2);
});

test('years are of the stated founding, and the same stands on the page of the company', async () => {
  const year = new Date().getUTCFullYear() - 12;
  await app.db.execute(sql`UPDATE companies SET year_established = ${year} WHERE id = ${seller.companyId}`);
  const proof = await proofOf();
  expect(proof).toEqual({ verified_on: '2025-02-03', established: year, years: 12, certificates: 2 });
  expect((await publicCompanyById(app.deps, seller.companyId))?.proof).toEqual(proof);
});

test('product cards have it without another query', async () => {
  const { id } = await makeProduct(app, seller.companyId);
  expect(await statements(app, () => productCards(app.db, [id]))).toBe(1);
  expect((await productCards(app.db, [id]))[0]!.company.proof).toEqual(await proofOf());
});
