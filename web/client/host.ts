/** The public host, from `<meta name="public-host">`, which the server writes. */

/** Public host with its port, e.g. "b2b.overseas.localhost:3000". */
export function publicHost(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="public-host"]')?.content;
  // A page opened without the server (a preview) still has the placeholder.
  if (named && !named.includes('%')) return named;
  return location.host.replace(/^(?:my|admin|mobile)\./, '');
}

export const publicUrl = (path = '/'): string => `${location.protocol}//${publicHost()}${path}`;
/** The legal pages have one address for each language (spec P2.1). */
export const legalUrl = (page: string, language: 'en' | 'zh'): string =>
  publicUrl(language === 'zh' ? `/${page}` : `/${page}-eng`);
export const shopUrl = (domain: string): string => `${location.protocol}//${domain}.${publicHost()}/`;

/** Is the address on the public host or one of its subdomains? Anything else must not be redirected to. */
export function isOurUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  const ours = publicHost();
  return /^https?:$/.test(protocol) && (host === ours || host.endsWith(`.${ours}`));
}

/** The console has sessions of its own. No shop can be `admin`. */
export const isConsole = (): boolean =>
  location.hostname.startsWith('admin.') && location.host !== publicHost();
export const officeUrl = (path = '/'): string => `${location.protocol}//my.${publicHost()}${path}`;
export const consoleUrl = (path = '/'): string => `${location.protocol}//admin.${publicHost()}${path}`;

/** Attributes of a cookie that all hosts of the marketplace share. */
export function sharedCookie(expires: Date): string {
  const domain = publicHost().replace(/:\d+$/, '');
  const within = location.hostname === domain || location.hostname.endsWith(`.${domain}`);
  // Browsers refuse a Domain without a dot and one the page is not under; the cookie is then of this host only.
  const scope = within && domain.includes('.') && !/^[\d.]+$/.test(domain) ? `; Domain=${domain}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `; Path=/; Expires=${expires.toUTCString()}; SameSite=Lax${scope}${secure}`;
}

export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, expires: Date): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}${sharedCookie(expires)}`;
}

/** A cookie that goes to no other host, nor out with a request that another site has begun. */
export function writeOwnCookie(name: string, value: string, expires: Date): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires.toUTCString()}; SameSite=Strict${secure}`;
}

/** Deletes the shared cookie and one of this host only by the same name. */
export function deleteCookie(name: string): void {
  writeCookie(name, '', new Date(0));
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`;
}
