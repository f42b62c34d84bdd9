import type { PortalPages } from '../../../contract/pages.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';

import { areDifferent } from '../../../domain/product/product-comparison.ts';
import { BarLink } from '../../storefront/frame/action-bar.tsx';
import { Layout } from '../../storefront/frame/layout.tsx';
import { UnclearNumbers, useUnclear } from '../../storefront/price/unclear-number.tsx';
import { productPath } from '../../storefront/shell/addresses.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { CompareTable } from '../compare/compare-table.tsx';
import { comparedRows } from '../compare/rows.tsx';

type Props = PortalPages['compare'];

/** Up to five products side by side (decision 27); every button is a link or a form, so it works without script. */
export function ComparePage({ products, qualifications, gone, tooMany, ...asked }: Props) {
  const site = useSite();
  const { words, to } = site;
  const { compare: w } = words;
  const notes = [gone.length > 0 && w.missing, tooMany && w.tooMany].filter((note) => note !== false);
  // one product differs from nothing
  const onlyDifferences = asked.onlyDifferences && products.length > 1;
  const all = comparedRows(products, qualifications, site);
  const rows = onlyDifferences ? all.filter(({ values }) => areDifferent(values)) : all;
  const ids = products.map(({ id }) => id);
  const href = useCompareHref();
  const ask = {
    href: to(`/enquiry?ids=${ids.join(',')}`),
    label: products.length === 1 ? w.askOne : w.askAll,
  };
  return (
    <Layout action={products.length > 0 ? <BarLink {...ask} icon="mail" /> : undefined}>
      <div className="py-10 max-md:py-6" data-gone={gone.join(',')}>
        <h1 className="text-xxl">{w.title}</h1>
        <p className="mt-2 text-ink-soft">{w.intro}</p>
        {notes.map((note) => (
          <p key={note} role="status" className="mt-4 rounded-md bg-warning-tint px-4 py-3">
            {note}
          </p>
        ))}
        {products.length === 0 ? (
          <div className="mt-6">
            <EmptyState icon="grid" title={w.empty} text={w.emptyText}>
              <ButtonLink href={to('/All')}>{w.browse}</ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <>
            <div className="mt-6 mb-4 flex flex-wrap items-center gap-3 text-sm">
              <QuantityForm ids={ids} onlyDifferences={onlyDifferences} />
              {products.length > 1 && (
                <a
                  href={href(ids, !onlyDifferences)}
                  className="inline-flex min-h-9 items-center text-jade underline"
                >
                  {onlyDifferences ? w.everything : w.onlyDifferences}
                </a>
              )}
              <ButtonLink href={ask.href} look="accent" className="ml-auto max-md:hidden">
                <Icon name="mail" size={18} />
                {ask.label}
              </ButtonLink>
            </div>
            <CompareTable
              products={products}
              rows={rows}
              head={(product) => (
                <Head
                  product={product}
                  without={href(
                    ids.filter((id) => id !== product.id),
                    onlyDifferences,
                  )}
                />
              )}
            />
            {onlyDifferences && rows.length === 0 && <p className="mt-4">{w.nothingDiffers}</p>}
          </>
        )}
      </div>
    </Layout>
  );
}

/** The address of a comparison. */
function useCompareHref() {
  const { to } = useSite();
  return (ids: readonly number[], onlyDifferences: boolean) => {
    const query = new URLSearchParams({
      ...(ids.length > 0 && { ids: ids.join(',') }),
      ...(onlyDifferences && ids.length > 1 && { differences: '1' }),
    });
    return to(`/compare${query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : ''}`);
  };
}

function QuantityForm({ ids, onlyDifferences }: { ids: readonly number[]; onlyDifferences: boolean }) {
  const { words, orderQuantity, to } = useSite();
  const { price: w } = words;
  const unclear = useUnclear('quantity');
  return (
    <form action={to('/compare')} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="ids" value={ids.join(',')} />
      {onlyDifferences && <input type="hidden" name="differences" value="1" />}
      <label htmlFor="compare-needed" className="font-semibold">
        {w.need}
      </label>
      <input
        id="compare-needed"
        name="quantity"
        inputMode="numeric"
        defaultValue={orderQuantity ?? unclear?.text}
        aria-invalid={unclear ? true : undefined}
        className="h-10 w-28 rounded-md border border-line-strong bg-paper px-2"
      />
      <Button type="submit" look="quiet">
        {w.apply}
      </Button>
      <UnclearNumbers names={['quantity']} />
    </form>
  );
}

function Head({ product, without }: { product: PublicProduct; without: string }) {
  const { words, lang, to, shop } = useSite();
  const { compare: w } = words;
  return (
    <>
      <a href={to(productPath(product.id))} className="group block">
        <span className="mb-2 block aspect-square w-full max-w-44 overflow-hidden rounded-md bg-porcelain">
          <Picture src={product.main_image} alt="" sizes="176px" eager className="size-full" />
        </span>
        <span
          lang={langAttribute(product.title, lang)}
          className="line-clamp-3 leading-snug group-hover:text-jade group-hover:underline"
        >
          {product.title}
        </span>
      </a>
      <a
        href={shop(product.company.domain)}
        className="mt-1.5 block text-xs font-normal text-ink-soft hover:text-jade hover:underline"
      >
        {product.company.name}
      </a>
      <a
        href={without}
        data-uncompare={product.id}
        className="mt-2 inline-flex min-h-6 items-center gap-1 text-xs font-normal text-ink-soft hover:text-danger"
      >
        <Icon name="close" size={14} />
        {w.remove}
        <span className="sr-only">: {product.title}</span>
      </a>
    </>
  );
}
