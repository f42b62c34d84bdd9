import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../shell/site.tsx';

/** The way to what the visitor saved, and how much it is; its script serves every button of the page that saves. */
export function SavedLink({ label = 'sr-only', className = '' }: { label?: string; className?: string }) {
  const { words, portal, office } = useSite();
  const { saved } = words;
  return (
    <a
      href={portal('/saved')}
      rel="nofollow"
      data-behaviour="saved"
      data-office={office('/saved/products')}
      data-words={JSON.stringify(saved.told)}
      className={`inline-flex h-11 min-w-11 items-center justify-center gap-3 ${className}`}
    >
      <span className="relative">
        <Icon name="heart" />
        <span
          data-count
          hidden
          className="absolute -top-2.5 -right-2.5 min-w-4.5 rounded-full bg-cinnabar px-1 text-center text-xs leading-4.5 font-semibold text-paper"
        />
      </span>
      <span className={label}>{saved.link}</span>
    </a>
  );
}
