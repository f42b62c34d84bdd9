/** Addresses of every kind of public page, for journeys that visit them all. */
import { authRoutes } from '../../../contract/account/auth.ts';
import { confirmableUntil } from '../../../domain/account/confirmation.ts';
import { NOTICE_STATUS } from '../../../domain/decision/infringement.ts';
import { unsubscribeLink } from '../../../server/features/email/unsubscribe.ts';
import { confirmationToken, guestToken } from '../../../server/platform/secrets/guest-token.ts';
import { hashOf, randomToken } from '../../../server/platform/secrets/random-token.ts';
import type { Site } from '../browser/browser.ts';
import type { PageFixtures } from '../browser/every-page.ts';
import { makeDeal, makePurchase, makeUser } from '../data/factories.ts';
import { onePageOfEachKind } from '../data/kinds.ts';

/** In both languages: what is found by walking from the home pages, and what no page of the fixtures leads to. */
export async function publicAddresses(site: Site, fixtures: PageFixtures): Promise<string[]> {
  const pages = await onePageOfEachKind(site, new URL(site.at('/')).host);
  const [product] = fixtures.products;
  const unlinked = [
    `/product-detail/${product}.html?tmp=vip`,
    `/product-detail/${product}.html?quantity=100`,
    `/compare?ids=${fixtures.products.slice(0, 3).join(',')}&quantity=100`,
    '/compare',
    '/saved',
    `/recently-viewed?ids=${fixtures.products.slice(0, 3).join(',')}`,
    '/recently-viewed',
    '/404',
    '/search-product/1.html?kw=nothinglikethis',
    `/post-sourcing-request/${product}`,
    '/post-sourcing-request-success',
    `/enquiry?ids=${fixtures.products.join(',')}`,
    '/enquiry',
    '/enquiry?sent=2&confirm=1',
    `/report?product=${product}`,
    '/report?sent=1',
    '/infringement',
    '/infringement?sent=1',
    '/feedback-succeed',
    new URL(unsubscribeLink(site.deps, 'en', { topic: 'leads', userId: fixtures.gold.userId })).pathname,
    ...(await guestPages(site, fixtures)),
  ];
  const onPhones = [
    `/confirm/${await unconfirmed(site)}`,
    '/offline',
    '/nothing-here',
    `/post-sourcing-request/${product}`,
    '/post-sourcing-request-success',
    '/search-product/1.html?kw=nothinglikethis',
  ];
  const inPlainTemplate = ['/', '/about.html', '/contact.html', `/product-detail/${product}.html`];
  const inShop = [
    ...inPlainTemplate.map((path) => `${path}?tmp=default`),
    '/productlist.html?kw=nothinglikethis',
  ];
  for (const host of ['', 'mobile']) pages.push(site.at('/', host), site.at('/zh', host));
  for (const lang of ['', '/zh'])
    pages.push(...inShop.map((path) => site.at(lang + path, fixtures.gold.domain)));
  for (const lang of ['', '/zh'])
    pages.push(
      ...unlinked.map((path) => site.at(lang + path)),
      ...onPhones.map((path) => site.at(lang + path, 'mobile')),
    );
  // one host after the other: a browser starts a process anew for each time that it goes to another
  return [...new Set(pages)].sort();
}

/** What guests come back to by the link in their mail. */
async function guestPages(site: Site, fixtures: PageFixtures): Promise<string[]> {
  const { id: purchase } = await makePurchase(site);
  const { rows } = await site.db.$client.query<{ id: number }>(
    `INSERT INTO enquiries (company_id, guest_token_hash, country_id, name, email, submit_ip, confirmed_at)
     SELECT $1, 'none', id, 'Ann', 'ann@example.com', '203.0.113.1', now() FROM addresses WHERE code = 'DE' AND level = 1
     RETURNING id`,
    [fixtures.gold.companyId],
  );
  const enquiry = Number(rows[0]!.id);
  await site.db.$client.query(
    `INSERT INTO enquiry_messages (enquiry_id, author, body) VALUES ($1, 'buyer', 'Please send your best price.')`,
    [enquiry],
  );
  const give = async (table: string, thing: 'purchase' | 'enquiry', id: number) => {
    const token = guestToken(site.deps, thing, id);
    await site.db.$client.query(`UPDATE ${table} SET guest_token_hash = $1 WHERE id = $2`, [
      hashOf(token),
      id,
    ]);
    return token;
  };
  const request = await give('purchases', 'purchase', purchase);
  const { purchase: agreed } = await makeDeal(site, fixtures.gold);
  return [
    `/request/${request}`,
    `/request/${request}/edit`,
    `/deal/${await give('purchases', 'purchase', agreed)}`,
    '/deal/nonsense',
    `/enquiry/${await give('enquiries', 'enquiry', enquiry)}`,
    `/confirm/${await unconfirmed(site)}`,
    '/confirm/nonsense',
    `/enter/${await codeLink(site)}`,
    '/enter/nonsense',
    `/infringement/${await infringementLink(site, fixtures, NOTICE_STATUS.unconfirmed)}`,
    `/infringement/${await infringementLink(site, fixtures, NOTICE_STATUS.open)}`,
    '/infringement/nonsense',
  ];
}

/** The link in the mails to whoever sent a notice of infringement. */
async function infringementLink(site: Site, fixtures: PageFixtures, status: number): Promise<string> {
  const token = randomToken();
  await site.db.$client.query(
    `WITH notice AS (
       INSERT INTO infringement_notices (status, name, company, address, email, telephone, capacity, kind, number, office,
         covers, explanation, language, created_at, confirmed_at, due_at)
       SELECT $1, 'Ann Right', 'Right Sound Ltd', '1 Sound Street, Leeds', 'ann.right@example.com', '+44 113 4960000', 'owner',
         'trade_mark', 'UK0001', 'UK', 'Class 9, headphones', 'It bears our mark.', 'en', now(), sent, sent + interval '7 days'
       FROM (VALUES ($2::timestamptz)) confirmed(sent) RETURNING id),
     item AS (
       INSERT INTO infringement_items (notice_id, target_type, target_id, title) SELECT id, 'product', $3, 'Hexagon bolt M8' FROM notice),
     message AS (
       INSERT INTO infringement_messages (notice_id, author, body, created_at) SELECT id, 'holder', 'Class 9.', now() FROM notice)
     INSERT INTO infringement_links (token_hash, notice_id, expires_at) SELECT $4, id, now() + interval '30 days' FROM notice`,
    [status, status === NOTICE_STATUS.unconfirmed ? null : new Date(), fixtures.products[0], hashOf(token)],
  );
  return token;
}

/** The link beside a code. */
async function codeLink(site: Site): Promise<string> {
  const { email } = await makeUser(site);
  await site.call(authRoutes.sendEmail, { body: { email, send_type: 7 } });
  const { rows } = await site.db.$client.query('SELECT body FROM outbox WHERE address = $1', [email]);
  return /\/enter\/([\w-]+)/.exec(rows[0].body)![1]!;
}

/** The link in the first mail to a guest. */
async function unconfirmed(site: Site): Promise<string> {
  const { id } = await makePurchase(site, { status: 2 });
  const { rows } = await site.db.$client.query<{ created_at: Date }>(
    'UPDATE purchases SET confirmed_at = NULL WHERE id = $1 RETURNING created_at',
    [id],
  );
  return confirmationToken(site.deps, {
    thing: 'purchase',
    id,
    expiresAt: confirmableUntil(rows[0]!.created_at),
  });
}
