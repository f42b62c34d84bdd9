import type { savedSearch as en } from '../../en/search/saved-search.ts';

export const savedSearch: typeof en = {
  kinds: { product: '产品', supplier: '供应商', buying: '采购需求' },
  words: '“{kw}”',
  minPrice: '{amount}起',
  maxPrice: '{amount}以下',
  minOrder: '起订量不超过{n}',
  quantity: '需要{n}',
  or: '或',
  remainDays: '{n}天内截止',
};
