/** The state of a list in its address: page, size, sort and filters. */

export const SIZES = [5, 10, 20, 50, 100];
export { MEMBER_PAGE_SIZE as OFFICE_SIZE } from '../../../domain/page/paging.ts';
/** Those of the console, where people work through them, show more. */
export const CONSOLE_SIZE = 20;

/** Reads what stands in the address; undefined where that is no value of this filter. */
export type Filter<Value = unknown> = (text: string) => Value | undefined;
export type Filters = Record<string, Filter>;
export type FilterValues<F extends Filters> = { [K in keyof F]?: ReturnType<F[K]> };

export const keyword =
  (most = 100): Filter<string> =>
  (text) =>
    text.trim().slice(0, most) || undefined;

export const oneOf =
  <const Value extends string | number>(values: readonly Value[]): Filter<Value> =>
  (text) =>
    values.find((value) => String(value) === text);

/** A price or another amount: not below 0. */
export const amount: Filter<number> = (text) =>
  /^\d{1,9}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined;

/** The number of something: whole and above 0. */
export const wholeNumber: Filter<number> = (text) =>
  /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : undefined;

/** A day as the calendar writes it: "2026-11-26". */
export const dayIn: Filter<string> = (text) => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
};

export interface Sort {
  by: string;
  descending: boolean;
}

export interface Place<F extends Filters> {
  page: number;
  /** Null where the address does not say it. */
  size: number | null;
  sort: Sort | null;
  filters: FilterValues<F>;
}

export function readPlace<F extends Filters>(
  address: URLSearchParams,
  filters: F,
  sorts: readonly string[] = [],
): Place<F> {
  const size = wholeNumber(address.get('size') ?? '');
  const given: FilterValues<F> = {};
  for (const [name, read] of Object.entries(filters)) {
    const value = read(address.get(name) ?? '');
    if (value !== undefined) Object.assign(given, { [name]: value });
  }
  return {
    page: wholeNumber(address.get('page') ?? '') ?? 1,
    size: size !== undefined && SIZES.includes(size) ? size : null,
    sort: readSort(address.get('sort') ?? '', sorts),
    filters: given,
  };
}

/** "price" rises, "-price" falls. */
function readSort(text: string, sorts: readonly string[]): Sort | null {
  const by = text.replace(/^-/, '');
  return sorts.includes(by) ? { by, descending: by !== text } : null;
}

export const sortText = ({ by, descending }: Sort): string => (descending ? `-${by}` : by);

type Change = Record<string, string | number | null | undefined>;

/** The address after a change. Another page is the only change that does not lead back to the first. */
export function withChange(address: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isDefault =
      value === null || value === undefined || value === '' || (name === 'page' && value === 1);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Do two addresses of a list differ in the page alone? */
export function isPaging(before: string, now: string): boolean {
  const [from, to] = [before, now].map((search) => {
    const rest = new URLSearchParams(search);
    const page = rest.get('page') ?? '1';
    rest.delete('page');
    rest.sort();
    return { page, rest: String(rest) };
  });
  return from!.rest === to!.rest && from!.page !== to!.page;
}

/** The last page there is, when the one asked for lies behind it: its rows were deleted, or somebody typed it. */
export function correctedPage(page: number, size: number, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? last : null;
}
