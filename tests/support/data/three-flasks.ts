/**
 * The choice of a guest who needs 500 pieces: three suppliers whose prices at 500 are in another order than their
 * lowest.
 */
import { sql } from 'drizzle-orm';
import { indexProducts } from '../../../server/search/index/indexing.ts';
import type { TestApp } from '../app.ts';
import { makeProduct, makeSupplier } from './factories.ts';

interface Tier {
  Start: number;
  End: number | null;
  Price: number;
}

const OFFERS: { company: string; title: string; tiers: Tier[] }[] = [
  {
    company: 'Cold Spring Flasks Co., Ltd.',
    title: 'Vacuum flask of steel, 500 ml',
    tiers: [
      { Start: 100, End: 4999, Price: 3 },
      { Start: 5000, End: null, Price: 1.5 },
    ],
  },
  {
    company: 'Harbour Flask Works',
    title: 'Vacuum flask with handle, 750 ml',
    tiers: [{ Start: 100, End: null, Price: 2.2 }],
  },
  {
    company: 'Old Mill Kitchenware',
    title: 'Vacuum flask for children, 350 ml',
    tiers: [
      { Start: 100, End: 999, Price: 2.6 },
      { Start: 1000, End: null, Price: 2 },
    ],
  },
];

export interface Offer {
  id: number;
  title: string;
  company: string;
  companyId: number;
}

/** In the order of the list above; at 500 pieces the second is the cheapest, $2.20 each. */
export async function makeThreeFlasks(app: TestApp): Promise<Offer[]> {
  const made: Offer[] = [];
  for (const { company, title, tiers } of OFFERS) {
    const { companyId } = await makeSupplier(app, { name: company });
    const { id } = await makeProduct(app, companyId, { title });
    const prices = tiers.map(({ Price }) => Price);
    await app.db.execute(
      sql`UPDATE products SET prices = ${JSON.stringify(tiers)}::jsonb, min_price = ${Math.min(...prices)},
            max_price = ${Math.max(...prices)} WHERE id = ${id}`,
    );
    made.push({ id, title, company, companyId });
  }
  await indexProducts(
    app.deps,
    app.db,
    made.map(({ id }) => id),
  );
  return made;
}

/** Quantity and unit of what each supplier has been asked about, by the name of the supplier. */
export async function enquiriesSent(app: TestApp) {
  const { rows } = await app.db.$client.query<{ company: string; quantity: string; unit: string }>(
    `SELECT c.name AS company, e.quantity, e.unit FROM enquiries e JOIN companies c ON c.id = e.company_id WHERE e.received ORDER BY c.name`,
  );
  return rows.map(({ company, quantity, unit }) => ({ company, quantity: Number(quantity), unit }));
}

export const EXPECTED_ENQUIRIES = OFFERS.map(({ company }) => ({ company, quantity: 500, unit: 'piece' }));
