import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSite } from '../shell/site.tsx';

/** The banners lead to the member centre; what they show is on offer today. */
export function Banners({ pictures }: { pictures: string[] }) {
  const { words, office } = useSite();
  const { banners } = words.home;
  const slides = [
    { ...banners.source, href: office('/register.html'), back: 'bg-jade-dark' },
    { ...banners.sell, memberAction: undefined, href: office('/products/new/step1'), back: 'tone-2' },
    { ...banners.lead, memberAction: undefined, href: office('/'), back: 'tone-1' },
  ];
  return (
    <Carousel
      label={banners.label}
      words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
      className="min-w-0 overflow-hidden rounded-lg md:max-xl:h-[340px]"
      slides={slides.map((slide, i) => (
        <div
          key={slide.title}
          className={`on-deep corrugated ${slide.back} grid h-full text-paper max-md:grid-rows-[1fr_auto] md:grid-cols-[1fr_auto] md:items-center xl:grid-cols-1 xl:grid-rows-[1fr_auto]`}
        >
          <div className="px-6 pt-8 md:px-10 md:py-8 xl:px-12 xl:pb-2">
            <p className="max-w-[24ch] text-xxl font-bold tracking-[-0.02em] text-balance">{slide.title}</p>
            <p className="mt-4 mb-8 max-md:mb-6 max-w-[42ch] text-md">{slide.text}</p>
            <ButtonLink
              href={slide.href}
              look="quiet"
              size="lg"
              className={slide.memberAction && 'guests-only'}
            >
              {slide.action}
            </ButtonLink>
            {slide.memberAction && (
              <ButtonLink href={office('/')} look="quiet" size="lg" className="members-only">
                {slide.memberAction}
              </ButtonLink>
            )}
          </div>
          <Collage pictures={pictures.slice(i * 3, i * 3 + 3)} eager={i === 0} />
        </div>
      ))}
    />
  );
}

/** Three in a row; between phone and large screen a large one above two small ones. */
function Collage({ pictures, eager }: { pictures: string[]; eager: boolean }) {
  if (pictures.length === 0) return null;
  return (
    <div className="flex gap-3 max-md:mt-6 max-md:gap-2 max-md:px-6 max-md:pb-3 md:max-xl:mr-16 md:max-xl:grid md:max-xl:w-[200px] md:max-xl:grid-cols-2 xl:px-12 xl:pb-8">
      {pictures.map((picture, i) => (
        <div
          key={picture}
          className={`aspect-square overflow-hidden rounded-lg bg-porcelain max-md:w-14 max-md:rounded-md xl:w-24 ${i === 0 ? 'md:max-xl:col-span-2' : ''}`}
        >
          <Picture
            src={picture}
            alt=""
            sizes={
              i === 0
                ? '(min-width: 1280px) 96px, (min-width: 768px) 200px, 56px'
                : '(min-width: 768px) 96px, 56px'
            }
            main={eager && i === 0}
            eager={eager}
            className="size-full"
          />
        </div>
      ))}
    </div>
  );
}
