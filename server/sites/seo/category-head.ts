/** <head> of category pages, on the portal and the mobile site alike. */

import type { Category } from '../../../contract/product/category.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { fill, fillEach } from '../../../domain/fill.ts';
import { listTitle, pageSuffix, siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { hasNamesake } from '../../features/category/category.ts';
import type { HeadContext } from './addresses.ts';
import type { Head } from './head.ts';
import { breadcrumbLd, itemListLd } from './json-ld.ts';
import { productItems } from './list-items.ts';

interface Named {
  name: string;
  name_zh: string;
}
export const namedIn = (lang: Language, item: Named): string => (lang === 'zh' ? item.name_zh : item.name);

/** Where a category opens: a leaf with its products, any other with what is below it. */
export const categoryAddress = (fullPath: string, isLeaf: boolean): string =>
  `/${fullPath}/${isLeaf ? '1.html' : ''}`;

/** Categories from the root down as steps of a breadcrumb; `isLeaf` is of the last. */
export const categorySteps = (
  lang: Language,
  trail: readonly (Named & { path: string })[],
  isLeaf: boolean,
): { name: string; path: string }[] =>
  trail.map((item, i) => ({
    name: namedIn(lang, item),
    path: categoryAddress(
      trail
        .slice(0, i + 1)
        .map((t) => t.path)
        .join('/'),
      isLeaf && i === trail.length - 1,
    ),
  }));

const breadcrumb = (request: HeadContext, category: Category) =>
  breadcrumbLd(request, [
    { name: HEADS[request.lang].steps.allProducts, path: '/All' },
    ...categorySteps(request.lang, [...category.trace_cate, category], category.is_end),
  ]);

/** The name, with that of the category above where another bears the same name. */
async function ownName({ deps, lang }: HeadContext, category: Category): Promise<string> {
  const above = category.trace_cate.at(-1);
  const name = namedIn(lang, category);
  return above && (await hasNamesake(deps, category)) ? `${name} (${namedIn(lang, above)})` : name;
}

/** How much there is, and what; a category may have products of suppliers whose main category is another. */
function describe({ lang }: HeadContext, name: string, category: Category, page: string): string {
  const words = HEADS[lang].category;
  const subs = category.subs.slice(0, 4).map((sub) => namedIn(lang, sub));
  const { p_num: products, c_num: companies } = category;
  return fill(companies > 0 ? words.descriptionWithCompanies : words.description, {
    name,
    products: fill(products === 1 ? words.oneProduct : words.products, { n: products }),
    companies: fill(companies === 1 ? words.oneCompany : words.companies, { n: companies }),
    among: subs.length > 0 ? fill(words.among, { subs: subs.join(words.and) }) : '',
    page,
  });
}

const keywordsOf = (lang: Language, category: Category) =>
  [category, ...category.trace_cate.toReversed(), ...category.subs].map((item) => namedIn(lang, item));

/** Of a category's overview. A leaf has nothing below it to show: its listing is the page to find. */
export async function categoryListHead(request: HeadContext, category: Category): Promise<Head> {
  const name = await ownName(request, category);
  return {
    title: siteTitle(...fillEach(HEADS[request.lang].category.listTitles, { name })),
    description: describe(request, name, category, ''),
    keywords: keywordsOf(request.lang, category),
    canonical: categoryAddress(category.full_path, category.is_end),
    jsonLd: [breadcrumb(request, category)],
  };
}

/** Of one page of a category's products. */
export async function categoryDetailHead(
  request: HeadContext,
  category: Category,
  products: Paged<ProductCard>,
): Promise<Head> {
  const { lang } = request;
  const name = await ownName(request, category);
  const page = pageSuffix(lang, products.page);
  const [first] = products.items;
  return {
    title: listTitle(lang, products.page, ...fillEach(HEADS[lang].category.detailTitles, { name })),
    description: describe(request, name, category, page),
    keywords: keywordsOf(lang, category),
    canonical: `/${category.full_path}/${products.page}.html`,
    ...(first && { image: first.image }),
    jsonLd: [
      breadcrumb(request, category),
      ...(first ? [itemListLd(productItems(request, products.items), products)] : []),
    ],
  };
}
