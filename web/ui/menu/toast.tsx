import { useEffect } from 'react';
import { Icon } from '../icon.tsx';
import { classNames } from '../styles/class-names.ts';

const SHOWN_MS = 8000;
const NONE: readonly string[] = [];

/**
 * A notice above the page, at the lower edge of a phone so that it hides no heading, that screen readers announce at once. The element stays when it is empty: only a change
 * inside of it is announced. It closes after a while.
 */
export function Toast({
  tone,
  lines = NONE,
  close,
  onClose,
}: {
  tone: 'success' | 'danger';
  lines?: readonly string[] | undefined;
  /** Label of the button that closes it. */
  close: string;
  onClose(): void;
}) {
  useEffect(() => {
    if (lines.length === 0) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
    // a new `onClose` of each rendering is no new notice
  }, [lines]);
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className="pointer-events-none fixed inset-x-4 top-6 z-50 flex justify-center max-md:top-auto max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))]"
    >
      {lines.length > 0 && (
        <div
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-lg border bg-paper py-3 pr-2 pl-4 shadow-high max-md:w-full max-md:py-2 max-md:text-sm',
            tone === 'danger' ? 'border-danger' : 'border-success',
          )}
        >
          <Icon
            name={tone === 'danger' ? 'alert' : 'check'}
            className={tone === 'danger' ? 'mt-0.5 text-danger' : 'mt-0.5 text-success'}
          />
          <ul className="min-w-0 flex-1 self-center">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="grid size-7 shrink-0 place-items-center rounded-sm max-md:size-9 text-ink-faint hover:bg-porcelain"
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  );
}
