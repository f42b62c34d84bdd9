/** A measured marketplace behind a port, as browsers reach it, and an address of each kind of its public pages. */
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { freePort } from '../../server/platform/process/free-port.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';

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

/** Paths of the portal by the kind of page; a lead where there is one. */
export async function samplePages({ db }: Deps): Promise<Sample[]> {
  const { rows } = await db.$client.query(`
    SELECT (SELECT full_path FROM categories WHERE level = 1 ORDER BY p_num DESC, id LIMIT 1) AS root,
      (SELECT full_path FROM categories WHERE is_end ORDER BY p_num DESC, id LIMIT 1) AS leaf,
      (SELECT id FROM products WHERE listed ORDER BY tier_rank DESC, id LIMIT 1) AS product,
      (SELECT k.full_path || '/' || p.id FROM purchases p JOIN categories k ON k.id = p.category_id
       WHERE p.status = 1 AND p.deleted_at IS NULL ORDER BY p.id LIMIT 1) AS lead`);
  const { root, leaf, product, lead } = rows[0];
  return Object.entries({
    home: '/',
    'all categories': '/All',
    'category list': `/${root}/`,
    category: `/${leaf}/1.html`,
    product: `/product-detail/${product}.html`,
    search: '/search-product/1.html?kw=steel',
    'search suppliers': '/search-supplier/1.html?kw=steel',
    'search leads': '/search-buying/1.html?kw=steel',
    leads: '/buying-leads',
    ...(lead && { lead: `/buying-leads/${lead}.html` }),
    'post a request': '/post-sourcing-request',
    sitemap: '/map.html',
    membership: '/vip-kuajingtong',
    promotion: '/cross-border-promotion',
    guide: '/guide',
    feedback: '/feedback',
    legal: '/terms-and-conditions-eng',
  }).map(([name, path]) => ({ name, path: String(path) }));
}
