import type { PortalPages } from '../../../contract/pages.ts';
import { MAX_TARGETS } from '../../../domain/deal/enquiry.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { RecentlyViewed } from '../../storefront/lists/recently-viewed.tsx';
import { SaveButton } from '../../storefront/lists/save-button.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { SupplierCard } from '../../storefront/supplier/supplier-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';

/** What the visitor saved in this browser; the script leads a member to the list of the account. */
export function SavedPage({ products, suppliers, searches, gone }: PortalPages['saved']) {
  const { words, lang, to, exactly, office } = useSite();
  const { saved } = words;
  const back = new URLSearchParams({ from: office('/saved/products') });
  const isEmpty = products.length + suppliers.length + searches.length === 0;
  return (
    <Layout>
      <div data-saved-page="" className="py-10 max-md:py-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-[680px]">
            <h1 className="text-xxl max-md:text-xl">{saved.title}</h1>
            <p className="mt-2 text-ink-soft">{saved.lead}</p>
            {gone > 0 && (
              <p className="mt-2 text-ink-soft">
                {gone === 1 ? saved.oneGone : fill(saved.gone, { n: gone })}
              </p>
            )}
            <p className="mt-2 text-ink-soft js:hidden">{saved.noScript}</p>
          </div>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={office(`${lang === 'zh' ? '' : '/en'}/login.html?${back}`)}>
              {saved.signIn}
            </ButtonLink>
            <ButtonLink href={office('/register.html')} look="outline">
              {saved.join}
            </ButtonLink>
          </p>
        </div>
        {isEmpty && (
          <div className="mt-6">
            <EmptyState icon="heart" title={saved.empty} text={saved.emptyText}>
              <ButtonLink href={to('/All')}>{saved.browse}</ButtonLink>
            </EmptyState>
          </div>
        )}
      </div>
      {products.length > 0 && (
        <Section id="saved-products" title={saved.products}>
          <ProductGrid products={products} columns={5} eager={5} />
          <p className="mt-5">
            <ButtonLink href={to(`/enquiry?ids=${idsOf(products)}`)} look="accent" rel="nofollow">
              {products.length > MAX_TARGETS
                ? fill(saved.enquireFirst, { n: MAX_TARGETS })
                : products.length === 1
                  ? saved.enquireOne
                  : saved.enquireAll}
            </ButtonLink>
          </p>
        </Section>
      )}
      {suppliers.length > 0 && (
        <Section id="saved-suppliers" title={saved.suppliers}>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {suppliers.map((supplier) => (
              <li key={supplier.id} className="flex flex-col">
                <div className="grow">
                  <SupplierCard supplier={supplier} />
                </div>
                <SaveButton kind="suppliers" thing={supplier.id} name={supplier.name} className="mt-2" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {searches.length > 0 && (
        <Section id="saved-searches" title={saved.searches}>
          <Card as="ul" className="divided">
            {searches.map(({ kind, address, text }) => (
              <li key={address} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
                <span className="min-w-0">
                  <a
                    href={(kind === 'product' ? exactly : to)(address)}
                    className="font-semibold text-jade hover:underline"
                  >
                    {text}
                  </a>{' '}
                  <span className="text-sm text-ink-faint">{saved.kinds[kind]}</span>
                </span>
                <SaveButton kind="searches" thing={address} size="sm" />
              </li>
            ))}
          </Card>
        </Section>
      )}
      <RecentlyViewed />
    </Layout>
  );
}

const idsOf = (products: PortalPages['saved']['products']) =>
  products
    .slice(0, MAX_TARGETS)
    .map(({ id }) => id)
    .join(',');
