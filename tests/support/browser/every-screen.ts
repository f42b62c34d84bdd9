/** A marketplace with something on every screen of office and console, for tests that visit them all. */
import { sql } from 'drizzle-orm';
import { MESSAGE_KINDS } from '../../../contract/account/message.ts';
import { hashOf } from '../../../server/platform/secrets/random-token.ts';
import type { TestApp } from '../app.ts';
import { makeDeal, makeFile, makeProduct, makePurchase, makeQuotation, tokenOf } from '../data/factories.ts';
import { buildFixtures } from '../data/fixtures.ts';
import { buildPageFixtures, givePictures } from './every-page.ts';

/** Who walks: a gold supplier, and those who see less than one. */
export const PEOPLE = [
  'guest',
  'withoutCompany',
  'buyer',
  'uncertified',
  'gold',
  'reviewer',
  'administrator',
] as const;
export type Person = (typeof PEOPLE)[number];

export type Things = Awaited<ReturnType<typeof buildEveryScreen>>;

const EARLIER_TERMS = {
  item_name: 'Hexagon bolt M8',
  model: '',
  details: 'Stainless steel, packed in boxes.',
  price: [{ Start: 1, End: null, Price: 0.5 }],
  currency: '$',
  unit: 'piece',
  min_order: 500,
  incoterm: 'FOB',
  port: 'Ningbo',
  lead_time_days: 20,
  payment_terms: ['T/T'],
  sample: { offered: true, free: false, days: null },
  files: [],
  valid_until: '2027-01-31T23:59:59.999Z',
};

