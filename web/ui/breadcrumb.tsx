export interface BreadcrumbItem {
  name: string;
  /** Absent on the page itself. */
  href?: string;
}

export function Breadcrumb({ label, items }: { label: string; items: BreadcrumbItem[] }) {
  return (
    <nav aria-label={label} className="py-4 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-y-1">
        {items.map((item, i) => (
          <li key={i} className="flex min-w-0 items-center">
            {item.href ? (
              <a href={item.href} className="hover:text-jade hover:underline">
                {item.name}
              </a>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
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
