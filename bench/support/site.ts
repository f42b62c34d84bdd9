/** A measured marketplace behind a port, as browsers reach it, and an address of each kind of its public pages. */
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { freePort } from '../../server/platform/process/free-port.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';

export { freePort };

export interface ServedMarketplace {
  market: Marketplace;
  deps: Deps;
  origin: string;
  /** That of the mobile site. */
  mobileOrigin: string;
  /** How long the server took for the request that it ended last, in milliseconds by the clock. */
  lastServed(): number;
  close(): Promise<void>;
}

/** Names under .localhost lead here, and browsers compress and trust them as they do https. */
export async function serveMarketplace(products: number): Promise<ServedMarketplace> {
  const market = await openMarketplace(products);
  const port = await freePort();
  const publicHost = `${market.environment.publicHost}:${port}`;
  const { deps, close } = await buildDeps({ ...market.environment, publicHost, port }, market.url);
  const app = await buildApp(deps);
  let last = Number.NaN;
  app.server.prependListener('request', (_, response) => {
    const begun = performance.now();
    response.once('finish', () => {
      last = performance.now() - begun;
    });
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    market,
    deps,
    origin: `http://${publicHost}`,
    mobileOrigin: `http://mobile.${publicHost}`,
    lastServed: () => last,
    async close() {
      await app.close();
      await close();
      await market.close();
    },
  };
}

export interface Sample {
  name: string;
  path: string;
  /** Subdomain, of a page that is not the portal's. */
  label?: string;
}

/** The address of a page. */
export const addressOf = ({ origin }: ServedMarketplace, { path, label }: Sample): string =>
  (label ? origin.replace('://', () => `://${label}.`) : origin) + path;

/** Pages of a member's shop in both templates, one of its products, and news, which are written where there are none. */
export async function shopPages({ db }: Deps): Promise<Sample[]> {
  const { rows } = await db.$client.query<{ id: number; domain: string; product: number }>(
    `SELECT c.id, c.domain, (SELECT max(id) FROM products WHERE company_id = c.id AND listed) AS product
     FROM companies c WHERE c.visible AND c.tier IS NOT NULL
       AND EXISTS (SELECT FROM products WHERE company_id = c.id AND listed) ORDER BY c.id LIMIT 1`,
  );
  const { id, domain: label, product } = rows[0]!;
  const newest = 'SELECT id FROM shop_news WHERE company_id = $1 ORDER BY id LIMIT 1';
  const known = await db.$client.query<{ id: number }>(newest, [id]);
  if (known.rows.length === 0)
    await db.$client.query(
      `WITH made AS (INSERT INTO shop_contents (company_id, kind, status, created_at, updated_at)
         VALUES ($1, 'news', 1, now(), now()) RETURNING id)
       INSERT INTO shop_news (id, company_id, title, cover_id, body, published_at)
       SELECT made.id, $1, 'A new line for housings', (SELECT main_image_id FROM products WHERE id = $2), $3, now() FROM made`,
      [
        id,
        product,
        `<p>${'We have put a second line into service. '.repeat(20)}</p><h2>What changes</h2><p>Samples.</p>`,
      ],
    );
  const news = known.rows[0] ?? (await db.$client.query<{ id: number }>(newest, [id])).rows[0]!;
  return [
    { name: 'shop home, vip', path: '/?tmp=vip', label },
    { name: 'shop home, default', path: '/?tmp=default', label },
    { name: 'shop product', path: `/product-detail/${product}.html`, label },
    { name: 'shop list', path: '/productlist.html', label },
    { name: 'shop contact', path: '/contact.html', label },
    { name: 'shop news item', path: `/news/${news.id}.html`, label },
  ];
}

/** Paths of the portal by the kind of page. */
export async function samplePages({ db }: Deps): Promise<Sample[]> {
  const one = async (text: string) => (await db.$client.query(text)).rows[0]?.value as string | undefined;
  const root = await one(
    'SELECT full_path AS value FROM categories WHERE level = 1 ORDER BY p_num DESC, id LIMIT 1',
  );
  const leaf = await one(
    'SELECT full_path AS value FROM categories WHERE is_end ORDER BY p_num DESC, id LIMIT 1',
  );
  const product = await one(
    'SELECT id AS value FROM products WHERE listed ORDER BY tier_rank DESC, id LIMIT 1',
  );
  const lead = await one(
    `SELECT k.full_path || '/' || p.id AS value FROM purchases p JOIN categories k ON k.id = p.category_id
     WHERE p.status = 1 AND p.deleted_at IS NULL ORDER BY p.id LIMIT 1`,
  );
  return [
    { name: 'home', path: '/' },
    { name: 'all categories', path: '/All' },
    { name: 'category list', path: `/${root}/` },
    { name: 'category', path: `/${leaf}/1.html` },
    { name: 'product', path: `/product-detail/${product}.html` },
    { name: 'search', path: '/search-product/1.html?kw=steel' },
    { name: 'search suppliers', path: '/search-supplier/1.html?kw=steel' },
    { name: 'search leads', path: '/search-buying/1.html?kw=steel' },
    { name: 'leads', path: '/buying-leads' },
    ...(lead ? [{ name: 'lead', path: `/buying-leads/${lead}.html` }] : []),
    { name: 'post a request', path: '/post-sourcing-request' },
    { name: 'sitemap', path: '/map.html' },
    { name: 'membership', path: '/vip-kuajingtong' },
    { name: 'promotion', path: '/cross-border-promotion' },
    { name: 'guide', path: '/guide' },
    { name: 'feedback', path: '/feedback' },
    { name: 'legal', path: '/terms-and-conditions-eng' },
  ];
}
