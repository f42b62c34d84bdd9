import type { ReactNode } from 'react';

/** Facts under their names; one without a value is left out. */
export function FactList({
  facts,
  columns,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  columns: 1 | 3;
}) {
  return (
    <dl
      className={`grid gap-x-6 gap-y-3 text-sm [&_dt]:text-xs [&_dt]:text-ink-faint ${columns === 3 ? 'sm:grid-cols-3' : ''}`}
    >
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="min-w-0 [overflow-wrap:anywhere]">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
