/** The demo's buying leads and their quotations. */

import { listed } from '../../../domain/listed.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import type { Leaf } from '../leaves.ts';
import { detailsOf } from '../product/details.ts';
import { type Draw, draw, seedOf } from '../product/draw.ts';
import { pricingOf } from '../product/pricing.ts';
import { productOf } from '../product/product.ts';
import { low, plural, wanted } from '../product/quantities.ts';
import { insertNumbered, insertRows, reserveIds } from '../rows.ts';
import { auditLine, type DemoContext } from './demo-context.ts';

const PURCHASES = 150;

const TITLES: readonly ((things: string, use: string) => string)[] = [
  (things) => `Looking for ${things}`,
  (things, use) => `${things} wanted for ${use}`,
  (things) => `Quotation needed: ${things}`,
  (things) => `Regular supply of ${things}`,
  (things) => `${things}, first order with possible repeat`,
];

function describe(leaf: Leaf, quantity: number, unit: string, port: string, d: Draw): string {
  const features = d.some(leaf.trade.features, 2).map(low);
  const asked = productOf(
    leaf,
    { brand: 'Any', port, certificates: [], markets: [], businessTypes: [] },
    d.int(0, 999),
  ).properties;
  const asks = asked.slice(3, 6).map(([name, value]) => `${name}: ${value}`);
  return [
    d.pick([
      'We are an importer and distributor.',
      'We buy for our own shops.',
      'We are preparing a project and compare suppliers.',
      'Our present supplier cannot deliver in time.',
    ]),
    `We need ${wanted(quantity, unit, leaf.noun)}, ${features.join(' and ')}.`,
    asks.length ? `Specification: ${asks.join('; ')}.` : '',
    d.pick([
      `Please quote FOB and CIF ${port}.`,
      'Please quote with packing details and lead time.',
      'Please send your best price, a picture and the test report.',
      'A sample is required before the order.',
    ]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Requests and quotations last to the end of a day. */
const endOf = (day: string) => `${day}T23:59:59.999Z`;

const REASONS = [
  'Please state the quantity and the use of the goods.',
  'The text contains contact details; please remove them.',
  'This product may not be traded here.',
];
const PORTS = listed(`
  Rotterdam, Hamburg, Lagos, Jeddah, Santos, Los Angeles, Felixstowe, Mumbai, Durban, Callao
`);
const STATUSES = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5] as const;

/** How many days ago a request of `age` days was closed by its buyer: behind the quotations on it. */
const closedAgo = (age: number) => Math.max(0.05, 0.9 * (age - 0.5 - Math.min(4, age / 2)));

interface Lead {
  id: number;
  leaf: Leaf;
  status: 1 | 2 | 3 | 4 | 5;
  age: number;
  quotes: number;
}

export async function insertPurchases(
  tx: Transaction,
  demo: DemoContext,
): Promise<{ leads: number; quotations: number }> {
  const { companies, buyers, calendar, categories, places, reviewer } = demo;
  const first = await reserveIds(tx, 'purchases', PURCHASES);
  const selling = companies.filter((c) => c.certification === 3 && !c.banned);
  const leads: Lead[] = [];
  const purchases = Array.from({ length: PURCHASES }, (_, i) => {
    const d = draw(seedOf('lead', i));
    // every tenth is of the demo's buyer, and some fit what the demo's suppliers make
    const buyer = i % 10 === 3 ? buyers[0]! : buyers[1 + (i % (buyers.length - 1))]!;
    const leaf = d.pick(
      i % 7 === 0 ? companies[0]!.leaves : i % 11 === 0 ? companies[1]!.leaves : d.pick(selling).leaves,
    );
    const status = STATUSES[(i * 7 + Math.floor(i / 10)) % 10]!;
    const age = (PURCHASES - i) * 0.26 + (status === 5 ? 30 : 0) + 0.3;
    const pricing = pricingOf(leaf, d);
    const quantity = pricing.min_order * d.pick([1, 2, 5, 10]);
    const audited = status !== 2;
    const category = categories.get(leaf.path)!;
    leads.push({ id: first + i, leaf, status, age, quotes: 0 });
    const target =
      pricing.prices[0] && d.chance(0.6)
        ? Number((pricing.prices.at(-1)!.Price * 0.9).toFixed(2)) || null
        : null;
    const changed = audited ? calendar.at(-age + 0.2) : calendar.waitingSince(i);
    const closed = status === 4 ? calendar.at(-closedAgo(age)) : null;
    return {
      id: first + i,
      user_id: buyer.userId,
      title: d
        .pick(TITLES)(plural(leaf.noun), low(d.pick(leaf.trade.uses)))
        .slice(0, 128),
      description: describe(leaf, quantity, pricing.unit, d.pick(PORTS), d),
      category_id: category.id,
      root_id: category.rootId,
      sub_id: category.subId,
      quantity,
      unit: pricing.unit,
      receive_id: places.country(buyer.country),
      target_price: target,
      currency: '$',
      closing_at: endOf(calendar.date(status === 5 ? -age / 4 : 20 + d.int(0, 70))),
      certifications: d.chance(0.4) ? ['IOS 9001'] : [],
      contact_name: buyer.name,
      contact_email: buyer.email,
      contact_company: buyer.company,
      status,
      audit_status: status === 2 ? 0 : status === 3 ? 2 : 1,
      audit_reason: status === 3 ? REASONS[i % 3] : '',
      audited_at: audited ? calendar.at(-age + 0.2) : null,
      quota_num: 0,
      submit_ip: '192.0.2.44',
      created_at: audited ? calendar.at(-age) : calendar.waitingSince(i),
      updated_at: closed ?? changed,
      closed_at: closed,
      published_at: [1, 4, 5].includes(status) ? calendar.at(-age + 0.2) : null,
    };
  });
  const quotations = quotationsOn(demo, leads);
  for (const lead of leads) purchases[lead.id - first]!.quota_num = lead.quotes;
  await insertRows(tx, 'purchases', purchases);
  await insertNumbered(tx, 'quotations', quotations);
  await insertRows(
    tx,
    'audit_log',
    purchases
      .filter((p) => p.audited_at)
      .map(({ id, status, audited_at: at, audit_reason: reason }) =>
        auditLine(['reviewer', reviewer], at!, status === 3 ? 'reject' : 'approve', ['purchase', id], {
          reason,
        }),
      ),
  );
  return { leads: PURCHASES, quotations: quotations.length };
}

/** Up to five a lead, by suppliers of its root; the demo's own suppliers quote on most that fit them. */
function quotationsOn({ companies, calendar, firstCompany, firstOwner }: DemoContext, leads: Lead[]) {
  return leads
    .filter(({ status }) => status === 1 || status === 4 || status === 5)
    .flatMap((lead) => {
      const d = draw(seedOf('quotes', lead.id));
      const able = companies
        .map((c, at) => ({ c, at }))
        .filter(({ c }) => c.certification === 3 && !c.banned && c.root === lead.leaf.root);
      const own = able.filter(({ c }) => c.email && d.chance(0.75));
      const quoting = [...new Set([...own, ...d.some(able, d.int(0, 3))])];
      const sent = quoting.map(({ c, at }, n) => {
        const pricing = pricingOf(lead.leaf, d);
        const product = productOf(lead.leaf, c, 500 + n);
        const prices = pricing.prices.length
          ? pricing.prices
          : [{ Start: pricing.min_order, End: null, Price: Number(lead.leaf.price[0].toFixed(4)) }];
        const age = Math.max(0.1, lead.age - 0.5 - d.next() * Math.min(4, lead.age / 2));
        const status =
          lead.status === 5 ? 7 : lead.status === 4 ? (n === 0 ? 4 : 5) : d.pick([1, 1, 2, 2, 3, 5, 6]);
        const sample = d.chance(0.6) && lead.leaf.price[0] < 500;
        return {
          purchase_id: lead.id,
          company_id: firstCompany + at,
          user_id: firstOwner + at,
          status,
          version: d.chance(0.15) ? 2 : 1,
          item_name: product.title,
          model: product.properties[1]![1],
          prices,
          currency: pricing.currency,
          unit: pricing.unit,
          details: `Thank you for your request. ${product.properties
            .slice(3, 7)
            .map(([name, value]) => `${name}: ${value}`)
            .join('; ')}.\nPacking: ${detailsOf(lead.leaf, pricing, c.port, d).Packaging}.`,
          min_order: pricing.min_order,
          incoterm: d.pick(['FOB', 'FOB', 'CIF', 'EXW']),
          port: c.port,
          lead_time_days: d.pick([7, 10, 15, 20, 30, 45]),
          payment_terms: c.paymentTerms,
          sample_offered: sample,
          sample_free: sample && d.chance(0.4),
          sample_days: sample ? d.pick([3, 5, 7]) : null,
          valid_until: endOf(calendar.date(status === 7 ? -1 : 15 + d.int(0, 45))),
          buyer_read_at: status === 1 ? null : calendar.at(-age / 2),
          created_at: calendar.at(-age),
          updated_at: calendar.at(-age),
          company_type: 1,
        };
      });
      // a withdrawn one is as if never sent
      lead.quotes = sent.filter(({ status }) => status !== 6).length;
      return sent;
    });
}
