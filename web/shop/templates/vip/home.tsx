import type { ShopPages } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { FactTable } from '../../../storefront/supplier/fact-table.tsx';
import { langAttribute } from '../../../storefront/text/lang-attribute.ts';
import { MoreLink } from '../../../ui/link.tsx';
import { Layout } from '../../layout.tsx';
import { FigureBar, VerifiedNote } from '../../parts/company/proof.tsx';
import { QuickContact } from '../../parts/company/quick-contact.tsx';
import { type ContentSection, isBanner, SectionContent, useMore } from '../../parts/section.tsx';
import { Band } from './band.tsx';
import { Hero } from './hero.tsx';

/** The claim, the proof, and then what the seller shows in the seller's order. */
export function Home({ products, sections, ...shop }: ShopPages['home']) {
  const { company } = shop;
  const others = sections.filter((section) => !isBanner(section));
  const slides = sections.filter(isBanner).flatMap((section) => section.slides);
  return (
    <Layout
      shop={shop}
      lead={
        <>
          <Hero
            company={company}
            headline={company.decoration.headline}
            slides={slides}
            products={products}
          />
          <div className="relative mx-auto -mt-7 max-w-page px-6 max-md:mt-4 max-md:px-4">
            <FigureBar shop={shop} most={6} />
          </div>
          {others.map((section, i) => (
            <Part key={section.id} section={section} name={company.name} white={i % 2 === 1} />
          ))}
          <Introduction shop={shop} white={others.length % 2 === 1} />
        </>
      }
    >
      {null}
    </Layout>
  );
}

function Part({ section, name, white }: { section: ContentSection; name: string; white: boolean }) {
  const more = useMore(section);
  return (
    <Band
      id={`section-${section.id}`}
      title={section.title}
      white={white}
      more={more && <MoreLink href={more.href}>{more.name}</MoreLink>}
    >
      <SectionContent section={section} name={name} />
    </Band>
  );
}

function Introduction({
  shop: { company },
  white,
}: {
  shop: Pick<ShopPages['home'], 'company'>;
  white: boolean;
}) {
  const { words, lang, to } = useSite();
  const { introduction, about } = words.shop;
  return (
    <Band
      id="introduction"
      title={introduction}
      white={white}
      more={<MoreLink href={to('/about.html')}>{about}</MoreLink>}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_320px]">
        <div>
          <VerifiedNote company={company} className="mb-3" />
          <p
            lang={langAttribute(company.desc, lang)}
            className="line-clamp-[8] max-w-[78ch] text-md leading-8 whitespace-pre-line"
          >
            {company.desc}
          </p>
          <FactTable company={company} most={8} />
        </div>
        <QuickContact company={company} />
      </div>
    </Band>
  );
}
