/** The title of a thread. */
import type { ItemRow } from './enquiry.sql.ts';

/** Its first product, with how many more there are; or the subject. */
export const titleOf = ({ productTitle, furtherProducts, enquiry }: ItemRow): string => {
  if (productTitle === null) return enquiry.subject;
  return furtherProducts.length > 0 ? `${productTitle} (+${furtherProducts.length})` : productTitle;
};

export const aboutOf = (row: ItemRow): string => titleOf(row) || row.companyName;
