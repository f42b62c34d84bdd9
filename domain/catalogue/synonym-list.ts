/** Groups of words that search takes for each other (decision 37). */
import { defineLifecycle } from '../lifecycle.ts';

export const SYNONYM_STATUS = { inUse: 1, proposed: 2, refused: 3 } as const;
export type SynonymStatus = (typeof SYNONYM_STATUS)[keyof typeof SYNONYM_STATUS];

const { inUse, proposed, refused } = SYNONYM_STATUS;

/** What visitors' choices propose is used once somebody has accepted it; what was refused is not proposed again. */
export const synonymLifecycle = defineLifecycle({
  states: Object.values(SYNONYM_STATUS),
  initial: [inUse, proposed],
  transitions: {
    accept: { from: [proposed, refused], to: inUse, by: ['operator'] },
    refuse: { from: [proposed], to: refused, by: ['operator'] },
  },
});

export const SYNONYM_LIMITS = { text: 400, words: { least: 2, most: 12 }, word: 60 } as const;

/** The words of a group as people type it: small letters, a comma between, each once. */
export function synonymWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[,;\n，；、]/)
    .map((word) => word.replace(/\s+/g, ' ').trim());
  return [...new Set(words)].filter(Boolean);
}
