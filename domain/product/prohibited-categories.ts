/** The 22 prohibited categories (spec M9), as words of the list fall under them. */
import { prohibitedWordIn } from './prohibited.ts';

export const PROHIBITED_CATEGORY_NAMES = [
  'counterfeit',
  'ip_infringement',
  'virtual_goods',
  'alcohol_tobacco_drugs',
  'hazardous_chemicals',
  'piercing_tattoo_guns',
  'live_animals_organs',
  'organic_matter',
  'pornography',
  'weapons',
  'recalled_toys',
  'hate_crimes',
  'obscure_products',
  'false_advertising',
  'illegal_electronics',
  'illegal_services',
  'unauthorized_media',
  'flammable_explosive',
  'financial_products',
  'currency',
  'archaeological_finds',
  'export_prohibited',
] as const;
export type ProhibitedCategory = (typeof PROHIBITED_CATEGORY_NAMES)[number];

/** What the list of prohibited words says (decision 37). */
export interface WordLists {
  /** A text that holds one of these is refused. */
  readonly refusing: readonly string[];
  /** These alert reviewers and warn sellers; they never decide. */
  readonly alerting: ReadonlyMap<ProhibitedCategory, readonly string[]>;
}

/** Each category of which the text speaks. */
export const prohibitedCategoriesIn = (text: string, { alerting }: WordLists): ProhibitedCategory[] =>
  [...alerting].flatMap(([category, words]) =>
    prohibitedWordIn(text, words) === undefined ? [] : [category],
  );
