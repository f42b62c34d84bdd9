/** What a category page tells buyers before the products (decision 29). */

import type { LeadCard } from '../deal/purchase.ts';
import type { CategoryLeaf } from './category.ts';

/** In the unit that most products of the category have. */
export interface UsualTerms {
  unit: string;
  /** US dollars, the middle half of the unit prices at the first quantity. */
  low: number;
  high: number;
  /** Some of the prices are in another currency. */
  converted: boolean;
  /** The median of the minimum orders, in whole units. */
  minOrder: number;
}

export interface CategoryGuide {
  /** Null where too few products name a price. */
  terms: UsualTerms | null;
  /** Requests in effect in this category, newest first: the first few, and how many. */
  leads: { items: LeadCard[]; total: number };
  /** Categories beside this one that have products. */
  siblings: Pick<CategoryLeaf, 'id' | 'name' | 'name_zh' | 'path' | 'is_end' | 'p_num'>[];
}
