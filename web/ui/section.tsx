import type { ReactNode } from 'react';

/** A part of a page under its heading, with an optional link onwards at its right. */
export function Section({
  id,
  title,
  note,
  more,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
