/** Supplier cards; product cards embed them without another query (spec P2.23, P3.3). */
import { inArray, sql } from 'drizzle-orm';
import type { SupplierCard } from '../../../contract/card.ts';
import { CERTIFICATION_STATUS } from '../../../domain/certification.ts';
import { yearsInBusiness } from '../../../domain/proof.ts';
import { type Measured, publicResponse } from '../../../domain/response.ts';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';

/** What was measured of a company's answers, for a query that has `companies` under its own name. */
export const measuredResponse =
  sql<Measured | null>`(SELECT jsonb_build_object('asked', cr.asked, 'answered', cr.answered,
    'medianSeconds', cr.median_seconds) FROM company_responses cr WHERE cr.company_id = ${sql.raw('companies.id')})`.as(
    'response',
  );

/** What was checked of a company, for the same queries; the rest of its proof stands in its own row. */
export const checkedProof = sql<Checked>`jsonb_build_object(
  'verifiedOn', (SELECT to_char(max(ce.decided_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM certifications ce
    WHERE ce.company_id = ${sql.raw('companies.id')} AND ce.status = ${sql.raw(String(CERTIFICATION_STATUS.approved))}
      AND ${sql.raw('companies.certification')} = ${sql.raw(String(CERTIFICATION_STATUS.approved))}),
  'certificates', (SELECT count(*) FROM qualifications q WHERE q.company_id = ${sql.raw('companies.id')}
    AND (q.expires IS NULL OR q.expires >= (now() AT TIME ZONE 'UTC')::date)))`.as('checked_proof');

export interface Checked {
  /** YYYY-MM-DD; null while the company is not certified. */
  verifiedOn: string | null;
  /** Those that hold today. */
  certificates: number;
}

export function toProof(
  checked: Checked,
  established: number | null,
  now = new Date(),
): SupplierCard['proof'] {
  return {
    verified_on: checked.verifiedOn,
    established,
    years: yearsInBusiness(established, now),
    certificates: checked.certificates,
  };
}

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
  yearEstablished: companies.yearEstablished,
  checked: checkedProof,
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
  yearEstablished: number | null;
  checked: Checked;
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
  proof: toProof(row.checked, row.yearEstablished),
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
