/** Supplier cards; product cards embed them without another query (spec P2.23, P3.3). */
import { inArray, sql } from 'drizzle-orm';
import type { SupplierCard } from '../../../contract/card.ts';
import { type Measured, publicResponse } from '../../../domain/response.ts';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';

/** What was measured of a company's answers, for a query that has `companies` under its own name. */
export const measuredResponse =
  sql<Measured | null>`(SELECT jsonb_build_object('asked', cr.asked, 'answered', cr.answered,
    'medianSeconds', cr.median_seconds) FROM company_responses cr WHERE cr.company_id = ${sql.raw('companies.id')})`.as(
    'response',
  );

/**
 * Selection for any query that reads or joins `companies` under its own name.
 * The place is "Province, Country"; logo and place are subqueries by key, so no join is needed.
 */
export const supplierColumns = {
  id: companies.id,
  domain: companies.domain,
  name: companies.name,
  tier: companies.tier,
  businessTypes: companies.businessTypes,
  mainProducts: companies.mainProducts,
  mainMarkets: companies.mainMarkets,
  response: measuredResponse,
  logoKey: sql<string | null>`(SELECT lf.key FROM files lf WHERE lf.id = ${companies.logoFileId})`.as(
    'logo_key',
  ),
  location:
    sql<string>`(SELECT concat_ws(', ', CASE pl.level WHEN 3 THEN pp.name WHEN 2 THEN pl.name END, pc.name)
    FROM addresses pl JOIN addresses pc ON pc.id = ${companies.countryId}
    LEFT JOIN addresses pp ON pp.id = pl.parent_id WHERE pl.id = ${companies.addressId})`.as('location'),
  locationZh:
    sql<string>`(SELECT concat(coalesce(pc.name_zh, pc.name), CASE pl.level WHEN 3 THEN coalesce(pp.name_zh, pp.name)
      WHEN 2 THEN coalesce(pl.name_zh, pl.name) END)
    FROM addresses pl JOIN addresses pc ON pc.id = ${companies.countryId}
    LEFT JOIN addresses pp ON pp.id = pl.parent_id WHERE pl.id = ${companies.addressId})`.as('location_zh'),
};

export interface SupplierRow {
  id: number;
  domain: string | null;
  name: string;
  tier: 'silver' | 'vip' | 'diamond' | null;
  businessTypes: string[];
  mainProducts: string[];
  mainMarkets: string[];
  response: Measured | null;
  logoKey: string | null;
  location: string;
  locationZh: string;
}

export const toSupplierCard = (row: SupplierRow): SupplierCard => ({
  id: row.id,
  domain: row.domain ?? '',
  name: row.name,
  logo: row.logoKey && `/files/${row.logoKey}`,
  templateDirectory: row.tier ?? 'default',
  location: row.location,
  location_zh: row.locationZh,
  response: publicResponse(row.response),
  basicinformation: {
    'Business Type': row.businessTypes.join(', '),
    'Main Products': row.mainProducts.join(', '),
    'Main Markets': row.mainMarkets.join(', '),
  },
});

/** Cards of companies in the order of the ids; an unknown id is left out. */
export async function supplierCards(executor: Executor, ids: readonly number[]): Promise<SupplierCard[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select(supplierColumns)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toSupplierCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
