/** Pages of lists. Pages count from 1, offsets from 0; sizes and limits are at least 1. */

/** Every name under which the two seeds send a page (decision 23, paged results). */
export interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  size?: number | undefined;
  pageSize?: number | undefined;
}

/** A list of the member centre, unless the caller says otherwise (Spec M7, M9). */
export const MEMBER_PAGE_SIZE = 5;

/** How many a page of a public list may hold; the first unless the visitor says otherwise (Spec P2.22, P9.1). */
export const PAGE_SIZES = [20, 40, 60] as const;

/** The size that an address asks for, if it is one that is offered; else the first. */
export const offeredSize = (asked: string | null): number =>
  PAGE_SIZES.find((size) => String(size) === asked) ?? PAGE_SIZES[0];

/** Results of a search are shown so far; what it finds is counted beyond (decision 25). */
export const SEARCH_END = 1000;

export interface Page {
  limit: number;
  offset: number;
  page: number;
  size: number;
}

/** One page under all its names. An offset wins over a page; `limit` and `size` are the same number. */
export function pageOf(query: PageQuery, defaultSize: number): Page {
  const size = query.limit ?? query.page_size ?? query.size ?? query.pageSize ?? defaultSize;
  const offset = query.offset ?? ((query.page ?? 1) - 1) * size;
  return { limit: size, offset, page: Math.floor(offset / size) + 1, size };
}

/** Slides of a carousel (Spec P2.8); none when there is nothing to show. */
export function slideCount(total: number, perSlide: number): number {
  return Math.ceil(total / perSlide);
}

/** Pages of a list; an empty list has one, which says that it is empty. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Does "Go to page" act? On any other existing page, the last included (Spec P2.22, decision 17). */
export function canJump(n: number, last: number, current: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= last && n !== current;
}

/**
 * What a pagination widget lists: first, last and the two pages on either side of the current one,
 * with 'gap' where pages are left out. A gap of a single page is that page.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, current - 2, current - 1, current, current + 1, current + 2, last];
  const shown = [...new Set(wanted)].filter((n) => n >= 1 && n <= last);
  return shown.flatMap((n, i) => {
    const leftOut = n - (shown[i - 1] ?? 0) - 1;
    if (leftOut === 0) return [n];
    return leftOut === 1 ? [n - 1, n] : (['gap', n] as const);
  });
}

/** An address that was made for page 0, which no list has, at another page. Other numbers in it may end in 0. */
export const atPage = (address: string, page: number): string =>
  address.replace(/(?<=[/=])0(?=[?#&]|$)|0(?=\.html)/, () => String(page));
