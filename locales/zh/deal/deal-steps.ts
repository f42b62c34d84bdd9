import type { dealSteps as en } from '../../en/deal/deal-steps.ts';

export const dealSteps: typeof en = {
  sample_ordered: '已订样品',
  sample_sent: '样品已寄出',
  sample_approved: '样品已确认',
  proforma: '形式发票已发',
  deposit_told: '定金已付',
  production: '已投产',
  inspection: '已验货',
  balance_told: '余款已付',
  shipped: '已发货',
  received: '已收货',
};
