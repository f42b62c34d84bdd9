/** No picture stands twice on a page whose blocks choose what they show. */

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
