/** Owners, companies and memberships of a bulk load. */
import type { PoolClient } from 'pg';
import { type Database, onClient } from '../../../server/platform/database/database.ts';
import { factoryColumns } from '../company/companies.ts';
import { type Category, lockedHash, readPlaces } from '../demo/demo-context.ts';
import { insertRows, reserveIds } from '../rows.ts';
import type { BulkCompany } from './bulk-plan.ts';

/** @returns the id of the first; the others follow */
export async function insertCompanies(
  db: Database,
  client: PoolClient,
  companies: readonly BulkCompany[],
  today: number,
  categories: Map<string, Category>,
): Promise<number> {
  const tx = onClient(client);
  // reserved outside the large transaction: it would hold the sequences, and with them everybody's inserts
  const { owner, first, membership } = await db.transaction(async (short) => ({
    owner: await reserveIds(short, 'users', companies.length),
    first: await reserveIds(short, 'companies', companies.length),
    membership: await reserveIds(short, 'memberships', companies.length),
  }));
  const places = await readPlaces(tx);
  const locked = await lockedHash();
  const at = new Date(today - 750 * 86_400_000).toISOString();
  const day = (n: number) => new Date(today + n * 86_400_000).toISOString().slice(0, 10);
  const plain = {
    created_at: at,
    status: 1,
    generation: 1,
    mobile_verified: false,
    role: 'member',
    language: 'zh',
    password_hash: locked,
  };
  // the id keeps addresses and domains of a second load apart from those of the first
  await insertRows(
    tx,
    'users',
    companies.map((c, i) => ({
      id: owner + i,
      email: `owner${owner + i}@bulk.example`,
      name: c.contact.name,
      ...plain,
    })),
  );
  await insertRows(
    tx,
    'companies',
    companies.map((c, i) => ({
      id: first + i,
      user_id: owner + i,
      owner_status: 1,
      type: 1,
      name: c.name,
      domain: `b${(first + i).toString(36).padStart(5, '0')}`,
      description: c.description,
      category_id: categories.get(c.leaves[0]!.path)!.id,
      address_id: places.city(c.city, c.province),
      country_id: places.china,
      certification: 3,
      tier: c.tier,
      template: c.tier ? 'vip' : 'default',
      business_types: c.businessTypes,
      main_markets: c.markets,
      main_products: c.mainProducts,
      payment_terms: c.paymentTerms,
      certificates: c.certificates,
      factory_location: c.factoryLocation,
      ...factoryColumns(c),
      port: c.port,
      provides: c.provides,
      year_established: c.year,
      contact_name: c.contact.name,
      contact_job: c.contact.job,
      contact_address: c.contact.address,
      created_at: at,
      updated_at: at,
    })),
  );
  const members = companies.flatMap((c, i) =>
    c.tier
      ? [
          {
            id: membership + i,
            company_id: first + i,
            type: 1,
            tier: c.tier,
            period: `[${day(-100)},${day(265)})`,
            granted_at: at,
          },
        ]
      : [],
  );
  if (members.length > 0) await insertRows(tx, 'memberships', members);
  return first;
}
