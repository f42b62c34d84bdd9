import type { facets as en } from '../../en/search/facets.ts';

export const facets: typeof en = {
  tiers: { default: '免费', silver: '银牌', vip: '金牌', diamond: '钻石' },
  certified: '认证供应商',
  withinDays: '{n} 天以内',
  sample: '提供样品',
  answers: '24 小时内回复',
  years: '{n} 年以上',
};
