/** What a link to the enquiry form is about, stored in its `data-contact`. */
import type { SupplierCard } from '../../../contract/schema/card.ts';
import { promptNames } from '../../../domain/deal/enquiry.ts';
import type { Words } from '../../../locales/words.ts';
import type { Asked } from '../islands/enquiry-draft.ts';
import { propertyName } from '../shell/names.ts';

export interface ContactAbout {
  target?: Asked['target'];
  /** Name of the supplier. */
  to?: string;
  /** Title, unit and what to mention of the product, in the language of the page. */
  title?: string;
  unit?: string;
  prompts?: string[];
}

interface AskedProduct {
  id: number;
  title: string;
  unit?: string;
  properties?: Record<string, string>;
}

export const aboutProduct = (product: AskedProduct, words: Words, to?: string): ContactAbout => ({
  target: { type: 'product', id: product.id },
  ...(to && { to }),
  title: product.title,
  ...(product.unit && { unit: product.unit }),
  ...(product.properties && {
    prompts: promptNames([{ properties: product.properties }]).map((name) => propertyName(name, words)),
  }),
});

export const aboutCompany = ({ id, name }: Pick<SupplierCard, 'id' | 'name'>): ContactAbout => ({
  target: { type: 'company', id },
  to: name,
});

/** The contact page of a company site, with the product. */
export const contactPath = (product?: { id: number }): string =>
  `/contact.html${product ? `?product=${product.id}` : ''}`;
