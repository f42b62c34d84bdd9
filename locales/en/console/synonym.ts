/** Synonyms of the search. */
export const consoleSynonym = {
  intro:
    'Search takes the words of a group for each other, in every query and at once. Plurals and -ise/-ize are known anyway.',
  words: 'Words',
  wordsHint: 'With commas between, such as: tap, faucet, 水龙头',
  state: 'State',
  states: { in_use: 'In use', proposed: 'Proposed', refused: 'Refused', all: 'All' },
  status: { 1: 'In use', 2: 'Proposed', 3: 'Refused' },
  origin: 'From',
  builtIn: 'From the start',
  byLearning: 'What visitors open',
  learned: (opens: string, of: string, products: string) =>
    `${opens} of ${of} clicks after the first word went to ${products} products that are called like the second`,
  search: 'Find a word',
  empty: 'No synonyms',
  add: 'Add synonyms',
  change: 'Change',
  changeTitle: 'Change synonyms',
  accept: 'Accept',
  refuse: 'Refuse',
  save: 'Save',
  removeAsk: 'Remove this group?',
  removed: 'Removed. Search no longer takes these words for each other.',
  accepted: 'In use on every server',
  refused: 'Refused; it will not be proposed again',
  added: 'In use on every server',
  preview: {
    title: 'What a query finds',
    query: 'Query',
    start: 'Type at least two words to see what a query finds with them and without.',
    before: 'Now',
    after: 'With this group',
    total: (n: string) => `${n} products`,
    none: 'Nothing',
    isNew: 'new',
  },
};
export type ConsoleSynonymWords = typeof consoleSynonym;
