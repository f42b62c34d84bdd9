import type { DealStep } from '../../../domain/deal/steps.ts';

/** What a step says once it was set. */
export const dealSteps: Record<DealStep, string> = {
  sample_ordered: 'Sample ordered',
  sample_sent: 'Sample sent',
  sample_approved: 'Sample approved',
  proforma: 'Proforma invoice sent',
  deposit_told: 'Deposit paid',
  production: 'Production begun',
  inspection: 'Goods inspected',
  balance_told: 'Balance paid',
  shipped: 'Shipped',
  received: 'Received',
};
