import type { SavedKind } from '../../../domain/visitor/saved.ts';

export type Told = 'saved' | 'followed' | 'searchSaved' | 'inBrowser' | 'removed' | 'full' | 'show';
export type Thing = number | string;

/** Where things are kept. `toggle` puts one there or takes it away and gives back what the page says then. */
export interface Keeper {
  has(kind: SavedKind, thing: Thing): boolean;
  count(): number;
  toggle(kind: SavedKind, thing: Thing): Promise<Told>;
}

export const SAVED: Record<SavedKind, Told> = {
  products: 'saved',
  suppliers: 'followed',
  searches: 'searchSaved',
};
