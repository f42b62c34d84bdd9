/** Answers the well-known addresses that standards define, on every host (RFC 8615; decision 24). */
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../domain/time.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { supportEmail } from '../../platform/settings/settings.ts';
import { portalOrigin } from '../seo/addresses.ts';

const SECURITY = '/.well-known/security.txt';
/** Members change it there; what they read of the address says where they are led (W3C change-password-url). */
const PASSWORD_SCREEN = '/account/AccountSecurity/ChangePassword';
/** RFC 9116: less than a year ahead. It is counted from each answer, so that it never runs out. */
const VALID_DAYS = 180;

export function serveWellKnown(app: FastifyInstance, deps: Deps): void {
  const { environment } = deps;
  app.get('/.well-known/change-password', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${environment.scheme}://my.${environment.publicHost}${PASSWORD_SCREEN}`, 302),
  );
  app.get(SECURITY, (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(deps)),
  );
  // where it stood before the standard
  app.get('/security.txt', (_, reply) => reply.redirect(SECURITY, 301));
  // password managers look whether an address that cannot be there is refused
  const nothing = () => {
    throw new ApiError('not_found');
  };
  app.get('/.well-known', nothing);
  app.get('/.well-known/*', nothing);
}

function securityTxt(deps: Deps): string {
  const { environment } = deps;
  const now = deps.now();
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${supportEmail(deps)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${portalOrigin(environment)}${SECURITY}`,
    '',
  ].join('\n');
}
