/** What operators may read of an e-mail: no codes, and no links that sign anybody in (decision 30). */

export const HIDDEN = '••••••';
/** Exactly as long as one-time codes are; a longer number, a telephone's say, is none. */
const CODE = /(?<!\d)\d{6}(?!\d)/g;
/** A link keeps its host: where it leads is no secret, what stands behind it may be. */
const LINK = /\b(https?:\/\/[^\s/?#]+)[^\s]*/gi;

export const withoutSecrets = (text: string): string =>
  text.replace(LINK, (_, start: string) => `${start}/${HIDDEN}`).replace(CODE, () => HIDDEN);

export const EMAIL_STATES = ['sent', 'waiting', 'failed', 'cancelled'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

interface OfEmail {
  sentAt: Date | null;
  error: string | null;
  cancelledAt: Date | null;
  emptiedAt: Date | null;
  holdsCode: boolean;
}

/** What was on its way when somebody cancelled it was sent all the same. */
export function emailState({
  sentAt,
  error,
  cancelledAt,
}: Pick<OfEmail, 'sentAt' | 'error' | 'cancelledAt'>): EmailState {
  if (sentAt) return 'sent';
  if (cancelledAt) return 'cancelled';
  return error === null ? 'waiting' : 'failed';
}

/** What an operator may do with it: cancel what is not sent, try what failed again, send once more what was sent. */
export const EMAIL_ACTIONS = ['cancel', 'retry', 'resend'] as const;
export type EmailAction = (typeof EMAIL_ACTIONS)[number];

export function emailActions(email: OfEmail): EmailAction[] {
  const state = emailState(email);
  if (state === 'waiting') return ['cancel'];
  if (email.emptiedAt) return [];
  if (state === 'failed') return ['retry', 'cancel'];
  // a code is good for minutes, and once
  return email.holdsCode || state === 'cancelled' ? [] : ['resend'];
}
