/** What can be reported, and for which reasons (decision 27). */
export const REPORT_TARGETS = ['product', 'company', 'purchase', 'quotation', 'message'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const REPORT_REASONS = [
  'counterfeit',
  'prohibited',
  'misleading',
  'fraud',
  'spam',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
