/** Notices of infringement, their items, and the counter-notices of sellers (decision 37). */
import { defineLifecycle } from '../lifecycle.ts';
import { DAY_MS } from '../time.ts';

export const RIGHTS = ['trade_mark', 'patent', 'design', 'copyright'] as const;
export type Right = (typeof RIGHTS)[number];

/** Whose right it is to whoever sends the notice. */
export const CAPACITIES = ['owner', 'attorney'] as const;
export type Capacity = (typeof CAPACITIES)[number];

export type ItemTarget = 'product' | 'company';
export const ITEM_ACTS = ['take_down', 'suspend', 'refuse'] as const;
export type ItemAct = (typeof ITEM_ACTS)[number];

const ACTS_ON: Record<ItemTarget, readonly ItemAct[]> = {
  product: ['take_down', 'refuse'],
  company: ['suspend', 'refuse'],
};
export const itemActs = (target: ItemTarget): readonly ItemAct[] => ACTS_ON[target];

export const MAX_ITEMS = 20;
export const MAX_PROOFS = 5;
/** Working days in which a notice is to be answered. */
const ANSWER_DAYS = 5;
/** Working days in which whoever sent the notice can tell of an action, once a counter-notice was forwarded. */
export const ACTION_DAYS = 10;
/** Days for which a link to a notice opens it. */
export const LINK_DAYS = 90;

/** Nothing is done with a notice, and nobody sees it, before its address is confirmed. `asked`: its sender is to tell more. */
export const NOTICE_STATUS = { unconfirmed: 1, open: 2, asked: 3, closed: 4 } as const;
export type NoticeStatus = (typeof NOTICE_STATUS)[keyof typeof NOTICE_STATUS];

export const noticeLifecycle = defineLifecycle({
  states: Object.values(NOTICE_STATUS),
  initial: [NOTICE_STATUS.unconfirmed],
  transitions: {
    confirm: { from: [NOTICE_STATUS.unconfirmed], to: NOTICE_STATUS.open, by: ['holder'] },
    askHolder: { from: [NOTICE_STATUS.open], to: NOTICE_STATUS.asked, by: ['reviewer'] },
    answerAsked: { from: [NOTICE_STATUS.asked], to: NOTICE_STATUS.open, by: ['holder'] },
    close: { from: [NOTICE_STATUS.open, NOTICE_STATUS.asked], to: NOTICE_STATUS.closed, by: ['reviewer'] },
  },
});

/** `acted`: taken down, or its company suspended. */
export const ITEM_STATUS = { open: 1, acted: 2, refused: 3, restored: 4 } as const;
export type ItemStatus = (typeof ITEM_STATUS)[keyof typeof ITEM_STATUS];

export const itemLifecycle = defineLifecycle({
  states: Object.values(ITEM_STATUS),
  initial: [ITEM_STATUS.open],
  transitions: {
    actOn: { from: [ITEM_STATUS.open], to: ITEM_STATUS.acted, by: ['reviewer'] },
    refuse: { from: [ITEM_STATUS.open], to: ITEM_STATUS.refused, by: ['reviewer'] },
    restore: { from: [ITEM_STATUS.acted], to: ITEM_STATUS.restored, by: ['operator'] },
  },
});

export const COUNTER_STATUS = { received: 1, forwarded: 2, upheld: 3, restored: 4 } as const;
export type CounterStatus = (typeof COUNTER_STATUS)[keyof typeof COUNTER_STATUS];

export const counterLifecycle = defineLifecycle({
  states: Object.values(COUNTER_STATUS),
  initial: [COUNTER_STATUS.received],
  transitions: {
    forward: { from: [COUNTER_STATUS.received], to: COUNTER_STATUS.forwarded, by: ['reviewer'] },
    uphold: {
      from: [COUNTER_STATUS.received, COUNTER_STATUS.forwarded],
      to: COUNTER_STATUS.upheld,
      by: ['operator'],
    },
    restore: { from: [COUNTER_STATUS.forwarded], to: COUNTER_STATUS.restored, by: ['operator'] },
  },
});

interface Forwarded {
  status: CounterStatus;
  dueAt: Date | null;
  actionToldAt: Date | null;
}

/** Whether what was taken may come back: the time is over, and nobody has told of an action. */
export const isRestorable = ({ status, dueAt, actionToldAt }: Forwarded, now: Date): boolean =>
  status === COUNTER_STATUS.forwarded && actionToldAt === null && dueAt !== null && dueAt <= now;

const isWorkingDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0;

/** The same time of day so many working days later; Saturday and Sunday are none, in UTC. */
export function workingDaysAfter(from: Date, days: number): Date {
  let left = days;
  let at = from;
  while (left > 0) {
    at = new Date(at.getTime() + DAY_MS);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

/** When a notice that was confirmed then is to be answered. */
export const noticeDue = (confirmedAt: Date): Date => workingDaysAfter(confirmedAt, ANSWER_DAYS);
export const actionDue = (forwardedAt: Date): Date => workingDaysAfter(forwardedAt, ACTION_DAYS);

/** A product or a shop, as its address names it. */
export type NamedItem = { type: 'product'; id: number } | { type: 'company'; domain: string };

/** What an address of ours leads to; null for any other. `publicHost` may have a port. */
export function namedItem(address: string, publicHost: string): NamedItem | null {
  const typed = address.trim();
  const url = URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`);
  if (!url) return null;
  const base = publicHost.replace(/:\d*$/, '').toLowerCase();
  const host = url.hostname.toLowerCase();
  if (host !== base && !host.endsWith(`.${base}`)) return null;
  const product = /^(?:\/(?:zh|en))?\/product-detail\/(\d{1,15})\.html$/i.exec(url.pathname);
  if (product) return { type: 'product', id: Number(product[1]) };
  const card = /^(?:\/(?:zh|en))?\/[^/]+\/c-([a-z0-9]{4,20})\/?$/i.exec(url.pathname);
  if (card) return { type: 'company', domain: card[1]!.toLowerCase() };
  const label = host.slice(0, -base.length - 1);
  return /^[a-z0-9]{4,20}$/.test(label) && label !== 'mobile' && label !== 'admin'
    ? { type: 'company', domain: label }
    : null;
}
