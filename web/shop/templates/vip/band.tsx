import type { ReactNode } from 'react';

/** A part of the page over its whole width, under a heading with the seller's colour; every other one on white. */
export function Band({
  id,
  title,
  more,
  white,
  children,
}: {
  id: string;
  title: string;
  more?: ReactNode;
  white: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={white ? 'border-y border-line bg-paper' : ''}>
      <div className="mx-auto max-w-page px-6 py-14 max-md:px-4 max-md:py-9">
        <div className="mb-6 flex items-end justify-between gap-6">
          <h2 id={id} className="border-l-4 border-jade pl-3 text-xxl max-md:text-xl">
            {title}
          </h2>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
