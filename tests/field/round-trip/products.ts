/** The published products of a seller whose export goes out and comes back. */
import { sql } from 'drizzle-orm';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import type { ProductContentInput } from '../../../contract/product/product-content.ts';
import type { TestApp } from '../../support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';
import { FIRST } from '../../support/data/product-content.ts';

/** In the files their ids are 700000001 and so on. */
const CONTENTS = {
  bolt: { ...FIRST },
  lamp: {
    title: 'Garden lamp of aluminium, 12 W',
    own_number: '00417',
    keywords: ['garden lamp', 'outdoor light'],
    properties: { Material: 'Aluminium', Colour: 'Black' },
    content: '<h3>For gardens</h3><ul><li>Holds in rain &amp; frost</li><li>12 W, 900 lm</li></ul>',
    price: [
      { Start: 1, End: 99, Price: 12.5 },
      { Start: 100, End: null, Price: 11.25 },
    ],
    currency: '$',
    unit: 'piece',
    min_order: 1,
    packaging: { type: '', units: null, length: 1.5, width: 0.25, height: 0.3, weight: null },
  },
  mat: {
    title: '=Mat of rubber, 60 x 40',
    own_number: '',
    keywords: [],
    properties: { Material: 'Rubber', Thread: '3/4', Voltage: '12.50', Cycles: '1e5' },
    content: '<p>Two lines<br />of a mat that lies where it should lie.</p>',
    price: [{ Start: 10, End: null, Price: 1234.5 }],
    currency: '¥',
    unit: 'set',
    min_order: 10,
  },
} satisfies Record<string, Partial<ProductContentInput>>;
export type Made = keyof typeof CONTENTS;
export const MADE = Object.keys(CONTENTS) as Made[];

/** A seller with these three products online, each with two pictures of one name. */
export async function sellerOfThree(
  app: TestApp,
): Promise<{ seller: MadeCompany; token: string; ids: Record<Made, number>; cate: number }> {
  const seller = await makeSupplier(app);
  const token = await tokenOf(app, seller.userId);
  const cate = (await leafCategory(app)).id;
  const ids = {} as Record<Made, number>;
  for (const name of MADE) {
    const images = [(await makeFile(app, seller)).id, (await makeFile(app, seller)).id];
    const body = { ...CONTENTS[name], cate, images } as ProductContentInput;
    ids[name] = (await app.call(ownProductRoutes.createProduct, { body }, { token })).id;
  }
  await app.db.execute(sql`
    UPDATE products SET status = 1, published_at = now(), reviewed_at = now() WHERE company_id = ${seller.companyId}`);
  return { seller, token, ids, cate };
}

let readers = 0;
export const exported = async (
  app: TestApp,
  token: string,
  format: 'csv' | 'xlsx',
  status = 1,
): Promise<Buffer> =>
  (
    await app.app.inject({
      url: `/api/session/products/export?status=${status}&format=${format}`,
      headers: { authorization: `Bearer ${token}` },
      // a minute has few of one address
      remoteAddress: `198.51.100.${++readers % 250}`,
    })
  ).rawPayload;
