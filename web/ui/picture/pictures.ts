/**
 * Loads pictures as they come near: within 1.3 × the window's height (spec P9.8), once each. A picture that fails to
 * load gives way to a plain field instead of a broken icon.
 */
import { CARDS_ADDED } from './cards-added.ts';
import { BLANK, mostWidth, srcSet } from './picture-sources.ts';

/** Of the window's height, beyond it. */
const AHEAD = '30%';

function load(img: HTMLImageElement): void {
  const { lazy, sizes } = img.dataset;
  if (!lazy) return;
  delete img.dataset.lazy;
  img.decoding = 'async';
  if (sizes) {
    const most = mostWidth(Number(img.getAttribute('width')));
    const avif = document.createElement('source');
    avif.type = 'image/avif';
    avif.sizes = sizes;
    avif.srcset = srcSet(lazy, 'avif', most);
    img.before(avif);
    img.sizes = sizes;
    img.srcset = srcSet(lazy, 'webp', most);
  }
  img.src = lazy;
}

/** No second attempt: the frame stays, and its alternative text is still read. */
function giveUp(img: HTMLImageElement): void {
  if ('failed' in img.dataset) return;
  img.dataset.failed = '';
  for (const source of img.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove();
  img.removeAttribute('srcset');
  img.src = BLANK;
}

const saving = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const LAZY = 'img[data-lazy]';

export function startPictures(): void {
  const margin = saving() ? '0px' : AHEAD;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLImageElement);
      }
    },
    // rows that scroll sideways count as the window does; its own height must not be added to a second time
    { rootMargin: margin, scrollMargin: `0px ${margin}` } as IntersectionObserverInit,
  );
  const observe = (root: ParentNode) => {
    for (const img of root.querySelectorAll(LAZY)) near.observe(img);
  };
  observe(document);
  document.addEventListener(CARDS_ADDED, ({ target }) => observe(target as Element));
  addEventListener('beforeprint', () => {
    for (const img of document.querySelectorAll<HTMLImageElement>(LAZY)) load(img);
  });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) giveUp(target);
    },
    true,
  );
  // those that failed before this script ran
  for (const img of document.images)
    if (img.complete && img.naturalWidth === 0 && /^https?:/.test(img.currentSrc)) giveUp(img);
}
