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

/** What staff does about a report, and what came of it; `handled` was dealt with elsewhere. */
export const REPORT_ACTS = ['nothing_found', 'take_down', 'hide', 'end', 'suspend'] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];
export type ReportOutcome = ReportAct | 'handled';

const ACTS_ON: Record<ReportTarget, readonly ReportAct[]> = {
  product: ['take_down', 'suspend'],
  company: ['suspend'],
  purchase: ['end', 'suspend'],
  quotation: ['hide', 'suspend'],
  message: ['hide', 'suspend'],
};

/** What can be done about a report of such a thing; suspended is whose it is, unless that is a guest. */
export const actsOn = (target: ReportTarget): readonly ReportAct[] => ['nothing_found', ...ACTS_ON[target]];
