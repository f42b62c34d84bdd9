import type { ReactNode } from 'react';
import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { Badge } from '../../ui/labels/badge.tsx';
import { differs, type Row } from './rows.tsx';

export interface Drawn {
  shown: readonly OwnQuotation[];
  rows: readonly Row[];
  label: string;
  best: string;
  differs: string;
  /** The name of a supplier with what belongs to it. */
  head(quotation: OwnQuotation): ReactNode;
  /** Rows that are not compared: state, note, decision. */
  more: readonly {
    label: string;
    cell(quotation: OwnQuotation): ReactNode;
    /** Not on paper. */
    isControl?: boolean;
  }[];
}

export const Cell = ({ row, quotation, best }: { row: Row; quotation: OwnQuotation; best: string }) => (
  <>
    <span className="whitespace-pre-line">{row.node?.(quotation) ?? row.text(quotation)}</span>
    {row.best?.has(quotation.id) && (
      <span className="ml-2 inline-block align-text-bottom">
        <Badge tone="success">{best}</Badge>
      </span>
    )}
  </>
);

/** A column each, so that a row compares one thing. */
export function ComparisonTable({ shown, rows, label, head, more, best, differs: differsText }: Drawn) {
  return (
    <section
      aria-label={label}
      className="scroll-cue relative overflow-x-auto print:overflow-visible rounded-lg border border-line"
    >
      <table className="w-full border-collapse text-sm [&_td]:min-w-56 [&_td]:border-l [&_td]:border-line [&_td]:p-3 [&_td]:align-top [&_th]:p-3 [&_th]:text-left [&_th]:align-top [&_tr+tr]:border-t [&_tr+tr]:border-line">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 w-36 min-w-28 bg-paper" />
            {shown.map((quotation) => (
              <th key={quotation.id} scope="col" className="min-w-56 border-l border-line">
                {head(quotation)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isDifferent = differs(row, shown);
            return (
              <tr key={row.key}>
                <th scope="row" className="sticky left-0 bg-paper text-xs font-normal text-ink-soft">
                  {row.label}
                  {isDifferent && (
                    <span className="ml-1.5 font-semibold text-gold" title={differsText}>
                      <span aria-hidden="true">≠</span>
                      <span className="sr-only">{differsText}</span>
                    </span>
                  )}
                </th>
                {shown.map((quotation) => (
                  <td key={quotation.id} className={row.best?.has(quotation.id) ? 'bg-success-tint' : ''}>
                    <Cell row={row} quotation={quotation} best={best} />
                  </td>
                ))}
              </tr>
            );
          })}
          {more.map(({ label: name, cell, isControl }) => (
            <tr key={name} className={isControl ? 'print:hidden' : ''}>
              <th scope="row" className="sticky left-0 bg-paper text-xs font-normal text-ink-soft">
                {name}
              </th>
              {shown.map((quotation) => (
                <td key={quotation.id}>{cell(quotation)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
