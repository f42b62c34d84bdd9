export interface BreadcrumbItem {
  name: string;
  /** Absent on the page itself. */
  href?: string;
}

/** The way from home to the page. On a phone one line, which scrolls. */
export function Breadcrumb({ label, items }: { label: string; items: BreadcrumbItem[] }) {
  return (
    <nav aria-label={label} className="py-4 text-sm text-ink-soft max-md:-mx-4 max-md:py-3">
      <ol className="flex items-center gap-y-1 max-md:overflow-x-auto max-md:px-4 max-md:whitespace-nowrap max-md:[scrollbar-width:none] md:flex-wrap">
        {items.map((item, i) => (
          <li key={i} className="flex min-w-0 items-center max-md:shrink-0">
            {item.href ? (
              <a href={item.href} className="hover:text-jade hover:underline">
                {item.name}
              </a>
            ) : (
              <span
                aria-current="page"
                className="text-ink max-md:max-w-[60vw] max-md:truncate md:line-clamp-1"
              >
                {item.name}
              </span>
            )}
            {i < items.length - 1 && (
              <span aria-hidden="true" className="mx-2 text-line-strong">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
