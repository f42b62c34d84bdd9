/** How long a guest's link to a request or enquiry is valid (decision 27). */
import { DAY_MS, HOUR_MS } from '../time.ts';
import { PURCHASE_STATUS, type PurchaseStatus } from './purchase-audit.ts';

const LINK_DAYS = 90;
/** Another link is mailed at most so often. */
const MAIL_MS = HOUR_MS;

/** @param over when what it leads to ended; null while it runs. @param renewedAt when the present link was made, if it is not the first */
export function linkHasEnded(over: Date | null, renewedAt: Date | null, now: Date): boolean {
  if (over === null) return false;
  const since = Math.max(over.getTime(), renewedAt?.getTime() ?? 0);
  return now.getTime() >= since + LINK_DAYS * DAY_MS;
}

interface Request {
  status: PurchaseStatus;
  closingAt: Date;
  closedAt: Date | null;
}

/** When a request closed or expired. One that waits for its review, or did not pass, is not closed by its day. */
export function requestOver({ status, closingAt, closedAt }: Request, now: Date): Date | null {
  const { closed, expired, inEffect } = PURCHASE_STATUS;
  if (status === closed) return closedAt ?? closingAt;
  return status === expired || (status === inEffect && closingAt <= now) ? closingAt : null;
}

/** Whether another mail with the link may go out. */
export const mayMailLink = (linkMailedAt: Date | null, now: Date): boolean =>
  linkMailedAt === null || now.getTime() - linkMailedAt.getTime() >= MAIL_MS;
