/** What guests send is held back until they confirm their address (decision 27). */
import { DAY_MS } from '../time.ts';

export const CONFIRM_DAYS = 7;

export const confirmableUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + CONFIRM_DAYS * DAY_MS);
/** What was sent before can be confirmed no longer. */
export const confirmableSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);

/** `withdrawn`: whoever it was meant for is not on the marketplace any more. */
export type ConfirmationState = 'open' | 'confirmed' | 'expired' | 'withdrawn' | 'unknown';

/** `sent` is null when nothing of the sort is kept, be it never sent or removed after its time. */
export function confirmationState(
  sent: { confirmed: boolean; deliverable: boolean } | null,
  expiresAt: Date,
  now: Date,
): ConfirmationState {
  if (sent?.confirmed) return 'confirmed';
  if (expiresAt <= now) return 'expired';
  if (!sent) return 'unknown';
  return sent.deliverable ? 'open' : 'withdrawn';
}
