/** Which suppliers are notified of an approved request, in what order and why (decision 27). */
import type { MainMarket } from '../enumerations.ts';

/** So many are told of one request. */
export const MAX_MATCHES = 30;

export interface Named {
  name: string;
  name_zh: string;
}

/** Why a request fits a supplier. Names are kept with it: it says what was true when it was found. */
export type LeadReason =
  | { kind: 'invited'; product: string }
  /** Listed in the very category; `certified` of them name a certificate, or one that is asked for. */
  | { kind: 'products'; n: number; certified: number; category: Named }
  /** Listed in the categories beside it. */
  | { kind: 'related'; n: number; category: Named }
  | { kind: 'main'; category: Named }
  | { kind: 'exports'; country: Named }
  | { kind: 'worldwide' }
  | { kind: 'minimum' };

export interface RequestToMatch {
  category: Named;
  /** That above the category. */
  parent: Named;
  country: Named;
  /** Null where no market covers the country. */
  market: MainMarket | null;
}

export interface Candidate {
  companyId: number;
  tierRank: number;
  /** Title of the product from which the buyer came, if it is this supplier's. */
  invitedFrom: string | null;
  /** Listed products in the category, those of them with a certificate, and those in the categories beside it. */
  products: number;
  certified: number;
  related: number;
  /** Whether the supplier's main category is that of the request, the one above it, or neither. */
  main: 'category' | 'parent' | null;
  /** Of the company and of those products; none where nothing was said. */
  markets: readonly string[];
  /** Whether one of the products in the category can be ordered in the quantity asked for. */
  minimumMet: boolean;
}

export interface Match {
  companyId: number;
  reasons: LeadReason[];
}

const COUNTED = 10;
const counted = (n: number) => Math.min(n, COUNTED);

/** What speaks for the supplier; null when it does not fit. An invited one always does. */
function judge(
  request: RequestToMatch,
  candidate: Candidate,
): { score: number; reasons: LeadReason[] } | null {
  const { category, parent, country, market } = request;
  const { invitedFrom, products, certified, related, main, markets, minimumMet } = candidate;
  const named = market !== null && markets.includes(market);
  const worldwide = markets.includes('Global');
  const reaches = market === null || markets.length === 0 || named || worldwide;
  const makes = products > 0 || main === 'category' || (related > 0 && main === 'parent');
  if (invitedFrom === null && !(makes && reaches)) return null;
  const found: [LeadReason | false, number][] = [
    [invitedFrom !== null && { kind: 'invited', product: invitedFrom }, 10_000],
    [
      products > 0 && { kind: 'products', n: products, certified, category },
      100 + 6 * counted(products) + 6 * counted(certified),
    ],
    [
      products === 0 && related > 0 && { kind: 'related', n: related, category: parent },
      2 * counted(related),
    ],
    [main === 'category' && { kind: 'main', category }, 60],
    [main === 'parent' && { kind: 'main', category: parent }, 30],
    [named && { kind: 'exports', country }, 40],
    [!named && worldwide && { kind: 'worldwide' }, 20],
    [minimumMet && { kind: 'minimum' }, 20],
  ];
  const held = found.flatMap(([reason, score]) => (reason ? [{ reason, score }] : []));
  return {
    score: held.reduce((sum, { score }) => sum + score, 0),
    reasons: held.map(({ reason }) => reason),
  };
}

/** The best thirty, best first; among equals the higher tier, then the older company. */
export function rankSuppliers(request: RequestToMatch, candidates: readonly Candidate[]): Match[] {
  return candidates
    .flatMap((candidate) => {
      const judged = judge(request, candidate);
      return judged ? [{ ...candidate, ...judged }] : [];
    })
    .sort((a, b) => b.score - a.score || b.tierRank - a.tierRank || a.companyId - b.companyId)
    .slice(0, MAX_MATCHES)
    .map(({ companyId, reasons }) => ({ companyId, reasons }));
}
