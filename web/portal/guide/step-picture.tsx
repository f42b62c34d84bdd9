import { useSite } from '../../storefront/shell/site.tsx';
import { fill } from '../../ui/picture/fill.ts';
import taken from './pictures.json' with { type: 'json' };
import type { PicturedStep } from './steps.ts';

const files = (stem: string, format: 'avif' | 'webp') =>
  taken.widths.map((width) => `/assets/guide/${stem}-${width}.${format} ${width}w`).join(', ');
const SIZES = '(min-width: 1024px) 900px, (min-width: 768px) 92vw, 680px';

/**
 * A page of the member centre in the language of this one; `npm run screenshots -- guide` takes them. On a phone it keeps
 * a width at which it can be read, and scrolls.
 */
export function StepPicture({ step }: { step: PicturedStep }) {
  const { words, lang } = useSite();
  const { steps, enlarge, picture } = words.guide;
  const stem = taken.pictures[step][lang];
  const name = steps[step].title;
  return (
    <section
      aria-label={fill(picture, { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative mt-5 overflow-x-auto rounded-lg border border-line bg-paper shadow-low transition-shadow hover:shadow-mid"
    >
      <a
        href={`/assets/guide/${stem}-${taken.widths.at(-1)}.webp`}
        aria-label={fill(enlarge, { name })}
        className="block max-md:min-w-170"
      >
        <picture>
          <source type="image/avif" srcSet={files(stem, 'avif')} sizes={SIZES} />
          <img
            src={`/assets/guide/${stem}-${taken.widths[0]}.webp`}
            srcSet={files(stem, 'webp')}
            sizes={SIZES}
            width={taken.width}
            height={taken.height}
            alt={fill(picture, { name })}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </picture>
      </a>
    </section>
  );
}
