import type { ReactNode } from 'react';
import { classNames } from '../../ui/styles/class-names.ts';

/** A part of a landing page from edge to edge, its content in the width of the page. */
export function Band({
  id,
  labelledBy,
  className,
  children,
}: {
  id?: string;
  labelledBy: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames('py-20 max-md:py-14', className)}>
      <div className="mx-auto max-w-page px-6 max-md:px-4">{children}</div>
    </section>
  );
}

export function BandTitle({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="mb-10 max-w-[64ch] max-md:mb-7">
      <h2 id={id} className="wrap-break-word break-keep text-xxl">
        {title}
      </h2>
      {text && <p className="mt-3 text-md text-ink-soft">{text}</p>}
    </div>
  );
}
