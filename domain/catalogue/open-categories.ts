/** Which categories are offered where one is chosen (decision 37). */

interface Node {
  id: number;
  /** It or one above it is closed. */
  closed?: boolean | undefined;
  subs?: Node[] | undefined;
}

/**
 * The tree without what is closed, and without what holds nothing that is open; `own` stay, for whoever has chosen them already.
 * The given tree is not changed.
 */
export function openCategories<T extends Node>(tree: readonly T[], own: readonly number[] = []): T[] {
  return tree.flatMap((node) => {
    if (node.closed && !own.includes(node.id)) return [];
    if (!node.subs || node.subs.length === 0) return [node];
    const subs = openCategories(node.subs, own);
    return subs.length > 0 ? [{ ...node, subs }] : [];
  });
}
