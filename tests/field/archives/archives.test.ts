/** Pictures of an import as sellers send them: which product has which, and what is said of the others. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRoutes } from '../../../contract/product/import.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { type MadeCompany, makeSupplier } from '../../support/data/factories.ts';
import { BOUNDARY, multipart } from '../../support/data/upload.ts';
import { doDue } from '../../support/work.ts';
import { bytesOf, casesOf } from '../cases.ts';

interface Archive {
  file: string;
  /** Names of the pictures of each product, in the order of the rows. */
  pictures: string[][];
  /** What is said of pictures. */
  remarks?: string[];
}

/** That of the sheets; in those that are not packed it stands for "CATE". */
const CATEGORY = '1017';

let app: TestApp;
let senders = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

async function imported(seller: MadeCompany, given: Archive, dry: boolean) {
  const { token } = seller;
  const sent = Buffer.from(
    bytesOf('archives', given.file)
      .toString('latin1')
      .replaceAll('CATE', () => CATEGORY),
    'latin1',
  );
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/session/products/imports?dry=${dry}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: multipart(sent, given.file),
    remoteAddress: `198.51.105.${++senders % 250}`,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { id } = reply.json();
  const one = async () =>
    (await app.call(importRoutes.listImports, {}, { token })).items.find((item) => item.id === id)!;
  await doDue(app, 'import.run');
  await expect.poll(async () => (await one()).finished_at).not.toBeNull();
  const { items } = await app.call(
    importRoutes.importFaults,
    { params: { id }, query: { limit: 100 } },
    { token },
  );
  return { outcome: await one(), faults: items };
}

test.each(casesOf<Archive>('archives'))('$says', async (given) => {
  const seller = await makeSupplier(app);
  await app.db.execute(
    sql`UPDATE companies SET category_id = ${Number(CATEGORY)} WHERE id = ${seller.companyId}`,
  );
  const { remarks = [] } = given;
  for (const dry of [true, false]) {
    const { outcome, faults } = await imported(seller, given, dry);
    expect(outcome).toMatchObject({ state: 'done', drafts: given.pictures.length, refused: 0 });
    const said = faults.map(({ text }) => text).filter((text) => /picture|save it/i.test(text));
    expect(said.filter((text) => !/at least one picture|has no picture|Add a picture/i.test(text))).toEqual(
      remarks,
    );
  }
  const { rows } = await app.db.execute<{ names: string[] }>(sql`
    SELECT coalesce(array_agg(f.name ORDER BY i.position) FILTER (WHERE f.id IS NOT NULL), '{}') AS names
    FROM products p LEFT JOIN product_images i ON i.product_id = p.id LEFT JOIN files f ON f.id = i.file_id
    WHERE p.company_id = ${seller.companyId} GROUP BY p.id ORDER BY p.id`);
  expect(rows.map(({ names }) => names)).toEqual(given.pictures);
});
