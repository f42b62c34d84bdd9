import type { ProductCard } from '../../../contract/card.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useSite } from '../site.tsx';

/** The banners lead to the member centre; what they show is on offer today. */
export function Banners({ pictures }: { pictures: ProductCard[] }) {
  const { words, office } = useSite();
  const { banners } = words.home;
  const slides = [
    { ...banners.source, href: office('/register.html'), back: 'bg-jade-dark' },
    { ...banners.sell, href: office('/products/new/step1'), back: 'tone-2' },
    { ...banners.lead, href: office('/'), back: 'tone-1' },
  ];
  return (
    <Carousel
      label={banners.label}
      words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
      className="overflow-hidden rounded-lg md:h-[440px]"
      slides={slides.map((slide, i) => (
        <div
          key={slide.title}
          className={`on-deep corrugated ${slide.back} grid h-full text-paper max-md:grid-rows-[1fr_auto] md:grid-cols-[1fr_auto] md:items-center`}
        >
          <div className="px-6 pt-8 md:px-10 md:py-8 xl:px-14">
            <p className="max-w-[18ch] text-xxl font-bold tracking-[-0.02em] text-balance xl:text-display">
              {slide.title}
            </p>
            <p className="mt-4 mb-8 max-md:mb-6 max-w-[42ch] text-md">{slide.text}</p>
            <ButtonLink href={slide.href} look="quiet" size="lg">
              {slide.action}
            </ButtonLink>
          </div>
          <Collage pictures={pictures.slice(i, i + 3)} eager={i === 0} />
        </div>
      ))}
    />
  );
}

/** Whole pictures: a large one above two small ones; on a phone three in a row, beside the arrows. */
function Collage({ pictures, eager }: { pictures: ProductCard[]; eager: boolean }) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-3 max-md:mt-6 max-md:flex max-md:gap-2 max-md:px-6 max-md:pb-3 md:w-[257px] md:mr-16">
      {pictures.map((product, i) => (
        <div
          key={product.id}
          className={`aspect-square overflow-hidden rounded-lg bg-porcelain shadow-high max-md:w-14 max-md:rounded-md ${i === 0 ? 'md:col-span-2' : ''}`}
        >
          <Picture
            src={product.image}
            alt=""
            sizes={i === 0 ? '(min-width: 768px) 257px, 56px' : '(min-width: 768px) 123px, 56px'}
            main={eager && i === 0}
            eager={eager}
            className="size-full"
          />
        </div>
      ))}
    </div>
  );
}
