/** Enquiries to a supplier and their thread (spec M2.12, M4.5; decisions 21, 23). */
import { defineLifecycle } from './lifecycle.ts';

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
    reopen: { from: [closed], to: read, by: ['supplier'] },
    close: { from: [unread, read, replied], to: closed, by: ['supplier', 'buyer'] },
    markSpam: { from: [unread, read, replied, closed], to: spam, by: ['supplier'] },
    unmarkSpam: { from: [spam], to: read, by: ['supplier'] },
  },
});

/** Labels that a seller may have. */
export const MOST_LABELS = 20;
