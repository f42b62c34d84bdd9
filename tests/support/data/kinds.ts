/** One address of every kind of public page, found by walking from the home pages. */
import type { TestApp } from '../app.ts';
import { linksOf } from '../browser/links.ts';

/** Pages whose links are read; breadth first, all kinds are met long before. */
const READ = 300;

/**
 * `host` with its port. Addresses on the portal, on one shop and on the mobile site, the language in front, by kind:
 * numbers do not make a kind, nor do the names of categories, only how deep they lie.
 */
export async function onePageOfEachKind(app: TestApp, host: string): Promise<string[]> {
  const { rows } = await app.db.$client.query<{ path: string }>(
    'SELECT path FROM categories WHERE level = 1',
  );
  const roots = rows.map(({ path }) => path);
  const kindOf = (url: URL) => {
    const label = url.host === host ? '' : url.host.startsWith('mobile.') ? 'mobile' : 'shop';
    const [, zh = '', rest = ''] = /^(\/zh(?=\/|$))?(.*)$/.exec(url.pathname) ?? [];
    const segments = rest.split('/');
    const category = roots.includes(segments[1] ?? '') && !/\/c-/.test(rest);
    const lead = /^\/buying-leads\/.+\/\d+\.html$/.test(rest);
    const path = category
      ? `category ${segments.length} ${/\.html$/.test(rest) ? 'detail' : 'list'}`
      : lead
        ? 'lead'
        : rest.replace(/\d+/g, 'n').replace(/\/c-\w+$/, '/c-shop');
    return `${label} ${zh} ${path}`;
  };
  const kinds = new Map<string, string>();
  const seen = new Set<string>();
  const claimed = new Set<string>();
  const queue = ['/', '/zh'].map((path) => `http://${host}${path}`);
  for (let read = 0; queue.length > 0 && read < READ; read++) {
    const address = queue.shift()!;
    const { pathname, search, host: at } = new URL(address);
    const reply = await app.app.inject({
      url: pathname + search,
      headers: { host: at, accept: 'text/html', 'user-agent': 'crawler' },
    });
    if (!/html/.test(String(reply.headers['content-type']))) continue;
    const kind = kindOf(new URL(address));
    if (reply.statusCode === 200 && !kinds.has(kind)) kinds.set(kind, address);
    for (const found of linksOf(reply.body, address).addresses) {
      const url = new URL(found);
      url.hash = '';
      const office = url.host === `my.${host}` || url.host === `admin.${host}`;
      if (!url.host.endsWith(host) || office || /^\/(?:files|assets|api)\//.test(url.pathname)) continue;
      if (seen.has(url.href)) continue;
      seen.add(url.href);
      // a kind not met yet comes first
      if (claimed.has(kindOf(url))) queue.push(url.href);
      else queue.unshift(url.href);
      claimed.add(kindOf(url));
    }
  }
  return [...kinds.values()];
}
