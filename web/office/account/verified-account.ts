/** The account whose code was accepted, stored under 'findby' in session storage (spec M2.6). */
const KEY = 'findby';

export function verifiedAccount(): string | null {
  // the page behind the link of a mail, on the portal, names it behind "#"
  const named = new URLSearchParams(location.hash.slice(1)).get('account');
  if (named) keepVerifiedAccount(named);
  return sessionStorage.getItem(KEY);
}
export const keepVerifiedAccount = (account: string): void => sessionStorage.setItem(KEY, account);
