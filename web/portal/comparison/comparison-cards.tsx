import { Cell, type Drawn } from './comparison-table.tsx';

/** The same where the screen is too narrow for columns: a card each. */
export function ComparisonCards({ shown, rows, label, head, more, best }: Drawn) {
  return (
    <section aria-label={label} className="space-y-4">
      {shown.map((quotation) => (
        <article key={quotation.id} className="rounded-lg border border-line bg-paper p-4">
          <div className="mb-3 font-semibold">{head(quotation)}</div>
          <dl className="space-y-2.5 text-sm [&_dt]:text-xs [&_dt]:text-ink-soft">
            {rows.map((row) => (
              <div
                key={row.key}
                className={row.best?.has(quotation.id) ? '-mx-2 rounded-md bg-success-tint px-2 py-1' : ''}
              >
                <dt>{row.label}</dt>
                <dd>
                  <Cell row={row} quotation={quotation} best={best} />
                </dd>
              </div>
            ))}
            {more.map(({ label: name, cell, isControl }) => (
              <div key={name} className={isControl ? 'print:hidden' : ''}>
                <dt className="mb-1">{name}</dt>
                <dd>{cell(quotation)}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}
