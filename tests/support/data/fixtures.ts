/** A small marketplace with one of everything that somebody owns, for the access test. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import type { Access } from '../../../contract/schema/route.ts';
import type { TestApp } from '../app.ts';
import {
  cityPath,
  leafCategory,
  makeBuyer,
  makeDeal,
  makeFile,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
  makeUser,
  tokenOf,
} from './factories.ts';
import { goodProduct } from './product-content.ts';

/** What a quotation says, without its last day. */
export const QUOTED = {
  item_name: 'Hexagon bolt M8',
  details: 'Stainless steel.',
  price: [{ Start: 1, End: null, Price: 0.4 }],
  currency: '$' as const,
  unit: 'piece' as const,
  incoterm: 'FOB' as const,
  lead_time_days: 15,
};

export type Role =
  | 'guest'
  | 'user'
  | 'buyer'
  | 'uncertified'
  | 'supplier'
  | 'other'
  | 'reviewer'
  | 'operator'
  | 'administrator'
  | 'banned'
  | 'forged';

/** Who may call a route, and no more than that. */
export const CALLER: Record<Access, Role> = {
  guest: 'guest',
  user: 'supplier',
  trader: 'supplier',
  member: 'supplier',
  supplier: 'supplier',
  certified: 'supplier',
  reviewer: 'reviewer',
  operator: 'operator',
  administrator: 'administrator',
};

export type Fixtures = Awaited<ReturnType<typeof buildFixtures>>;

