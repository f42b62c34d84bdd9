/** What follows an accepted quotation (decision 38). The marketplace handles no money. */
import { defineLifecycle } from '../lifecycle.ts';

export const DEAL_STATUS = { open: 1, received: 2, cancelled: 3 } as const;
export type DealStatus = (typeof DEAL_STATUS)[keyof typeof DEAL_STATUS];

export const DEAL_SIDES = ['buyer', 'supplier'] as const;
export type DealSide = (typeof DEAL_SIDES)[number];

const { open, received, cancelled } = DEAL_STATUS;

/** `reopen` is "received" taken back by the buyer. */
export const dealLifecycle = defineLifecycle({
  states: Object.values(DEAL_STATUS),
  initial: [open],
  transitions: {
    receive: { from: [open], to: received, by: ['buyer'] },
    reopen: { from: [received], to: open, by: ['buyer'] },
    cancel: { from: [open], to: cancelled, by: ['buyer', 'supplier'] },
  },
});

const DIGITS = 6;

/** As people write it, "D-2026-000123": the year of the acceptance in UTC, and its own number, which never begins anew. */
export const dealNumber = (id: number, acceptedAt: Date): string =>
  `D-${acceptedAt.getUTCFullYear()}-${String(id).padStart(DIGITS, '0')}`;
