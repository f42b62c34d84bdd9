import { slideCount } from '../../domain/paging.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';
import { productPath } from './addresses.ts';
import { useSite } from './site.tsx';

const PER_SLIDE = 5;

interface Pinned {
  pid: number;
  title: string;
  images: string[];
}

/** "Top-Displayed": pinned products, five a slide, each marked as promoted: sellers pay for the place. */
export function PinnedCarousel({ items }: { items: Pinned[] }) {
  const { words } = useSite();
  if (items.length === 0) return null;
  const slides = Array.from({ length: slideCount(items.length, PER_SLIDE) }, (_, i) =>
    items.slice(i * PER_SLIDE, (i + 1) * PER_SLIDE),
  );
  return (
    <div className="mb-8 rounded-lg border border-line bg-paper p-5">
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
    </div>
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
