/** Products that differ in one or two properties only, offered as choices of one product (decision 27). */

/** Properties that say which product it is, not what it is like. */
export const IDENTIFYING_PROPERTIES = ['Model Number', 'Brand Name', 'Place of Origin'];
/** With more differences it is another product. */
const MAX_DIFFERENT = 2;
/** Fewer common properties make no titleSimilarity. */
const MIN_COMMON = 2;
export const MAX_VARIANTS = 8;

export interface Difference {
  name: string;
  value: string;
}

type Properties = Readonly<Record<string, string>>;

/**
 * Where `other` differs from `product`: names and the other's values, in the product's order; null where they are not
 * variants of each other. A value that one of the two does not state is no difference: nobody said that there is one.
 */
export function differences(product: Properties, other: Properties): Difference[] | null {
  const names = Object.keys(product).filter(
    (name) => !IDENTIFYING_PROPERTIES.includes(name) && product[name] && other[name],
  );
  const different = names.filter((name) => !alike(product[name]!, other[name]!));
  if (different.length === 0 || different.length > MAX_DIFFERENT) return null;
  if (names.length - different.length < MIN_COMMON) return null;
  return different.map((name) => ({ name, value: other[name]! }));
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The variants among products, those with one difference first, else in their order. */
export function variantsOf<T extends { properties: Properties }>(
  product: Properties,
  others: readonly T[],
): (T & { differs: Difference[] })[] {
  return others
    .flatMap((other) => {
      const differs = differences(product, other.properties);
      return differs ? [{ ...other, differs }] : [];
    })
    .sort((one, other) => one.differs.length - other.differs.length)
    .slice(0, MAX_VARIANTS);
}
