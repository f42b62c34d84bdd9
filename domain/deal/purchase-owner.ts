/** What the owner of a request may do with it (decision 27). */

import { dayIn, daysAfter } from '../text/time-zone.ts';
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

/** What an edit may change that a quotation hangs on; the contact is not the supplier's. */
export const PURCHASE_PARTS = [
  'title',
  'description',
  'category',
  'quantity',
  'receive',
  'targetPrice',
  'certifications',
  'files',
] as const;
export type PurchasePart = (typeof PURCHASE_PARTS)[number];

/** The closing day of a request in effect is moved at most so many days ahead of today. */
export const EXTEND_DAYS = 90;

/** The days to which the closing day can be moved; null where there is none. */
export function extensionDays(
  current: Date,
  now: Date,
  zone: string,
): { first: string; last: string } | null {
  const first = daysAfter(dayIn(current, zone), 1);
  const last = daysAfter(dayIn(now, zone), EXTEND_DAYS);
  return first > last ? null : { first, last };
}

/** What is wrong with moving the closing day from `current` to `end`: it is not later, or lies too far ahead. */
export function extensionProblem(
  end: Date,
  current: Date,
  now: Date,
  zone: string,
): 'in_past' | 'not_later' | 'extension_too_far' | null {
  if (end <= now) return 'in_past';
  if (end <= current) return 'not_later';
  return dayIn(end, zone) > daysAfter(dayIn(now, zone), EXTEND_DAYS) ? 'extension_too_far' : null;
}
