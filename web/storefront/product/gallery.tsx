import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../site.tsx';

/**
 * The pictures of a product. Without script the thumbnails are links to the pictures below each other in a row
 * that scrolls; behaviours/gallery.ts marks the one in view.
 */
export function Gallery({ title, images }: { title: string; images: string[] }) {
  const words = useWords();
  const label = (i: number) => fill(words.product.picture, { n: i + 1, total: images.length });
  return (
    <section data-behaviour="gallery" aria-label={words.product.pictures} className="min-w-0">
      <ul
        data-row
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-lg border border-line bg-porcelain [scrollbar-width:none]"
      >
        {images.map((src, i) => (
          <li key={src} id={`picture-${i + 1}`} className="aspect-square w-full shrink-0 snap-start">
            <Picture
              src={src}
              alt={i === 0 ? title : `${title} – ${label(i)}`}
              sizes="(min-width: 1024px) 440px, 95vw"
              main={i === 0}
              className="size-full"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-6 gap-2">
          {images.map((src, i) => (
            <li key={src}>
              <a
                href={`#picture-${i + 1}`}
                aria-label={label(i)}
                aria-current={i === 0 ? 'true' : undefined}
                className="block aspect-square overflow-hidden rounded-md border-2 border-line hover:border-jade aria-[current]:border-jade"
              >
                <Picture src={src} alt="" sizes="80px" eager className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
