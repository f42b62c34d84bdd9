/** What browsers are told to allow: every reply alike, and the Content-Security-Policy of each kind of host. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { PublicSite } from '../../../contract/pages.ts';
import type { Environment } from '../../platform/process/environment.ts';

const COMMON = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "connect-src 'self'",
];

/** What a page may beside what all public pages may. */
export interface OwnPolicy {
  /** Text of a style in the page. */
  style?: string | undefined;
  /** Origins whose pages it may show in a frame. */
  frames?: readonly string[] | undefined;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Public pages: nothing inline but speculation rules; search forms of shops lead to the portal. The mobile site may
 * make one thing for script: the address of its service worker.
 */
export const publicPolicy = (
  e: Environment,
  site: PublicSite,
  { style, frames = [] }: OwnPolicy = {},
): string =>
  [
    ...COMMON,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "script-src 'self' 'inline-speculation-rules'",
    // no script of ours writes HTML: what would, by whatever hole, throws
    "require-trusted-types-for 'script'",
    site === 'mobile' ? 'trusted-types service-worker' : "trusted-types 'none'",
    `style-src 'self'${style === undefined ? '' : ` ${sha256(style)}`}`,
    "img-src 'self' data:",
    `form-action 'self' ${e.scheme}://${e.publicHost} ${e.scheme}://*.${e.publicHost}`,
  ].join('; ');

/**
 * The two apps: antd writes its styles into the document; pictures chosen for upload are shown as blobs. What is written as
 * HTML passes the policies of web/backoffice/app/trusted-types.ts: a tag throws, but in a frame that runs nothing.
 */
export const appPolicy = (): string =>
  [
    ...COMMON,
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default inert-frame',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "form-action 'self'",
  ].join('; ');

/** Nothing here asks for any of it; a script that got in shall not either. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), usb=()';

/** What helmet says to a reply is the same for all: it is asked once, and not by each request. */
export function securityHeaders({ scheme }: Pick<Environment, 'scheme'>): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const say = helmet({
    contentSecurityPolicy: false, // set per site, above
    strictTransportSecurity: scheme === 'https',
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  say({} as IncomingMessage, reply as unknown as ServerResponse, () => {});
  return headers;
}
