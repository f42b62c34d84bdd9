import { slideCount } from '../../../domain/page/paging.ts';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { productPath } from '../shell/addresses.ts';
import { useSite } from '../shell/site.tsx';
import { cachedMarkup } from '../text/markup-cache.tsx';

const PER_SLIDE = 5;

interface Pinned {
  pid: number;
  title: string;
  images: string[];
}

/** "Top-Displayed": pinned products, five a slide, each marked as promoted: sellers pay for the place. */
export function PinnedCarousel({ items }: { items: Pinned[] }) {
  const site = useSite();
  if (items.length === 0) return null;
  if (items.length < PER_SLIDE) return <Strip items={items} />;
  return (
    <div
      className="mb-8 rounded-lg border border-line bg-paper p-5"
      dangerouslySetInnerHTML={cachedMarkup(site, ['pinned', items], <Slides items={items} />)}
    />
  );
}

function Slides({ items }: { items: Pinned[] }) {
  const { words } = useSite();
  const slides = Array.from({ length: slideCount(items.length, PER_SLIDE) }, (_, i) =>
    items.slice(i * PER_SLIDE, (i + 1) * PER_SLIDE),
  );
  return (
    <>
      <h2 className="mb-4 text-md">{words.storefront.topDisplayed}</h2>
      <Carousel
        label={words.storefront.topDisplayed}
        words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
        className="max-md:pb-14"
        slides={slides.map((slide, i) => (
          <ul key={slide[0]?.pid} className="grid grid-cols-3 gap-4 sm:grid-cols-5">
            {slide.map((item) => (
              <PinnedItem key={item.pid} item={item} eager={i === 0} />
            ))}
          </ul>
        ))}
      />
    </>
  );
}

/** Fewer than fill a slide: one line, not a box that stands half empty. */
function Strip({ items }: { items: Pinned[] }) {
  const { to, words } = useSite();
  return (
    <section
      aria-labelledby="top-displayed"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-paper px-4 py-2.5"
    >
      <h2 id="top-displayed" className="text-sm font-semibold tracking-normal">
        {words.storefront.topDisplayed}{' '}
        <span className="font-normal text-ink-faint">· {words.storefront.promoted}</span>
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-x-6 gap-y-2">
        {items.map(({ pid, title, images: [image] }) => (
          <li key={pid} className="min-w-0">
            <a
              href={to(productPath(pid))}
              className="flex items-center gap-2.5 text-sm hover:text-jade hover:underline"
            >
              {image && (
                <Picture
                  src={image}
                  alt=""
                  sizes="40px"
                  eager
                  className="size-10 shrink-0 rounded-sm bg-porcelain"
                />
              )}
              <span className="line-clamp-1 max-w-[36ch]">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PinnedItem({ item, eager }: { item: Pinned; eager: boolean }) {
  const { to, words } = useSite();
  const [image] = item.images;
  return (
    <li className="group relative">
      {image && (
        <div className="aspect-square overflow-hidden rounded-md bg-porcelain">
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 1024px) 190px, 30vw"
            eager={eager}
            className="size-full"
          />
        </div>
      )}
      <p className="mt-2 text-xs text-ink-faint">{words.storefront.promoted}</p>
      <a
        href={to(productPath(item.pid))}
        className="line-clamp-2 text-sm group-hover:text-jade after:absolute after:inset-0"
      >
        {item.title}
      </a>
    </li>
  );
}
