/** <head> of search results, on the portal and the mobile site alike (spec P9.8). */
import type { Language } from '../../../contract/error.ts';
import { listTitle } from '../../../domain/page-title.ts';
import type { Head } from './head.ts';

type Kind = 'product' | 'supplier' | 'buying';

const TEXTS = {
  en: {
    all: { product: 'All products', supplier: 'All suppliers', buying: 'All buying leads' },
    title: {
      product: '{kw}: products and prices',
      supplier: '{kw}: suppliers in China',
      buying: '{kw}: buying leads',
    },
    description: {
      product:
        '{n} results for {kw} among products of certified suppliers in China. Compare prices and minimum orders, and send your enquiry.',
      supplier:
        '{n} results for {kw} among certified suppliers in China. Compare business types, main products and markets, and contact them.',
      buying:
        '{n} results for {kw} among sourcing requests of buyers worldwide: quantity, destination, target price and days left to quote.',
    },
  },
  zh: {
    all: { product: '全部产品', supplier: '全部供应商', buying: '全部采购信息' },
    title: { product: '{kw}产品与价格', supplier: '{kw}供应商', buying: '{kw}采购信息' },
    description: {
      product: '{kw}：{n} 条产品搜索结果，来自中国认证供应商。比较价格与起订量，直接发送询盘。',
      supplier: '{kw}：{n} 条供应商搜索结果，均已通过企业认证。比较经营类型、主营产品与主要市场，直接联系。',
      buying: '{kw}：{n} 条采购信息，来自全球买家。查看采购数量、目的地、目标价格与剩余天数，及时报价。',
    },
  },
} satisfies Record<Language, object>;

/**
 * A page without results is not to be indexed. Its canonical address drops words and filters, as spec P9.8 has it.
 */
export function searchHead(
  kind: Kind,
  lang: Language,
  { kw, page, size, total, more }: { kw: string; page: number; size: number; total: number; more: boolean },
): Head {
  const { all, title, description } = TEXTS[lang];
  const n = total.toLocaleString('en-US') + (more ? '+' : '');
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => ({ kw: kw || all[kind], n })[name] ?? '');
  const heading = kw ? fill(title[kind]) : all[kind];
  return {
    title: listTitle(lang, page, heading),
    description: fill(description[kind]),
    keywords: kw ? [kw] : [],
    ...(total <= (page - 1) * size && { unlisted: true }),
  };
}
