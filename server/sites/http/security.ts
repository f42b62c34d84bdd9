/** Content-Security-Policy of each kind of host. */
import type { PublicSite } from '../../../contract/pages.ts';
import type { Environment } from '../../platform/environment.ts';

const COMMON = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "connect-src 'self'",
];

/**
 * Public pages: nothing inline but speculation rules; search forms of shops lead to the portal. The mobile site may
 * make one thing for script: the address of its service worker.
 */
export const publicPolicy = (e: Environment, site: PublicSite): string =>
  [
    ...COMMON,
    "script-src 'self' 'inline-speculation-rules'",
    // no script of ours writes HTML: what would, by whatever hole, throws
    "require-trusted-types-for 'script'",
    site === 'mobile' ? 'trusted-types service-worker' : "trusted-types 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${e.scheme}://${e.publicHost} ${e.scheme}://*.${e.publicHost}`,
  ].join('; ');

/** The two apps: antd writes its styles into the document; pictures chosen for upload are shown as blobs. */
export const appPolicy = (): string =>
  [
    ...COMMON,
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "form-action 'self'",
  ].join('; ');

/**
 * What would break if markup and scripts could come from checked sources alone, told by the browser's console and kept from
 * nobody: the office and the console draw with libraries that set markup themselves.
 */
export const APP_TRUSTED_TYPES = "require-trusted-types-for 'script'";
