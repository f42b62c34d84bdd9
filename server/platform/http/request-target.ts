/** Reduces the request line to a path, whichever form it came in (RFC 9112 3.2). */
import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;
/** Of `OPTIONS *`, which asks about the server as a whole. */
const WHOLE_SERVER = '/';

/**
 * In absolute form ("GET http://host/All HTTP/1.1") the host of the request line wins over the header (3.2.2). A name
 * before "@" in it is no host.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const target = request.url ?? WHOLE_SERVER;
  if (target === '*') return request.method === 'OPTIONS' ? WHOLE_SERVER : target;
  const [, authority, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (authority === undefined) return target;
  request.headers.host = authority.slice(authority.lastIndexOf('@') + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
