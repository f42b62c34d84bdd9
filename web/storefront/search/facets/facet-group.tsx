import type { ReactNode } from 'react';
import type { Facet } from '../../../../contract/search.ts';
import { numberText } from '../../../../domain/text/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { useSite } from '../../shell/site.tsx';

type Entry = Facet[number];
type Look = 'one' | 'several' | 'step';
const LINES: Record<Look, string> = {
  one: 'facet-line facet-one',
  several: 'facet-line facet-several',
  step: 'facet-line',
};
/** So many values are shown at once; the others unfold. */
const SHOWN = 8;

/** One filter: its values with their counts, each a link that sets it or takes it away. */
export function FacetGroup({
  title,
  facet,
  chosen,
  href,
  label = (entry) => entry.label,
  look = 'one',
  above,
  children,
}: {
  title: string;
  facet: Facet;
  chosen: readonly string[];
  /** Where the value leads; undefined is sent for the value that is taken away. */
  href: (value: string | undefined) => string;
  label?: (entry: Entry) => ReactNode;
  /** One value at a time, several at once (`href` is sent the value in both cases), or plain steps onwards. */
  look?: Look;
  /** Where the values stand, e.g. the trail to their category. */
  above?: ReactNode;
  /** A form below the values. */
  children?: ReactNode;
}) {
  const { words } = useSite();
  if (facet.length === 0 && !children && !above) return null;
  const isChosen = ({ value }: Entry) => chosen.includes(value);
  // what is chosen is never folded away
  const ordered = facet.length > SHOWN ? [...facet].sort((a, b) => +isChosen(b) - +isChosen(a)) : facet;
  const rest = ordered.slice(SHOWN);
  const line = (entry: Entry) => (
    <FacetLine
      key={entry.value}
      entry={entry}
      label={label(entry)}
      chosen={isChosen(entry)}
      look={look}
      href={href(isChosen(entry) && look !== 'several' ? undefined : entry.value)}
    />
  );
  return (
    <section className="border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="mb-1.5 text-sm font-semibold tracking-normal">{title}</h3>
      {above}
      {facet.length > 0 && <ul className="text-sm">{ordered.slice(0, SHOWN).map(line)}</ul>}
      {rest.length > 0 && (
        <details className="group text-sm">
          <summary className="flex items-center gap-1 py-1 text-jade hover:underline group-open:hidden">
            {fill(words.search.showMore, { n: rest.length })}
            <Icon name="chevron-down" size={14} />
          </summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
      {children}
    </section>
  );
}

function FacetLine({
  entry,
  label,
  chosen,
  look,
  href,
}: {
  entry: Entry;
  label: ReactNode;
  chosen: boolean;
  look: Look;
  href: string;
}) {
  return (
    <li>
      <a href={href} rel="nofollow" aria-current={chosen ? 'true' : undefined} className={LINES[look]}>
        <span>{label}</span>
        <span>{numberText(entry.count)}</span>
      </a>
    </li>
  );
}
