/** Rows for tests, inserted directly: code under test never makes the data it is tested with. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { API_KEY_PREFIX, type Scope } from '../../../domain/account/api-key.ts';
import type { PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import type { QuotationStatus } from '../../../domain/deal/quotation.ts';
import type { ProductStatus } from '../../../domain/product/product-review.ts';
import type { Deps } from '../../../server/platform/deps.ts';

type Has = { deps: Deps };
/** Argon2id of "Secret123", with little work: the password of every made user. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8192,t=1,p=1$TZxw+cG5D70B4REiRcZd+w$TS5x3+sh2Pf2LnM8BgEKYFUL6SC96BQA4EgDRm8d2fA';
let serial = 0;
const next = () => ++serial;
const unique = () => `${next()}x${randomBytes(3).toString('hex')}`;

async function row<T>(deps: Deps, query: ReturnType<typeof sql>): Promise<T> {
  return (await deps.db.execute(query)).rows[0] as T;
}

export type Role = 'member' | 'reviewer' | 'operator' | 'administrator';
export interface MadeUser {
  userId: number;
  email: string;
  name: string;
  token: string;
}
export interface MadeCompany extends MadeUser {
  companyId: number;
  domain: string;
}

/** A new access token of a user, for the generation it has now. */
export async function tokenOf(app: Has, userId: number): Promise<string> {
  return (await app.deps.tokens.sign(await claimsOf(app, userId), app.deps.now())).access_token;
}

