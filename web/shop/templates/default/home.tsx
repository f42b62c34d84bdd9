import type { ShopPages } from '../../../../contract/pages.ts';
import { ProductGrid } from '../../../storefront/lists/product-card.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { FactTable } from '../../../storefront/supplier/fact-table.tsx';
import { langAttribute } from '../../../storefront/text/lang-attribute.ts';
import { Card } from '../../../ui/card.tsx';
import { MoreLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Layout } from '../../layout.tsx';
import { BannerSlides } from '../../parts/banner-slides.tsx';
import { FigureBar, VerifiedNote } from '../../parts/company/proof.tsx';
import { Side } from '../../parts/company/side.tsx';
import { type ContentSection, isBanner, SectionContent, useMore } from '../../parts/section.tsx';

/** Plain and complete: who it is at the left, what it shows in the order in which buyers ask for it. */
export function Home({ products, sections, ...shop }: ShopPages['home']) {
  const { words, to } = useSite();
  const { company } = shop;
  const others = sections.filter((section) => !isBanner(section));
  const showsProducts = others.some(({ type }) => type === 'featured');
  return (
    <Layout shop={shop}>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[280px_1fr]">
        <div className="max-lg:order-last lg:sticky lg:top-6">
          <Side company={company} heading />
        </div>
        <div className="min-w-0">
          <BannerSlides slides={sections.filter(isBanner).flatMap(({ slides }) => slides)} />
          <div className="mt-6 first:mt-0">
            <FigureBar shop={shop} most={4} />
          </div>
          <Introduction shop={shop} />
          {!showsProducts && (
            <Section
              id="products"
              title={words.shop.newProducts}
              more={<MoreLink href={to('/productlist.html')}>{words.common.viewMore}</MoreLink>}
            >
              {products.length === 0 ? (
                <EmptyState title={words.shop.empty} />
              ) : (
                <ProductGrid products={products} columns={4} />
              )}
            </Section>
          )}
          {others.map((section) => (
            <Part key={section.id} section={section} name={company.name} />
          ))}
        </div>
      </div>
    </Layout>
  );
}

function Introduction({ shop: { company } }: { shop: Pick<ShopPages['home'], 'company'> }) {
  const { words, lang, to } = useSite();
  const { introduction, about } = words.shop;
  return (
    <Card as="section" aria-labelledby="introduction" className="mt-6 p-7 max-md:p-5">
      <h2 id="introduction" className="text-xl">
        {introduction}
      </h2>
      <VerifiedNote company={company} className="mt-2" />
      <p
        lang={langAttribute(company.desc, lang)}
        className="mt-3 line-clamp-6 leading-7 whitespace-pre-line text-ink-soft"
      >
        {company.desc}
      </p>
      <p className="mt-3">
        <MoreLink href={to('/about.html')}>{about}</MoreLink>
      </p>
      <FactTable company={company} most={8} />
    </Card>
  );
}

function Part({ section, name }: { section: ContentSection; name: string }) {
  const more = useMore(section);
  return (
    <Section
      id={`section-${section.id}`}
      title={section.title}
      more={more && <MoreLink href={more.href}>{more.name}</MoreLink>}
    >
      <SectionContent section={section} name={name} />
    </Section>
  );
}
