/** From the home page in both languages along every link of every page of the portal and of a shop: nothing leads nowhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { buildPageFixtures } from '../support/browser/every-page.ts';
import { linksOf, linksOfXml } from '../support/browser/links.ts';

/** Addresses that are linked although they lead elsewhere, and where they may lead. */
const INTENDED: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^\/coorp-ymt$/, /^\/cross-border-promotion$/],
  [/^\/enlogin$/, /^\/en\/login\.html$/],
  // a legal document is in the language of its address
  [/^\/zh\/[a-z-]+$/, /^\/[a-z-]+$/],
];
const AT_ONCE = 4;
/** Filters combine without end: of each kind of page with a query the links of so many are followed. */
const WITH_QUERY = 40;
const BOUND = 20_000;

let app: TestApp;
/** The host of the shop whose pages are followed too: it has every kind of them. */
let shop: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { gold } = await buildPageFixtures(app);
  shop = `${gold.domain}.${HOST}`;
});
afterAll(() => app?.close());

interface Visited {
  status: number;
  location?: string;
  kind: string;
  ids?: Set<string>;
}
const origin = `http://${HOST}`;
/** Numbers and names differ; what is left is the kind of page. */
const kindOf = ({ host, pathname }: URL) => `${host}${pathname.replace(/\d+/g, 'n')}`;

class Crawl {
  readonly visited = new Map<string, Visited>();
  /** Address → a page that names it. */
  readonly seenOn = new Map<string, string>();
  private readonly queue: string[] = [];
  private readonly followed = new Map<string, number>();
  /** Fragments asked for: [address without it, fragment, page]. */
  readonly fragments: [string, string, string][] = [];

