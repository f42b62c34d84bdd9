/**
 * Pages that only the portal has. All others exist on the mobile site at the same address (spec P2.2); a test
 * compares this list with both route tables.
 */
import { listed } from '../listed.ts';

const PORTAL_ONLY = new Set(
  listed(`
  404, request, deal, enquiry, report, infringement, unsubscribe, enter, feedback, feedback-succeed, guide, licences, map.html,
  vip-kuajingtong, cross-border-promotion, coorp-ymt, enlogin, saved, compare, buying-leads.rss,
  terms-and-conditions, disclaimer, privacy-policy, prohibited-category, standard-of-product-publishment,
  standard-of-images, terms-and-conditions-eng, disclaimer-eng, privacy-policy-eng, prohibited-category-eng,
  standard-of-product-publishment-eng, standard-of-images-eng
`),
);

const isNamedPortalOnly = (path: string): boolean => PORTAL_ONLY.has(/^\/([^/?#]*)/.exec(path)?.[1] ?? '');

/** Whether `path`, asked of the mobile site, is to be found on the portal. Not found is said where one is. */
export const isPortalOnly = (path: string): boolean => path !== '/404' && isNamedPortalOnly(path);

/** Whether the mobile site has the portal's page at `path`, which stands without host and language. */
export const isOnMobileSite = (path: string): boolean => !isNamedPortalOnly(path);
