/** Groups IP addresses into networks (decision 20). */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What one subscriber has: an IPv4 address, or the /64 of an IPv6 address, which is theirs as a whole. */
export const networkOf = (ip: string): string => {
  const plain = ip.replace(MAPPED, '$1');
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

/** For so long a network stays known to an account that was signed in from it. */
export const KNOWN_NETWORK_DAYS = 90;

export const sameNetwork = (a: string, b: string): boolean => networkOf(a) === networkOf(b);

/** How many of them a server keeps counts of: a flood of addresses must not push the others' out. */
export const COUNTED_NETWORKS = 100_000;

/** Enough to recognise where somebody signed in, too little to find them: /24 of IPv4, /48 of IPv6. */
export const addressPrefix = (ip: string): string => {
  const plain = ip.replace(MAPPED, '$1');
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
};

/** What one operator has, as a rule: /16 of IPv4, /32 of IPv6. Whoever rents addresses has many of few of them. */
export const wideNetworkOf = (ip: string): string => {
  const plain = ip.replace(MAPPED, '$1');
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 2).join(':')}::/32`;
  return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`;
};

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
