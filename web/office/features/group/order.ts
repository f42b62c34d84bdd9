/** The order of groups while they are being dragged. */

/** The ids after one of them has gone to a place; null where nothing changes. */
export function moved(ids: readonly number[], id: number, to: number): number[] | null {
  const from = ids.indexOf(id);
  if (from < 0 || to < 0 || to >= ids.length || to === from) return null;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Those that are named first, in that order; another tab may have made or deleted some since. */
export function inOrder<T extends { id: number }>(things: readonly T[], ids: readonly number[] | null): T[] {
  if (ids === null) return [...things];
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return things.toSorted((one, other) => place(one) - place(other));
}
