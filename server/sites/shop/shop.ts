/** A supplier's shop at {domain}.{host} (spec P2.21, P9.9). */
import type { PublicCompany } from '../../../contract/company.ts';
import type { ShopPages } from '../../../contract/pages.ts';
import { templateFor } from '../../../domain/membership.ts';
import { HEADS } from '../../../locales/heads.ts';
import { movedShop, publicCompany } from '../../features/company/company.ts';
import { companyProducts, groupProducts } from '../../features/listing/listing.ts';
import { inLanguage, shopOrigin } from '../seo/addresses.ts';
import { mobileShopPath, shopHead } from '../seo/shop-head.ts';
import { type Loaded, type PageRequest, page, type Site } from '../site.ts';

type Result = Promise<Loaded<ShopPages>>;
interface ShopRequest {
  request: PageRequest;
  company: PublicCompany;
  template: 'default' | 'vip';
}

/** Every shop page loads the company by the domain first; a company that is not visible has no shop (decision 19). */
const inShop =
  (load: (shopRequest: ShopRequest) => Result) =>
  async (request: PageRequest): Result => {
    const company = await publicCompany(request.deps, request.domain);
    if (!company) return (await moved(request)) ?? closed(request);
    return load({
      request,
      company,
      template: templateFor(company.template, request.query.get('tmp') ?? undefined),
    });
  };

const encoded = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** For a year the domain that a shop had leads to the same path of the one it has. */
async function moved({ deps, domain, lang, path, query }: PageRequest) {
  const now = await movedShop(deps, domain);
  if (!now) return null;
  const search = query.size > 0 ? `?${query}` : '';
  return {
    redirect: shopOrigin(deps.environment, now) + inLanguage(encoded(path), lang) + search,
    status: 301 as const,
  };
}

const closed = ({ lang, domain }: PageRequest): Loaded<ShopPages> => ({
  page: 'closed',
  props: {},
  head: { title: HEADS[lang].shop.closed, description: '' },
  tags: [`shop:${domain}`],
  status: 404,
});

const tagsOf = ({ company }: ShopRequest) => [`company:${company.id}`, `shop:${company.domain}`];

const home = inShop(async (shopRequest) => {
  const { company, template, request } = shopRequest;
  const products = await companyProducts(request.deps, company.id, { page: 1, size: 20 });
  return {
    page: 'home',
    props: { company, template, products: products.items },
    // spec P2.21: the shop's own address on the mobile site
    head: {
      ...shopHead(request, company, { products }),
      mobile: mobileShopPath(company),
    },
    tags: tagsOf(shopRequest),
  };
});

const about = inShop(async (shopRequest) => {
  const { company, template, request } = shopRequest;
  const step = { name: HEADS[request.lang].shop.steps.about, path: '/about.html' };
  return {
    page: 'about',
    props: { company, template },
    head: shopHead(request, company, { steps: [step] }),
    tags: tagsOf(shopRequest),
  };
});

const contact = inShop(async (shopRequest) => {
  const { company, template, request } = shopRequest;
  const step = { name: HEADS[request.lang].shop.steps.contact, path: '/contact.html' };
  return {
    page: 'contact',
    props: { company, template },
    head: shopHead(request, company, { steps: [step] }),
    tags: tagsOf(shopRequest),
  };
});

const notFoundPage = (shopRequest: ShopRequest): Loaded<ShopPages> => ({
  page: 'not-found',
  props: { company: shopRequest.company, template: shopRequest.template },
  head: { title: `404 - ${shopRequest.company.name}`, description: '' },
  tags: tagsOf(shopRequest),
  status: 404,
});

const productList = inShop(async (shopRequest) => {
  const { company, template, request } = shopRequest;
  const number = Number(request.params.page ?? 1);
  const products = await companyProducts(request.deps, company.id, { page: number, size: 20 });
  if (number > 1 && products.items.length === 0) return notFoundPage(shopRequest);
  const step = { name: HEADS[request.lang].shop.steps.products, path: '/productlist.html' };
  return {
    page: 'product-list',
    props: { company, template, products },
    head: {
      ...shopHead(request, company, { steps: [step], products }),
      canonical: `/productlist${number > 1 ? number : ''}.html`,
      ...(number > 1 && { mobile: `${mobileShopPath(company)}?page=${number}` }),
    },
    tags: tagsOf(shopRequest),
  };
});

const group = inShop(async (shopRequest) => {
  const { company, template, request } = shopRequest;
  const found = company.groups.find(({ id }) => id === Number(request.params.id));
  if (!found) return notFoundPage(shopRequest);
  const number = Number(request.params.page ?? 1);
  const products = await groupProducts(request.deps, found.id, { page: number, size: 10 });
  if (number > 1 && products.items.length === 0) return notFoundPage(shopRequest);
  const step = { name: found.name, path: `/groups/${found.id}` };
  return {
    page: 'group',
    props: { company, template, group: found, products },
    head: {
      ...shopHead(request, company, { title: `${company.name}-${found.name}`, steps: [step], products }),
      canonical: `/groups/${found.id}${number > 1 ? `/${number}` : ''}`,
    },
    tags: tagsOf(shopRequest),
  };
});

const withTmp = { query: ['tmp'] };

export const shop: Site<Loaded<ShopPages>> = {
  name: 'shop',
  routes: [
    page('/', home, withTmp),
    page('/about.html', about, withTmp),
    page('/contact.html', contact, withTmp),
    page('/productlist.html', productList, withTmp),
    page('/productlist{page:int}.html', productList, withTmp),
    page('/groups/{id:int}', group, withTmp),
    page('/groups/{id:int}/{page:int}', group, withTmp),
  ],
  notFound: inShop(async (shopRequest) => notFoundPage(shopRequest)),
};
