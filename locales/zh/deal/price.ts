import type { PriceWords } from '../../en/deal/price.ts';

export const price: PriceWords = {
  from: '{quantity}起',
  at: '{quantity}时 {price}',
  approximately: '≈ {price}',
  withDollars: '{text} (≈\u00a0{price})',
  total: '{quantity}共 {total}',
  below: '按起订量 {quantity}计',
  above: '{quantity}的价格面议',
  totalOf: '共 {total}',
  least: '起订量 {quantity}',
  askAbove: '此数量价格面议',
  ratesOf: '标有“≈”的价格按 {date}的汇率折算。',
  need: '采购数量',
  needLabel: '我的采购数量',
  apply: '按此数量显示价格',
  clear: '不限数量',
};
