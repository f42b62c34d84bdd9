/** <head> of a shop's pages, on its own site and on the mobile site alike (spec P2.21, P9.9). */

import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopNewsArticle } from '../../../contract/company/shop.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { fill } from '../../../domain/fill.ts';
import { pageSuffix } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { type HeadContext, inLanguage, shopOrigin } from './addresses.ts';
import type { Head } from './head.ts';
import { companyLd, itemListLd, newsLd, stepsLd } from './json-ld.ts';
import { productItems } from './list-items.ts';

/** Spec P9.9: where the shop is on the mobile site. */
export const mobileShopPath = ({ root_path, domain }: PublicCompany): string => `/${root_path}/c-${domain}`;

interface Shown {
  /** Instead of "{company name} - {Main Products}". */
  title?: string;
  /** Steps from the shop's home to the page; none of the home itself. */
  steps?: readonly { name: string; path: string }[];
  products?: Paged<ProductCard>;
  /** Of a list of anything else. */
  page?: number;
  article?: ShopNewsArticle;
}

/**
 * Title, keywords and description as the specification forms them for every shop page. Every page says whose it is; a
 * page below the home the way to it, a page with products what they are.
 */
export function shopHead(request: HeadContext, company: PublicCompany, shown: Shown = {}): Head {
  const { deps, lang } = request;
  const { title, steps = [], products, page = products?.page ?? 1, article } = shown;
  const words = HEADS[lang];
  const main = company.basicinformation['Main Products'];
  const at = (path: string) => shopOrigin(deps.environment, company.domain) + inLanguage(path, lang);
  const way = [{ name: words.steps.home, path: '/' }, ...steps];
  return {
    title: (title ?? `${company.name} - ${main}`) + pageSuffix(lang, page),
    keywords: [fill(words.shop.keyword, { products: main })],
    description: [
      fill(words.shop.description, { products: main, company: company.name }),
      // the sentence of the specification is that of all pages: what follows says which it is
      ...steps.map((step) => step.name),
    ].join(' - '),
    ...(company.main_image && { image: company.main_image }),
    jsonLd: [
      companyLd(request, company),
      ...(steps.length > 0 ? [stepsLd(way.map(({ name, path }) => ({ name, url: at(path) })))] : []),
      ...(products && products.items.length > 0
        ? [itemListLd(productItems(request, products.items), products)]
        : []),
      ...(article ? [newsLd(request, company, article)] : []),
    ],
  };
}
