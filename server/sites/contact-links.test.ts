/** "Contact Supplier" leads to a form about that product, from every page that shows it (decision 29). */
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../tests/support/browser/every-page.ts';

let app: TestApp;
let made: PageFixtures;
let shop: string;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  shop = `${made.gold.domain}.${HOST}`;
  await app.db.$client.query('UPDATE products SET title = title || $1 || id', [' no. ']);
});
afterAll(() => app?.close());

async function read(address: URL): Promise<string> {
  const headers = { host: address.host, accept: 'text/html', 'user-agent': 'tests' };
  const { statusCode, body } = await app.app.inject({ url: address.pathname + address.search, headers });
  expect(statusCode, address.href).toBe(200);
  return body;
}

interface Target {
  type: string;
  id: number;
}

interface Page {
  /** Where each of its links with `data-contact` leads, and what the drawer is told; null: what the page is about. */
  links: { to: URL; about: { target?: Target } | null }[];
  /** What the form of the page asks about, or else that of its drawer. */
  form?: Target;
}

async function visit(host: string, path: string): Promise<Page> {
  const at = new URL(`http://${host}${path}`);
  const page: Page = { links: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      const contact = attributes['data-contact'];
      if (name === 'a' && contact !== undefined)
        page.links.push({ to: new URL(attributes.href!, at), about: contact ? JSON.parse(contact) : null });
      const props = attributes['data-props'];
      if (
        attributes['data-island'] === 'enquiry-form' ||
        (props && attributes['data-behaviour'] === 'contact-drawer')
      )
        page.form ??= JSON.parse(props!).asked.target;
    },
  });
  parser.end(await read(at));
  return page;
}

/** The product that an address names: by the path of its own page, else by `?product=`. */
const productIn = ({ pathname, searchParams }: URL): number | undefined =>
  Number(/\/product-detail\/(\d+)\.html$/.exec(pathname)?.[1] ?? searchParams.get('product')) || undefined;

test('every link names its product, and the form at its end is about it', async () => {
  const [product, negotiable] = made.products as [number, number];
  const { full_path } = made.leaf;
  const listing = `/${full_path}/1.html`;
  const asked = [
    ...[
      listing,
      '/search-product/1.html?kw=bolt',
      '/search-supplier/1.html?kw=bolt',
      `/product-detail/${product}.html`,
    ].flatMap((path) => [HOST, `mobile.${HOST}`].map((host) => [host, path] as const)),
    ...[
      '/',
      '/productlist.html',
      `/product-detail/${product}.html`,
      `/product-detail/${negotiable}.html`,
      '/about.html',
    ].map((path) => [shop, path] as const),
  ];
  const ends = new Map<string, Page>();
  const wrong: string[] = [];
  const ofProducts = new Set<string>();
  for (const lang of ['', '/zh'])
    for (const [host, path] of asked) {
      const here = lang + path === '/zh/' ? '/zh' : lang + path;
      const { links, form } = await visit(host, here);
      for (const { to, about } of links) {
        const address = to.origin + to.pathname + to.search;
        const end = ends.get(address) ?? (await visit(to.host, to.pathname + to.search));
        ends.set(address, end);
        const target = about?.target ?? form;
        const named = productIn(to);
        if (target?.type === 'product') ofProducts.add(to.host.replace(/^shop\w+\./, 'shop.'));
        if (
          JSON.stringify(end.form) !== JSON.stringify(target) ||
          named !== (target?.type === 'product' ? target.id : undefined)
        )
          wrong.push(
            `${host}${here}: ${to.href} for ${JSON.stringify(target)}, ends at ${JSON.stringify(end.form)}`,
          );
      }
    }
  expect(wrong).toEqual([]);
  expect([...ofProducts].sort()).toEqual([HOST, `mobile.${HOST}`, `shop.${HOST}`]);
});
