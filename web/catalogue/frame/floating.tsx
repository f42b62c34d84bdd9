import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../site.tsx';

/** The link to post a request and the way back to the top, at the edge of every page. */
export function Floating() {
  const { words, portal } = useSite();
  return (
    <aside
      aria-label={words.common.postLink}
      className="fixed right-5 bottom-6 z-30 flex flex-col items-end gap-2 max-md:right-3"
    >
      <a
        href="#top"
        data-behaviour="back-to-top"
        hidden
        aria-label={words.common.backToTop}
        className="grid size-11 place-items-center rounded-full border border-line bg-paper text-ink shadow-mid hover:text-jade"
      >
        <Icon name="arrow-up" size={18} />
      </a>
      <a
        href={portal('/post-sourcing-request')}
        aria-label={words.common.postLink}
        className="group flex h-12 items-center rounded-full bg-jade px-[15px] font-semibold text-paper shadow-mid hover:bg-jade-dark"
      >
        <Icon name="document" size={18} />
        <span className="max-w-0 overflow-hidden text-sm [&>span]:pl-2 whitespace-nowrap transition-[max-width] duration-300 group-hover:max-w-52 group-focus-visible:max-w-52 min-[1640px]:max-w-52">
          <span>{words.common.postLink}</span>
        </span>
      </a>
    </aside>
  );
}
