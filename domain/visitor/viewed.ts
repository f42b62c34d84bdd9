/** Products recently viewed in this browser, newest first (decision 27). */

/** So many are kept, and stand on the page of all. */
export const MAX_VIEWED = 24;
/** So many stand on other pages. */
export const VIEWED_SHOWN = 6;

/** The ids of an address or of the browser's storage, "3,17": whatever cannot be read is left out. */
export function readViewed(text: string | null | undefined): number[] {
  const ids = (text ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : 0))
    .filter((id) => id > 0);
  return [...new Set(ids)].slice(0, MAX_VIEWED);
}

export const withViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MAX_VIEWED);

/** Without those that were asked for and are not on the marketplace any more. */
export const withoutGone = (
  ids: readonly number[],
  asked: readonly number[],
  shown: readonly number[],
): number[] => ids.filter((id) => !asked.includes(id) || shown.includes(id));
