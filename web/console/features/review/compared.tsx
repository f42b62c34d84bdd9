import { textDiff } from './text-diff.ts';

/** One side of a comparison: what the other side does not have is marked. */
export function Compared({
  before,
  after,
  side,
}: {
  before: string;
  after: string;
  side: 'removed' | 'added';
}) {
  const parts = before === after ? [{ kind: 'same' as const, text: after }] : textDiff(before, after);
  const Mark = side === 'removed' ? 'del' : 'ins';
  return (
    <div className="pre">
      {parts
        .filter(({ kind }) => kind === 'same' || kind === side)
        .map(({ kind, text }, i) =>
          kind === 'same' ? <span key={i}>{text}</span> : <Mark key={i}>{text}</Mark>,
        )}
    </div>
  );
}
