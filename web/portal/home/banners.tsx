import type { ProductCard } from '../../../contract/product-card.ts';
import { useSite } from '../../catalogue/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';

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
      className="h-[440px] overflow-hidden rounded-lg max-md:h-[400px]"
      slides={slides.map((slide, i) => (
        <div
          key={slide.title}
          className={`on-deep corrugated ${slide.back} grid h-full items-center text-paper md:grid-cols-[1fr_280px] xl:grid-cols-[1fr_400px]`}
        >
          <div className="px-8 md:px-14">
            <p className="max-w-[18ch] text-xxl font-bold tracking-[-0.02em] text-balance xl:text-display">
              {slide.title}
            </p>
            <p className="mt-4 mb-8 max-w-[42ch] text-md">{slide.text}</p>
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

function Collage({ pictures, eager }: { pictures: ProductCard[]; eager: boolean }) {
  const [large, ...small] = pictures;
  if (!large) return null;
  return (
    <div className="grid h-full grid-rows-2 gap-3 py-16 pr-14 max-md:hidden xl:grid-cols-[1fr_132px] xl:py-10 xl:pr-16">
      <div className="row-span-2 overflow-hidden rounded-lg bg-porcelain shadow-high">
        <Picture src={large.image} alt="" sizes="320px" main={eager} className="size-full" />
      </div>
      {small.map((product) => (
        <div key={product.id} className="max-xl:hidden overflow-hidden rounded-lg bg-porcelain shadow-high">
          <Picture src={product.image} alt="" sizes="160px" eager={eager} className="size-full" />
        </div>
      ))}
    </div>
  );
}
