/** Which site a host name selects, and which shop domains are allowed (spec P2.1, spec M5.4; decision 19). */

export type Site =
  | { site: 'portal' | 'office' | 'mobile' | 'console' }
  /** The domain is as asked for: lower case, perhaps of no company. */
  | { site: 'shop'; domain: string };

const SITES = new Map<string, Site>([
  ['www', { site: 'portal' }],
  ['my', { site: 'office' }],
  ['mobile', { site: 'mobile' }],
  ['admin', { site: 'console' }],
]);

/** Names no shop may take: the specification's, the sites', then ours. */
const RESERVED: readonly string[] = [
  ...['admin', 'image', 'image0', 'api0', 'open', 'help', 'domain', 'register', 'news', 'access'],
  ...SITES.keys(),
  ...['static', 'assets', 'cdn', 'mail'],
];

const HOST_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;
const IPV4 = /^\d+(\.\d+){3}$/;

/**
 * The site of a Host header, given PUBLIC_HOST; both may carry a port. A single label before PUBLIC_HOST
 * selects the site, and so does the first label of any other name of exactly four. Everything else, IP
 * addresses and garbage among them, is the portal. The other reserved names (`static`, `help` …) select a
 * shop like any label; no company can have them, so such a shop is not found.
 */
export function parseHost(hostHeader: string | undefined, publicHost: string): Site {
  const host = hostName(hostHeader ?? '');
  const base = hostName(publicHost);
  if (host === base || !HOST_NAME.test(host)) return { site: 'portal' };

  const [label = '', ...parents] = host.split('.');
  const hasFourLabels = parents.length === 3 && !IPV4.test(host);
  return parents.join('.') === base || hasFourLabels ? siteOf(label) : { site: 'portal' };
}

/** Without port and the dot of the root, in lower case. */
const hostName = (host: string) => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

const siteOf = (label: string): Site => SITES.get(label) ?? { site: 'shop', domain: label };

export type ShopDomainProblem = 'too_short' | 'too_long' | 'not_alphanumeric' | 'reserved';

/** What keeps a name from being a shop domain; null when nothing does. Case does not matter. */
export function shopDomainProblem(domain: string): ShopDomainProblem | null {
  if (domain.length < 4) return 'too_short';
  if (domain.length > 20) return 'too_long';
  if (!/^[a-z0-9]+$/i.test(domain)) return 'not_alphanumeric';
  if (RESERVED.includes(domain.toLowerCase())) return 'reserved';
  return null;
}
