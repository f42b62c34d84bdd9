/** Enquiries to a supplier and their threads (spec M2.12, M4.5; decisions 21, 23). */
import { defineLifecycle } from '../lifecycle.ts';

export const ENQUIRY_STATUS = { new: 1, read: 2, replied: 3, closed: 4, spam: 5 } as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUS)[keyof typeof ENQUIRY_STATUS];

const { new: unread, read, replied, closed, spam } = ENQUIRY_STATUS;

/**
 * `write` is a further message of the buyer: the supplier has it unread again, and a closed thread opens.
 * Spam stays spam whatever its sender does.
 */
export const enquiryLifecycle = defineLifecycle({
  states: Object.values(ENQUIRY_STATUS),
  initial: [unread],
  transitions: {
    read: { from: [unread], to: read, by: ['supplier'] },
    reply: { from: [unread, read, replied], to: replied, by: ['supplier'] },
    write: { from: [unread, read, replied, closed], to: unread, by: ['buyer'] },
    // a further message that waited for a reviewer
    deliver: { from: [unread, read, replied, closed], to: unread, by: ['system'] },
    reopen: { from: [closed], to: read, by: ['supplier'] },
    close: { from: [unread, read, replied], to: closed, by: ['supplier', 'buyer'] },
    markSpam: { from: [unread, read, replied, closed], to: spam, by: ['supplier'] },
    unmarkSpam: { from: [spam], to: read, by: ['supplier'] },
    // of one that the supplier never had
    refuse: { from: [unread, read, replied, closed], to: spam, by: ['reviewer'] },
    reinstate: { from: [spam], to: unread, by: ['reviewer'] },
  },
});

/** Whether the supplier has it: what looks like spam waits for a reviewer, who lets it go on or refuses it (decision 27). */
export const DELIVERIES = ['delivered', 'held', 'refused'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Held back from the supplier, or put aside as spam by the supplier, who is taken at their word by a reviewer only. */
export const HOLD_KINDS = ['held', 'marked'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export const HOLD_STATUS = { waiting: 1, released: 2, refused: 3 } as const;
export type HoldStatus = (typeof HOLD_STATUS)[keyof typeof HOLD_STATUS];

const { waiting, released, refused } = HOLD_STATUS;

export const holdLifecycle = defineLifecycle({
  states: Object.values(HOLD_STATUS),
  initial: [waiting],
  transitions: {
    release: { from: [waiting], to: released, by: ['reviewer'] },
    refuse: { from: [waiting], to: refused, by: ['reviewer'] },
    // an overturned refusal: it waits again
    reinstate: { from: [refused], to: waiting, by: ['reviewer'] },
    undo: { from: [released, refused], to: waiting, by: ['reviewer'] },
  },
});

/** Products or companies that one submission may ask. */
export const MAX_TARGETS = 10;
/** Files of one message. */
export const MAX_ENQUIRY_FILES = 3;

export interface AskedThread {
  companyId: number;
  /** None where the supplier is asked in general. */
  productIds: number[];
}

/**
 * A thread for each supplier that is asked, in the order in which they were named first; several products of one are
 * in one thread, each once. @param companyOf null for what is not on the marketplace
 */
export function threadsOf<Target extends { type: 'product' | 'company'; id: number }>(
  targets: readonly Target[],
  companyOf: (target: Target) => number | null,
): { threads: AskedThread[]; unknown: number[] } {
  const threads = new Map<number, AskedThread>();
  const unknown: number[] = [];
  for (const [i, target] of targets.entries()) {
    const companyId = companyOf(target);
    if (companyId === null) {
      unknown.push(i);
      continue;
    }
    const thread = threads.get(companyId) ?? { companyId, productIds: [] };
    threads.set(companyId, thread);
    if (target.type === 'product' && !thread.productIds.includes(target.id))
      thread.productIds.push(target.id);
  }
  return { threads: [...threads.values()], unknown };
}

/** Properties that a buyer does not choose, or that the form names itself. */
const GIVEN = ['Brand Name', 'Model Number', 'Place of Origin', 'Certification'];
const MAX_PROMPTS = 4;

/** What the products state most often and a buyer may choose: suppliers ask back about it. */
export function promptNames(products: readonly { properties: Record<string, string> }[]): string[] {
  const counts = new Map<string, number>();
  for (const name of products.flatMap(({ properties }) => Object.keys(properties)))
    if (!GIVEN.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PROMPTS)
    .map(([name]) => name);
}
