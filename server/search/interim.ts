/** Suppliers and leads by words, until the engine answers them: any word in name or products, filters exact. */
import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/error.ts';
import type {
  CompanyQuery,
  CompanyResults,
  LeadQuery,
  LeadResults,
  Suggestions,
} from '../../contract/search.ts';
import { pageOf } from '../../domain/paging.ts';
import { productCards, supplierCards } from '../features/card/card.ts';
import { companyProducts } from '../features/listing/listing.ts';
import { listLeads } from '../features/purchase/purchase.ts';
import type { Deps } from '../platform/deps.ts';

const understood = { more: false, correction: null, nearest: null };

export async function searchCompanies(
  deps: Deps,
  input: CompanyQuery,
  language: Language = 'en',
): Promise<CompanyResults> {
  const paging = pageOf(input, 20);
  const like = `%${input.kw.replace(/[%_\\]/g, '\\$&')}%`;
  const where = sql`c.visible AND c.type = 1 AND (c.name ILIKE ${like} OR array_to_string(c.main_products, ' ') ILIKE ${like})
    ${input.markets.length ? sql`AND c.main_markets && ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(input.markets)}::jsonb))` : sql``}
    ${input.businessTypes.length ? sql`AND c.business_types && ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(input.businessTypes)}::jsonb))` : sql``}
    ${input.tier ? sql`AND c.tier = ${input.tier}` : sql``}
    ${input.province ? sql`AND EXISTS (SELECT 1 FROM addresses a WHERE a.id = c.address_id AND ${input.province} IN (a.id, a.parent_id))` : sql``}`;
  const rows = async <T>(query: ReturnType<typeof sql>) => (await deps.db.execute(query)).rows as T[];
  const facet = async (expression: ReturnType<typeof sql>, from = sql``) =>
    (
      await rows<{ value: string; label: string; count: number }>(
        sql`SELECT ${expression}, count(*)::int AS count FROM companies c ${from} WHERE ${where} GROUP BY 1, 2 ORDER BY 3 DESC`,
      )
    ).map((f) => ({ ...f, value: String(f.value), more: false }));
  const [found, total] = await Promise.all([
    rows<{ id: number }>(
      sql`SELECT c.id FROM companies c WHERE ${where} ORDER BY c.tier_rank DESC, c.id DESC LIMIT ${paging.limit} OFFSET ${paging.offset}`,
    ),
    rows<{ n: number }>(sql`SELECT count(*)::int AS n FROM companies c WHERE ${where}`),
  ]);
  const cards = await supplierCards(
    deps.db,
    found.map(({ id }) => Number(id)),
  );
  const items = await Promise.all(
    cards.map(async (card) => {
      const { items: first, total: productCount } = await companyProducts(deps, card.id, {
        page: 1,
        size: 3,
      });
      return { ...card, productCount, products: first.map(({ id, title, image }) => ({ id, title, image })) };
    }),
  );
  void productCards;
  const province = language === 'zh' ? sql`p.name_zh` : sql`p.name`;
  return {
    items,
    total: total[0]!.n,
    page: paging.page,
    size: paging.size,
    facets: {
      market: await facet(sql`m AS value, m AS label`, sql`, unnest(c.main_markets) m`),
      businessType: await facet(sql`m AS value, m AS label`, sql`, unnest(c.business_types) m`),
      province: await facet(
        sql`p.id AS value, ${province} AS label`,
        sql`JOIN addresses a ON a.id = c.address_id JOIN addresses p ON p.id = CASE a.level WHEN 3 THEN a.parent_id ELSE a.id END`,
      ),
      tier: await facet(sql`c.tier AS value, c.tier AS label`),
    },
    ...understood,
  };
}

export async function searchPurchases(
  deps: Deps,
  input: LeadQuery,
  _: Language = 'en',
): Promise<LeadResults> {
  return {
    ...(await listLeads(deps, input)),
    facets: { receive: [], category: [], remain_days: [] },
    ...understood,
  };
}

export async function suggest(_deps: Deps, _kw: string, _language: Language): Promise<Suggestions> {
  return { products: [], categories: [], suppliers: [] };
}
