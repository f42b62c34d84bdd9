/** The category whose name comes nearest to words that found nothing. */
import type { Category } from '../../../contract/product/category.ts';
import { categoryBook } from '../../features/category/category.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Interpretation } from '../query/interpret.ts';
import { queryTerms } from '../text/tokenize.ts';

export interface CategoryName {
  id: number;
  name: string;
  name_zh: string;
  full_path: string;
  is_end: boolean;
}

export const categoryName = ({ id, name, name_zh, full_path, is_end }: Category): CategoryName => ({
  id,
  name,
  name_zh,
  full_path,
  is_end,
});

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text.toLowerCase()} `;
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, i) => padded.slice(i, i + 3)));
};

/** Less is no titleSimilarity. */
const MIN = 0.25;

/** Numbers of the categories in whose names something stands. */
class Postings {
  private readonly of = new Map<string, number[]>();
  add(key: string, category: number): void {
    const known = this.of.get(key);
    if (known) known.push(category);
    else this.of.set(key, [category]);
  }
  get(key: string): readonly number[] {
    return this.of.get(key) ?? [];
  }
}

/** How alike a text is to each of many names: the trigrams that both have among all of theirs, 0 to 1. */
class Likeness {
  private readonly postings = new Postings();
  private readonly sizes: number[] = [];
  constructor(names: readonly string[]) {
    names.forEach((name, i) => {
      const own = trigrams(name);
      this.sizes.push(own.size);
      for (const three of own) this.postings.add(three, i);
    });
  }
  to(text: string): number[] {
    const own = trigrams(text);
    const shared = this.sizes.map(() => 0);
    for (const three of own) for (const i of this.postings.get(three)) shared[i]!++;
    return shared.map((n, i) => n / (own.size + this.sizes[i]! - n || 1));
  }
}

/** All names taken apart once: words that find nothing are compared with every one of them. */
export class CategoryNames {
  private readonly terms = new Postings();
  private readonly english: Likeness;
  private readonly chinese: Likeness;
  private readonly names: readonly CategoryName[];
  constructor(names: readonly CategoryName[]) {
    this.names = names;
    names.forEach(({ name, name_zh }, i) => {
      for (const term of new Set(queryTerms(`${name} ${name_zh}`, 40))) this.terms.add(term, i);
    });
    this.english = new Likeness(names.map(({ name }) => name));
    this.chinese = new Likeness(names.map(({ name_zh }) => name_zh));
  }

  /** How near each name is: the share of the query's words that it holds, and how alike the letters are. */
  nearness(terms: readonly string[][], text: string): number[] {
    const held = this.names.map(() => 0);
    for (const variants of terms)
      for (const i of new Set(variants.flatMap((term) => this.terms.get(term)))) held[i]!++;
    const [english, chinese] = [this.english.to(text), this.chinese.to(text)];
    return held.map((n, i) => n / (terms.length || 1) + Math.max(english[i]!, chinese[i]!));
  }

  /** The nearest; null where none is anything like the words. */
  nearest(terms: readonly string[][], text: string): CategoryName | null {
    let best: CategoryName | null = null;
    let most = MIN;
    this.nearness(terms, text).forEach((value, i) => {
      if (value > most) [best, most] = [this.names[i]!, value];
    });
    return best;
  }

  /** Are these the same? Categories are read anew whenever a count in them changes, names hardly ever do. */
  areOf(names: readonly CategoryName[]): boolean {
    return (
      names.length === this.names.length &&
      names.every(({ id, name, name_zh, full_path, is_end }, i) => {
        const known = this.names[i]!;
        const named = known.name === name && known.name_zh === name_zh;
        return named && known.id === id && known.full_path === full_path && known.is_end === is_end;
      })
    );
  }
}

const read = new WeakMap<Deps['db'], { book: object; names: CategoryNames }>();

async function categoryNames(deps: Deps): Promise<CategoryNames> {
  const book = await categoryBook(deps);
  const known = read.get(deps.db);
  if (known?.book === book) return known.names;
  const all = [...book.byId.values()].filter(({ closed }) => !closed).map(categoryName);
  const names = known?.names.areOf(all) ? known.names : new CategoryNames(all);
  read.set(deps.db, { book, names });
  return names;
}

/** The nearest category; null where none is anything like the words. */
export async function nearestCategory(
  deps: Deps,
  interpretation: Interpretation,
  kw: string,
): Promise<CategoryName | null> {
  const terms = interpretation.words.map((word) => word.flatMap((variant) => variant.terms));
  return (await categoryNames(deps)).nearest(terms, interpretation.correction?.kw ?? kw);
}
