import type { AnnualRevenue } from '../../../domain/enumerations.ts';

/** What a company sells in a year. */
export const annualRevenues: Record<AnnualRevenue, string> = {
  '<1': 'Below US$1 million',
  '1-2.5': 'US$1–2.5 million',
  '2.5-5': 'US$2.5–5 million',
  '5-10': 'US$5–10 million',
  '10-50': 'US$10–50 million',
  '50-100': 'US$50–100 million',
  '>100': 'Above US$100 million',
};
