/** The addresses of the member centre as the specification spells them (spec M2.1, M2.2; decision 26). */

import { listed } from '../listed.ts';

/** Every one but the first page; a segment that begins with ":" stands for any, with "?" at its end it may be missing. */
export const OFFICE_PATHS: readonly string[] = listed(`
  /login.html, /en/login.html, /register.html, /register2.html, /register3.html, /ForgotPassword1,
  /ForgotPassword2, /UndoChange, /appeal/:token, /ForgotPassword3, /products/passed, /tool/ProductActive, /products/review,
  /tool/ProductReview, /products/rejected, /tool/ProductRejected, /products/drafts, /products/deleted,
  /products/import, /products/top, /groups, /tool/ProductGroup, /tool/BatchProcessing, /groups/:id/batch,
  /tool/ReviewRelease, /products/new/step1/:id?, /products/new/edit, /products/:id/edit, /products/new/done,
  /album/home, /album/bin, /album/:id, /tool/PurchaseActive, /tool/PurchaseReview, /tool/PurchaseRejected,
  /tool/PurchaseClosed, /quotations, /quotations/:id, /myquote, /myquote/:id/edit, /tool/Purchase/:id,
  /tool/Purchase/:id/edit, /deals, /deals/:id, /company, /company/DetailedInfo, /company/ContactInfo, /company/BecomeSupplier,
  /company/EnterpriseCert, /setshop/DomainSettings, /setshop/ShopDecoration, /setshop/ShopNews,
  /setshop/ShopVideos, /setshop/ShopQualifications, /setshop/ShopContent/new/:what,
  /setshop/ShopContent/:id, /inquiries, /inquiries/:id, /message/PrivateMessage/, /message/CircuitNotice, /appeals, /decisions/:id,
  /tool/Leads, /saved/products, /saved, /saved/suppliers, /saved/searches, /account/AccountInfo,
  /account/AccountSecurity, /account/EmailPreferences, /account/AccountSecurity/BindMailbox,
  /account/AccountSecurity/BindMailbox1, /account/AccountSecurity/BindPhone,
  /account/AccountSecurity/ChangePassword, /account/AccountSecurity/SecondFactor,
  /account/AccountSecurity/AccountCancel, /account/ApiKeys, /account/Webhooks, /account/Webhooks/:id, /map
`);

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const PATTERNS = OFFICE_PATHS.map((path) => ({
  segments: segmentsOf(path),
  end: path.endsWith('/') ? '/' : '',
}));

/** The segments as the pattern spells them; null where it is another page's. */
function spelled(pattern: readonly string[], given: readonly string[]): string[] | null {
  const least = pattern.filter((segment) => !segment.endsWith('?')).length;
  if (given.length < least || given.length > pattern.length) return null;
  const made = given.map((segment, at) => {
    const wanted = pattern[at]!;
    if (wanted.startsWith(':')) return segment;
    return wanted.toLowerCase() === segment.toLowerCase() ? wanted : null;
  });
  return made.every((segment) => segment !== null) ? made : null;
}

/** The one address of the page at a path, whatever its case and with or without a slash at its end (decision 25). */
export function officeAddress(path: string): string {
  // two slashes at the beginning, of whichever kind, would lead to another host
  if (path === '/' || /^[/\\]{2}/.test(path)) return path;
  const given = segmentsOf(path);
  for (const { segments, end } of PATTERNS) {
    const made = spelled(segments, given);
    if (made) return `/${made.join('/')}${end}`;
  }
  return withoutSlash(path);
}

/** Of an address that no table knows. */
export const withoutSlash = (path: string): string =>
  path === '/' || /^[/\\]{2}/.test(path) ? path : path.replace(/[/\\]+$/, '') || '/';
