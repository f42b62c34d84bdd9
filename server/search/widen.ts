/** Results without the own filter of a facet: its other values are counted among them, or they would all be gone. */

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/**
 * For each facet whose filters are set: what is found without them, and with all the others. `own` names the filters
 * of a facet; `find` is asked once for each facet that is returned.
 */
export async function withoutOwn<Q extends object, G extends string, R>(
  input: Q,
  own: Readonly<Record<G, readonly (keyof Q)[]>>,
  find: (input: Q) => Promise<R>,
): Promise<Partial<Record<G, R>>> {
  const groups = Object.entries<readonly (keyof Q)[]>(own).filter(([, names]) =>
    names.some((name) => isSet(input[name])),
  );
  const found: Partial<Record<G, R>> = {};
  // one after the other: many filters are no reason to keep others waiting for a connection
  for (const [group, names] of groups) {
    const without = names.map((name) => [name, Array.isArray(input[name]) ? [] : undefined]);
    found[group as G] = await find({ ...input, ...Object.fromEntries(without) });
  }
  return found;
}
