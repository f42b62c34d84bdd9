import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { classNames } from '../styles/class-names.ts';

export interface CarouselWords {
  previous: string;
  next: string;
}

const arrow =
  'js:grid absolute top-1/2 z-10 max-md:top-auto max-md:bottom-3 max-md:[translate:0] hidden size-10 [translate:0_-50%] place-items-center rounded-full border border-line bg-paper text-ink shadow-mid hover:text-jade disabled:invisible';

/**
 * Slides side by side; behaviours/carousel.ts makes it move. Without script the row scrolls.
 * It never moves by itself: nothing to pause, nothing that runs away from the reader.
 */
export function Carousel({
  label,
  words,
  slides,
  slideClasses = [],
  className,
}: {
  label: string;
  words: CarouselWords;
  slides: ReactNode[];
  /** Of a slide that only some visitors see. */
  slideClasses?: readonly (string | undefined)[];
  className?: string;
}) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-behaviour="carousel"
      className={classNames('relative', className)}
    >
      <div
        data-viewport
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none]"
      >
        <ul className="flex h-full">
          {slides.map((slide, i) => (
            <li
              key={i}
              className={classNames('h-full min-w-0 shrink-0 grow-0 basis-full snap-start', slideClasses[i])}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            data-previous
            aria-label={words.previous}
            className={classNames(arrow, 'left-3 max-md:right-15 max-md:left-auto')}
          >
            <Icon name="chevron-left" size={18} />
          </button>
          <button type="button" data-next aria-label={words.next} className={classNames(arrow, 'right-3')}>
            <Icon name="chevron-right" size={18} />
          </button>
        </>
      )}
    </section>
  );
}
