/**
 * Which addresses the server may call for somebody who named them. Names are resolved once, and the connection goes
 * to the address that was checked: a name that resolves differently the second time reaches nothing (DNS rebinding).
 */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6 everything that is routed in the Internet lies here (RFC 4291). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the Internet: not private, loopback, link-local (where clouds keep their metadata), shared
 * by a carrier (CGNAT), multicast, reserved, for documentation, nor an IPv4 address in IPv6 or a tunnel.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}

export class AddressError extends Error {
  readonly reason: 'unresolved' | 'refused_address';
  constructor(reason: 'unresolved' | 'refused_address') {
    super(reason);
    this.reason = reason;
  }
}

export interface Address {
  address: string;
  family: 4 | 6;
}

// not by getaddrinfo, whose threads hash passwords and read files too: a name that nobody answers would keep them
const RESOLVER = { timeout: 1500, tries: 2 };

/**
 * All addresses of a host, none of them private unless `allowPrivate`. Throws AddressError: `unresolved` where there is
 * none, `refused_address` where one of them is not to be called.
 */
export async function resolvePublic(
  host: string,
  { allowPrivate, signal }: { allowPrivate: boolean; signal?: AbortSignal | undefined },
): Promise<Address[]> {
  const addresses = await addressesOf(host, signal);
  if (addresses.length === 0) throw new AddressError('unresolved');
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new AddressError('refused_address');
  return addresses;
}

async function addressesOf(host: string, signal?: AbortSignal): Promise<Address[]> {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(literal);
  if (family === 4 || family === 6) return [{ address: literal, family }];
  const resolver = new Resolver(RESOLVER);
  const cancel = () => resolver.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const none = (): string[] => [];
    const [four, six] = await Promise.all([
      resolver.resolve4(literal).catch(none),
      resolver.resolve6(literal).catch(none),
    ]);
    return [
      ...four.map((address) => ({ address, family: 4 as const })),
      ...six.map((address) => ({ address, family: 6 as const })),
    ];
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
