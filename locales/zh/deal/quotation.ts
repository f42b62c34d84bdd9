import type * as en from '../../en/deal/quotation.ts';

export const declineReasons: typeof en.declineReasons = {
  price: '价格',
  lead_time: '交货期',
  terms: '条款',
  quality: '质量',
  chosen_another: '已选择其他报价',
  other: '其他',
};

export const termNames: typeof en.termNames = {
  item_name: '品名',
  model: '型号',
  details: '说明',
  price: '价格',
  currency: '币种',
  unit: '单位',
  min_order: '最小起订量',
  incoterm: '贸易术语',
  port: '港口或地点',
  lead_time_days: '交货期',
  payment_terms: '付款方式',
  sample: '样品',
  files: '附件',
  valid_until: '有效期',
};
