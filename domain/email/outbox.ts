/** What operators may read of an e-mail: no codes, and no links that sign anybody in (decision 30). */

export const HIDDEN = '••••••';
/** Exactly as long as one-time codes are; a longer number, a telephone's say, is none. */
const CODE = /(?<!\d)\d{6}(?!\d)/g;
/** A link keeps its host: where it leads is no secret, what stands behind it may be. */
const LINK = /\b(https?:\/\/[^\s/?#]+)[^\s]*/gi;

export const withoutSecrets = (text: string): string =>
  text.replace(LINK, (_, start: string) => `${start}/${HIDDEN}`).replace(CODE, () => HIDDEN);

export const EMAIL_STATES = ['sent', 'waiting', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
