import type { HomeBanner } from '../../../contract/pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSite } from '../shell/site.tsx';

const TONES = ['bg-jade-dark', 'tone-2', 'tone-1'];
const ONLY = { all: undefined, guests: 'guests-only', members: 'members-only' } as const;

/** The carousel of spec P2.5. A banner without a picture of its own shows `pictures` of what is on offer, three each. */
export function Banners({ banners, pictures }: { banners: HomeBanner[]; pictures: string[] }) {
  const { words, office, to } = useSite();
  if (banners.length === 0) return null;
  const plain = banners.filter(({ image }) => !image);
  return (
    <Carousel
      label={words.home.banners.label}
      words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
      className="min-w-0 overflow-hidden rounded-lg md:max-xl:h-[340px]"
      slideClasses={banners.map(({ audience }) => ONLY[audience])}
      slides={banners.map((banner, i) => {
        const from = plain.indexOf(banner) * 3;
        return (
          <div
            key={banner.id}
            className={`on-deep corrugated ${TONES[i % TONES.length]} grid h-full text-paper max-md:grid-rows-[1fr_auto] md:grid-cols-[1fr_auto] md:items-center xl:grid-cols-1 xl:grid-rows-[1fr_auto]`}
          >
            <div className="px-6 pt-8 md:px-10 md:py-8 xl:px-12 xl:pb-2">
              <p className="max-w-[24ch] text-xxl font-bold tracking-[-0.02em] text-balance">
                {banner.title}
              </p>
              {banner.text && <p className="mt-4 max-w-[42ch] text-md">{banner.text}</p>}
              <ButtonLink
                href={banner.site === 'office' ? office(banner.path) : to(banner.path)}
                look="quiet"
                size="lg"
                className="mt-8 max-md:mt-6"
              >
                {banner.action}
              </ButtonLink>
            </div>
            {banner.image ? (
              <div className="max-md:mt-6 max-md:px-6 max-md:pb-3 md:max-xl:mr-16 xl:px-12 xl:pb-8">
                <Picture
                  src={banner.image.url}
                  alt={banner.image.alt}
                  sizes="(min-width: 1280px) 480px, (min-width: 768px) 280px, 340px"
                  main={i === 0}
                  eager={i === 0}
                  className="h-32 w-full rounded-lg object-cover md:max-xl:h-[240px] md:max-xl:w-[280px] xl:h-36"
                />
              </div>
            ) : (
              <Collage pictures={pictures.slice(from, from + 3)} eager={i === 0} />
            )}
          </div>
        );
      })}
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
