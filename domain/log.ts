/** The part of a request's address that may be logged: no query, and no token. */

/** As long as the shortest token, and longer than what stands in addresses otherwise without a hyphen or a dot. */
const TOKEN = /(?<=\/)[A-Za-z0-9_-]{32,}(?=\/|$)/g;
/** Names have words between their hyphens; 43 random characters have a digit or a capital. */
const HAS_SECRET = /[A-Z0-9_]/;

/** The path: queries hold search words, e-mails and tokens. */
export const withoutTokens = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(TOKEN, (part) => (HAS_SECRET.test(part) ? '…' : part));
