import type { ReactNode } from 'react';
import './fact-grid.css';

export interface Fact {
  key: string;
  label: string;
  children: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

/** Facts under their names, as many beside each other as there is room for. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-grid">
      {facts.map(({ key, label, children, wide }) => (
        <div key={key} className={wide ? 'fact-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{children}</dd>
        </div>
      ))}
    </dl>
  );
}
