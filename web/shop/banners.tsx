import type { PublicCompany } from '../../contract/company.ts';
import { useSite } from '../storefront/site.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';

const WIDTH = 1600;
const HEIGHT = 500;

/** The banners that the seller uploaded; none, no space for them. */
export function Banners({ company, wide = false }: { company: PublicCompany; wide?: boolean }) {
  const { words } = useSite();
  if (company.banners.length === 0) return null;
  return (
    <Carousel
      label={words.shop.banners}
      words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
      className={`overflow-hidden bg-porcelain ${wide ? '' : 'rounded-lg'}`}
      slides={company.banners.map((src, i) => (
        <Picture
          key={src}
          src={src}
          alt={i === 0 ? company.name : ''}
          width={WIDTH}
          height={HEIGHT}
          sizes={wide ? '100vw' : '(min-width: 1280px) 1232px, 100vw'}
          main={i === 0}
          className="aspect-[16/5] w-full"
        />
      ))}
    />
  );
}
