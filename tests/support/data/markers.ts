/**
 * A known marker in every private column, so that a test can tell whose secret a text contains. Every text column is
 * listed here, as private or as visible to others.
 */
import type { PoolClient } from 'pg';
import type { TestApp } from '../app.ts';

/** Tables of which nobody but staff, or nobody at all, sees any text. */
const PRIVATE_TABLES = [
  'audit_log',
  'api_keys',
  'appeal_links',
  'appeals',
  'entry_messages',
  'captchas',
  'certification_questions',
  'code_tries',
  'known_networks',
  'contact_changes',
  'feedback',
  'feedback_answers',
  'counter_notices',
  'idempotency_keys',
  'infringement_items',
  'infringement_links',
  'infringement_messages',
  'infringement_notices',
  'one_time_codes',
  'outbox',
  'product_import_headers',
  'product_imports',
  'product_import_faults',
  'product_import_results',
  'prospect_notes',
  'prospects',
  'quotation_templates',
  'recovery_tickets',
  'reply_templates',
  'reports',
  'sessions',
  'sign_in_failures',
  'staff_notes',
  'empty_searches',
  'staff_totp',
  'totp_recovery_codes',
  'totp_tickets',
  'totp_tries',
  'webhook_deliveries',
  'webhook_endpoints',
  'word_hits',
];
/** Private columns of tables that hold public things too. */
const PRIVATE_COLUMNS = [
  'albums.name',
  'certifications.authority',
  'certifications.company_name',
  'certifications.licence_number',
  'certifications.note',
  'deal_steps.carrier',
  'deal_steps.note',
  'deal_steps.tracking',
  'decisions.note',
  'company_changes.refusal',
  'company_marks.value',
  'file_readings.sha256',
  'findings.excerpt',
  'text_marks.owner',
  'decision_samples.note',
  'enquiries.buyer_company',
  'enquiries.email',
  'enquiries.former_token_hash',
  'enquiries.guest_token_hash',
  'enquiries.name',
  'enquiries.subject',
  'enquiries.submit_ip',
  'enquiry_labels.name',
  'enquiry_messages.body',
  'enquiry_message_translations.body',
  'membership_events.reason',
  'note_templates.name',
  'note_templates.note',
  'products.own_number',
  'products.review_note',
  'product_revisions.review_note',
  'shop_contents.review_note',
  'purchases.audit_reason',
  'purchases.contact_company',
  'purchases.contact_email',
  'purchases.contact_name',
  'purchases.former_token_hash',
  'purchases.guest_token_hash',
  'purchases.submit_ip',
  'queue_views.name',
  'quotations.better_offer_note',
  'quotations.buyer_note',
  'quotations.decline_note',
  'quotations.details',
  'quotations.item_name',
  'quotations.model',
  'saved_products.title',
  'saved_suppliers.name',
  'staff_invitations.email',
  'staff_invitations.token_hash',
  'users.email',
  'users.mobile',
  'users.name',
  'users.password_hash',
];
/** Columns that only some rows may fill. */
const ONLY: Record<string, string> = {
  'company_changes.refusal': 'refused_at IS NOT NULL',
  'shop_contents.review_note': 'status = 4',
  'quotations.better_offer_note': 'better_offer_asked_at IS NOT NULL',
  'quotations.decline_note': 'decline_reason IS NOT NULL',
};
/** Columns that stay empty in the fixtures, though rows of use have them. */
const FILLED = [
  'audit_log.ip',
  'audit_log.request_id',
  'enquiries.former_token_hash',
  'outbox.unsubscribe',
  'product_imports.problem',
  'product_imports.problem_zh',
  'purchases.former_token_hash',
  'users.mobile',
  'webhook_deliveries.body',
  'webhook_deliveries.excerpt',
];
/** A row of each kind that the fixtures lack, for the user $1. */
const SECRETS = [
  `WITH notice AS (INSERT INTO infringement_notices (status, name, company, address, email, telephone, capacity, kind, number,
     office, covers, explanation, language, submit_ip, created_at)
     VALUES (1, 'x', 'x', 'x', 'x', 'x', 'owner', 'patent', 'x', 'x', 'x', 'x', 'en', '198.51.100.1', now()) RETURNING id),
   linked AS (INSERT INTO infringement_links SELECT 'x', id, now() FROM notice),
   wrote AS (INSERT INTO infringement_messages (notice_id, author, body, created_at) SELECT id, 'holder', 'x', now() FROM notice),
   item AS (INSERT INTO infringement_items (notice_id, target_type, target_id, title) SELECT id, 'product', 1, 'x' FROM notice
     RETURNING id)
   INSERT INTO counter_notices (item_id, user_id, statement, created_at) SELECT id, $1, 'x', now() FROM item`,
  `WITH sent AS (INSERT INTO feedback (description) VALUES ('x') RETURNING id)
   INSERT INTO feedback_answers (feedback_id, author_id, address, answer, created_at) SELECT id, $1, 'x', 'x', now() FROM sent`,
  `WITH sent AS (INSERT INTO prospects (company_name, contact_name, contact_phone, source) VALUES ('x', 'x', '1', '1') RETURNING id)
   INSERT INTO prospect_notes (prospect_id, author_id, note, created_at) SELECT id, $1, 'x', now() FROM sent`,
  `INSERT INTO deal_steps (deal_id, step, day, set_at) SELECT id, 'shipped', now(), now() FROM deals LIMIT 1`,
  `INSERT INTO captchas VALUES (gen_random_uuid(), 'x', now() + interval '1 hour')`,
  `INSERT INTO empty_searches VALUES ('x', current_date, 1)`,
  `INSERT INTO known_networks VALUES ($1, 'x', now())`,
  `INSERT INTO contact_changes (user_id, kind, before, token_hash, expires_at) VALUES ($1, 'email', 'x', 'x', now())`,
  `INSERT INTO one_time_codes (channel, address, purpose, code_hash, link_hash, network, expires_at)
   VALUES ('email', 'x', 1, 'x', 'x', '198.51.100.1', now())`,
  `INSERT INTO code_tries SELECT id, '198.51.100.1', 1 FROM one_time_codes LIMIT 1`,
  `INSERT INTO enquiry_message_translations SELECT id, 'en', 'x', 'x', now() FROM enquiry_messages ORDER BY id LIMIT 1`,
  `INSERT INTO product_import_faults (import_id, line, header, header_zh, severity, text, text_zh)
   SELECT id, 1, 'x', 'x', 'warn', 'x', 'x' FROM product_imports LIMIT 1`,
  `INSERT INTO product_import_results (import_id, line, outcome, base, changes, changes_zh)
   SELECT id, 1, 'changed', 'x', 'x', 'x' FROM product_imports LIMIT 1`,
  `INSERT INTO product_import_headers SELECT company_id, 'x', 'x', now() FROM product_imports LIMIT 1`,
  `INSERT INTO decisions (entity, entity_id, kind, user_id, reviewer_id, note, decided_at)
   VALUES ('user', $1, 'ban', $1, $1, 'x', now())`,
  `INSERT INTO appeal_links SELECT repeat('x', 64), id, now() FROM decisions LIMIT 1`,
  `INSERT INTO appeals (decision_id, body, created_at, due_at) SELECT id, 'x', now(), now() FROM decisions LIMIT 1`,
  `INSERT INTO entry_messages (entity, entity_id, author, body, created_at) VALUES ('user', $1, 'party', 'x', now())`,
  `INSERT INTO decision_samples (decision_id, reviewer_id, agrees, note, judged_at)
     SELECT id, $1, false, 'No.', now() FROM decisions LIMIT 1`,
  `INSERT INTO note_templates (kind, language, owner_id, name, note, created_at)
     VALUES ('product', 'en', $1, 'Blurred', 'It is blurred.', now())`,
  `INSERT INTO queue_views (owner_id, kind, name, search, created_at) VALUES ($1, 'product', 'Mine', '', now())`,
  `INSERT INTO recovery_tickets VALUES ('x', $1, now())`,
  `INSERT INTO saved_products SELECT $1, id, 'x', '$', 1, 1, now() FROM products ORDER BY id LIMIT 1
   ON CONFLICT DO NOTHING`,
  `INSERT INTO saved_suppliers SELECT $1, id, 'x', 'none', now(), now() FROM companies ORDER BY id LIMIT 1
   ON CONFLICT DO NOTHING`,
  `INSERT INTO sessions (id, user_id, generation, browser, address_prefix, seen_at, expires_at)
   VALUES (gen_random_uuid(), $1, 1, 'x', 'x', now(), now())`,
  `INSERT INTO company_marks SELECT min(id), 'telephone', 'x' FROM companies`,
  `INSERT INTO text_marks VALUES ('product', 1, 'content', 'x', '{}', '{}', now())`,
  `INSERT INTO file_readings VALUES ('x', 1, '{}', now())`,
  `INSERT INTO entry_risks VALUES ('product', 1, 30, 'x', now())`,
  `INSERT INTO findings (entity, entity_id, kind, weight, severity, field, excerpt)
   VALUES ('product', 1, 'contact_phone', 30, 'warn', 'title', 'x')`,
  `INSERT INTO sign_in_failures (account, ip) VALUES ('x', '198.51.100.1')`,
  `INSERT INTO staff_notes (user_id, author_id, note, created_at) VALUES ($1, $1, 'x', now())`,
  `INSERT INTO staff_invitations (email, role, token_hash, invited_by, invited_at, expires_at)
   VALUES ('x', 'reviewer', 'x', $1, now(), now())`,
  `INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES ($1, 'x', now())`,
  `INSERT INTO totp_recovery_codes (user_id, code_hash) VALUES ($1, 'x')`,
  `INSERT INTO totp_tries VALUES ($1, '198.51.100.1', 1, now())`,
  `INSERT INTO totp_tickets VALUES ('x', $1, 1, now())`,
  `INSERT INTO word_hits (word_id, product_id, field, excerpt, status, found_at)
   SELECT 1, id, 'title', 'x', 1, now() FROM products ORDER BY id LIMIT 1`,
  `UPDATE shop_contents SET status = 4 WHERE kind = 'section' AND status = 5`,
  `UPDATE quotations SET status = 5, decline_reason = 'price' WHERE id = (SELECT max(id) FROM quotations)`,
];

