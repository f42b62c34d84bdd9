import type { LeadReasonWords } from '../../en/deal/lead-reasons.ts';

export const leadReasons: LeadReasonWords = {
  invited: (product) => `买家来自您的产品“${product}”`,
  products: (n, certified, category) => {
    if (certified === n) return `“${category}”类目下有 ${n} 款认证产品`;
    return `“${category}”类目下有 ${n} 款产品${certified > 0 ? `，其中 ${certified} 款有认证` : ''}`;
  },
  related: (n, category) => `“${category}”类目下有 ${n} 款产品`,
  main: (category) => `主营类目为“${category}”`,
  exports: (country) => `产品出口到${country}`,
  worldwide: '产品出口全球',
  minimum: '达到您的起订量',
  and: '；',
};
