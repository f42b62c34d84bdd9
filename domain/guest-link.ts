/** How long the link of a guest's request lives (decision 27). */
import { PURCHASE_STATUS, type PurchaseStatus } from './purchase-audit.ts';

const LINK_DAYS = 90;
const DAY_MS = 86_400_000;
/** Another link is mailed at most so often. */
const MAIL_MS = 3_600_000;

export interface LinkOf {
  status: PurchaseStatus;
  closingAt: Date;
  closedAt: Date | null;
  /** When the present link was made, if it is not the first. */
  linkRenewedAt: Date | null;
}

/** Whether it has ended: 90 days after the request closed or expired, or after the link was renewed since. */
export function linkHasEnded({ status, closingAt, closedAt, linkRenewedAt }: LinkOf, now: Date): boolean {
  const isOver = status === PURCHASE_STATUS.closed || status === PURCHASE_STATUS.expired || closingAt <= now;
  // one that waits for its review, or did not pass, is not closed by its day
  const neverRan = status === PURCHASE_STATUS.underReview || status === PURCHASE_STATUS.notPassed;
  if (!isOver || neverRan) return false;
  const over = status === PURCHASE_STATUS.closed && closedAt ? closedAt : closingAt;
  const since = Math.max(over.getTime(), linkRenewedAt?.getTime() ?? 0);
  return now.getTime() >= since + LINK_DAYS * DAY_MS;
}

/** Whether another mail with the link may go out. */
export const mayMailLink = (linkMailedAt: Date | null, now: Date): boolean =>
  linkMailedAt === null || now.getTime() - linkMailedAt.getTime() >= MAIL_MS;
