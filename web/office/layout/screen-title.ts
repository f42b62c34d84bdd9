import { isBuyer, useCompany } from '../account/company.ts';
import type { InsideName } from '../screens.ts';
import { useFrameWords } from '../words.ts';

/** Titles of the screens, as the caller's company is concerned by them. */
export function useScreenTitle(): (name: InsideName) => string {
  const { screens, enquiriesSent } = useFrameWords();
  const company = useCompany().data;
  return (name) => (name === 'enquiries' && isBuyer(company) ? enquiriesSent : screens[name]);
}
