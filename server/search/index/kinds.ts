/** What is searched for. */
export const KINDS = ['products', 'companies', 'purchases'] as const;
export type Kind = (typeof KINDS)[number];
