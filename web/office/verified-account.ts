/** The account whose code was accepted, kept under 'findby' in session storage (spec M2.6). */
const KEY = 'findby';

export const verifiedAccount = (): string | null => sessionStorage.getItem(KEY);
export const keepVerifiedAccount = (account: string): void => sessionStorage.setItem(KEY, account);
