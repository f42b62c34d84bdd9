/** Groups the API's search suggestions for display. Part of the browser's bundle: keep it light. */
import type { Suggestions } from '../../../contract/search.ts';
import type { SearchWords } from '../../../locales/en/search/search.ts';
import { categoryPath, productPath } from '../shell/addresses.ts';

export interface Option {
  text: string;
  /** Where it leads; without one it is words to search for. */
  href?: string;
  /** How many products it stands for. */
  count?: number;
  /** Address of a picture of it. */
  image?: string;
}
export interface Group {
  label: string;
  options: Option[];
}

/** So many words leave room for pictures in what is seen without scrolling. */
const BESIDE_PICTURES = 5;

/**
 * The most useful first, never the words that are typed already: suppliers in a search for suppliers, otherwise the
 * categories where one's name begins so, else words. `shop` gives a supplier's address.
 */
export function suggestionGroups(
  { products, counts, items, categories, suppliers }: Suggestions,
  form: { kind: string; action: string; typed: string; zh: boolean; shop: (domain: string) => string },
  words: SearchWords['suggestions'],
): Group[] {
  const { kind, action, typed, zh, shop } = form;
  const category = ({ id, full_path, is_end }: Suggestions['categories'][number]) =>
    kind === 'buying'
      ? `${action}?category=${id}`
      : (zh ? '/zh' : '') + categoryPath(full_path.split('/'), is_end);
  const terms = {
    label: words.words,
    options: products
      .filter((text) => text !== typed)
      .slice(0, items.length > 0 ? BESIDE_PICTURES : undefined)
      .map((text) => counted({ text }, counts[text])),
  };
  const cates = {
    label: words.categories,
    options: categories.map((c) =>
      counted({ text: (zh && c.name_zh) || c.name, href: category(c) }, kind === 'buying' ? 0 : c.count),
    ),
  };
  const shops = {
    label: words.suppliers,
    options: suppliers.map(({ name, domain, count }) => counted({ text: name, href: shop(domain) }, count)),
  };
  const pictures = {
    label: words.items,
    options: items.map(({ id, title, image }) => ({
      text: title,
      href: (zh ? '/zh' : '') + productPath(id),
      image,
    })),
  };
  const named = cates.options[0]?.text.toLowerCase().startsWith(typed);
  const both = named ? [cates, terms] : [terms, cates];
  const shown = kind === 'supplier' ? [shops, terms] : kind === 'buying' ? both : [...both, pictures, shops];
  return shown.filter(({ options }) => options.length > 0);
}

const counted = (option: Option, count = 0): Option => (count > 0 ? { ...option, count } : option);