/** Private, but read by the program or bound to a form: what they hold is looked for as it is. */
const UNMARKED = [
  // JSON that pages of staff and of its owner parse; its parts are those of columns above
  'audit_log.detail',
  'company_changes.after',
  'company_changes.before',
  'decisions.before',
  // of the request and the quotation, whose columns are above
  'deals.request',
  'deals.terms',
  'company_changes.restore',
  'enquiry_holds.reasons',
  'file_readings.reading',
  'messages.params',
  'product_imports.choices',
  'product_imports.pictures',
  'product_imports.reading',
  'product_revisions.proposal',
  'purchases.proposal',
  'purchases.proposal_reason',
  'quotation_templates.terms',
  'quotation_versions.terms',
  // what is parsed or looked up by them
  'deal_steps.step',
  'webhook_deliveries.failure',
  'webhook_deliveries.state',
  'webhook_deliveries.type',
  'webhook_endpoints.off_reason',
  'contact_changes.kind',
  'email_digest_items.line',
  'email_stops.address_hash',
  'enquiry_messages.text_key',
  'feedback.problem_link',
  'infringement_items.target_type',
  'infringement_messages.author',
  'infringement_notices.capacity',
  'infringement_notices.kind',
  'infringement_notices.language',
  'messages.kind',
  'messages.link',
  'one_time_codes.channel',
  'one_time_codes.pool',
  'outbox.channel',
  'outbox.kind',
  'product_imports.language',
  'product_imports.state',
  'product_import_faults.severity',
  'product_import_results.outcome',
  'prospects.source',
  'prospects.stage',
  'entry_messages.author',
  'entry_messages.entity',
  'reports.outcome',
  'reports.reason',
  'reports.target_type',
  'saved_searches.query',
  'shop_contents.proposal',
  'staff_totp.pending',
];
/** What anybody may see, or what says nothing of anybody. */
const OPEN = [
  /^(addresses|approved_versions|banners|categories|category_addresses|category_properties|company_storage|daily_figures|decoding_work|demo_marketplace|exchange_rates|former_domains|live_streams|memberships|migrations|notices|product_groups|prohibited_words|purchase_matches|rate_limits|review_(?:claims|counts|count_deltas|queue|sources)|settings|setting_changes|search_(?:opens|tokens_used)|search_(?:index_files|phrases)|synonyms|value_merges|qualifications|shop_news|shop_sections|shop_videos|spent_proofs)\./,
  // terms of what is published: products, suppliers and leads in effect as visitors see them
  /^(company|product|purchase)_documents\./,
  // spec P2.20: a shop's contact page is what it is for
  /^companies\./,
  /^certifications\.reasons$/,
  /^company_changes\.part$/,
  /^decisions\.(entity|kind|reasons|rule)$/,
  /^membership_events\.(action|currency|tier)$/,
  /^staff_(invitations\.(kinds|languages|role)|scopes\.)/,
  // what was looked at, and of which kind a finding is
  /^(company_marks|finding_switches)\.kind$/,
  /^(entry_risks|findings|text_marks)\.(entity|field|kind|other_entity|severity|version)$/,
  // numbers by which texts and pictures are found again
  /^(picture_parts\.|text_marks\.(bands|signature)$)/,
  /^enquiries\.(delivery|language|unit)$/,
  /^enquiry_messages\.author$/,
  /^enquiry_message_translations\.(language|source_hash)$/,
  // of listed products and of leads in effect alone
  /^(product|purchase)_translations\./,
  // keys of private files are collected by themselves
  /^(files|file_sweep)\./,
  /^product_revisions\.reasons$/,
  /^(?:note_templates|queue_views)\.(?:kind|language|search)$/,
  /^products\.(?!review_note)/,
  /^purchases\.(certifications|currency|description|language|time_zone|title|unit)$/,
  /^quotations\.(currency|decline_reason|incoterm|payment_terms|port|prices|time_zone|unit)$/,
  /^saved_(products\.currency|searches\.(digest|kind)|suppliers\.digest)$/,
  /^shop_contents\.(kind|reasons)$/,
  /^enquiry_holds\.kind$/,
  /^email_(preferences|stops|digest_items)\.(frequency|topic)$/,
  /^users\.(language|role)$/,
];