  find(address: string, page: string): void {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) return;
    if (url.hostname !== HOST && !url.hostname.endsWith(`.${HOST}`)) return;
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    if (fragment) this.fragments.push([url.href, fragment, page]);
    if (this.seenOn.has(url.href)) return;
    this.seenOn.set(url.href, page);
    this.queue.push(url.href);
  }

  async run(): Promise<void> {
    const worker = async () => {
      for (let address = this.queue.shift(); address; address = this.queue.shift()) await this.visit(address);
    };
    // a worker that finds nothing to do may be early: what the others find is for the next round
    while (this.queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  private async visit(address: string): Promise<void> {
    if (this.visited.size > BOUND) throw new Error(`more than ${BOUND} addresses, the last one ${address}`);
    const url = new URL(address);
    const headers = { host: url.host, accept: 'text/html', 'user-agent': 'crawler' };
    const reply = await app.app.inject({ url: url.pathname + url.search, headers });
    const kind = String(reply.headers['content-type'] ?? '').replace(/;.*/, '');
    const entry: Visited = { status: reply.statusCode, kind };
    this.visited.set(address, entry);
    const { location } = reply.headers;
    if (location) {
      entry.location = new URL(location, address).href;
      this.find(entry.location, address);
    }
    // all hosts but the portal and one shop are one step deep
    if ((url.host !== HOST && url.host !== shop) || reply.statusCode !== 200) return;
    if (/xml$/.test(kind)) for (const found of linksOfXml(reply.body)) this.find(found, address);
    if (kind !== 'text/html') return;
    const { addresses, ids } = linksOf(reply.body, address);
    entry.ids = ids;
    const times = (this.followed.get(kindOf(url)) ?? 0) + 1;
    this.followed.set(kindOf(url), times);
    if (url.search && times > WITH_QUERY) return;
    for (const found of addresses) this.find(found, address);
  }

  /** One line for each address that leads nowhere. */
  broken(): string[] {
    return [...this.visited].flatMap(([address, { status, location }]) => {
      if (status === 200) return [];
      const from = new URL(address);
      const to = location && new URL(location);
      if (to && INTENDED.some(([a, b]) => a.test(from.pathname) && b.test(to.pathname))) return [];
      return [
        `${status} ${address}${location ? ` → ${location}` : ''}, linked on ${this.seenOn.get(address)}`,
      ];
    });
  }
}

describe('from the home page', () => {
  const crawl = new Crawl();
  beforeAll(async () => {
    crawl.find(`${origin}/`, 'the start');
    crawl.find(`${origin}/zh`, 'the start');
    crawl.find(`${origin}/robots.txt`, 'the start');
    crawl.find(`http://${shop}/sitemap.xml`, 'the start');
    const { body } = await app.app.inject({ url: '/robots.txt', headers: { host: HOST } });
    for (const [, sitemap] of body.matchAll(/^Sitemap: (\S+)$/gim)) crawl.find(sitemap!, '/robots.txt');
    await crawl.run();
  }, 900_000);

  test('every link of every page leads to a page', () => {
    const broken = crawl.broken();
    expect(broken.slice(0, 40), `${broken.length} of ${crawl.visited.size} addresses`).toEqual([]);
  });

  test('every fragment names a place on its page', () => {
    const missing = crawl.fragments.filter(([address, fragment]) => {
      const ids = crawl.visited.get(address)?.ids;
      return ids && !ids.has(fragment);
    });
    expect([...new Set(missing.map(([, fragment, page]) => `#${fragment} on ${page}`))].slice(0, 20)).toEqual(
      [],
    );
  });

  test('all kinds of pages were met, in both languages', () => {
    const met = new Set(
      [...crawl.visited.keys()].filter((a) => new URL(a).host === HOST).map((a) => kindOf(new URL(a))),
    );
    const kinds = [
      ...[
        '',
        '/All',
        '/product-detail/n.html',
        '/search-product/n.html',
        '/search-supplier/n.html',
        '/search-buying/n.html',
      ],
      ...[
        '/buying-leads',
        '/post-sourcing-request',
        '/map.html',
        '/vip-kuajingtong',
        '/cross-border-promotion',
        '/guide',
        '/licences',
      ],
      ...['/feedback'],
    ];
    const missing = ['', '/zh'].flatMap((lang) =>
      kinds
        .filter((kind) => !met.has(`${HOST}${lang}${kind || (lang ? '' : '/')}`))
        .map((kind) => lang + kind),
    );
    expect(missing).toEqual([]);
    const pages = [...met];
    const listing = pages.filter((kind) => /\/[\w-]+\/[\w-]+\/[\w-]+\/n\.html$/.test(kind));
    expect(listing.length).toBeGreaterThan(1000);
    expect(pages.some((kind) => /\/buying-leads\/.+\/n\.html$/.test(kind))).toBe(true);
  });

  test('all kinds of pages of a shop were met, in both languages', () => {
    const met = new Set(
      [...crawl.visited.keys()].filter((a) => new URL(a).host === shop).map((a) => kindOf(new URL(a))),
    );
    const kinds = [
      ...['', '/about.html', '/contact.html', '/productlist.html', '/productlistn.html', '/groups/n'],
      ...[
        '/groups/n/n',
        '/product-detail/n.html',
        '/video/',
        '/video/listn.html',
        '/news/',
        '/news/listn.html',
      ],
      ...['/news/n.html', '/qualification.html', '/sitemap.xml'],
    ];
    const missing = ['', '/zh'].flatMap((lang) =>
      kinds
        .filter((kind) => !(lang && kind === '/sitemap.xml'))
        .filter((kind) => !met.has(`${shop}${lang}${kind || (lang ? '' : '/')}`))
        .map((kind) => lang + kind),
    );
    expect(missing).toEqual([]);
  });

  test('other hosts were met: shops, the mobile site, the member centre', () => {
    const hosts = new Set(
      [...crawl.visited.keys()].map((address) => new URL(address).host.replace(`.${HOST}`, '')),
    );
    expect([...hosts]).toEqual(expect.arrayContaining(['my', 'mobile']));
    expect(hosts.size).toBeGreaterThanOrEqual(5);
  });
});