/** `confirmed`: it has just shown that its account is behind it. A token of a session of its own, as of a sign-in just now; those of `tokenOf` are like the command line's, of none. */
export async function sessionOf(
  app: Has,
  userId: number,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<string> {
  const { deps } = app;
  const claims = await claimsOf(app, userId);
  const session = { id: randomUUID(), endsAt: new Date(deps.now().getTime() + 30 * 86_400_000), renewal: 0 };
  await deps.db.execute(
    sql`INSERT INTO sessions (id, user_id, generation, browser, address_prefix, seen_at, expires_at, ends_at, confirmed_at)
        VALUES (${session.id}, ${userId}, ${claims.generation}, '', '', ${deps.now().toISOString()},
          ${session.endsAt.toISOString()}, ${session.endsAt.toISOString()}, ${confirmed ? deps.now().toISOString() : null})`,
  );
  return (await deps.tokens.sign(claims, deps.now(), session)).access_token;
}

async function claimsOf({ deps }: Has, userId: number) {
  const { role, ...user } = await row<{ name: string; generation: number; cid: number | null; role: Role }>(
    deps,
    sql`SELECT u.name, u.generation, u.role, c.id AS cid FROM users u LEFT JOIN companies c ON c.user_id = u.id WHERE u.id = ${userId}`,
  );
  return { id: userId, ...user, ...(role !== 'member' && { staff: true as const }) };
}

/** A new API key of a user. */
export async function keyOf({ deps }: Has, userId: number, scopes: readonly Scope[]): Promise<string> {
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url');
  await deps.db.execute(
    sql`INSERT INTO api_keys (user_id, name, scopes, key_hash, last_four, created_at)
        VALUES (${userId}, 'A program', ${sql.param([...scopes])}::text[],
          ${createHash('sha256').update(key).digest('hex')}, ${key.slice(-4)}, ${deps.now().toISOString()})`,
  );
  return key;
}

export async function makeUser(
  app: Has,
  given: { email?: string; name?: string; role?: Role; passwordHash?: string; language?: 'en' | 'zh' } = {},
): Promise<MadeUser> {
  const n = unique();
  const { email = `u${n}@example.com`, name = `User ${n}`, role = 'member' } = given;
  const { id } = await row<{ id: number }>(
    app.deps,
    sql`INSERT INTO users (email, name, password_hash, role, language)
        VALUES (${email}, ${name}, ${given.passwordHash ?? PASSWORD_HASH}, ${role}, ${given.language ?? 'zh'}) RETURNING id`,
  );
  return { userId: id, email, name, token: await tokenOf(app, id) };
}

export const makeReviewer = (app: Has, role: Role = 'reviewer', given: Parameters<typeof makeUser>[1] = {}) =>
  makeUser(app, { ...given, role });

/** A leaf of the seeded tree with the ids above it. */
export async function leafCategory(
  { deps }: Has,
  fullPath?: string,
): Promise<{ id: number; trail: number[]; full_path: string }> {
  return row(
    deps,
    fullPath
      ? sql`SELECT id, trail, full_path FROM categories WHERE full_path = ${fullPath}`
      : sql`SELECT id, trail, full_path FROM categories WHERE is_end ORDER BY id LIMIT 1`,
  );
}

/** Ids from China down to its first city. */
export async function cityPath({ deps }: Has): Promise<number[]> {
  const { path } = await row<{ path: number[] }>(
    deps,
    sql`SELECT ARRAY[a.id, b.id, c.id] AS path FROM addresses a JOIN addresses b ON b.parent_id = a.id
        JOIN addresses c ON c.parent_id = b.id WHERE a.code = 'CN' ORDER BY c.id LIMIT 1`,
  );
  return path;
}

export async function makeSupplier(
  app: Has,
  given: {
    certified?: boolean;
    certification?: 0 | 1 | 2 | 3;
    tier?: 'silver' | 'vip' | 'diamond' | null;
    /** full_path of a category of any level. */
    categoryPath?: string;
    name?: string;
    domain?: string;
    user?: Parameters<typeof makeUser>[1];
  } = {},
): Promise<MadeCompany> {
  const user = await makeUser(app, given.user);
  const category = await leafCategory(app, given.categoryPath);
  const city = await cityPath(app);
  const domain = given.domain ?? `shop${unique()}`;
  const certification = given.certification ?? (given.certified === false ? 0 : 3);
  const { id } = await row<{ id: number }>(
    app.deps,
    sql`INSERT INTO companies (user_id, type, name, domain, description, category_id, address_id, country_id,
          certification, tier, template, business_types, main_markets, main_products, contact_name, contact_address)
        VALUES (${user.userId}, 1, ${given.name ?? `Company ${domain}`}, ${domain}, 'We make things.', ${category.id},
          ${city.at(-1)}, ${city[0]}, ${certification}, ${given.tier ?? null},
          ${given.tier ? 'vip' : 'default'}, '{Supplier}', '{Global}', '{Bolts,Nuts}', ${user.name}, '1 Long Road')
        RETURNING id`,
  );
  return { ...user, companyId: id, domain, token: await tokenOf(app, user.userId) };
}

export async function makeBuyer(app: Has, given: { name?: string } = {}): Promise<MadeCompany> {
  const user = await makeUser(app);
  const { id } = await row<{ id: number }>(
    app.deps,
    sql`INSERT INTO companies (user_id, type, name, address_id, country_id)
        SELECT ${user.userId}, 2, ${given.name ?? `Buyer ${unique()}`}, id, id FROM addresses WHERE code = 'US' AND level = 1
        RETURNING id`,
  );
  return { ...user, companyId: id, domain: '', token: await tokenOf(app, user.userId) };
}

/** A file's row; there are no bytes behind it. */
export async function makeFile(
  { deps }: Has,
  owner: { userId: number; companyId?: number | null },
  purpose: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 = 1,
): Promise<{ id: number; key: string }> {
  const extension = { 7: 'mp4', 8: 'pdf' }[purpose as number] ?? 'webp';
  const key = `${randomBytes(12).toString('hex')}.${extension}`;
  const { id } = await row<{ id: number }>(
    deps,
    sql`INSERT INTO files (key, user_id, company_id, purpose, name, mime, bytes, width, height, sha256)
        VALUES (${key}, ${owner.userId}, ${owner.companyId ?? null}, ${purpose}, 'file.webp', 'image/webp', 1000, 800, 800, 'none')
        RETURNING id`,
  );
  return { id, key };
}

/** A product with one image; published unless `status` says otherwise, and never reviewed. */
export async function makeProduct(
  app: Has,
  companyId: number,
  given: {
    status?: ProductStatus;
    categoryId?: number;
    title?: string;
    refreshedAt?: Date;
    price?: number;
    unit?: string;
    keywords?: string[];
    groupId?: number | null;
  } = {},
): Promise<{ id: number; version: number; title: string; imageId: number; categoryId: number }> {
  const { status = 1, title = `Stainless steel bolt ${unique()}`, price = 1.5 } = given;
  const owner = await row<{ user_id: number }>(
    app.deps,
    sql`SELECT user_id FROM companies WHERE id = ${companyId}`,
  );
  const image = await makeFile(app, { userId: owner.user_id, companyId });
  const categoryId = given.categoryId ?? (await leafCategory(app)).id;
  const at = (given.refreshedAt ?? app.deps.now()).toISOString();
  const prices = JSON.stringify(price > 0 ? [{ Start: 1, End: null, Price: price }] : []);
  const made = await row<{ id: number; version: number }>(
    app.deps,
    sql`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, group_id,
          title, content, keywords, properties, prices, min_price, max_price, unit, min_order, main_image_id, reasons,
          submitted_at, published_at, refreshed_at, deleted_at, reviewed_at)
        SELECT c.id, c.visible, c.tier_rank, ${status}, k.id, k.root_id, k.sub_id, ${given.groupId ?? null},
          ${title}, '<p>A bolt of stainless steel for many uses.</p>',
          ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(given.keywords ?? [])}::jsonb)),
          '[["Material","Steel"],["Certification","CE, IOS 9001"]]', ${prices}::jsonb, ${price}, ${price}, ${given.unit ?? 'piece'}, 100, ${image.id},
          ${status === 4 ? sql`'{title_quality}'::text[]` : sql`'{}'::text[]`}, ${at},
          ${status === 1 ? at : null}, ${at}, ${status === 0 ? at : null},
          ${status === 1 || status === 4 ? at : null}
        FROM companies c, categories k WHERE c.id = ${companyId} AND k.id = ${categoryId} RETURNING id, version`,
  );
  await app.deps.db.execute(
    sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${made.id}, 0, ${image.id})`,
  );
  return { ...made, title, imageId: image.id, categoryId };
}

/** Many products of a company that nobody looks at: drafts, or failed ones, which count. */
export async function makeBareProducts(
  { deps }: Has,
  companyId: number,
  status: 4 | 5,
  n: number,
): Promise<void> {
  await deps.db.execute(sql`
    INSERT INTO products (company_id, company_visible, tier_rank, status, reasons, category_id, root_id, sub_id, title, unit)
    SELECT c.id, c.visible, c.tier_rank, ${status}, ${status === 4 ? sql`'{other}'::text[]` : sql`'{}'::text[]`},
      k.id, k.root_id, k.sub_id, 'Bare product ' || n, 'piece'
    FROM companies c, (SELECT * FROM categories WHERE is_end ORDER BY id LIMIT 1) k, generate_series(1, ${n}::int) n
    WHERE c.id = ${companyId}`);
}

/** A sourcing request as it stands after its review; of a user, or of a guest without one. */
export async function makePurchase(
  { deps }: Has,
  given: {
    status?: PurchaseStatus;
    userId?: number;
    email?: string;
    title?: string;
    description?: string;
    categoryId?: number;
    /** Two-letter code of the destination. */
    receive?: string;
    /** Days from now, also behind it. */
    closesIn?: number;
    publishedAt?: Date;
    quotaNum?: number;
    /** Closed or sent again before it ever passed. */
    unpublished?: boolean;
  } = {},
): Promise<{ id: number; title: string }> {
  const { status = 1, title = `Looking for bolts ${unique()}`, email = `b${unique()}@buyer.example` } = given;
  const now = deps.now();
  const at = (given.publishedAt ?? now).toISOString();
  const audit = status === 3 ? 2 : status === 2 || given.unpublished ? 0 : 1;
  const closing = new Date(now.getTime() + (given.closesIn ?? 30) * 86_400_000).toISOString();
  return row(
    deps,
    sql`INSERT INTO purchases (user_id, guest_token_hash, title, description, category_id, root_id, sub_id, quantity, unit,
          receive_id, closing_at, contact_name, contact_email, contact_company, status, audit_status, audit_reason,
          audited_at, published_at, quota_num, submit_ip, created_at, confirmed_at)
        SELECT ${given.userId ?? null}, ${given.userId ? null : unique()}, ${title},
          ${given.description ?? 'We need stainless steel bolts for a project.'}, k.id, k.root_id, k.sub_id, 5000, 'piece',
          a.id, ${closing}, 'Secret Name', ${email}, 'Secret Company', ${status}, ${audit},
          ${status === 3 ? 'Please state the use.' : ''}, ${audit === 0 ? null : at}, ${audit === 1 ? at : null},
          ${given.quotaNum ?? 0}, '198.51.100.77', ${at}, ${at}
        FROM categories k, addresses a WHERE k.id = ${given.categoryId ?? sql`(SELECT id FROM categories WHERE is_end ORDER BY id LIMIT 1)`}
          AND a.level = 1 AND a.code = ${given.receive ?? 'US'} RETURNING id, title`,
  );
}

/** A quotation of a company on a purchase, which the caller has made. It does not count itself. */
export async function makeQuotation(
  { deps }: Has,
  purchaseId: number,
  company: MadeCompany,
  given: { status?: QuotationStatus; validFor?: number } = {},
): Promise<{ id: number }> {
  const until = new Date(deps.now().getTime() + (given.validFor ?? 20) * 86_400_000).toISOString();
  return row(
    deps,
    sql`INSERT INTO quotations (purchase_id, company_id, user_id, status, item_name, details, prices, currency, unit,
          incoterm, port, lead_time_days, sample_offered, valid_until)
        VALUES (${purchaseId}, ${company.companyId}, ${company.userId}, ${given.status ?? 1}, 'Hexagon bolt M8',
          'Stainless steel, packed in boxes.', '[{"Start":1,"End":null,"Price":0.4321}]', '$', 'piece', 'FOB', 'Ningbo',
          15, true, ${until}) RETURNING id`,
  );
}

/** A deal of a company with a buyer, or with a guest: its request, closed, and the quotation that was accepted. */
export async function makeDeal(
  app: Has,
  supplier: MadeCompany,
  buyer?: { userId: number },
): Promise<{ id: number; purchase: number; quotation: number }> {
  const purchase = await makePurchase(app, {
    status: 4,
    quotaNum: 1,
    ...(buyer && { userId: buyer.userId }),
  });
  const quotation = await makeQuotation(app, purchase.id, supplier, { status: 4 });
  const { id } = await row<{ id: number }>(
    app.deps,
    sql`INSERT INTO deals (purchase_id, quotation_id, company_id, version, accepted_at, updated_at, request, terms)
        SELECT p.id, q.id, q.company_id, 1, ${app.deps.now().toISOString()}, ${app.deps.now().toISOString()},
          jsonb_build_object('title', p.title, 'description', p.description, 'quantity', p.quantity, 'unit', p.unit,
            'receive_id', p.receive_id, 'certifications', p.certifications),
          jsonb_build_object('item_name', q.item_name, 'model', q.model, 'details', q.details, 'price', q.prices,
            'currency', q.currency, 'unit', q.unit, 'min_order', q.min_order, 'incoterm', q.incoterm, 'port', q.port,
            'lead_time_days', q.lead_time_days, 'payment_terms', q.payment_terms,
            'sample', jsonb_build_object('offered', q.sample_offered, 'free', q.sample_free, 'days', q.sample_days),
            'valid_until', q.valid_until)
        FROM purchases p, quotations q WHERE p.id = ${purchase.id} AND q.id = ${quotation.id} RETURNING id`,
  );
  return { id, purchase: purchase.id, quotation: quotation.id };
}
