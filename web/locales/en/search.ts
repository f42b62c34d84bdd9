/** Search results of the three kinds, suggestions. */
export const search = { results: 'Search results' };
export type SearchWords = typeof search;
