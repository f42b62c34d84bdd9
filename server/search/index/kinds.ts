/** What is searched for, and how far. */
export type Kind = 'products' | 'companies' | 'purchases';

/** Results, counts and paging end here. */
export const BOUND = 1000;
