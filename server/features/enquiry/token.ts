/**
 * The link by which a guest follows an enquiry. The token is derived from the enquiry's id and a secret of the
 * server, so that every later mail can carry the same link although the database holds only its hash.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { keptSecret } from '../../platform/token.ts';

const secrets = new Map<string, Buffer>();
function secretOf(dataDir: string): Buffer {
  const known = secrets.get(dataDir);
  if (known) return known;
  const secret = keptSecret(dataDir, 'enquiry');
  secrets.set(dataDir, secret);
  return secret;
}

export const guestToken = (deps: Deps, enquiryId: number): string =>
  createHmac('sha256', secretOf(deps.environment.dataDir)).update(`enquiry:${enquiryId}`).digest('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const guestLink = (deps: Deps, token: string): string =>
  `${deps.environment.scheme}://${deps.environment.publicHost}/enquiry/${token}`;

export const deskLink = (deps: Deps, enquiryId: number): string =>
  `${deps.environment.scheme}://my.${deps.environment.publicHost}${deskPath(enquiryId)}`;
export const deskPath = (enquiryId: number): string => `/inquiries/${enquiryId}`;
