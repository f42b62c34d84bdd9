import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { useWords } from './site.tsx';

/** Shares the page (behaviours/share.ts); not there without script, where the browser's own menu does it. */
export function ShareButton({ className }: { className?: string }) {
  const { share, linkCopied } = useWords().common;
  return (
    <button
      type="button"
      data-behaviour="share"
      data-copied={linkCopied}
      className={classNames(
        'js:inline-flex hidden min-h-8 items-center gap-1.5 text-sm font-semibold text-jade hover:underline',
        className,
      )}
    >
      <Icon name="share" size={16} />
      <span data-label="" aria-live="polite">
        {share}
      </span>
    </button>
  );
}
