/** The steps of the guide (spec P2.17); those under "publishing" are 4.1 to 4.3. */
export const STEPS = [
  { id: 'account', picture: true, parts: [] },
  { id: 'profile', picture: true, parts: [] },
  { id: 'verification', picture: true, parts: [] },
  { id: 'publishing', picture: false, parts: ['category', 'edit', 'products'] },
] as const;
export type PicturedStep = 'account' | 'profile' | 'verification' | 'category' | 'edit' | 'products';
