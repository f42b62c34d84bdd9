/** What every page of a shop starts with: the company, found by its domain (spec P2.21). */
import type { ShopFrame, ShopPages } from '../../../contract/pages.ts';
import { templateFor } from '../../../domain/company/membership.ts';
import { HEADS } from '../../../locales/heads.ts';
import { movedShop, publicCompany } from '../../features/company/company.ts';
import { groupsShown } from '../../features/listing/listing.ts';
import { type PageTag, tags } from '../../platform/cache/tags.ts';
import { inLanguage, shopOrigin } from '../seo/addresses.ts';
import type { Head } from '../seo/head.ts';
import { shopHead } from '../seo/shop-head.ts';
import type { Loaded, PageRequest } from '../site.ts';

export type ShopResult = Promise<Loaded<ShopPages>>;
export interface ShopRequest {
  request: PageRequest;
  /** Its company names only groups that have products. */
  frame: ShopFrame;
  /** Those without products too, whose addresses go on. */
  groups: ShopFrame['company']['groups'];
}

/** Every shop page loads the company by the domain first; a company that is not visible has no shop (decision 19). */
export const inShop =
  (load: (shopRequest: ShopRequest) => ShopResult) =>
  async (request: PageRequest): ShopResult => {
    const company = await publicCompany(request.deps, request.domain);
    if (!company) return (await moved(request)) ?? closed(request);
    const template = templateFor(company.template, request.query.get('tmp') ?? undefined);
    const shown = { ...company, groups: await groupsShown(request.deps, company) };
    return load({ request, frame: { company: shown, template }, groups: company.groups });
  };

const encoded = (path: string) => encodeURI(path).replace(/[?#]/g, (sign) => encodeURIComponent(sign));

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
  tags: [tags.shop(domain)],
  status: 404,
});

export const shopTags = ({ company }: ShopFrame): PageTag[] => [
  tags.company(company.id),
  tags.shop(company.domain),
];

/** <head> of a page of the shop: what all of them say, in the seller's colour. */
export const headOf = (
  { request, frame: { company } }: ShopRequest,
  shown?: Parameters<typeof shopHead>[2],
): Head => ({
  ...shopHead(request, company, shown),
  ...(company.decoration.accent && { accent: company.decoration.accent }),
});

export const notFoundPage = (shopRequest: ShopRequest): Loaded<ShopPages> => {
  const { frame } = shopRequest;
  const { accent } = frame.company.decoration;
  return {
    page: 'not-found',
    props: frame,
    head: { title: `404 - ${frame.company.name}`, description: '', ...(accent && { accent }) },
    tags: shopTags(frame),
    status: 404,
  };
};
