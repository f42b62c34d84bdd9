import type { WordEffect, WordLanguage } from '../../../domain/catalogue/word-list.ts';
import { findingWords } from '../backoffice/findings.ts';

/** The list of prohibited words, and the queue of what they hit. */
export const consoleProhibitedWord = {
  intro:
    'What holds a word that refuses cannot be published as a product, shop content or request. A word that alerts is told to sellers and reviewers where it stands in the title or the keywords, and refuses nothing. Case, full-width letters, invisible characters and further spaces make no difference; words in Latin letters count as whole words only.',
  word: 'Word',
  language: 'Language',
  anyLanguage: 'All languages',
  languages: { en: 'English', zh: 'Chinese', any: 'Any' } satisfies Record<WordLanguage, string> as Record<
    WordLanguage,
    string
  >,
  effect: 'Effect',
  anyEffect: 'All effects',
  effects: { refuse: 'Refuses', alert: 'Alerts' } satisfies Record<WordEffect, string> as Record<
    WordEffect,
    string
  >,
  effectHints: {
    refuse: 'Nothing can be published with this word.',
    alert:
      'Found at the next review of what holds it in the title or the keywords; nothing is refused, and there is no queue.',
  } satisfies Record<WordEffect, string> as Record<WordEffect, string>,
  reason: 'Prohibited category',
  anyReason: 'All categories',
  noReason: 'No category given',
  reasons: findingWords.prohibitedCategories,
  note: 'Note for staff',
  changed: 'Changed',
  builtIn: 'from the start',
  hits: 'Hits',
  scanning: 'Looking through products …',
  waiting: (n: number) => `${n} to look at`,
  decided: (kept: number, takenDown: number) => `${kept} kept, ${takenDown} taken down`,
  search: 'Find a word',
  empty: 'No words',
  add: 'Add a word',
  change: 'Change',
  changeTitle: (word: string) => `Change “${word}”`,
  save: 'Save',
  removeAsk: 'Remove this word from the list?',
  removed: 'Removed. It refuses and alerts no more.',
  added: {
    refuse: (word) => `“${word}” is in the list. What it hits is being collected.`,
    alert: (word) => `“${word}” is in the list. Reviewers are alerted from now on.`,
  } satisfies Record<WordEffect, (word: string) => string> as Record<WordEffect, (word: string) => string>,
  preview: {
    title: 'What it hits now',
    start: 'Type a word to see which live products hold it.',
    none: 'No live product holds this word.',
    some: (n: number) =>
      n === 1 ? 'One live product holds this word.' : `${n} live products hold this word.`,
    part: (looked: string, of: string) => `Among the ${looked} newest of ${of} live products.`,
    first: (n: number) => `The first ${n}:`,
    known: 'This word is in the list already.',
    nothingTaken: {
      refuse: 'Nothing is taken offline by itself: each becomes an entry for review.',
      alert: 'They stay as they are: the alert comes with their next review.',
    } satisfies Record<WordEffect, string> as Record<WordEffect, string>,
  },
  fields: {
    title: 'Title',
    keywords: 'Keywords',
    properties: 'Properties',
    content: 'Description',
    details: 'Details',
  } as Record<string, string>,
  queue: {
    product: 'Product',
    where: 'Where it stands',
    found: 'Found',
    decision: 'Decision',
    state: 'State',
    states: { open: 'Waiting', kept: 'Kept', taken_down: 'Taken down', all: 'All' },
    keep: 'Keep online',
    takeDown: 'Take down',
    takeDownTitle: (n: number) => (n === 1 ? 'Take this product down' : `Take ${n} products down`),
    kept: (n: number) => `Kept online: ${n}`,
    takenDown: (n: number) => `Taken down: ${n}`,
    own: 'Of your own account',
    empty: 'No product holds a prohibited word',
    one: (word: string) => `Only “${word}”`,
  },
};
export type ConsoleProhibitedWordWords = typeof consoleProhibitedWord;
