/** Enquiries of the demo with their threads. */
import { quantityText } from '../../../domain/text/format.ts';
import { units } from '../../../locales/en/product/units.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { draw, seedOf } from '../product/draw.ts';
import { insertNumbered, insertRows, reserveIds } from '../rows.ts';
import type { DemoContext, Placed } from './demo-context.ts';

/** Of the two suppliers that can be signed in to, and of the others. */
const OF_FIRST = 38;
const OF_SECOND = 16;
const OTHERS = 480;
/** Days after which a supplier answers first, and the share of an enquiry's age that they are at most. */
const ANSWERS_AFTER = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.5, 4];
const MAX_OF_AGE = 0.3;
/** Older ones have been answered, or are not worth it. */
const FRESH_DAYS = 5;

const ASK: readonly ((title: string, quantity: string, country: string) => string)[] = [
  (title, quantity, country) =>
    `Hello,\nwe saw your ${title} and are interested in ${quantity}. Please send your best price delivered to ${country}, and the lead time.\nThank you.`,
  (title, quantity) =>
    `Dear Sir or Madam,\ncan you supply ${quantity} of "${title}" with our own label? What would the minimum order be?`,
  (title, quantity, country) =>
    `Good day. Is "${title}" available from stock? We need ${quantity} in ${country} before the end of next month.`,
  (title, quantity) =>
    `Hi, could you send a catalogue with prices for "${title}"? A first order would be about ${quantity}, more later.`,
];
const ANSWER = [
  'Thank you for your enquiry. The price depends on the quantity; our quotation with packing details follows by this message today.',
  'Many thanks for writing to us. Yes, your own label is possible from the quantity you named. The lead time is 20 days after the deposit.',
  'Thank you. We have most of it in stock and can ship within ten days. Would you like a sample first?',
];
const AGAIN = [
  'Thank you, that sounds good. Please send a sample to our address.',
  'Could you reach a better price for twice the quantity?',
  'Please confirm the port and the payment terms.',
];
const SPAM = 'We offer the best ranking for your website on all search engines. First page guaranteed!';

const LABELS = ['重点客户', '样品', 'OEM'];

const low = (text: string) => text.replace(/\b[A-Z](?=[a-z])/g, (c) => c.toLowerCase());

export async function insertEnquiries(
  tx: Transaction,
  demo: DemoContext,
  placed: readonly Placed[],
): Promise<number> {
  const { companies, buyers, calendar, firstCompany, places } = demo;
  const online = placed.filter(
    ({ product, company }) => product.status === 1 && company.certification === 3 && !company.banned,
  );
  const of = (at: number) => online.filter((p) => p.at === at);
  const about = [
    ...Array.from({ length: OF_FIRST }, (_, i) => of(0)[(i * 5) % of(0).length]!),
    ...Array.from({ length: OF_SECOND }, (_, i) => of(1)[(i * 3) % of(1).length]!),
  ];
  for (let i = 0; i < OTHERS; i++) about.push(online[(i * 193) % online.length]!);
  const first = await reserveIds(tx, 'enquiries', about.length);
  const messages: { enquiry_id: number; author: string; body: string; created_at: string }[] = [];
  const rows = about.map((p, i) => {
    const d = draw(seedOf('enquiry', i));
    const ofDemoSupplier = i < OF_FIRST + OF_SECOND;
    const buyer = i % 8 === 1 ? buyers[0]! : d.pick(buyers);
    const quantity = p.product.min_order * d.pick([1, 2, 5]);
    const age = ofDemoSupplier ? 0.2 + (i % OF_FIRST) * 0.7 : d.next() * 88 + 0.3;
    const spam = ofDemoSupplier ? [5] : [];
    const status = d.pick(
      age < FRESH_DAYS ? [1, 1, 2, 3, 4, ...spam] : [2, 3, 3, 3, 3, 3, 4, 4, 4, ...spam],
    ) as 1 | 2 | 3 | 4 | 5;
    const answered = age - Math.min(d.pick(ANSWERS_AFTER), age * MAX_OF_AGE);
    const addMessage = (author: 'buyer' | 'supplier', body: string, at: number) =>
      messages.push({ enquiry_id: first + i, author, body, created_at: calendar.at(at) });
    const words = d.pick(ASK)(
      low(p.product.title),
      quantityText(quantity, p.product.unit, units),
      buyer.country,
    );
    addMessage('buyer', status === 5 ? SPAM : words, -age);
    if (status === 3 || status === 4) addMessage('supplier', d.pick(ANSWER), -answered);
    if (status === 4 || (status === 3 && d.chance(0.3))) {
      addMessage('buyer', d.pick(AGAIN), -age * 0.6);
      addMessage(
        'supplier',
        'Of course. We will send it tomorrow and let you have the tracking number.',
        -age * 0.5,
      );
    }
    return {
      id: first + i,
      company_id: firstCompany + p.at,
      company_type: 1,
      product_id: p.id,
      user_id: buyer.userId,
      status,
      subject: status === 5 ? 'Website promotion' : `Enquiry: ${p.product.title}`.slice(0, 200),
      quantity: status === 5 ? null : quantity,
      unit: status === 5 ? null : p.product.unit,
      country_id: places.country(buyer.country),
      name: buyer.name,
      email: buyer.email,
      buyer_company: buyer.company,
      submit_ip: '192.0.2.45',
      read_at: status === 1 ? null : calendar.at(-age * 0.9),
      buyer_read_at: status === 3 && d.chance(0.5) ? calendar.at(-age * 0.4) : null,
      created_at: calendar.at(-age),
      updated_at: calendar.at(-age * (status > 2 ? 0.5 : 1)),
    };
  });
  await insertRows(tx, 'enquiries', rows);
  await insertNumbered(tx, 'enquiry_messages', messages);
  const named = LABELS.map((name) => ({ company_id: firstCompany, name }));
  const labels = await insertNumbered(tx, 'enquiry_labels', named);
  await insertRows(
    tx,
    'labelled_enquiries',
    rows
      .filter((r, i) => r.company_id === firstCompany && r.status !== 5 && i % 3 === 0)
      .map((r, i) => ({
        enquiry_id: r.id,
        label_id: labels + (i % LABELS.length),
        company_id: firstCompany,
      })),
  );
  const received = rows
    .filter((r) => r.company_id - firstCompany < 2 && r.status !== 5)
    .map((r) => ({
      user_id: demo.firstOwner + (r.company_id - firstCompany),
      kind: 'enquiry_received',
      params: { name: r.name, title: r.subject.replace('Enquiry: ', '') },
      link: '/inquiries',
      read_at: r.read_at,
      created_at: r.created_at,
    }));
  const replied = rows
    .filter((r) => r.user_id === buyers[0]!.userId && r.status === 3)
    .map((r) => ({
      user_id: r.user_id,
      kind: 'enquiry_replied',
      params: {
        name: companies[r.company_id - firstCompany]!.name,
        title: r.subject.replace('Enquiry: ', ''),
      },
      link: '/inquiries',
      read_at: r.buyer_read_at,
      created_at: r.updated_at,
    }));
  await insertMessages(tx, [...received, ...replied]);
  return rows.length;
}

export interface SeedMessage {
  user_id: number;
  kind: string;
  params: Record<string, string | number>;
  link: string;
  read_at: string | null;
  created_at: string;
}

/** The newest has the highest id, as the inbox is ordered. */
export async function insertMessages(tx: Transaction, messages: readonly SeedMessage[]): Promise<void> {
  const sorted = [...messages].sort((a, b) => a.created_at.localeCompare(b.created_at));
  await insertNumbered(tx, 'messages', sorted);
}
