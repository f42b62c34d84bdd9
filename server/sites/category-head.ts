/** <head> of category pages, on the portal and the mobile site alike. */
import type { Category } from '../../contract/category.ts';
import type { Language } from '../../contract/error.ts';
import { siteTitle } from '../../domain/page-title.ts';
import type { Head } from './head.ts';
import type { PageRequest } from './site.ts';

export const namedIn = (lang: Language, item: { name: string; name_zh: string }): string =>
  lang === 'zh' ? item.name_zh : item.name;

export function categoryHead({ lang }: PageRequest, category: Category, canonical: string, number = 1): Head {
  const name = namedIn(lang, category);
  const page = number > 1 ? (lang === 'zh' ? ` 第${number}页` : `, Page ${number}`) : '';
  const subs = category.subs.slice(0, 4).map((sub) => namedIn(lang, sub));
  return {
    title: siteTitle(lang === 'zh' ? `${name}批发与厂家${page}` : `${name} Suppliers in China${page}`),
    description:
      lang === 'zh'
        ? `${name}：${category.p_num} 个产品，${category.c_num} 家认证供应商${subs.length > 0 ? `，包括${subs.join('、')}` : ''}${page}。`
        : `${category.p_num} ${name} products from ${category.c_num} certified suppliers in China${subs.length > 0 ? `: ${subs.join(', ')}` : ''}${page}. Compare prices and minimum orders.`,
    keywords: [category.name, ...category.subs.map((sub) => sub.name)],
    canonical,
  };
}

export function breadcrumbLd({ deps, lang }: PageRequest, category: Category): object {
  const origin = `${deps.environment.scheme}://${deps.environment.publicHost}${lang === 'zh' ? '/zh' : ''}`;
  const trail = [...category.trace_cate, category];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: lang === 'zh' ? '全部产品' : 'All products',
        item: `${origin}/All`,
      },
      ...trail.map((item, i) => ({
        '@type': 'ListItem',
        position: i + 2,
        name: namedIn(lang, item),
        item: `${origin}/${trail
          .slice(0, i + 1)
          .map((t) => t.path)
          .join('/')}/`,
      })),
    ],
  };
}
