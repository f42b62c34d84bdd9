import type { LegalClause } from '../../../locales/en/legal/legal-text.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { LinkedText } from './linked-text.tsx';

/** A numbered clause with what it holds: a list, a table, or entries with names and examples. */
export function Clause({ number, clause }: { number: string; clause: LegalClause }) {
  const text = typeof clause === 'string' ? clause : clause.text;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] max-sm:grid-cols-1">
      <span className="text-sm leading-[inherit] text-ink-faint">{number}</span>
      <div className="min-w-0">
        <p className="max-w-[66ch]">
          <LinkedText>{text}</LinkedText>
        </p>
        {typeof clause !== 'string' && <Held clause={clause} />}
      </div>
    </li>
  );
}

function Held({ clause }: { clause: Exclude<LegalClause, string> }) {
  if ('list' in clause)
    return (
      <ul className="max-w-[66ch] mt-2 list-disc space-y-1.5 pl-5 marker:text-jade">
        {clause.list.map((item) => (
          <li key={item}>
            <LinkedText>{item}</LinkedText>
          </li>
        ))}
      </ul>
    );
  if ('table' in clause) return <Table {...clause.table} label={clause.text} />;
  return <Entries entries={clause.entries} />;
}

/** On a phone each row is a card whose cells carry their heading. */
function Table({ head, rows, label }: { head: string[]; rows: string[][]; label: string }) {
  return (
    <table aria-label={label} className="mt-3 w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((cell, i) =>
            cell ? (
              <th
                key={i}
                scope="col"
                className="border-b-2 border-line px-3 py-2 text-left font-semibold wrap-break-word first:pl-0"
              >
                {cell}
              </th>
            ) : (
              <td key={i} className="border-b-2 border-line" />
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="break-inside-avoid border-b border-line align-top max-sm:block max-sm:py-3"
          >
            {row.map((cell, i) =>
              i === 0 ? (
                <th
                  key={i}
                  scope="row"
                  className="wrap-break-word py-2 pr-3 text-left font-semibold max-sm:block max-sm:py-0.5"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={i}
                  data-label={head[i]}
                  className="px-3 py-2 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:before:shrink-0 max-sm:before:text-ink-faint max-sm:before:content-[attr(data-label)]"
                >
                  <span className="max-sm:text-right">{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type EntriesClause = Extract<LegalClause, { entries: unknown }>;

function Entries({ entries }: Pick<EntriesClause, 'entries'>) {
  const { legal } = useSite().words.help;
  return (
    <ol className="mt-4 grid gap-3 xl:grid-cols-2">
      {entries.map(({ id, name, text, examples }, i) => (
        <li
          key={id}
          id={id}
          className="grid break-inside-avoid scroll-mt-6 grid-cols-[36px_minmax(0,1fr)] rounded-md border border-line px-4 py-3.5 target:border-jade"
        >
          <span className="font-semibold text-cinnabar">{i + 1}</span>
          <div>
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1">{text}</p>
            <p className="mt-1.5 text-sm text-ink-soft">
              <span className="font-semibold">{legal.examples}</span>
              {examples}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
