/** The addresses of an enquiry: a guest's link and the member centre's. */
import type { Deps } from '../../platform/deps.ts';
import { guestToken as tokenOf } from '../../platform/guest-token.ts';

export { hashOf } from '../../platform/guest-token.ts';

export const guestToken = (deps: Deps, enquiryId: number): string => tokenOf(deps, 'enquiry', enquiryId);

export const guestLink = (deps: Deps, token: string): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}/enquiry/${token}`;

export const officeLink = (deps: Deps, enquiryId: number): string =>
  `${deps.environment.scheme}://my.${deps.environment.publicHost}${officePath(enquiryId)}`;
export const officePath = (enquiryId: number): string => `/inquiries/${enquiryId}`;
