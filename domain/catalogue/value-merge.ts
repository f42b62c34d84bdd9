/** A value of a property that is merged into another one, in what products say of themselves (decision 37). */

/** In English and in Chinese. */
type Both = readonly [en: string, zh: string];

export interface ValueMerge {
  /** Of the property, in the languages in which products name it. */
  names: readonly string[];
  source: Both;
  target: Both;
}

const plain = (text: string): string => text.trim().toLowerCase();

/** The value in the language in which it was said; undefined where it is another one. Case does not count. */
function mergedValue(value: string, { source, target }: ValueMerge): string | undefined {
  const at = source.findIndex((one) => plain(one) === plain(value));
  return at < 0 ? undefined : target[at];
}

/** The properties with the one value for the other; undefined where nothing differs. */
export function withMergedValue(
  properties: readonly (readonly [name: string, value: string])[],
  merge: ValueMerge,
): [name: string, value: string][] | undefined {
  const names = new Set(merge.names.map(plain));
  let differs = false;
  const merged = properties.map(([name, value]): [string, string] => {
    const other = names.has(plain(name)) ? mergedValue(value, merge) : undefined;
    differs ||= other !== undefined && other !== value;
    return [name, other ?? value];
  });
  return differs ? merged : undefined;
}
