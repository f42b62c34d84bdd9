import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../shell/site.tsx';

/** The way back to the top, there once a screen has been scrolled past (behaviours/back-to-top.ts). */
export function BackToTop() {
  const { common } = useWords();
  return (
    <a
      href="#top"
      data-behaviour="back-to-top"
      hidden
      aria-label={common.backToTop}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-paper text-ink shadow-mid hover:text-jade max-md:size-10"
    >
      <Icon name="arrow-up" size={18} />
    </a>
  );
}
