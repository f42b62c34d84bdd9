/** The kinds of things that can be searched. */
export const KINDS = ['products', 'companies', 'purchases'] as const;
export type Kind = (typeof KINDS)[number];
