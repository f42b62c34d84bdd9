/** Guests' e-mail addresses by RFC 5321 and 6531; accounts keep the narrower rule of identity.ts (decision 23). */

import { withoutInvisible } from '../page/visible.ts';
import { domainInScript } from './punycode.ts';

/** In octets as they are sent (RFC 5321 4.5.3.1). */
export const MAX_LOCAL = 64;
export const MAX_ADDRESS = 254;
const MAX_LABEL = 63;

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]|[^\\p{ASCII}\\p{C}\\p{Z}]";
const LOCAL = new RegExp(`^(?:${ATOM})+(?:\\.(?:${ATOM})+)*$`, 'u');
// Of a quoted part only what no program between here and there takes for something else: no @, brackets, commas.
const QUOTED = new RegExp(`^"((?:${ATOM}|[. ])+)"$`, 'u');
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** The domain as it is sent, in punycode; null for none. An address of a machine, a single name or a number is none. */
export function asciiDomain(domain: string): string | null {
  if (/[\s/?#@:\\%[\]]/.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const ascii = new URL(`http://${domain}`).hostname;
  const labels = ascii.split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL && LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!);
  return isDomain ? ascii : null;
}

/**
 * The one spelling of an address that is stored, compared and shown: the domain in its script and small letters, what
 * needs no quotation marks without. Null where it is no address.
 */
export function emailAddress(typed: string): string | null {
  const text = withoutInvisible(typed).trim();
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const ascii = asciiDomain(text.slice(at + 1).normalize('NFC'));
  const given = text.slice(0, at).normalize('NFC');
  const [, quoted] = QUOTED.exec(given) ?? [];
  const local = quoted !== undefined && LOCAL.test(quoted) ? quoted : given;
  if (!ascii || (!LOCAL.test(local) && quoted === undefined)) return null;
  if (octets(local) > MAX_LOCAL || octets(local) + 1 + ascii.length > MAX_ADDRESS) return null;
  const shown = domainInScript(ascii);
  return `${local}@${asciiDomain(shown) === ascii ? shown : ascii}`;
}

/** Whether only a relay with SMTPUTF8 (RFC 6531) can send to it: the domain has a spelling in ASCII, the part before has none. */
export const needsSmtpUtf8 = (address: string): boolean =>
  !/^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf('@')));

/** For the address of a link: in it `?`, `&` and `%` would begin fields of the e-mail. */
export const mailtoLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