export async function buildEveryScreen(app: TestApp) {
  const fixtures = await buildFixtures(app);
  const pages = await buildPageFixtures(app);
  const { gold, leaf } = pages;
  const { user, uncertified, buyer, reviewer, administrator } = fixtures.people;
  const ids = async (query: ReturnType<typeof sql>) => {
    const { rows } = await app.db.execute<{ id: number }>(query);
    return rows.map(({ id }) => id);
  };

  for (const status of [0, 2, 5] as const)
    await makeProduct(app, gold.companyId, { status, categoryId: leaf.id });
  const rejected = await makeProduct(app, gold.companyId, { status: 4, categoryId: leaf.id });
  const draft = await makeProduct(app, uncertified.companyId, { status: 5 });

  const [enquiry] = await ids(
    sql`INSERT INTO enquiries (company_id, product_id, user_id, subject, quantity, unit, country_id, name, email,
          buyer_company, submit_ip)
        SELECT ${gold.companyId}, p.id, u.id, 'Bolts for a bridge over the Elbe', 50000, 'piece', a.id, 'Ann', u.email,
          'Hansa Bridges GmbH', '203.0.113.1'
        FROM addresses a, users u, products p
        WHERE a.code = 'DE' AND a.level = 1 AND u.id = ${buyer.userId} AND p.company_id = ${gold.companyId} AND p.status = 1
        ORDER BY p.id LIMIT 1 RETURNING id`,
  );
  const [asked] = await ids(
    sql`INSERT INTO enquiry_messages (enquiry_id, author, body)
        VALUES (${enquiry}, 'buyer', 'Please send your best price with a mill certificate.'),
          (${enquiry}, 'supplier', 'USD 0.21 per piece FOB Ningbo, 25 days.') RETURNING id`,
  );
  const [held] = await ids(
    sql`INSERT INTO enquiries (company_id, user_id, subject, country_id, name, email, submit_ip, delivery)
        SELECT ${gold.companyId}, u.id, 'Search engines', a.id, 'Ann', u.email, '203.0.113.1', 'held'
        FROM addresses a, users u WHERE a.code = 'DE' AND a.level = 1 AND u.id = ${buyer.userId} RETURNING id`,
  );
  await app.db.execute(
    sql`WITH written AS (INSERT INTO enquiry_messages (enquiry_id, author, body)
          VALUES (${held}, 'buyer', 'We offer the best ranking for your website. First page guaranteed!') RETURNING id)
        INSERT INTO enquiry_holds (enquiry_id, message_id, score, reasons, created_at)
        SELECT ${held}, id, 60, '[{"code": "advertising", "points": 60, "detail": "2"}]', now() FROM written`,
  );
  const drawing = await makeFile(app, buyer, 6);
  await app.db.execute(
    sql`INSERT INTO enquiry_files (message_id, position, file_id) VALUES (${asked}, 0, ${drawing.id})`,
  );
  for (const { userId } of [gold, buyer])
    for (const [i, kind] of MESSAGE_KINDS.entries())
      await app.db.execute(
        sql`INSERT INTO messages (user_id, kind, params, link, read_at)
            VALUES (${userId}, ${kind}, '{"title": "Hexagon bolt", "name": "Ann", "reasons": "title_quality"}', '/inquiries',
              ${i % 2 ? app.deps.now().toISOString() : null})`,
      );
  await app.db.execute(
    sql`INSERT INTO notices (title_en, title_zh, body_en, body_zh, pinned, published_at)
        VALUES ('Closed on 1 May', '五一休假通知', 'Reviews go on from 2 May.', '审核自5月2日起恢复。', true, now())`,
  );

  const licence = await makeFile(app, gold, 2);
  await app.db.execute(
    sql`INSERT INTO certifications (company_id, company_name, licence_id, status, reasons, note, decided_at, decided_by)
        VALUES (${gold.companyId}, 'Golden Harbour', ${licence.id}, 2, '{name_mismatch}', 'As on the licence, please.',
            now(), ${reviewer.userId}),
          (${gold.companyId}, 'Golden Harbour Bolts Co., Ltd.', ${licence.id}, 3, '{}', '', now(),
            ${reviewer.userId})`,
  );
  const waiting = await makePurchase(app, { status: 2, categoryId: leaf.id });
  const published = await makePurchase(app, { userId: buyer.userId, quotaNum: 1 });
  const quotation = await makeQuotation(app, published.id, gold);
  const ofUncertified = await makeQuotation(app, published.id, uncertified);
  const deal = await makeDeal(app, gold, buyer);
  const dealOfUncertified = await makeDeal(app, uncertified, buyer);
  await app.db.execute(
    sql`INSERT INTO quotation_versions (quotation_id, version, terms, made_at)
        VALUES (${quotation.id}, 1, ${JSON.stringify(EARLIER_TERMS)}, now() - interval '1 day')`,
  );
  await app.db.execute(
    sql`UPDATE quotations SET version = 2, revised_at = now(), better_offer_asked_at = now(), better_offer_price = 0.4,
          better_offer_note = 'For 50,000 pieces?', buyer_note = 'Good samples.' WHERE id = ${quotation.id}`,
  );
  const reasons = [
    { kind: 'products', n: 3, certified: 3, category: { name: 'Lathes', name_zh: '车床' } },
    { kind: 'exports', country: { name: 'Germany', name_zh: '德国' } },
  ];
  await app.db.execute(
    sql`INSERT INTO purchase_matches (purchase_id, company_id, place, reasons, email, created_at)
        VALUES (${published.id}, ${gold.companyId}, 1, ${JSON.stringify(reasons)}, 'sent', now())`,
  );
  const webhooks = new Map<number, number>();
  for (const { userId } of [gold, buyer]) {
    await app.db.execute(
      sql`INSERT INTO api_keys (user_id, name, scopes, key_hash, last_four, created_at, expires_at, last_used_at)
          VALUES (${userId}, 'Warehouse ERP', '{products:read,products:write,files:write}', ${`a${userId}`}, 'k3_Z', now(), now() + interval '200 days', now()),
            (${userId}, 'Old report', '{statistics:read}', ${`b${userId}`}, '9aQx', now() - interval '90 days', now() - interval '1 day', NULL)`,
    );
    const [on] = await ids(
      sql`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at, off_reason, off_at)
          VALUES (${userId}, 'https://erp.example.com/hooks/marketplace', 'ERP', '{enquiry.received,quotation.accepted,product.passed}', 'x', now(), NULL, NULL),
            (${userId}, 'https://old.example.com/hooks', '', '{product.failed}', 'x', now(), 'failing', now()) RETURNING id`,
    );
    webhooks.set(userId, on!);
    await app.db.execute(
      sql`INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, created_at, body, state, attempts, next_attempt_at,
            attempted_at, status, failure, duration_ms, excerpt)
          VALUES (${on}, 'webhook.test', NULL, now(), '{"type":"webhook.test","data":{}}', 'delivered', 1, NULL, now(), 200, NULL, 84, 'ok'),
            (${on}, 'enquiry.received', 7, now(), '{"type":"enquiry.received","data":{"id":7}}', 'waiting', 2, now() + interval '1 year', now(), NULL, 'timeout', 10003, NULL),
            (${on}, 'product.passed', 8, now(), '{"type":"product.passed","data":{"id":8}}', 'failed', 8, NULL, now(), 500, NULL, 120, 'Internal Server Error')`,
    );
  }
  for (const { userId } of [gold, buyer])
    await app.db.execute(sql`WITH products AS (
        INSERT INTO saved_products SELECT ${userId}, id, title, '$', 9, 9, now() FROM products ORDER BY id LIMIT 3),
      suppliers AS (INSERT INTO saved_suppliers SELECT ${userId}, id, name, 'weekly', now(), now()
        FROM companies WHERE type = 1 ORDER BY id LIMIT 2)
      INSERT INTO saved_searches (user_id, kind, query, digest, told_until, saved_at)
      VALUES (${userId}, 'product', 'kw=bolt&maxPrice=3', 'daily', now(), now()),
        (${userId}, 'buying', 'receive=DE', 'none', now(), now())`);
  const requests = new Map<number, number>();
  for (const { userId } of [gold, buyer])
    for (const status of [4, 5, 2, 3] as const)
      requests.set(userId, (await makePurchase(app, { userId, status })).id);

  const [feedback] = await ids(
    sql`INSERT INTO feedback (user_id, description, problem_link, contact_email)
        VALUES (${buyer.userId}, 'The search finds no bolts of M8.', '/search-product/1.html?kw=m8', 'ann@example.com'),
          (NULL, 'A guest likes the marketplace.', '', '') RETURNING id`,
  );
  await app.db.execute(
    sql`INSERT INTO reports (target_type, target_id, title, excerpt, reason, note, user_id, email)
        VALUES ('product', 1, 'Hexagon bolt M8', '', 'counterfeit', 'A copy of ours.', ${buyer.userId}, ''),
          ('message', 1, 'About bolts', 'Send the money in advance.', 'fraud', '', NULL, 'ann@example.com')`,
  );
  const logo = await makeFile(app, gold, 3);
  const shown = { desc: ['We make bolts and screws.'], logo: [`/files/${logo.key}`] };
  await app.db.execute(
    sql`INSERT INTO company_changes (company_id, user_id, part, before, after, created_at)
        VALUES (${gold.companyId}, ${gold.userId}, 'basic', '{"desc": ["We make bolts."], "logo": []}',
          ${JSON.stringify(shown)}, now())`,
  );
  const screenshot = await makeFile(app, buyer, 4);
  await app.db.execute(
    sql`INSERT INTO feedback_files (feedback_id, position, file_id) VALUES (${feedback}, 0, ${screenshot.id})`,
  );
  await app.db.execute(
    sql`INSERT INTO prospects (company_name, contact_name, contact_phone, source, owner_id, stage, remind_on)
        VALUES ('Ningbo Bolt Works', 'Li Wei', '13800138000', '1', ${administrator.userId}, 'offered', current_date),
          ('Plain Street', 'Wang', '13900139000', '2', NULL, 'new', NULL)`,
  );
  await app.db.execute(
    sql`INSERT INTO prospect_notes (prospect_id, author_id, note, created_at)
        SELECT id, ${administrator.userId}, 'Asks for a year at the price of ten months.', now() FROM prospects`,
  );
  await app.db.execute(
    sql`INSERT INTO feedback_answers (feedback_id, author_id, address, answer, created_at)
        VALUES (${feedback}, ${reviewer.userId}, 'ann@example.com', 'It does now.', now())`,
  );
  await app.db.execute(
    sql`INSERT INTO outbox (channel, address, subject, body, sent_at, error)
        VALUES ('email', 'ann@example.com', 'Your code', 'Your code is 123456.', now(), NULL),
          ('email', 'nobody@example.com', 'Your quotation', 'A supplier has quoted.', NULL, '550 no such user'),
          ('sms', '13800138000', '', 'Your code is 654321.', NULL, NULL)`,
  );
  await app.db.execute(
    sql`INSERT INTO pgboss.job (name, data, state, output, retry_count, created_on, completed_on)
        VALUES ('import.run', '{"id": 4711}', 'failed', '{"message": "Error: the sheet cannot be read"}', 4, now() - interval '2 hours', now()),
          ('digest.topic', '{"user": 7}', 'failed', '{"message": "Error: connect ECONNREFUSED 192.0.2.1:465"}', 5, now() - interval '3 days', now() - interval '1 day')`,
  );
  await app.db.execute(
    sql`INSERT INTO audit_log (actor_id, actor_role, action, entity, entity_id, detail)
        VALUES (${reviewer.userId}, 'reviewer', 'approve', 'product', ${fixtures.published.id}, '{"version": 1}')`,
  );
  const decided = new Map<number, number>();
  for (const { userId, companyId } of [gold, buyer]) {
    const [decision, appealed] = await ids(
      sql`INSERT INTO decisions (entity, entity_id, kind, user_id, company_id, rule, reasons, note, reviewer_id, decided_at)
          VALUES ('user', ${userId}, 'suspend', ${userId}, ${companyId}, 'fraud', '{}', 'Paid, not sent.', ${reviewer.userId}, now()),
            ('user', ${userId}, 'suspend', ${userId}, ${companyId}, 'misleading', '{}', '', ${reviewer.userId}, now()) RETURNING id`,
    );
    decided.set(userId, decision!);
    await app.db.execute(
      sql`INSERT INTO appeals (decision_id, user_id, body, created_at, due_at)
          VALUES (${appealed}, ${userId}, 'The parcel was sent on Monday.', now(), now() + interval '7 days')`,
    );
    await app.db.execute(
      sql`INSERT INTO entry_messages (entity, entity_id, author, user_id, body, private, created_at)
          VALUES ('user', ${userId}, 'staff', ${reviewer.userId}, 'Which parcel?', false, now()),
            ('user', ${userId}, 'staff', ${reviewer.userId}, 'The carrier knows of none.', true, now())`,
    );
  }
  const [infringement] = await ids(
    sql`INSERT INTO infringement_notices (status, name, company, address, email, telephone, capacity, kind, number, office, covers,
          explanation, language, created_at, confirmed_at, due_at)
        VALUES (2, 'Ann Right', 'Right Sound Ltd', '1 Sound Street, Leeds', 'ann.right@example.com', '+44 113 4960000', 'owner',
          'trade_mark', 'UK0001', 'UK', 'Class 9, headphones', 'It bears our mark.', 'en', now(), now(), now() + interval '7 days')
        RETURNING id`,
  );
  const items = await ids(
    sql`INSERT INTO infringement_items (notice_id, target_type, target_id, title, status, decision_id, decided_at, decided_by)
        VALUES (${infringement}, 'product', ${fixtures.published.id}, 'Hexagon bolt M8', 1, NULL, NULL, NULL),
          (${infringement}, 'company', ${gold.companyId}, 'Golden Harbour', 2, ${decided.get(gold.userId)}, now(), ${reviewer.userId})
        RETURNING id`,
  );
  await app.db.execute(
    sql`INSERT INTO infringement_messages (notice_id, author, user_id, body, created_at)
        VALUES (${infringement}, 'staff', ${reviewer.userId}, 'Which class?', now()), (${infringement}, 'holder', NULL, 'Class 9.', now())`,
  );
  await app.db.execute(
    sql`INSERT INTO counter_notices (item_id, user_id, statement, created_at)
        VALUES (${items[1]}, ${gold.userId}, 'We have a licence of the owner.', now())`,
  );
  const [appeal] = await ids(sql`SELECT min(id) AS id FROM appeals`);
  const appealToken = 'a'.repeat(43);
  await app.db.execute(
    sql`INSERT INTO appeal_links (token_hash, decision_id, expires_at)
        VALUES (${hashOf(appealToken)}, ${decided.get(gold.userId)}, now() + interval '1 year')`,
  );
  const [group] = await ids(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${gold.companyId}, 'Bolts of stainless steel') RETURNING id`,
  );
  await app.db.execute(
    sql`UPDATE products SET group_id = ${group} WHERE company_id = ${gold.companyId} AND status = 1`,
  );
  const [album] = await ids(
    sql`INSERT INTO albums (company_id, name) VALUES (${gold.companyId}, 'Bolts in the workshop') RETURNING id`,
  );
  for (const gone of [false, true]) {
    const { id } = await makeFile(app, gold, 5);
    await app.db.execute(
      sql`UPDATE files SET album_id = ${album}, deleted_at = ${gone ? app.deps.now().toISOString() : null} WHERE id = ${id}`,
    );
  }
  await givePictures(app);

  const accounts: Record<Exclude<Person, 'guest'>, number> = {
    withoutCompany: user.userId,
    buyer: buyer.userId,
    uncertified: uncertified.userId,
    gold: gold.userId,
    reviewer: reviewer.userId,
    administrator: administrator.userId,
  };
  const shopContents = new Map<'gold' | 'uncertified', number>();
  for (const [person, seller] of [
    ['gold', gold],
    ['uncertified', uncertified],
  ] as const) {
    const document = await makeFile(app, seller, 8);
    const certificate = {
      kind: 'qualification',
      name: 'ISO 9001:2015 Quality management',
      number: 'CN-1',
      issuer: 'Certification body',
      issued: '2024-01-01',
      expires: '2024-12-31',
      image_id: null,
      document_id: document.id,
    };
    const section = { kind: 'section', type: 'certificates', title: 'Certificates' };
    for (const content of [section, certificate]) {
      const [id] = await ids(
        sql`INSERT INTO shop_contents (company_id, kind, status, proposal, reasons, review_note, created_at, updated_at)
            VALUES (${seller.companyId}, ${content.kind}, 4, ${JSON.stringify(content)}::jsonb,
              ARRAY['certificate_unreadable'], 'The stamp cannot be read.', now(), now()) RETURNING id`,
      );
      shopContents.set(person, id!);
    }
    await app.db.execute(
      sql`INSERT INTO shop_content_files VALUES (${shopContents.get(person)!}, false, ${document.id})`,
    );
  }
  return {
    /** What stands on the public pages of the same marketplace. */
    pages,
    token: async (person: Person) => (person === 'guest' ? null : tokenOf(app, accounts[person])),
    category: leaf.id,
    enquiry: enquiry!,
    decision: (person: Person) => decided.get(person === 'gold' ? gold.userId : buyer.userId)!,
    infringement: infringement!,
    appeal: appeal!,
    appealToken,
    album: (person: Person) => (person === 'gold' ? album! : 0),
    purchase: (person: Person) => requests.get(person === 'gold' ? gold.userId : buyer.userId)!,
    webhook: (person: Person) => webhooks.get(person === 'gold' ? gold.userId : buyer.userId)!,
    group: (person: Person) => (person === 'gold' ? group! : 0),
    /** A product of one's own, where one has any. */
    product: (person: Person) => (person === 'uncertified' ? draft.id : rejected.id),
    quotation: (person: Person) => (person === 'uncertified' ? ofUncertified : quotation).id,
    deal: (person: Person) => (person === 'uncertified' ? dealOfUncertified : deal).id,
    certification: fixtures.certification,
    company: gold.companyId,
    owner: gold.userId,
    waitingProduct: fixtures.waiting.id,
    revision: fixtures.revision,
    waitingPurchase: waiting.id,
    waitingShopContent: fixtures.waitingNews,
    /** A certificate of one's own that is not passed. */
    shopContent: (person: Person) => shopContents.get(person === 'uncertified' ? 'uncertified' : 'gold')!,
  };
}