export const MARKER = /zq(\d+)x\d+z|2001:db8:[0-9a-f]+::[0-9a-f]+|1990(\d\d)\d{5}/gi;

export interface Markers {
  /** The columns, by the number in their markers. */
  columns: string[];
  /** Columns with text that this file does not name. */
  unknown: string[];
  /** Columns named as private in which no row could be marked. */
  empty: string[];
  /** Keys of stored files that are not public. */
  privateFiles: string[];
}

/** Puts a marker into each private column of each row. */
export async function markEverything({ db }: Pick<TestApp, 'db'>): Promise<Markers> {
  const client = await db.$client.connect();
  try {
    return await mark(client);
  } finally {
    client.release(true);
  }
}

async function mark(client: PoolClient): Promise<Markers> {
  // triggers keep the audit log as it is written, and tell of every change
  await client.query(`SET session_replication_role = replica`);
  const { rows } = await client.query<{ column: string; type: string }>(`
    SELECT table_name || '.' || column_name AS column, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER'
      AND data_type IN ('text', 'jsonb', 'json', 'inet', 'ARRAY', 'bytea', 'character varying') ORDER BY 1`);
  const isPrivate = (column: string) =>
    PRIVATE_COLUMNS.includes(column) || PRIVATE_TABLES.includes(column.split('.')[0]!);
  const unknown = rows
    .map(({ column }) => column)
    .filter(
      (column) => !isPrivate(column) && !UNMARKED.includes(column) && !OPEN.some((open) => open.test(column)),
    );
  const marked = rows.filter(
    ({ column, type }) =>
      isPrivate(column) && !UNMARKED.includes(column) && (type === 'text' || type === 'inet'),
  );
  const empty: string[] = [];
  const { rows: users } = await client.query<{ id: number }>('SELECT min(id) AS id FROM users');
  for (const secret of SECRETS) await client.query(secret, secret.includes('$1') ? [users[0]!.id] : []);
  // rows change their places with each UPDATE, and some tables have no number of their own
  for (const [i, { column, type }] of marked.entries()) {
    const [table, name] = column.split('.') as [string, string];
    const { rowCount } = await client.query(
      `UPDATE ${table} t SET ${name} = ${markerOf(column, type, i)} FROM
         (SELECT ctid, row_number() OVER () AS n FROM ${table}) r WHERE r.ctid = t.ctid AND ${ONLY[column] ?? (FILLED.includes(column) ? 'true' : `t.${name} IS NOT NULL`)}`,
    );
    if (rowCount === 0) empty.push(column);
  }
  const { rows: files } = await client.query<{ key: string }>(
    'SELECT key FROM files WHERE purpose IN (2, 6)',
  );
  return {
    columns: marked.map(({ column }) => column),
    unknown,
    empty,
    privateFiles: files.map(({ key }) => key),
  };
}

/** SQL for the marker of row `r.n`, in the form that the column's constraints want. */
function markerOf(column: string, type: string, i: number): string {
  if (type === 'inet') return `('2001:db8:${(i + 1).toString(16)}::' || to_hex(r.n))::inet`;
  const marker = `'zq${i}x' || r.n || 'z'`;
  if (/phone$|mobile$/.test(column)) return `'1990${String(i).padStart(2, '0')}' || lpad(r.n::text, 5, '0')`;
  if (/email$/.test(column)) return `${marker} || '@m.example'`;
  return marker;
}

/** The markers in a text, each with its column. */
export function markersIn(text: string, { columns, privateFiles }: Markers): string[] {
  const found = new Set<string>();
  for (const [marker, text1, number] of text.matchAll(MARKER)) {
    const i = text1 ?? number;
    found.add(i === undefined ? `an address: ${marker}` : `${columns[Number(i)]}: ${marker}`);
  }
  for (const key of privateFiles) if (text.includes(key)) found.add(`a private file: ${key}`);
  return [...found];
}
