import type { AnnualRevenue } from '../../../domain/enumerations.ts';

export const annualRevenues: Record<AnnualRevenue, string> = {
  '<1': '100万美元以下',
  '1-2.5': '100万–250万美元',
  '2.5-5': '250万–500万美元',
  '5-10': '500万–1000万美元',
  '10-50': '1000万–5000万美元',
  '50-100': '5000万–1亿美元',
  '>100': '1亿美元以上',
};
