import type { ReactNode } from 'react';

/** A part of a long form under its heading, six columns wide. */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-6 max-sm:p-4 md:p-8">
      <h2 id={id} className="mb-5 text-lg">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-6">{children}</div>
    </section>
  );
}
