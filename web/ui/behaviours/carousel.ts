import EmblaCarousel from 'embla-carousel';

export default function carousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-viewport]');
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]');
  const next = root.querySelector<HTMLButtonElement>('[data-next]');
  if (!viewport) return;
  // From here on Embla moves the row; the native scrolling of the page without script would fight it.
  viewport.classList.replace('overflow-x-auto', 'overflow-hidden');
  viewport.removeAttribute('tabindex');
  viewport.scrollLeft = 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // those that are for other visitors have no width; who a visitor is may be known only later
  const slides = () =>
    [...viewport.querySelectorAll<HTMLElement>('li')].filter(({ offsetWidth }) => offsetWidth > 0);
  const embla = EmblaCarousel(viewport, {
    align: 'start',
    duration: still ? 0 : 24,
    slides: slides(),
    // it is called after each start too: whoever starts anew each time never ends
    watchResize(carousel) {
      const shown = slides();
      const known = carousel.slideNodes();
      const isSame = shown.length === known.length && shown.every((slide, i) => slide === known[i]);
      if (!isSame) carousel.reInit({ slides: shown });
      return isSame;
    },
  });
  const update = () => {
    if (previous) previous.disabled = !embla.canScrollPrev();
    if (next) next.disabled = !embla.canScrollNext();
    const selected = embla.selectedScrollSnap();
    // Slides out of sight must not take the focus.
    embla.slideNodes().forEach((slide, i) => {
      slide.inert = i !== selected;
    });
  };
  previous?.addEventListener('click', () => embla.scrollPrev());
  next?.addEventListener('click', () => embla.scrollNext());
  embla.on('select', update);
  embla.on('reInit', update);
  update();
}
