import { fill } from '../../ui/fill.ts';
import { TextLink } from '../../ui/link.tsx';
import { useSite } from '../site.tsx';
import type { Understanding } from './nothing-found.tsx';
import { type Asked, type SearchKind, searchHref } from './query.ts';

/** Says that the words were corrected, or offers the correction. */
export function Spelling({
  kind,
  asked,
  correction,
}: {
  kind: SearchKind;
  asked: Asked & { kw: string };
  correction: Understanding['correction'];
}) {
  const { words, to } = useSite();
  if (!correction) return null;
  return (
    <p className="mt-1 text-ink-soft break-words">
      {correction.applied ? (
        fill(words.search.corrected, { kw: correction.kw, typed: asked.kw })
      ) : (
        <>
          {words.search.didYouMean}{' '}
          <TextLink
            href={to(searchHref(kind, { ...asked, kw: correction.kw }))}
            className="font-semibold underline"
          >
            {correction.kw}
          </TextLink>
          {words.search.questionMark}
        </>
      )}
    </p>
  );
}
