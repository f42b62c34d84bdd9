import type { PublicCompany } from '../../../../contract/company/company.ts';
import type { ProductCard } from '../../../../contract/schema/card.ts';
import { mainProductsText } from '../../../storefront/shell/names.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { langAttribute } from '../../../storefront/text/lang-attribute.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Carousel } from '../../../ui/picture/carousel.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ContactLink } from '../../frame/contact-link.tsx';
import type { BannerSection } from '../../parts/section.tsx';
import { SlideLink } from '../../parts/slide-link.tsx';

type Slide = BannerSection['slides'][number];

/** What the shop opens with: its claim on its colour, beside its pictures; without banners beside its products. */
export function Hero({
  company,
  headline,
  slides,
  products,
}: {
  company: PublicCompany;
  headline: string;
  slides: Slide[];
  products: ProductCard[];
}) {
  const { words } = useSite();
  const { common, shop } = words;
  return (
    <section aria-labelledby="headline" className="grid bg-jade md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Claim company={company} headline={headline} />
      {slides.length > 0 ? (
        <Carousel
          label={shop.banners}
          words={{ previous: common.previousSlide, next: common.nextSlide }}
          className="max-md:order-first"
          slides={slides.map((slide, i) => <HeroSlide key={slide.image} slide={slide} first={i === 0} />)}
        />
      ) : (
        <Collage products={products.slice(0, 4)} />
      )}
    </section>
  );
}

function Claim({ company, headline }: { company: PublicCompany; headline: string }) {
  const { words, to, lang } = useSite();
  const { shop } = words;
  const main = company.basicinformation['Main Products'];
  return (
    <div className="on-deep corrugated flex flex-col justify-center py-14 pr-10 pl-[max(1.5rem,calc((100vw-var(--container-page))/2+1.5rem))] text-paper max-md:px-4 max-md:py-9">
      <h1
        id="headline"
        lang={langAttribute(headline || company.name, lang)}
        className="max-w-[18ch] text-display text-balance max-lg:text-xxl"
      >
        {headline || company.name}
      </h1>
      {main && <p className="mt-4 max-w-[46ch] text-md leading-7">{mainProductsText(main, words)}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <ContactLink look="quiet" size="lg" className="max-md:hidden">
          {shop.contactNow}
        </ContactLink>
        <ButtonLink
          href={to('/productlist.html')}
          size="lg"
          className="border-paper! bg-transparent! text-paper hover:bg-paper! hover:text-jade"
        >
          {shop.seeProducts}
        </ButtonLink>
      </div>
    </div>
  );
}

function HeroSlide({ slide: { image, title, text, link }, first }: { slide: Slide; first: boolean }) {
  return (
    <figure className="relative h-full min-h-[400px] max-md:aspect-[16/9] max-md:h-auto max-md:min-h-0">
      <Picture
        src={image}
        alt={title}
        width={1600}
        height={900}
        // a banner is about three times as wide as high: filling the height it is wider than its place
        sizes="(min-width: 768px) 100vw, 150vw"
        main={first}
        // gives the place no height of its own, which is not known before it has come
        className="absolute inset-0 size-full"
      />
      {(title || text) && (
        <figcaption className="absolute bottom-12 left-0 max-w-[80%] bg-jade px-5 py-3 text-paper max-md:bottom-0 max-md:max-w-full">
          {title && <p className="font-semibold">{title}</p>}
          {text && <p className="line-clamp-2 text-sm">{text}</p>}
        </figcaption>
      )}
      {link && (
        <SlideLink link={link} className="absolute inset-0">
          <span className="sr-only">{title || link}</span>
        </SlideLink>
      )}
    </figure>
  );
}

function Collage({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return <div className="bg-jade-tint max-md:hidden" />;
  return (
    <div className="grid grid-cols-2 gap-px bg-line max-md:order-first max-md:grid-cols-4">
      {products.map(({ id, image }, i) => (
        <Picture
          key={id}
          src={image}
          alt=""
          sizes="(min-width: 768px) 29vw, 25vw"
          main={i === 0}
          eager
          className="aspect-[3/2] size-full max-md:aspect-square"
        />
      ))}
    </div>
  );
}
