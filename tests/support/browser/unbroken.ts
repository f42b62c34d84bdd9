/** The longest allowed texts without a space, such as part numbers, names of substances and addresses. */
import type { PoolClient } from 'pg';
import { repairIndex } from '../../../server/search/index/indexing.ts';
import type { TestApp } from '../app.ts';

const word = (length: number) => 'W'.repeat(length);

/** What people write, with its longest. Names of the trade that programs read (units, codes, kinds) are not theirs. */
const LENGTHS: Record<string, number> = {
  'albums.name': 50,
  'api_keys.name': 50,
  'certifications.company_name': 50,
  'certifications.note': 500,
  'companies.contact_address': 100,
  'companies.contact_name': 50,
  'companies.description': 2000,
  'companies.headline': 80,
  'companies.name': 50,
  'enquiries.buyer_company': 50,
  'enquiries.name': 50,
  'enquiries.subject': 200,
  'enquiry_labels.name': 30,
  'enquiry_messages.body': 4000,
  'feedback.description': 2000,
  'feedback_answers.answer': 2000,
  'files.name': 200,
  'counter_notices.statement': 2000,
  'infringement_items.reason': 1000,
  'infringement_items.title': 300,
  'infringement_messages.body': 2000,
  'infringement_notices.address': 200,
  'infringement_notices.company': 100,
  'infringement_notices.covers': 500,
  'infringement_notices.explanation': 2000,
  'infringement_notices.name': 50,
  'infringement_notices.number': 60,
  'infringement_notices.office': 60,
  'notices.body_en': 2000,
  'notices.title_en': 100,
  'outbox.body': 2000,
  'outbox.subject': 200,
  'product_groups.name': 50,
  'product_imports.file_name': 200,
  'products.review_note': 500,
  'products.title': 128,
  'prospect_notes.note': 2000,
  'prospects.company_name': 50,
  'prospects.contact_name': 20,
  'purchases.audit_reason': 500,
  'purchases.contact_company': 50,
  'purchases.contact_name': 50,
  'purchases.description': 2000,
  'purchases.title': 128,
  'qualifications.issuer': 120,
  'qualifications.name': 120,
  'qualifications.number': 60,
  'quotation_templates.name': 50,
  'quotations.better_offer_note': 1000,
  'quotations.buyer_note': 1000,
  'quotations.decline_note': 1000,
  'quotations.details': 2000,
  'quotations.item_name': 128,
  'quotations.model': 100,
  'quotations.port': 100,
  'reply_templates.body': 4000,
  'reply_templates.name': 50,
  'reports.excerpt': 2000,
  'reports.note': 1000,
  'reports.title': 300,
  'saved_products.title': 128,
  'saved_suppliers.name': 50,
  'shop_contents.review_note': 500,
  'shop_news.title': 120,
  'shop_videos.title': 120,
  'users.name': 50,
  'webhook_endpoints.description': 100,
};
/** The same within what is kept as one value, by the key there. */
const KEYS: Record<string, number> = {
  caption: 120,
  details: 2000,
  issuer: 120,
  item_name: 128,
  model: 100,
  name: 50,
  note: 500,
  number: 60,
  port: 100,
  text: 200,
  title: 120,
};
const WITHIN = [
  'messages.params',
  'product_revisions.proposal',
  'quotation_versions.terms',
  'shop_contents.proposal',
  'shop_sections.content',
];
/** A name of 50 characters and a value of 100 are the longest of a property. */
const PROPERTIES = JSON.stringify([[word(50), word(100)]]);

function unbroken(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => unbroken(one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unbroken(one, name)]));
  return typeof value === 'string' && value !== '' && KEYS[key] ? word(KEYS[key]) : value;
}

/** Writes them into every row that has such a text, and tells the search of it. */
export async function writeUnbroken({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await write(client);
  } finally {
    client.release();
  }
  await repairIndex(db);
}

async function write(client: PoolClient): Promise<void> {
  for (const [column, length] of Object.entries(LENGTHS)) {
    const [table, name] = column.split('.') as [string, string];
    // names that must differ within their table keep their end
    await client.query(
      `UPDATE ${table} t SET ${name} = left($1, $2 - length(n)) || n
       FROM (SELECT ctid AS row, 'X' || row_number() OVER () AS n FROM ${table}) r WHERE r.row = t.ctid AND ${name} <> ''`,
      [word(length), length],
    );
  }
  await client.query(`UPDATE products SET properties = $1::jsonb || properties, keywords = ARRAY[$2]`, [
    PROPERTIES,
    word(50),
  ]);
  await client.query('UPDATE companies SET main_products = ARRAY[$1] || main_products WHERE type = 1', [
    word(50),
  ]);
  for (const column of WITHIN) {
    const [table, name] = column.split('.') as [string, string];
    const { rows } = await client.query<{ row: string; value: unknown }>(
      `SELECT ctid::text AS row, ${name} AS value FROM ${table} WHERE ${name} IS NOT NULL`,
    );
    for (const { row, value } of rows)
      await client.query(`UPDATE ${table} SET ${name} = $1::jsonb WHERE ctid = $2::tid`, [
        JSON.stringify(unbroken(value)),
        row,
      ]);
  }
}
