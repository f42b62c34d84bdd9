/** The list of prohibited words, and what becomes of products that hold one (decision 37). */
import { defineLifecycle } from '../lifecycle.ts';
import type { ProhibitedCategory, WordLists } from '../product/prohibited-categories.ts';

export const WORD_LANGUAGES = ['en', 'zh', 'any'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** What refuses cannot be published; what alerts is found in what waits for review, and refuses nothing. */
export const WORD_EFFECTS = ['refuse', 'alert'] as const;
export type WordEffect = (typeof WORD_EFFECTS)[number];

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

interface ListedWord {
  word: string;
  effect: WordEffect;
  reason: ProhibitedCategory | null;
}

/** The rows of the list as texts are compared with them; a word that alerts has a category. */
export function wordListsOf(rows: readonly ListedWord[]): WordLists {
  const refusing: string[] = [];
  const alerting = new Map<ProhibitedCategory, string[]>();
  for (const { word, effect, reason } of rows) {
    if (effect === 'refuse') refusing.push(word);
    else if (reason) alerting.set(reason, [...(alerting.get(reason) ?? []), word]);
  }
  return { refusing, alerting };
}
