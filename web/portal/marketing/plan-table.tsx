import type { ReactNode } from 'react';
import { useSite } from '../../storefront/shell/site.tsx';
import { classNames } from '../../ui/styles/class-names.ts';

/** What is offered, a column each; the first column names the lines. On a phone English is too wide for it, and scrolls. */
export function PlanTable({
  caption,
  corner,
  columns,
  children,
}: {
  caption: string;
  corner: string;
  columns: ReactNode[];
  children: ReactNode;
}) {
  const { lang } = useSite();
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-cue relative overflow-x-auto rounded-xl border border-line bg-paper shadow-low"
    >
      <table className={classNames('w-full table-fixed text-center', lang === 'en' && 'max-md:min-w-120')}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-[27%] md:w-[31%]" />
          {columns.map((_, i) => (
            <col key={i} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className="sticky left-0 bg-paper px-6 py-6 text-left text-sm font-normal text-ink-faint max-md:px-3"
            >
              {corner}
            </th>
            {columns.map((column, i) => (
              <th key={i} scope="col" className="px-4 py-6 font-normal max-md:px-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Row({ name, cells }: { name: string; cells: ReactNode[] }) {
  return (
    <tr className="group border-b border-line last:border-0 hover:bg-mist">
      <th
        scope="row"
        className="sticky left-0 bg-paper group-hover:bg-mist px-6 py-4 text-left font-normal text-ink-soft max-md:px-3 max-md:text-sm"
      >
        {name}
      </th>
      {cells.map((cell, i) => (
        <td key={i} className="px-4 py-4 font-semibold max-md:px-2 max-md:text-sm">
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A line that names those which follow. */
export function GroupRow({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className="border-b border-line bg-mist">
      <th
        scope="colgroup"
        colSpan={columns + 1}
        className="px-6 py-2.5 text-left text-sm font-semibold max-md:px-3"
      >
        <span className="sticky left-3">{name}</span>
      </th>
    </tr>
  );
}
