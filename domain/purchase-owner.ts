/** What the owner of a request may do with it (decision 27). */
import { endOfDay } from './closing.ts';
import { PURCHASE_STATUS, type PurchaseStatus, purchaseLifecycle } from './purchase-audit.ts';

const { inEffect, underReview, notPassed } = PURCHASE_STATUS;

/** `copy` posts a new request with the same content; anything can be copied or removed in any state. */
export const OWNER_ACTIONS = ['close', 'extend', 'edit', 'copy', 'remove'] as const;
export type OwnerAction = (typeof OWNER_ACTIONS)[number];

export function ownerActions(status: PurchaseStatus): OwnerAction[] {
  const able: Record<OwnerAction, boolean> = {
    close: purchaseLifecycle.actions(status, 'buyer').includes('close'),
    extend: status === inEffect,
    edit: status === inEffect || status === underReview || status === notPassed,
    copy: true,
    remove: true,
  };
  return OWNER_ACTIONS.filter((action) => able[action]);
}

/** The closing day of a request in effect is moved at most so many days ahead of today. */
export const EXTEND_DAYS = 90;

/** The last day to which a request can be extended now. */
export function lastExtension(now: Date): Date {
  const last = endOfDay(now.toISOString());
  last.setUTCDate(last.getUTCDate() + EXTEND_DAYS);
  return last;
}

/** What is wrong with moving the closing day from `current` to `end`: it is not later, or lies too far ahead. */
export function extensionProblem(
  end: Date,
  current: Date,
  now: Date,
): 'in_past' | 'not_later' | 'date_too_far' | null {
  if (end <= now) return 'in_past';
  if (end <= current) return 'not_later';
  return end > lastExtension(now) ? 'date_too_far' : null;
}
