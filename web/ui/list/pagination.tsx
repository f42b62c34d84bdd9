import { pageCount, pageWindow } from '../../../domain/page/paging.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { fill } from '../picture/fill.ts';
import { classNames } from '../styles/class-names.ts';

export interface PaginationWords {
  label: string;
  total: string;
  goTo: string;
  go: string;
  previous: string;
  next: string;
  page: string;
  perPage: string;
}

const cell = 'grid h-10 min-w-10 place-items-center rounded-md border px-2 text-sm transition-colors';
const idle = 'border-line bg-paper hover:border-jade hover:text-jade';

/**
 * Links to the pages, how many stand on one, and a field to jump to one (spec P2.22), which needs script and shows only
 * with it. `href` is asked for pages of the present size, and for the first page of another of `sizes`.
 */
export function Pagination({
  page,
  total,
  size,
  sizes = [],
  href,
  words,
}: {
  page: number;
  total: number;
  size: number;
  sizes?: readonly number[];
  href: (page: number, size: number) => string;
  words: PaginationWords;
}) {
  const last = pageCount(total, size);
  const smallest = Math.min(size, ...sizes);
  if (total <= smallest) return null;
  const at = (n: number) => href(n, size);
  return (
    <nav
      aria-label={words.label}
      className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-4"
    >
      {last > 1 && (
        <ol className="flex flex-wrap items-center justify-center gap-1.5">
          {page > 1 && (
            <li>
              <a
                href={at(page - 1)}
                rel="prev"
                aria-label={words.previous}
                className={classNames(cell, idle)}
              >
                <Icon name="chevron-left" size={16} />
              </a>
            </li>
          )}
          {pageWindow(page, last).map((n, i) => (
            <li key={i}>
              {n === 'gap' ? (
                <span className="px-1 text-ink-faint">…</span>
              ) : (
                <a
                  href={at(n)}
                  aria-label={fill(words.page, { n })}
                  aria-current={n === page ? 'page' : undefined}
                  className={classNames(
                    cell,
                    n === page ? 'border-jade bg-jade font-semibold text-paper' : idle,
                  )}
                >
                  {n}
                </a>
              )}
            </li>
          ))}
          {page < last && (
            <li>
              <a href={at(page + 1)} rel="next" aria-label={words.next} className={classNames(cell, idle)}>
                <Icon name="chevron-right" size={16} />
              </a>
            </li>
          )}
        </ol>
      )}
      <p className="text-sm text-ink-soft">{fill(words.total, { n: last })}</p>
      {sizes.length > 0 && (
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <span className="mr-1 whitespace-nowrap">{words.perPage}</span>
          {sizes.map((n) => (
            <a
              key={n}
              href={href(1, n)}
              rel="nofollow"
              aria-label={`${words.perPage} ${n}`}
              aria-current={n === size ? 'true' : undefined}
              className="rounded-md px-2.5 py-1 hover:text-jade aria-[current]:bg-jade-tint aria-[current]:font-semibold aria-[current]:text-jade"
            >
              {n}
            </a>
          ))}
        </p>
      )}
      {last > 1 && (
        <form
          data-behaviour="page-jump"
          data-href={at(0)}
          data-page={page}
          data-last={last}
          className="js:flex hidden items-center gap-2 text-sm text-ink-soft"
        >
          <label htmlFor="page-jump">{words.goTo}</label>
          <input
            id="page-jump"
            name="page"
            type="number"
            inputMode="numeric"
            min={1}
            max={last}
            className="h-9 w-18 rounded-md border border-line-strong bg-paper px-2 text-center text-ink"
          />
          <Button type="submit" look="quiet" size="sm">
            {words.go}
          </Button>
        </form>
      )}
    </nav>
  );
}
