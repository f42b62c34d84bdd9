/** List entries as structured data, each with the address of its own page. */
import type { LeadCard } from '../../../contract/deal/purchase.ts';
import { type HeadContext, inLanguage, portalUrl, shopOrigin } from './addresses.ts';
import type { Linked } from './json-ld.ts';

/** Their pages are the portal's, wherever the list is. */
export const productItems = (
  request: HeadContext,
  products: readonly { id: number; title: string }[],
): Linked[] =>
  products.map(({ id, title }) => ({ name: title, url: portalUrl(request, `/product-detail/${id}.html`) }));

export const shopItems = (
  { deps, lang }: HeadContext,
  companies: readonly { name: string; domain: string }[],
): Linked[] =>
  companies.map(({ name, domain }) => ({
    name,
    url: shopOrigin(deps.environment, domain) + inLanguage('/', lang),
  }));

export const leadPath = ({ ID, category }: Pick<LeadCard, 'ID' | 'category'>): string =>
  `/buying-leads/${category.full_path}/${ID}.html`;

export const leadItems = (request: HeadContext, leads: readonly LeadCard[]): Linked[] =>
  leads.map((lead) => ({ name: lead.title, url: portalUrl(request, leadPath(lead)) }));
