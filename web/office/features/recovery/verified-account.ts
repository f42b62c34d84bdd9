/** The account whose code was accepted, kept under 'findby' in session storage (seed 001 §2.6). */
const KEY = 'findby';

export const verifiedAccount = (): string | null => sessionStorage.getItem(KEY);
export const keepVerifiedAccount = (account: string): void => sessionStorage.setItem(KEY, account);
