/** Keeps a page from showing the same picture twice where it can choose another. */

/** The first `most` of the candidates whose picture is not shown yet; it is from then on. */
export function notShownYet<T>(
  candidates: readonly T[],
  pictureOf: (one: T) => string,
  shown: Set<string>,
  most = candidates.length,
): T[] {
  const chosen: T[] = [];
  for (const one of candidates) {
    if (chosen.length === most) break;
    if (shown.has(pictureOf(one))) continue;
    shown.add(pictureOf(one));
    chosen.push(one);
  }
  return chosen;
}

/** The same, filled up with the others where too few are left: a block is never short of what there is. */
export function freshFirst<T>(
  candidates: readonly T[],
  pictureOf: (one: T) => string,
  shown: Set<string>,
  most: number,
): T[] {
  const fresh = notShownYet(candidates, pictureOf, shown, most);
  return [...fresh, ...candidates.filter((one) => !fresh.includes(one))].slice(0, most);
}
