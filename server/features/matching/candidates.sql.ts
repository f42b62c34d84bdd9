/** Suppliers that may match a request, with the reasons. */
import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import type { Candidate, Named } from '../../../domain/deal/matching.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { beginningOf, type EmailFrequency } from '../../../domain/email/email-topics.ts';
import type { MainMarket } from '../../../domain/enumerations.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Products that are looked at in the category and beside it, and companies of either: of more the higher tiers, then the fresher. */
const PRODUCTS = 2000;
const BESIDE = 1000;
const COMPANIES = 300;

export interface Supplier extends Candidate {
  userId: number;
  email: string;
  language: Language;
  leadEmails: EmailFrequency;
}

/** What the request is matched by; undefined for one that is no longer in effect. */
export async function requestToMatch(executor: Executor, id: number, now: Date) {
  const { rows } = await executor.execute<{
    title: string;
    full_path: string;
    category: Named;
    parent: Named;
    country: Named;
    code: string;
  }>(sql`
    SELECT p.title, k.full_path, jsonb_build_object('name', k.name, 'name_zh', k.name_zh) AS category,
      jsonb_build_object('name', s.name, 'name_zh', s.name_zh) AS parent,
      jsonb_build_object('name', a.name, 'name_zh', coalesce(a.name_zh, a.name)) AS country, coalesce(a.code, '') AS code
    FROM purchases p JOIN categories k ON k.id = p.category_id JOIN categories s ON s.id = p.sub_id
    JOIN addresses a ON a.id = p.receive_id
    WHERE p.id = ${id} AND p.status = ${constant(PURCHASE_STATUS.inEffect)} AND p.deleted_at IS NULL AND p.withheld_at IS NULL AND p.closing_at > ${now.toISOString()}::timestamptz`);
  return rows[0];
}

/** One statement, bounded by the limits above however large the category is. The buyer's own company is no candidate. */
export async function suppliersFor(executor: Executor, purchaseId: number): Promise<Supplier[]> {
  const newest = sql`ORDER BY p.tier_rank DESC, p.refreshed_at DESC, p.id DESC`;
  const columns = sql`p.company_id, p.unit, p.min_order, p.properties, p.target_markets`;
  const ofMain = (level: 'category_id' | 'sub_id', name: string) => sql`
    (SELECT c.id AS company_id, ${name} AS main FROM r JOIN companies c ON c.category_id = r.${sql.identifier(level)}
     WHERE c.visible ORDER BY c.tier_rank DESC, c.id DESC LIMIT ${COMPANIES})`;
  const { rows } = await executor.execute<{
    company_id: number;
    tier_rank: number;
    invited_from: string | null;
    products: number;
    certified: number;
    related: number;
    main: Candidate['main'];
    markets: MainMarket[];
    minimum_met: boolean;
    user_id: number;
    email: string;
    language: Language;
    lead_emails: EmailFrequency | null;
  }>(sql`
    WITH r AS (
      SELECT category_id, sub_id, user_id, lower(contact_email) AS email, unit, quantity, certifications,
        invited_product_id FROM purchases WHERE id = ${purchaseId}
    ), near AS MATERIALIZED (
      (SELECT ${columns}, true AS exact FROM r JOIN products p ON p.category_id = r.category_id
       WHERE p.listed ${newest} LIMIT ${PRODUCTS})
      UNION ALL
      (SELECT ${columns}, false FROM r JOIN products p ON p.sub_id = r.sub_id AND p.category_id <> r.category_id
       WHERE p.listed ${newest} LIMIT ${BESIDE})
    ), makers AS (
      SELECT n.company_id, count(*) FILTER (WHERE exact)::int AS products, count(*) FILTER (WHERE NOT exact)::int AS related,
        count(*) FILTER (WHERE exact AND EXISTS (
          SELECT FROM jsonb_array_elements(n.properties) e
          WHERE e->>0 = 'Certification' AND e->>1 <> ''
            AND (r.certifications = '{}' OR regexp_split_to_array(e->>1, '\s*,\s*') && r.certifications)))::int AS certified,
        coalesce(bool_or(exact AND n.unit = r.unit AND n.min_order <= r.quantity), false) AS minimum_met
      FROM near n CROSS JOIN r GROUP BY n.company_id
    ), reached AS (
      SELECT company_id, array_agg(DISTINCT m) AS markets FROM near, unnest(target_markets) m GROUP BY company_id
    ), mains AS (
      ${ofMain('category_id', 'category')} UNION ALL ${ofMain('sub_id', 'parent')}
    ), invited AS (
      SELECT p.company_id, p.title FROM r JOIN products p ON p.id = r.invited_product_id AND p.listed
    ), ids AS (
      SELECT company_id FROM makers UNION SELECT company_id FROM mains UNION SELECT company_id FROM invited
    )
    SELECT c.id AS company_id, c.tier_rank, i.title AS invited_from, coalesce(m.products, 0) AS products,
      coalesce(m.certified, 0) AS certified, coalesce(m.related, 0) AS related, a.main,
      c.main_markets || coalesce(t.markets, '{}') AS markets, coalesce(m.minimum_met, false) AS minimum_met,
      u.id AS user_id, u.email, u.language, e.frequency AS lead_emails
    FROM ids JOIN companies c ON c.id = ids.company_id AND c.visible JOIN users u ON u.id = c.user_id CROSS JOIN r
    LEFT JOIN makers m ON m.company_id = c.id LEFT JOIN reached t ON t.company_id = c.id
    LEFT JOIN mains a ON a.company_id = c.id LEFT JOIN invited i ON i.company_id = c.id
    LEFT JOIN email_preferences e ON e.user_id = u.id AND e.topic = 'leads'
    WHERE c.user_id IS DISTINCT FROM r.user_id AND lower(u.email) <> r.email`);
  return rows.map((row) => ({
    companyId: row.company_id,
    tierRank: row.tier_rank,
    invitedFrom: row.invited_from,
    products: row.products,
    certified: row.certified,
    related: row.related,
    main: row.main,
    markets: row.markets,
    minimumMet: row.minimum_met,
    userId: row.user_id,
    email: row.email,
    language: row.language,
    leadEmails: row.lead_emails ?? beginningOf('leads'),
  }));
}
