import type { ReactNode } from 'react';

/** Cells of a sheet as they are; wide ones scroll within their box, by keyboard too. */
export function PlainTable({
  label,
  head,
  rows,
}: {
  label: string;
  head?: readonly ReactNode[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <section className="sheet-scroller" aria-label={label} tabIndex={0}>
      <table className="sheet-table">
        {head && (
          <thead>
            <tr>
              {head.map((cell, i) => (
                <th key={i} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
