/** A supplier's shop on the mobile site, at /{first category}/c-{domain} (spec P2.2, P9.9). */
import type { MobilePages } from '../../../contract/pages.ts';
import { movedShop, publicCompany } from '../../features/company/company.ts';
import { companyProducts, groupProducts, groupsShown } from '../../features/listing/listing.ts';
import { tags } from '../../platform/cache/tags.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import { heldQualifications } from '../pages/product.ts';
import { inBothLanguages, inLanguage, shopOrigin } from '../seo/addresses.ts';
import { mobileShopPath, shopHead } from '../seo/shop-head.ts';
import type { Loaded, PageRequest } from '../site.ts';

export const COMPANY_QUERY = ['group', 'page', 'quantity'];
const LAST_PAGE = 1_000_000;
/** As in the shop itself (spec P2.21). */
const SIZES = { all: 20, group: 10 };

export async function companyPage(request: PageRequest): Promise<Loaded<MobilePages>> {
  const { deps, lang, params, query } = request;
  const company = await publicCompany(deps, params.domain!);
  if (!company) {
    const now = await movedShop(deps, params.domain!);
    return now === null ? null : { redirect: inLanguage(`/${params.root}/c-${now}`, lang), status: 301 };
  }
  if (company.root_path !== params.root)
    return { redirect: inLanguage(mobileShopPath(company), lang), status: 301 };
  const page = query.has('page') ? Number(query.get('page')) : 1;
  const group = company.groups.find(({ id }) => String(id) === query.get('group')) ?? null;
  const isKnown = group !== null || !query.has('group');
  if (!isKnown || !Number.isInteger(page) || page < 1 || page > LAST_PAGE) return pastTheEnd(request, []);
  const shows = [tags.company(company.id)];
  const shown = { ...company, groups: await groupsShown(deps, company) };
  const products = group
    ? await groupProducts(deps, group.id, { page, size: SIZES.group })
    : await companyProducts(deps, company.id, { page, size: SIZES.all });
  if (page > 1 && products.items.length === 0) return pastTheEnd(request, shows);
  const list = group ? `/groups/${group.id}` : '/productlist.html';
  return {
    page: 'company',
    props: {
      company: shown,
      group,
      products,
      qualifications: await heldQualifications(request, { company }),
    },
    head: {
      ...shopHead(request, company, {
        products,
        ...(group && {
          title: `${company.name}-${group.name}`,
          steps: [{ name: group.name, path: list }],
        }),
      }),
      ...(group && products.total === 0 && { unindexed: true as const }),
      canonical: canonicalOf(group, page),
      canonicalOrigin: shopOrigin(deps.environment, company.domain),
    },
    tags: shows,
  };
}

/** The shop's own list has the same products on the same page. */
function canonicalOf(group: { id: number } | null, page: number) {
  if (group) return inBothLanguages(page > 1 ? `/groups/${group.id}/${page}` : `/groups/${group.id}`);
  return page > 1 ? inBothLanguages(`/productlist${page}.html`) : '/';
}
