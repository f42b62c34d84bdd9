/** The addresses of an enquiry: a guest's link and the member centre's. */
import type { Language } from '../../../contract/schema/error.ts';
import type { Deps } from '../../platform/deps.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';

interface Linked {
  id: number;
  linkRenewedAt: Date | null;
  /** What is kept of its link, where it has one. */
  guestTokenHash?: string | null;
}

const tokenOf = (deps: Deps, { id, linkRenewedAt, guestTokenHash = null }: Linked): string =>
  guestToken(deps, 'enquiry', id, linkRenewedAt, guestTokenHash);

/** What the database keeps of a guest's link. */
export const linkHash = (deps: Deps, enquiry: Linked): string => hashOf(tokenOf(deps, enquiry));

export const guestPath = (deps: Deps, enquiry: Linked, language: Language): string =>
  `${language === 'zh' ? '/zh' : ''}/enquiry/${tokenOf(deps, enquiry)}`;

export const guestLink = (deps: Deps, enquiry: Linked, language: Language): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}${guestPath(deps, enquiry, language)}`;

export const officeLink = (deps: Deps, enquiryId: number): string =>
  `${deps.environment.scheme}://my.${deps.environment.publicHost}${officePath(enquiryId)}`;
export const officePath = (enquiryId: number): string => `/inquiries/${enquiryId}`;
