import type { ReactNode } from 'react';

/** The last part of a marketing page: a promise on the left, the form on the right. */
export function Closing({
  id,
  title,
  text,
  steps,
  children,
}: {
  id: string;
  title: string;
  text: string;
  steps: readonly string[];
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="corrugated -mb-20 bg-jade text-paper">
      <div className="mx-auto grid max-w-page items-center gap-12 px-6 py-20 max-md:px-4 max-md:py-14 lg:grid-cols-[1fr_400px]">
        <div>
          <h2 id={id} className="text-display max-md:text-xxl">
            {title}
          </h2>
          <p className="mt-3 max-w-[48ch] text-lg text-jade-soft">{text}</p>
          <ol className="mt-10 space-y-5">
            {steps.map((step, i) => (
              <li key={step} className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full border border-jade-soft font-semibold"
                >
                  {i + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        {children}
      </div>
    </section>
  );
}