export async function buildFixtures(app: TestApp) {
  const [user, buyer, uncertified, supplier, other, banned] = await Promise.all([
    makeUser(app),
    makeBuyer(app),
    makeSupplier(app, { certified: false }),
    makeSupplier(app),
    makeSupplier(app),
    makeSupplier(app),
  ]);
  const [reviewer, operator, administrator] = await Promise.all([
    makeReviewer(app),
    makeReviewer(app, 'operator'),
    makeReviewer(app, 'administrator'),
  ]);
  const execute = async (query: ReturnType<typeof sql>) =>
    (await app.db.execute(query)).rows[0] as { id: number };
  const published = await makeProduct(app, supplier.companyId);
  const waiting = await makeProduct(app, supplier.companyId, { status: 2 });
  const draft = await makeProduct(app, supplier.companyId, { status: 5 });
  const deleted = await makeProduct(app, supplier.companyId, { status: 0 });
  const group = await execute(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${supplier.companyId}, 'Screws') RETURNING id`,
  );
  const image = await makeFile(app, supplier, 1);
  const licence = await makeFile(app, supplier, 2);
  const album = await execute(
    sql`INSERT INTO albums (company_id, name) VALUES (${supplier.companyId}, 'Bolts') RETURNING id`,
  );
  const spareAlbum = await execute(
    sql`INSERT INTO albums (company_id, name) VALUES (${supplier.companyId}, 'Spare') RETURNING id`,
  );
  const albumImage = await makeFile(app, supplier, 5);
  const recycledImage = await makeFile(app, supplier, 5);
  await app.db.execute(sql`UPDATE files SET album_id = ${album.id} WHERE id = ${albumImage.id}`);
  await app.db.execute(sql`UPDATE files SET deleted_at = now() WHERE id = ${recycledImage.id}`);
  const leaf = await leafCategory(app);
  const proposal = goodProduct(leaf.id, [image.id], { title: 'Stainless steel hexagon bolt, new' });
  const revision = await execute(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal) VALUES (${published.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb) RETURNING id`,
  );
  const uncertifiedLicence = await makeFile(app, uncertified, 2);
  const certification = await execute(
    sql`INSERT INTO certifications (company_id, company_name, licence_id, licence_number, authority)
        VALUES (${uncertified.companyId}, 'Name', ${uncertifiedLicence.id}, '9133', 'Authority') RETURNING id`,
  );
  const enquiry = await execute(
    sql`INSERT INTO enquiries (company_id, product_id, guest_token_hash, country_id, name, email, submit_ip, confirmed_at)
        SELECT ${supplier.companyId}, ${published.id}, ${randomUUID()}, id, 'Ann', 'ann@example.com', '203.0.113.1', now()
        FROM addresses WHERE code = 'DE' AND level = 1 RETURNING id`,
  );
  await app.db.execute(
    sql`INSERT INTO enquiry_messages (enquiry_id, author, body) VALUES (${enquiry.id}, 'buyer', 'Please send your best price.')`,
  );
  const enquiryLabel = await execute(
    sql`INSERT INTO enquiry_labels (company_id, name) VALUES (${supplier.companyId}, 'Bridges') RETURNING id`,
  );
  const productImport = await execute(
    sql`INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, state, created_at, finished_at)
        VALUES (${supplier.companyId}, ${supplier.userId}, 'none', 'bolts.csv', 'en', true, false, 'done', now(), now()) RETURNING id`,
  );
  const message = await execute(
    sql`INSERT INTO messages (user_id, kind) VALUES (${supplier.userId}, 'welcome') RETURNING id`,
  );
  const purchase = await makePurchase(app);
  const quotation = await makeQuotation(app, purchase.id, supplier);
  const deal = await makeDeal(app, supplier);
  const quotationTemplate = await app.call(
    quotationRoutes.saveQuotationTemplate,
    { body: { name: 'Bolts, FOB', terms: QUOTED } },
    { token: supplier.token },
  );
  const replyTemplate = await app.call(
    ownEnquiryRoutes.saveReplyTemplate,
    { body: { name: 'Lead time', body: 'Fifteen days after the deposit.' } },
    { token: supplier.token },
  );
  const apiKey = await execute(
    sql`INSERT INTO api_keys (user_id, name, scopes, key_hash, last_four, created_at)
        VALUES (${supplier.userId}, 'Our ERP', '{products:read}', ${randomUUID()}, 'aB3_', now()) RETURNING id`,
  );
  const webhook = await execute(
    sql`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, former_secret, former_until, created_at)
        VALUES (${supplier.userId}, 'https://93.184.215.14/hooks', 'ERP', '{enquiry.received}', 'x', 'y', now(), now())
        RETURNING id`,
  );
  const delivery = await execute(
    sql`INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, created_at, body, state, attempts, status, excerpt)
        VALUES (${webhook.id}, 'enquiry.received', 1, now(), '{}', 'failed', 8, 500, 'Oops') RETURNING id`,
  );
  const makeShopNews = (status: 2 | 5) => {
    const content = {
      kind: 'news',
      title: 'New works',
      cover_id: null,
      body: '<p>We opened a second works.</p>',
    };
    return execute(
      sql`INSERT INTO shop_contents (company_id, kind, status, proposal, created_at, updated_at, submitted_at)
          VALUES (${supplier.companyId}, 'news', ${status}, ${JSON.stringify(content)}::jsonb, now(), now(),
            ${status === 2 ? sql`now()` : sql`NULL`}) RETURNING id`,
    );
  };
  const [shopNews, spareNews, waitingNews] = [
    await makeShopNews(5),
    await makeShopNews(5),
    await makeShopNews(2),
  ];
  const section = { kind: 'section', type: 'news', title: 'News' };
  const shopSection = await execute(
    sql`INSERT INTO shop_contents (company_id, kind, status, proposal, created_at, updated_at)
        VALUES (${supplier.companyId}, 'section', 5, ${JSON.stringify(section)}::jsonb, now(), now()) RETURNING id`,
  );
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);

  await app.db.execute(sql`INSERT INTO certification_questions (certification_id, note, asked_by, asked_at)
    VALUES (${certification.id}, 'Note', ${reviewer.userId}, now())`);

  await app.db.execute(sql`INSERT INTO membership_events (company_id, membership_id, action, tier, begins, ends, reason, done_by, done_at)
    VALUES (${supplier.companyId}, 1, 'end', 'vip', '2026-01-01', '2026-02-01', 'Reason', ${operator.userId}, now())`);

  await app.db.execute(sql`INSERT INTO company_changes (company_id, user_id, part, before, after, created_at, seen_by, seen_at, refused_at, refusal)
    VALUES (${supplier.companyId}, ${supplier.userId}, 'basic', '{}', '{}', now(), ${operator.userId}, now(), now(), 'Refusal')`);

  const people = { user, buyer, uncertified, supplier, other, reviewer, operator, administrator };
  const tables = [
    'products',
    'product_revisions',
    'product_groups',
    'product_pins',
    'enquiries',
    'enquiry_messages',
    'enquiry_labels',
    'labelled_enquiries',
    'messages',
    'product_imports',
    'files',
    'albums',
    'quotations',
    'deals',
    'deal_steps',
    'quotation_versions',
    'quotation_templates',
    'companies',
    'api_keys',
    'webhook_endpoints',
    'webhook_deliveries',
    'shop_contents',
  ];
  return {
    /** A token that is good now: some routes end the sessions of their caller. */
    async token(role: Role): Promise<string | undefined> {
      if (role === 'guest') return undefined;
      if (role === 'banned') return banned.token;
      if (role === 'forged') return `${supplier.token.slice(0, -4)}AAAA`;
      return tokenOf(app, people[role].userId);
    },
    people,
    supplier,
    user,
    published,
    waiting,
    draft,
    deleted,
    group: group.id,
    image,
    licence,
    album: album.id,
    spareAlbum: spareAlbum.id,
    albumImage,
    recycledImage,
    revision: revision.id,
    certification: certification.id,
    enquiry: enquiry.id,
    enquiryLabel: enquiryLabel.id,
    productImport: productImport.id,
    message: message.id,
    purchase: purchase.id,
    quotation: quotation.id,
    deal: deal.id,
    quotationTemplate: quotationTemplate.id,
    replyTemplate: replyTemplate.id,
    apiKey: apiKey.id,
    webhook: webhook.id,
    delivery: delivery.id,
    shopNews: shopNews.id,
    spareNews: spareNews.id,
    waitingNews: waitingNews.id,
    shopSection: shopSection.id,
    leaf,
    city: await cityPath(app),
    /** The supplier's things as they are, to see that nobody else changed them. */
    async snapshot(): Promise<unknown[]> {
      const read = (table: string) =>
        app.db.execute(
          sql`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${sql.identifier(table)} t`,
        );
      return (await Promise.all(tables.map(read))).map(({ rows }) => rows[0]);
    },
  };
}
