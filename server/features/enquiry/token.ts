/** The addresses of an enquiry: a guest's link and the member centre's. */
import type { Language } from '../../../contract/error.ts';
import type { Deps } from '../../platform/deps.ts';
import { guestToken } from '../../platform/guest-token.ts';

export { hashOf } from '../../platform/guest-token.ts';

interface Linked {
  id: number;
  linkRenewedAt: Date | null;
}

export const guestPath = (deps: Deps, { id, linkRenewedAt }: Linked, language: Language): string =>
  `${language === 'zh' ? '/zh' : ''}/enquiry/${guestToken(deps, 'enquiry', id, linkRenewedAt)}`;

export const guestLink = (deps: Deps, enquiry: Linked, language: Language): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}${guestPath(deps, enquiry, language)}`;

export const officeLink = (deps: Deps, enquiryId: number): string =>
  `${deps.environment.scheme}://my.${deps.environment.publicHost}${officePath(enquiryId)}`;
export const officePath = (enquiryId: number): string => `/inquiries/${enquiryId}`;
