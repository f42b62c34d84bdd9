/** Supplier cards; product cards embed them without another query (spec P2.23, P3.3). */
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SupplierCard } from '../../../contract/schema/card.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import { yearsInBusiness } from '../../../domain/company/proof.ts';
import { type Measured, publicResponse } from '../../../domain/company/response.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';

/** What was measured of a company's answers, for a query that has `companies` under its own name. */
export const measuredResponse = sql<Measured | null>`(SELECT json_build_object('asked', cr.asked, 'answered', cr.answered,
    'medianSeconds', cr.median_seconds) FROM company_responses cr WHERE cr.company_id = ${sql.raw('companies.id')})`;

/** What was checked of a company, for the same queries; the rest of its proof stands in its own row. */
export const checkedProof = sql<Checked>`json_build_object(
  'verifiedOn', (SELECT to_char(max(ce.decided_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM certifications ce
    WHERE ce.company_id = ${sql.raw('companies.id')} AND ce.status = ${constant(CERTIFICATION_STATUS.approved)}
      AND ${sql.raw('companies.certification')} = ${constant(CERTIFICATION_STATUS.approved)}),
  'certificates', (SELECT count(*) FROM qualifications q WHERE q.company_id = ${sql.raw('companies.id')}
    AND (q.expires IS NULL OR q.expires >= (now() AT TIME ZONE 'UTC')::date)))`;

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

const joined = (column: PgColumn) => sql`array_to_string(${column}, ', ')`;

/**
 * What a supplier's card is made of, for any query that reads or joins `companies` under its own name: as one value, for
 * the driver takes longer over twenty columns than the database over reading them. The place is "Province, Country" in
 * either language; logo and place are subqueries by key, so no join is needed.
 */
export const supplierRow = sql<SupplierRow>`json_build_object(
  'id', ${companies.id}, 'domain', ${companies.domain}, 'name', ${companies.name}, 'tier', ${companies.tier},
  'businessTypes', ${joined(companies.businessTypes)}, 'mainProducts', ${joined(companies.mainProducts)},
  'mainMarkets', ${joined(companies.mainMarkets)}, 'yearEstablished', ${companies.yearEstablished},
  'response', ${measuredResponse}, 'checked', ${checkedProof},
  'logoKey', (SELECT lf.key FROM files lf WHERE lf.id = ${companies.logoFileId}),
  'place', (SELECT json_build_object('en', a.place, 'zh', a.place_zh) FROM addresses a
    WHERE a.id = ${companies.addressId}))`;

export interface SupplierRow {
  id: number;
  domain: string | null;
  name: string;
  tier: 'silver' | 'vip' | 'diamond' | null;
  businessTypes: string;
  mainProducts: string;
  mainMarkets: string;
  response: Measured | null;
  yearEstablished: number | null;
  checked: Checked;
  logoKey: string | null;
  place: { en: string; zh: string };
}

export const toSupplierCard = (row: SupplierRow): SupplierCard => ({
  id: row.id,
  domain: row.domain ?? '',
  name: row.name,
  logo: row.logoKey && `/files/${row.logoKey}`,
  templateDirectory: row.tier ?? 'default',
  location: row.place.en,
  location_zh: row.place.zh,
  response: publicResponse(row.response),
  proof: toProof(row.checked, row.yearEstablished),
  basicinformation: {
    'Business Type': row.businessTypes,
    'Main Products': row.mainProducts,
    'Main Markets': row.mainMarkets,
  },
});

/** Cards of companies in the order of the ids; an unknown id is left out. */
export async function supplierCards(executor: Executor, ids: readonly number[]): Promise<SupplierCard[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({ row: supplierRow })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map(({ row }) => [row.id, toSupplierCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
