/** The list of prohibited words, and what becomes of products that hold one (decision 37). */
import { defineLifecycle } from '../lifecycle.ts';

export const WORD_LANGUAGES = ['en', 'zh', 'any'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

export const PROHIBITED_WORD_LIMITS = { word: 100, note: 200 } as const;

/** A new word takes nothing down: what it hits waits here until a reviewer has looked at it. */
export const WORD_HIT_STATUS = { open: 1, kept: 2, takenDown: 3 } as const;
export type WordHitStatus = (typeof WORD_HIT_STATUS)[keyof typeof WORD_HIT_STATUS];

const { open, kept, takenDown } = WORD_HIT_STATUS;

export const wordHitLifecycle = defineLifecycle({
  states: Object.values(WORD_HIT_STATUS),
  initial: [open],
  transitions: {
    keep: { from: [open], to: kept, by: ['reviewer'] },
    takeDown: { from: [open], to: takenDown, by: ['reviewer'] },
  },
});
