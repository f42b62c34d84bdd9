import { Icon, type IconName } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { BLANK } from '../../ui/picture/picture-sources.ts';
import { useWords } from '../shell/site.tsx';

/**
 * The pictures of a product. Without script the thumbnails are links to the pictures below each other in a row
 * that scrolls, and those to the originals; behaviours/gallery.ts marks the one in view, behaviours/lightbox.ts enlarges.
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
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto rounded-lg border border-line bg-porcelain [scrollbar-width:none]"
      >
        {images.map((src, i) => (
          <li key={src} id={`picture-${i + 1}`} className="aspect-square w-full shrink-0 snap-start">
            <a
              href={src}
              data-enlarge={label(i)}
              title={fill(words.product.enlarge, { name: label(i) })}
              className="block size-full cursor-zoom-in"
            >
              <Picture
                src={src}
                alt={i === 0 ? title : `${title} – ${label(i)}`}
                sizes="(min-width: 1024px) 440px, 95vw"
                main={i === 0}
                className="size-full"
              />
            </a>
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
      {images.length > 0 && <Lightbox title={title} several={images.length > 1} />}
    </section>
  );
}

/** One picture as large as the window allows, and larger up to its original. */
function Lightbox({ title, several }: { title: string; several: boolean }) {
  const { product } = useWords();
  const button = (action: string, label: string, icon: IconName) => (
    <button
      type="button"
      data-do={action}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full bg-ink/60 text-paper hover:bg-ink"
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <dialog data-behaviour="lightbox" aria-label={title} className="lightbox on-deep">
      <div className="grid size-full place-items-center overflow-hidden">
        <img
          src={BLANK}
          alt=""
          className="max-h-full max-w-full object-contain select-none"
          draggable={false}
        />
      </div>
      <p className="absolute top-4 left-4 rounded-sm bg-ink/60 px-2 text-sm text-paper">
        <output />
      </p>
      <div className="absolute top-3 right-3 flex gap-2">
        {button('out', product.zoomOut, 'minus')}
        {button('in', product.zoomIn, 'plus')}
        {button('close', product.pictureClose, 'close')}
      </div>
      {several && (
        <>
          <div className="absolute top-1/2 left-3 -mt-5">
            {button('previous', product.picturePrevious, 'chevron-left')}
          </div>
          <div className="absolute top-1/2 right-3 -mt-5">
            {button('next', product.pictureNext, 'chevron-right')}
          </div>
        </>
      )}
    </dialog>
  );
}
