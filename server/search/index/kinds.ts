/** What is searched for. */
export type Kind = 'products' | 'companies' | 'purchases';
