import { useSite } from '../../storefront/shell/site.tsx';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BannerSection } from './section.tsx';
import { SlideLink } from './slide-link.tsx';

type Slide = BannerSection['slides'][number];

/** Banners side by side, each with its words below it; none, no space for them. */
export function BannerSlides({ slides }: { slides: Slide[] }) {
  const { words } = useSite();
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={words.shop.banners}
      words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
      className="overflow-hidden rounded-lg border border-line bg-paper"
      slides={slides.map((slide, i) => <Banner key={slide.image} slide={slide} first={i === 0} />)}
    />
  );
}

function Banner({ slide: { image, title, text, link }, first }: { slide: Slide; first: boolean }) {
  return (
    <div className="relative h-full">
      <Picture
        src={image}
        alt={title}
        width={1600}
        height={500}
        sizes="(min-width: 1280px) 960px, 100vw"
        main={first}
        className="aspect-[16/5] w-full"
      />
      {(title || text) && (
        <div className="px-5 py-4">
          {title && <p className="text-md font-semibold">{title}</p>}
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
      )}
      {link && (
        <SlideLink link={link} className="absolute inset-0">
          <span className="sr-only">{title || link}</span>
        </SlideLink>
      )}
    </div>
  );
}
