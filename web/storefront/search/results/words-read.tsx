import type { ReactNode } from 'react';
import { numberText } from '../../../../domain/text/format.ts';
import { TextLink } from '../../../ui/link.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { useSite } from '../../shell/site.tsx';
import { type Asked, type SearchKind, searchHref } from '../query.ts';
import type { Understanding } from './nothing-found.tsx';

interface Props {
  kind: SearchKind;
  asked: Asked & { kw: string };
  results: Understanding & { total: number };
}

/**
 * How the words were read: corrected, which a link undoes, or perhaps meant otherwise; which of them nothing holds; and
 * what was taken for a quantity.
 */
export function WordsRead({ kind, asked, results }: Props) {
  const { words, lang } = useSite();
  const { unread, quantity, quantity_bare, total } = results;
  const wanted = quantity !== null && fill(words.search.wantedQuantity, { n: numberText(quantity) });
  const quoted = unread.map((word) => `“${word}”`).join(lang === 'zh' ? '、' : ', ');
  const notes = [
    // that the words as a whole find nothing is said below
    unread.length > 0 &&
      (total > 0 || unread.join(' ') !== asked.kw) &&
      fill(total > 0 ? words.search.unread : words.search.unreadAlone, { words: quoted }),
    quantity !== null && !quantity_bare && wanted,
  ].filter((note) => note !== false);
  return (
    <>
      <Spelling kind={kind} asked={asked} results={results} />
      {notes.map((note) => (
        <p key={note} className="mt-1 text-ink-soft">
          {note}
        </p>
      ))}
      {quantity_bare && (
        <p className="mt-1 text-ink-soft">
          {wanted}{' '}
          <AskedLink kind={kind} asked={asked} change={{ exact: true }}>
            {fill(words.search.asTyped, { typed: asked.kw })}
          </AskedLink>
        </p>
      )}
    </>
  );
}

/** The same search, read otherwise. */
function AskedLink({
  kind,
  asked,
  change,
  children,
}: Omit<Props, 'results'> & { change: Asked; children: ReactNode }) {
  const { to } = useSite();
  return (
    <TextLink href={to(searchHref(kind, { ...asked, ...change }))} className="font-semibold underline">
      {children}
    </TextLink>
  );
}

function Spelling({ kind, asked, results: { correction } }: Props) {
  const { words } = useSite();
  if (!correction) return null;
  const link = (change: Asked, text: string) => (
    <AskedLink kind={kind} asked={asked} change={change}>
      {text}
    </AskedLink>
  );
  return (
    <p className="mt-1 text-ink-soft">
      {correction.applied ? (
        <>
          {fill(words.search.corrected, { kw: correction.kw })}{' '}
          {link({ exact: true }, fill(words.search.asTyped, { typed: asked.kw }))}
        </>
      ) : (
        <>
          {words.search.didYouMean} {link({ kw: correction.kw }, correction.kw)}
          {words.search.questionMark}
        </>
      )}
    </p>
  );
}
